import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type TakenMail = { from: string; to: string[]; data: string }
export type MailServer = {
  port: number
  url: string
  taken: TakenMail[]
  stop(): Promise<void>
}

type Facts = {
  port?: number
  /** What a refused recipient is answered with: `550 no such mailbox`. */
  refusal?: string
  /** Who is refused; everybody where a refusal is named alone. */
  refuse?: RegExp
  /** Takes mail from this user alone. */
  user?: { name: string; password: string }
  /** TLS from the first byte, by a certificate that nobody vouches for. */
  secure?: boolean
  /** Offers STARTTLS by the same certificate. */
  startTls?: boolean
}

/** A real mail server on the loopback, which takes every mail but for what is said. */
export async function startSmtpServer({ port = 0, ...facts }: Facts = {}): Promise<MailServer> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({ ...optionsOf(facts), onData })
  function onData(...[stream, session, done]: Parameters<Required<SMTPServerOptions>['onData']>) {
    const { mailFrom, rcptTo } = session.envelope
    void text(stream).then((data) => {
      const from = mailFrom ? mailFrom.address : ''
      taken.push({ from, to: rcptTo.map(({ address }) => address), data })
      done()
    })
  }
  // A client that hangs up in the middle.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const bound = (listening.address() as AddressInfo).port
  return {
    port: bound,
    url: `${facts.secure ? 'smtps' : 'smtp'}://127.0.0.1:${bound}`,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function optionsOf({ user, secure = false, startTls = false, ...facts }: Omit<Facts, 'port'>) {
  const { refusal = '550 no such mailbox', refuse = facts.refusal ? /./ : /(?!)/ } = facts
  return {
    secure,
    hideSTARTTLS: !startTls,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(user ? [] : ['AUTH'])],
    authOptional: !user,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth({ username, password }, _, done) {
      if (username === user?.name && password === user?.password) done(null, { user: username })
      else done(new Error('535 not you'))
    },
    onRcptTo({ address }, _, done) {
      if (!refuse.test(address)) return done()
      const responseCode = Number(refusal.slice(0, 3))
      done(Object.assign(new Error(refusal.slice(4)), { responseCode }))
    },
  } satisfies SMTPServerOptions
}
