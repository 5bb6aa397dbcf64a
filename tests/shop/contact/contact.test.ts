import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { readContact } from '#app/shop/content/contact/contact.schema.ts'
import type { ContactMessage } from '#app/shop/content/contact/contact.ts'
import { sendMessage } from '#app/shop/content/contact/send-message.server.ts'
import { markConfirmed } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { aCustomer, mailsTo, newEmail } from '../accounts/customers.ts'

const now = Date.now()
const typed = { name: 'Asha', email: 'a@example.org', subject: 'An order', message: 'Where is it?' }
const read = (fields: Record<string, string>) => readContact(new URLSearchParams(fields))

describe('the fields of a message', () => {
  test('are taken as typed, tidied', () => {
    expect(
      read({ ...typed, subject: ' An\r\n order\u202e ', message: ' One\r\ntwo\u0000 <b> 😀 ' }),
    ).toEqual({ ok: true, message: { ...typed, message: 'One\ntwo <b> 😀' } })
  })

  test.each([
    ['name', '', 'missing'],
    ['name', '\u200e', 'missing'],
    ['name', 'a'.repeat(101), 'too-long'],
    ['email', '', 'missing'],
    ['email', 'asha', 'email'],
    ['email', 'a@example.org, b@example.org', 'email'],
    ['subject', ' ', 'missing'],
    ['subject', 'a'.repeat(201), 'too-long'],
    ['message', ' \n ', 'missing'],
    ['message', 'a'.repeat(5001), 'too-long'],
  ])('%s "%.20s" is %s', (field, value, fault) => {
    expect(read({ ...typed, [field]: value })).toEqual({ ok: false, faults: { [field]: fault } })
  })

  test('hold as many characters as people count', () => {
    expect(read({ ...typed, message: '😀'.repeat(5000) }).ok).toBe(true)
  })

  test('are all named where all is missing', () => {
    expect(read({})).toEqual({
      ok: false,
      faults: { name: 'missing', email: 'missing', subject: 'missing', message: 'missing' },
    })
  })
})

type Facts = Partial<Omit<Parameters<typeof sendMessage>[1], 'now'>>
const send = (message: ContactMessage, facts: Facts = {}, at = now) =>
  sendMessage(message, {
    token: randomUUID(),
    address: randomUUID(),
    customer: undefined,
    origin: '',
    language: 'en',
    country: 'IN',
    now: at,
    ...facts,
  })

const aMessage = (facts: Partial<ContactMessage> = {}): ContactMessage => ({
  ...typed,
  email: newEmail(),
  ...facts,
})
const storedFrom = (email: string) =>
  db.read.selectFrom('contactMessage').selectAll().where('email', '=', email).execute()
const toSeller = async (words: string) =>
  (await mailsTo('books@example.org')).filter(({ text }) => text.includes(words))

describe('a message to the shop', () => {
  test('is kept, and mailed to the seller in the first language of the shop, answers to who wrote it', async () => {
    const message = aMessage({ subject: 'A <b>bold</b> subject' })
    expect(await send(message, { language: 'de' })).toEqual({ ok: true })
    expect(await storedFrom(message.email)).toMatchObject([
      { ...message, language: 'de', sentAt: now },
    ])
    const [mail, ...others] = await toSeller(message.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      ...{ kind: 'contact', subject: `Message: ${message.subject}`, replyTo: message.email },
    })
    expect(mail!.text).toContain(message.message)
    expect(mail!.text).toContain(`on ${formatMoment(now, 'en', 'Asia/Kolkata')}`)
    expect(mail!.html).toContain('A &lt;b&gt;bold')
  })

  test('sent twice from one form, even at one moment, is one message', async () => {
    const [message, token] = [aMessage(), randomUUID()]
    await Promise.all([
      send(message, { token }),
      send(message, { token }),
      send(message, { token }),
    ])
    expect(await storedFrom(message.email)).toHaveLength(1)
    expect(await toSeller(message.email)).toHaveLength(1)
    expect(await mailsTo(message.email)).toHaveLength(1)
  })

  test('with other words from the same form, or the same words from a new one, is another', async () => {
    const [message, token] = [aMessage(), randomUUID()]
    await send(message, { token })
    await send({ ...message, message: 'Found it.' }, { token })
    await send(message)
    expect(await storedFrom(message.email)).toHaveLength(3)
  })

  test('is confirmed to the address that was typed, with nothing that was typed', async () => {
    const hostile = 'Buy pills at https://evil.example'
    const message = aMessage({ name: hostile, subject: hostile, message: hostile })
    await send(message)
    const [copy] = await mailsTo(message.email)
    expect(copy).toMatchObject({ kind: 'contact-copy', subject: 'We have received your message' })
    expect(copy!.text + copy!.html + copy!.subject).not.toMatch(/pills|evil/)
  })

  test('is repeated to a signed-in customer at their own confirmed address, and there alone', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    const printed = (mails: { text: string }[]) =>
      mails.map(({ text }) => text.includes(typed.message))
    await send(aMessage({ email }), { customer })
    expect(printed(await mailsTo(email))).toEqual([false])
    await db.write((trx) => markConfirmed(trx, customer, now))
    await send(aMessage({ email }))
    expect(printed(await mailsTo(email))).toEqual([false, false])
    const other = aMessage()
    await send(other, { customer })
    expect(printed(await mailsTo(other.email))).toEqual([false])
    await send(aMessage({ email: email.toUpperCase().replace('EXAMPLE.ORG', 'example.org') }), {
      customer,
    })
    const mails = await mailsTo(email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'))
    expect(printed(mails)).toEqual([true])
  })

  test('is confirmed to one address three times a day at most; the messages are taken all the same', async () => {
    const email = newEmail()
    for (let n = 0; n < 5; n++) await send(aMessage({ email, message: `No. ${n}` }))
    expect(await storedFrom(email)).toHaveLength(5)
    expect(await mailsTo(email)).toHaveLength(3)
  })

  test('is refused past ten in 15 minutes from one network, and nothing is kept of it', async () => {
    const [email, address] = [newEmail(), randomUUID()]
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(aMessage({ email, message: `${n}` }), { address })),
    )
    expect(sent.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await storedFrom(email)).toHaveLength(10)
    expect(await send(aMessage({ email }), { address }, now + 15 * 60_000)).toEqual({ ok: true })
  })
})
