import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type TakenMail = { from: string; to: string[]; data: string }
export type SmtpServer = {
  url: string
  taken: TakenMail[]
  /** All that clients said, but for the mails themselves. */
  said: string[]
  stop(): Promise<void>
}

/** A mail server on the loopback that takes every mail (RFC 5321), or refuses all at `RCPT` with `refusal`. */
export async function startSmtpServer(refusal?: string): Promise<SmtpServer> {
  const taken: TakenMail[] = []
  const said: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    talk(socket, taken, said, refusal)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    said,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function talk(socket: Socket, taken: TakenMail[], said: string[], refusal: string | undefined) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: TakenMail = { from: '', to: [], data: '' }
  let inData = false
  let waiting = ''

  const answers: Record<string, (line: string) => void> = {
    EHLO: () => say('250 shop.test'),
    MAIL: (line) => {
      mail = { from: line, to: [], data: '' }
      say('250 ok')
    },
    RCPT: (line) => {
      if (refusal) return void say(refusal)
      mail.to.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
      say('250 ok')
    },
    DATA: () => {
      inData = true
      say('354 go on')
    },
    QUIT: () => socket.end('221 bye\r\n'),
  }

  say('220 shop.test')
  socket.on('data', (chunk) => {
    waiting += chunk.toString()
    for (let end; (end = waiting.indexOf('\r\n')) !== -1; waiting = waiting.slice(end + 2)) {
      const line = waiting.slice(0, end)
      if (!inData) {
        said.push(line)
        const answer = answers[line.slice(0, 4).toUpperCase()]
        if (answer) answer(line)
        else say('502 not here')
      } else if (line === '.') {
        inData = false
        taken.push(mail)
        say('250 taken')
      } else mail.data += `${line.replace(/^\./, '')}\r\n`
    }
  })
}
