import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { smtpTransport } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { enqueueMail, sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { readMail } from '../shop/mail/read-mail.ts'
import { startSmtpServer } from '../shop/mail/smtp-server.ts'

const now = Date.now()
const minute = 60_000

const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
})

/** Speaks as a mail server does up to the end of the mail; then `end` says what comes. */
async function startLiar(end: (socket: Socket, mail: string) => void, greeting = '220 hello\r\n') {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.write(greeting)
    let text = ''
    let isMail = false
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (isMail && text.endsWith('\r\n.\r\n')) return end(socket, text)
      if (isMail || !text.endsWith('\r\n')) return
      isMail = /^DATA/i.test(text)
      text = ''
      socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}

async function enqueue() {
  const mail = { kind: 'order', about: String(Math.random()), recipient: 'asha@example.org' }
  const words = { subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' }
  await db.write((trx) => trx.deleteFrom('outbox').execute())
  await db.write((trx) => enqueueMail(trx, { ...mail, ...words }, now))
}
const waiting = async () => (await db.read.selectFrom('outbox').selectAll().execute())[0]!

test('a mail server that hangs up on a whole mail gets it again, under the same id', async () => {
  const heard: string[] = []
  const liar = await startLiar((socket, mail) => {
    heard.push(mail)
    socket.destroy()
  })
  await enqueue()
  expect(await sendDueMail(now, drawAttachments, smtpTransport(liar.url))).toEqual({
    sent: 0,
    failed: 1,
  })
  liar.stop()
  expect(await waiting()).toMatchObject({ sentAt: null, dueAt: now + minute, text: 'Thank you.' })
  const honest = await startSmtpServer()
  expect(await sendDueMail(now + minute, drawAttachments, smtpTransport(honest.url))).toEqual({
    sent: 1,
    failed: 0,
  })
  await honest.stop()
  const idOf = (mail: string) => readMail(mail).headers.get('message-id')
  expect(heard.map(idOf)).toEqual(honest.taken.map(({ data }) => idOf(data)))
})

test.each([
  ['refuses a whole mail for good', '550 no\r\n', undefined],
  ['refuses a whole mail for now', '451 later\r\n', undefined],
  ['speaks another language', '', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
])('a mail server that %s is asked again later', async (_, answer, greeting) => {
  const liar = await startLiar((socket) => socket.write(answer), greeting)
  await enqueue()
  expect(await sendDueMail(now, drawAttachments, smtpTransport(liar.url))).toEqual({
    sent: 0,
    failed: 1,
  })
  liar.stop()
  expect(await waiting()).toMatchObject({ sentAt: null, failedAt: null, dueAt: now + minute })
})

// It is waited for twenty seconds, as it is to.
test.runIf(process.env.LONG)(
  'a mail server that takes a mail and never answers is left after twenty seconds',
  async () => {
    const liar = await startLiar(() => undefined)
    await enqueue()
    expect(await sendDueMail(now, drawAttachments, smtpTransport(liar.url))).toEqual({
      sent: 0,
      failed: 1,
    })
    liar.stop()
    expect((await waiting()).lastError).toMatch(/timeout/i)
  },
  90_000,
)
