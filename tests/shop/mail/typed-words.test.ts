import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { markConfirmed } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { readAddress, readAddressName } from '#app/shop/customers/addresses/address.schema.ts'
import { countries } from '#app/i18n/markets.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { expireOrders } from '#app/shop/ordering/fulfilment/expire-orders.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { readDeclaration } from '#app/shop/ordering/returns/withdrawal.schema.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { mailsAbout, orderOf, pay } from '../orders/placed.ts'

const now = Date.now()
/** In every field that takes words, each with a sign of its own. */
const typed = {
  name: 'Sperrung Eins',
  addressLine1: 'Sperrung Zwei 2',
  addressLine2: 'Sperrung Drei 3',
  city: 'Sperrung Vier',
  region: 'Sperrung Sechs',
}
const note = 'Sperrung Fünf'
const telephone = '+91 80 5550 1234'
const canary = /Sperrung|5550 1234/

type Buyer = { email: string; language: Language; customer?: string }

async function ordered({ email, language, customer }: Buyer, product: string, quantity = 1) {
  const owner = customer && ownerOf(customer)
  const wanted = [{ productId: product, quantity }]
  const visitor = await aVisitor(wanted, { language, ...(owner && { visitor: owner }) })
  const placing = await aPlacing(visitor, { language })
  const address = { ...placing.details.address, ...typed }
  const placed = await placeOrder({
    ...placing,
    details: { ...placing.details, email, telephone, ebookConsent: true, address },
    ...(customer && { account: { customer, keepsAddress: false } }),
  })
  if (!placed.ok) throw new Error('not placed')
  return placed.number
}

/** Orders that end in every way that a mail tells of; answers with all mails to their buyer. */
async function allMails(buyer: Buyer) {
  const sent = await ordered(buyer, await aBook({ stock: 9 }), 2)
  await pay(sent)
  await packOrder(sent, now)
  await shipOrder(sent, [{ carrier: 'dhl', code: '00340434' }], now)
  await deliverOrder(sent, now)
  const returned = { lines: [{ position: 0, quantity: 1 }], reason: 'damaged', note } as const
  await announceReturn(
    await orderOf(sent),
    { ...returned, lines: [...returned.lines], language: buyer.language },
    now,
  )
  const cut = await ordered(buyer, await aBook({ stock: 9 }), 2)
  await cancelLines(cut, [{ position: 0, quantity: 1 }], now)
  await cancelOrder(cut, 'buyer', now)
  await ordered(buyer, await aBook())
  await ordered(buyer, await eBookWithFile())
  await expireOrders(now + 15 * dayMs)
  return db.read.selectFrom('outbox').selectAll().where('recipient', '=', buyer.email).execute()
}

describe.each(languages)('mails in %s', (language) => {
  test('to an address that nobody confirmed repeat no word that was typed', async () => {
    const mails = await allMails({ email: newEmail(), language })
    const kinds = new Set(mails.map(({ kind }) => kind))
    for (const kind of ['order', 'payment', 'dispatch', 'return', 'lines-cancelled', 'expired'])
      expect(kinds).toContain(kind)
    for (const { subject, text, html } of mails)
      for (const printed of [subject, text, html]) expect(printed).not.toMatch(canary)
  })

  test('about files alone say that the name is on the page, and of no address', async () => {
    const email = newEmail()
    const number = await ordered({ email, language }, await eBookWithFile())
    const [mail] = await mailsAbout(number, 'order')
    const t = translator(language)
    expect(mail!.text).toContain(t('mail.order.nameOnPage'))
    expect(mail!.text).not.toContain(t('mail.order.addressOnPage'))
  })

  test('to an account that is not confirmed neither', async () => {
    const email = newEmail()
    const mails = await allMails({ email, language, customer: await aCustomer(email) })
    for (const { subject, text, html } of mails)
      for (const printed of [subject, text, html]) expect(printed).not.toMatch(canary)
  })

  test('to a confirmed address greet by name, and to another of the same customer they do not', async () => {
    const email = newEmail()
    const customer = await aCustomer(email)
    await db.write((trx) => markConfirmed(trx, customer, now))
    const own = await allMails({ email, language, customer })
    const texts = own.filter(({ kind }) => kind === 'order').map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining(typed.name))
    expect(texts).toContainEqual(expect.stringContaining(typed.addressLine1))
    for (const { text, html } of await allMails({ email: newEmail(), language, customer }))
      for (const printed of [text, html]) expect(printed).not.toMatch(canary)
  })
})

const hostile = [
  'Verify at evil-site.com',
  'evil-site.com',
  'https://evil-site.com',
  'www.evil-site.com/x',
  'Account locked, write to thief@evil-site.com',
  'thief@evil',
  'Call @thief on Telegram',
  'thief＠evil',
  'thief﹫evil',
  'Asha @ home',
  'Pay 198.51.100.7 now',
  'evil-site．com',
]
const harmless = ['Asha Raghavan', 'H.No.12/3', 'Opp.SBI/ATM', 'Dr.Müller/Schmidt', 'M.G.Road']
const lines = ['name', 'addressLine1', 'addressLine2', 'city', 'region'] as const

const anAddress = {
  name: 'Asha',
  addressLine1: '14 Lantern Lane',
  city: 'Bengaluru',
  region: 'Karnataka',
}

describe('a name or a line of an address', () => {
  test.each(hostile)('is never %j', (text) => {
    for (const country of countries)
      for (const field of lines) {
        const read = readAddress({ ...anAddress, [field]: text }, country)
        const faults = read.ok ? {} : read.faults
        const isDropped = read.ok ? read.address[field] === null : false
        if (!isDropped && !(field === 'region' && faults.region === undefined))
          expect(faults[field], `${field} in ${country}`).toBe('link')
      }
    expect(readAddressName({ name: text }, 'DE').ok).toBe(false)
    const declared = new URLSearchParams({ name: text, order: 'ABCDEFGH', email: 'a@b.example' })
    expect(readDeclaration(declared).ok).toBe(false)
  })

  test.each(harmless)('may be %j', (text) => {
    expect(readAddressName({ name: text }, 'DE').ok).toBe(true)
    for (const field of lines) {
      const read = readAddress({ ...anAddress, [field]: text }, 'IN')
      expect(read.ok ? undefined : read.faults[field]).toBeUndefined()
    }
  })
})
