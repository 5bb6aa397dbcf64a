import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { smtpTransport, type OutgoingMail } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { enqueueMail, sendDueMail, type NewMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { db } from '#app/database/database.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { readMail } from './read-mail.ts'
import { startSmtpServer } from './smtp-server.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

const aMail = (facts: Partial<NewMail> = {}): NewMail => ({
  kind: 'order',
  about: `about-${Math.random()}`,
  recipient: 'asha@example.org',
  subject: 'Your order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  ...facts,
})

const enqueue = (mail: NewMail = aMail(), at = now) => db.write((trx) => enqueueMail(trx, mail, at))
const rows = () => db.read.selectFrom('outbox').selectAll().orderBy('id').execute()

/** Keeps what it was given; each mail takes a moment, so that workers overlap. */
function keepingTransport() {
  const sent: OutgoingMail[] = []
  return {
    sent,
    send: async (mail: OutgoingMail) => {
      sent.push(mail)
      await sleep(2)
    },
  }
}
const failing = { send: () => Promise.reject(new Error('421 try later')) }

beforeEach(async () => {
  await db.write((trx) => trx.deleteFrom('outbox').execute())
})

describe('the outbox', () => {
  test('sends whom an answer goes to along, and forgets it then', async () => {
    await enqueue(aMail({ replyTo: 'writer@example.org' }))
    const transport = keepingTransport()
    await sendDueMail(now, drawAttachments, transport)
    expect(transport.sent).toMatchObject([{ replyTo: 'writer@example.org' }])
    expect(await rows()).toMatchObject([{ replyTo: null }])
  })

  test('sends a mail once and remembers when', async () => {
    await enqueue()
    const transport = keepingTransport()
    expect(await sendDueMail(now, drawAttachments, transport)).toEqual({ sent: 1, failed: 0 })
    expect(await sendDueMail(now + 60 * minute, drawAttachments, transport)).toEqual({
      sent: 0,
      failed: 0,
    })
    expect(transport.sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: now, lastError: null }])
  })

  test('keeps the words of a mail, whose links open doors, until it is sent and no longer', async () => {
    await enqueue()
    await sendDueMail(now, drawAttachments, failing)
    expect(await rows()).toMatchObject([{ text: 'Thank you.', html: '<p>Thank you.</p>' }])
    await sendDueMail(now + minute, drawAttachments, keepingTransport())
    expect(await rows()).toMatchObject([{ text: '', html: '', subject: 'Your order' }])
  })

  test('holds the same mail about the same thing once', async () => {
    await enqueue(aMail({ about: 'ABCDEFGH' }))
    await enqueue(aMail({ about: 'ABCDEFGH', text: 'again' }))
    expect(await rows()).toMatchObject([{ text: 'Thank you.' }])
  })

  test('is written in the transaction that causes the mail, or not at all', async () => {
    const undone = db.write(async (trx) => {
      await enqueueMail(trx, aMail(), now)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows()).toEqual([])
  })

  test('with several workers sends each mail once', async () => {
    for (let n = 0; n < 30; n++) await enqueue()
    const transport = keepingTransport()
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => sendDueMail(now, drawAttachments, transport)),
    )
    expect(runs.reduce((sum, run) => sum + run.sent, 0)).toBe(30)
    expect(new Set(transport.sent.map((mail) => mail.id)).size).toBe(30)
    expect(transport.sent).toHaveLength(30)
  })

  test('is emptied in one run, batch after batch', async () => {
    for (let n = 0; n < 25; n++) await enqueue()
    const transport = keepingTransport()
    expect(await sendDueMail(now, drawAttachments, transport)).toEqual({ sent: 25, failed: 0 })
    expect(new Set(transport.sent.map((mail) => mail.id)).size).toBe(25)
  })

  test('holds each batch for fifteen minutes from when it is taken', async () => {
    for (let n = 0; n < 11; n++) await enqueue()
    const contents: number[] = []
    const slow = {
      send: async ({ id }: OutgoingMail) => {
        await sleep(5)
        contents.push((await rows()).find((mail) => mail.id === id)!.heldUntil)
      },
    }
    await sendDueMail(now, drawAttachments, slow)
    expect(new Set(contents.slice(0, 10))).toEqual(new Set([now + 15 * minute]))
    expect(contents[10]).toBeGreaterThanOrEqual(now + 15 * minute + 50)
  })

  test('rests where nothing of a whole batch can be sent', async () => {
    for (let n = 0; n < 25; n++) await enqueue()
    expect(await sendDueMail(now, drawAttachments, failing)).toEqual({ sent: 0, failed: 10 })
  })

  test('makes no way out where nothing is to be sent', async () => {
    const made = vi.spyOn(nodemailer, 'createTransport')
    await sendDueMail(now, drawAttachments)
    expect(made).not.toHaveBeenCalled()
    for (let n = 0; n < 11; n++) await enqueue()
    await sendDueMail(now, drawAttachments)
    expect(made).toHaveBeenCalledOnce()
    rmSync(join(process.env.DATA_DIR!, 'mail'), { recursive: true })
  })

  test('tries again in 1, 2, 4 … minutes, at most six hours apart, and gives up after 12 attempts', async () => {
    await enqueue()
    const pauses: number[] = []
    for (let at = now; ;) {
      expect(await sendDueMail(at, drawAttachments, failing)).toEqual({ sent: 0, failed: 1 })
      const [row] = await rows()
      expect(row!.lastError).toContain('421 try later')
      if (row!.failedAt !== null) break
      // Not a moment sooner.
      expect(await sendDueMail(row!.dueAt - 1, drawAttachments, failing)).toEqual({
        sent: 0,
        failed: 0,
      })
      pauses.push((row!.dueAt - at) / minute)
      at = row!.dueAt
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    expect(await sendDueMail(now + 10 ** 10, drawAttachments, failing)).toEqual({
      sent: 0,
      failed: 0,
    })
    expect(takeLoggedErrors()).toEqual([expect.stringContaining('given up after 12 attempts')])
  })

  test('sends the others when one fails', async () => {
    await enqueue(aMail({ recipient: 'bad@example.org' }))
    await enqueue()
    const { sent, send } = keepingTransport()
    const picky = {
      send: (mail: OutgoingMail) =>
        mail.recipient.startsWith('bad') ? failing.send() : send(mail),
    }
    expect(await sendDueMail(now, drawAttachments, picky)).toEqual({ sent: 1, failed: 1 })
    expect(sent).toHaveLength(1)
  })

  test('gives the mail of a worker that died to the next, after fifteen minutes', async () => {
    await enqueue()
    await db.write((trx) =>
      trx
        .updateTable('outbox')
        .set({ heldUntil: now + 15 * minute, attempts: 1 })
        .execute(),
    )
    const transport = keepingTransport()
    expect((await sendDueMail(now + 15 * minute, drawAttachments, transport)).sent).toBe(0)
    expect((await sendDueMail(now + 15 * minute + 1, drawAttachments, transport)).sent).toBe(1)
  })
})

