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
  /** Holds the response to a refused recipient, such as `550 no such mailbox`. */
  refusal?: string
  /** Holds the refused recipients; all if only `refusal` is set. */
  refuse?: RegExp
  /** Holds the only user who may send mail. */
  user?: { name: string; password: string }
  /** Is true for TLS from the first byte, with a self-signed certificate. */
  secure?: boolean
  /** Is true if STARTTLS is offered with the same certificate. */
  startTls?: boolean
}

/** Starts a real mail server on the loopback interface, which accepts every mail unless the facts differ. */
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
  // A client may hang up during a mail.
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
