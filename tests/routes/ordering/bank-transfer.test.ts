import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { readMail } from '../../shop/mail/read-mail.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { newEmail } from '../../shop/accounts/customers.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop
beforeAll(async () => {
  const changed = await changeShopSettings(
    {
      bankAccount: { holder: 'Probe & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      paymentTransfer: {},
    },
    'settings import',
    Date.now(),
  )
  expect(changed).toEqual({ ok: true })
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.stop())

const bengaluru = { addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' }

const ways = [
  {
    prefix: '',
    order: 'Order with obligation to pay',
    name: 'Bank transfer in advance',
    heading: 'Please transfer the amount',
    until: /waits for your payment until \d/,
    // Banks read the code for euros only, and India pays in rupees.
    code: undefined,
    place: bengaluru,
  },
  {
    prefix: '/fr',
    order: 'Commander avec obligation de paiement',
    name: 'Par virement, à l’avance',
    heading: 'À vous de virer le montant',
    until: /attend votre paiement jusqu’au \d/,
    code: 'GiroCode avec les données de ce virement',
    place: { addressLine1: '3 rue du Phare', postcode: '75011', city: 'Paris' },
  },
  {
    prefix: '/de',
    order: 'Zahlungspflichtig bestellen',
    name: 'Vorkasse per Überweisung',
    heading: 'Bitte überweisen Sie den Betrag',
    until: /wartet bis \d.* auf Ihre Zahlung/,
    code: 'GiroCode mit den Angaben dieser Überweisung',
    place: { addressLine1: 'Turmweg 3', postcode: '04109', city: 'Leipzig' },
  },
] as const

const note = 'section[aria-labelledby=payment-note]'

async function order(product: string, way: (typeof ways)[number], fields = {}) {
  const shopper = new Shopper(fetch, shop.origin, { 'Accept-Language': 'en' })
  const email = newEmail()
  await shopper.post(`${way.prefix}/cart`, { intent: 'cart.add', product })
  await shopper.visit(`${way.prefix}/checkout`)
  await shopper.press(way.order, { email, name: 'Asha', payment: 'transfer', ...fields })
  const number = /order-received\/(\w+)/.exec(shopper.url)?.[1] ?? ''
  return { shopper, email, number }
}

async function mailsTo(email: string) {
  await sendDueMail(Date.now(), drawAttachments)
  const folder = join(process.env.DATA_DIR!, 'mail')
  return readdirSync(folder)
    .map((one) => readMail(readFileSync(join(folder, one), 'utf8')))
    .filter(({ headers }) => headers.get('to') === email)
    .map(({ text }) => text.replace(/\u00a0|\u202f/g, ' '))
}

describe.each(ways)('an order paid in advance by transfer under "$prefix"', (way) => {
  test('shows account, sum, reference and end on its receipt and in its mail', async () => {
    const { shopper, email, number } = await order(await aBook(), way, way.place)
    expect(shopper.text(`${note} h2`)).toBe(way.heading)
    const shown = shopper.text(note)!.replace(/\u00a0|\u202f/g, ' ')
    for (const words of ['Probe & Söhne', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', number])
      expect(shown).toContain(words)
    expect(shown).toMatch(way.until)
    expect(shopper.attr(`${note} svg[role=img]`, 'aria-label')).toBe(way.code)
    const [mail] = await mailsTo(email)
    for (const words of ['Probe & Söhne', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', number])
      expect(mail).toContain(words)
    expect(mail).toContain(way.name)
    expect(mail).toMatch(way.until)
  })
})

describe('an order paid in advance', () => {
  test('is not packed before it is paid, and the command opens it', async () => {
    const { shopper, number } = await order(await aBook(), ways[0], bengaluru)
    expect(await packOrder(number, Date.now())).toEqual({ ok: false, reason: 'unpaid' })
    expect((await runLine(runPaid, number)).code).toBe(0)
    await shopper.visit(shopper.url)
    expect(shopper.text(note)).toBeUndefined()
    expect(shopper.text('main')).toContain('Bank transfer in advance · Paid')
    expect(await packOrder(number, Date.now())).toMatchObject({ ok: true })
  })

  test('opens its e-books once it is paid, and a mail follows', async () => {
    const product = await eBookWithFile({ name: 'A lamp' })
    const { shopper, email, number } = await order(product, ways[0], { ebookConsent: 'yes' })
    const opens = 'E-books are available once your payment has arrived'
    expect(shopper.text('.receipt')).toContain(opens)
    expect((await runLine(runPaid, number)).code).toBe(0)
    await shopper.visit(shopper.url)
    expect(shopper.text('.receipt')).not.toContain(opens)
    const mails = await mailsTo(email)
    expect(mails.some((text) => text.includes('You can now download: '))).toBe(true)
  })

  test('promises days for a payment today, and counts them from the payment once it is there', async () => {
    const { shopper, email, number } = await order(await aBook(), ways[0], bengaluru)
    const onCondition = /Arrives .*, if your payment reaches us today/
    expect(shopper.text('.receipt')).toMatch(onCondition)
    expect((await mailsTo(email)).filter((text) => onCondition.test(text))).toHaveLength(1)
    expect((await runLine(runPaid, number, { now: Date.now() + 6 * 86_400_000 })).code).toBe(0)
    const { promisedFrom } = await db.read
      .selectFrom('customerOrder')
      .select('promisedFrom')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(Date.parse(promisedFrom!)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    await shopper.visit(shopper.url)
    expect(shopper.text('.receipt')).toContain('Arrives ')
    expect(shopper.text('.receipt')).not.toMatch(onCondition)
    await sendDueMail(Date.now() + 7 * 86_400_000, drawAttachments)
    expect((await mailsTo(email)).filter((text) => text.includes('Arrives '))).toHaveLength(2)
  })

  test('keeps the account from being removed while it waits', async () => {
    const { number } = await order(await aBook(), ways[0], bengaluru)
    const without = { bankAccount: undefined, paymentTransfer: { on: false } }
    const refused = await changeShopSettings(without, 'settings import', Date.now())
    expect(refused).toMatchObject({
      ok: false,
      faults: [
        {
          sentence: expect.stringMatching(
            /^bankAccount is needed by \d+ orders that wait/,
          ) as string,
        },
      ],
    })
    expect((await runLine(runPaid, number)).code).toBe(0)
  })
})