describe('without a mail server', () => {
  test('mails are kept as .eml files that any mail program reads', async () => {
    const hostile = aMail({
      kind: 'order',
      subject: 'Ihre Bestellung für „Größe“ 😀',
      text: 'Grüße\n.\nvon einem Punkt und = und ' + 'x'.repeat(2000),
      html: '<p>Grüße &lt;b&gt;</p>',
    })
    await enqueue(hostile)
    expect(await sendDueMail(now, drawAttachments)).toEqual({ sent: 1, failed: 0 })
    const folder = join(process.env.DATA_DIR!, 'mail')
    const [name, ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^2026-11-21T12-00-00-000Z-order-[\w-]{36}\.eml$/)
    // Whoever else has an account on the machine may not read what opens doors.
    expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const mail = readMail(readFileSync(join(folder, name!), 'utf8'))
    expect(mail.headers.get('from')).toBe('Octavo Books <books@example.org>')
    expect(mail.headers.get('to')).toBe('asha@example.org')
    expect(mail.headers.get('subject')).toBe(hostile.subject)
    expect(mail.headers.get('date')).toBe('Sat, 21 Nov 2026 12:00:00 +0000')
    expect(mail.headers.get('message-id')).toMatch(/^<[\w-]{36}@example\.org>$/)
    expect(mail.text.trim()).toBe(hostile.text)
    expect(mail.html.trim()).toBe(hostile.html)
  })
})

describe('through a mail server', () => {
  test('goes to its recipient, with both texts', async () => {
    const server = await startSmtpServer()
    await enqueue(aMail({ text: 'Merci, Zoé.\n.\nFin' }))
    expect(await sendDueMail(now, drawAttachments, smtpTransport(server.url))).toEqual({
      sent: 1,
      failed: 0,
    })
    await server.stop()
    const [taken] = server.taken
    expect(taken!.from).toBe('books@example.org')
    expect(taken!.to).toEqual(['asha@example.org'])
    const mail = readMail(taken!.data)
    expect(mail.text.trim()).toBe('Merci, Zoé.\n.\nFin')
    expect(mail.html.trim()).toBe('<p>Thank you.</p>')
  })

  test.each([
    ['asha@example.org, all@example.org'],
    ['asha@example.org\r\nRCPT TO:<all@example.org>'],
    ['asha@example.org\r\nBcc: all@example.org'],
    ['Asha <all@example.org>'],
  ])('never goes to a second recipient that hides in %j', async (recipient) => {
    const server = await startSmtpServer()
    await enqueue(aMail({ recipient }))
    await sendDueMail(now, drawAttachments, smtpTransport(server.url))
    await server.stop()
    expect(server.taken.flatMap((mail) => mail.to)).not.toContain('all@example.org')
    for (const { data } of server.taken) expect(readMail(data).headers.has('bcc')).toBe(false)
  })

  test('gets no header from a subject with line ends', async () => {
    const server = await startSmtpServer()
    await enqueue(aMail({ subject: 'Order\r\nBcc: all@example.org\r\n\r\nspam' }))
    await sendDueMail(now, drawAttachments, smtpTransport(server.url))
    await server.stop()
    expect(readMail(server.taken[0]!.data).headers.has('bcc')).toBe(false)
  })

  test('is tried again when the server refuses it, and what it said is kept', async () => {
    const server = await startSmtpServer({ refusal: '550 no such mailbox' })
    await enqueue()
    expect(await sendDueMail(now, drawAttachments, smtpTransport(server.url))).toEqual({
      sent: 0,
      failed: 1,
    })
    await server.stop()
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 1, dueAt: now + minute, sentAt: null, failedAt: null })
    expect(row!.lastError).toContain('550')
  })

  test('is tried again when no server answers', async () => {
    const server = await startSmtpServer()
    await server.stop()
    await enqueue()
    expect(await sendDueMail(now, drawAttachments, smtpTransport(server.url))).toEqual({
      sent: 0,
      failed: 1,
    })
  })
})
