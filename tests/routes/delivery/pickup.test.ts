import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import {
  deliverOrder,
  packOrder,
  shipOrder,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newEmail } from '../../shop/accounts/customers.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop

beforeAll(async () => {
  const changed = await changeShopSettings(
    {
      pickupPlaces: [
        {
          ...{ id: 'leipzig', name: 'Probe Books', addressLine1: 'Karl-Heine-Straße 5' },
          ...{ postcode: '04229', city: 'Leipzig', country: 'DE', days: 1 },
          hours: { en: 'Mon–Fri 10–18', fr: 'lu–ve 10–18', de: 'Mo–Fr 10–18 Uhr' },
        },
      ],
    },
    'delivery pickup add',
    Date.now(),
  )
  expect(changed).toEqual({ ok: true })
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.stop())

async function atCheckout() {
  const shopper = new Shopper(fetch, shop.origin, { 'Accept-Language': 'de' })
  await shopper.visit('/de/?country=DE&currency=EUR')
  await shopper.post('/de/cart', { intent: 'cart.add', product: await aBook({ price: 54_900 }) })
  return shopper.visit('/de/checkout')
}

const fieldsOf = (shopper: Shopper) => ({
  token: shopper.attr('input[name=token]', 'value')!,
  shown: shopper.attr('input[name=shown]', 'value')!,
  ...{ country: 'DE', delivery: 'pickup-leipzig', payment: 'invoice' },
})

/** Chooses to collect the order, and presses the button that calculates again. */
async function collecting(typed: Record<string, string> = {}) {
  const shopper = await atCheckout()
  return shopper.post('/de/checkout', { intent: 'checkout.update', ...fieldsOf(shopper), ...typed })
}

async function ordered(email = newEmail()) {
  const shopper = await collecting()
  const fields = { ...fieldsOf(shopper), email, name: 'Anna Probst' }
  await shopper.post('/de/checkout', { intent: 'order.place', ...fields })
  const [, number = ''] = /order-received\/([^/?]+)/.exec(shopper.url) ?? []
  return { shopper, number, email }
}

const mailsAbout = (number: string) =>
  db.read.selectFrom('outbox').select(['subject', 'text']).where('about', '=', number).execute()

const visibleFields = (shopper: Shopper) =>
  shopper.attrs('.part input:not([type=hidden]):not([type=radio])', 'name')

describe('an order that the buyer collects', () => {
  test('is offered with place, hours and day, after what is sent', async () => {
    const shopper = await atCheckout()
    expect(shopper.attrs('input[name=delivery]', 'value')).toEqual([
      ...['post', 'courier', 'pickup-leipzig'],
    ])
    expect(shopper.attr('input[name=delivery][checked]', 'value')).toBe('post')
    const option = shopper.texts('.option').find((one) => one.includes('Abholung'))
    expect(option).toMatch(
      /^Abholung: Probe Books kostenlos Abholbereit ab .*Karl-Heine-Straße 5, 04229 LeipzigGeöffnet: Mo–Fr 10–18 Uhr$/,
    )
  })

  test('asks for no address, and brings a typed one back with another method', async () => {
    const shopper = await collecting({ name: 'Anna Probst', city: 'Halle' })
    expect(shopper.status).toBe(200)
    expect(visibleFields(shopper)).toEqual(['email', 'telephone', 'name'])
    expect(shopper.text('.sums')).not.toContain('Gratisversand')
    expect(shopper.text('main')).toContain('deshalb brauchen wir keine Lieferadresse')
    expect(shopper.text('main')).toContain('Die Rechnung erhalten Sie bei der Abholung')
    await shopper.press('Summe neu berechnen', { delivery: 'post' })
    expect(shopper.attr('input[name=city]', 'value')).toBe('Halle')
    expect(visibleFields(shopper)).toContain('addressLine1')
  })

  test('is placed without a word of an address, also from a page that still shows its fields', async () => {
    const shopper = await atCheckout()
    const fields = { ...fieldsOf(shopper), email: newEmail() }
    await shopper.post('/de/checkout', { intent: 'order.place', ...fields })
    expect(shopper.status).toBe(422)
    expect(shopper.texts('.error-summary a, .errors a').join()).not.toContain('Straße')
    const again = { ...fieldsOf(shopper), email: newEmail(), name: 'Anna Probst' }
    await shopper.post('/de/checkout', { intent: 'order.place', ...again })
    expect(shopper.url).toContain('/order-received/')
  })

  test('has the place on its receipt, in its mail and in its row', async () => {
    const { shopper, number } = await ordered()
    expect(shopper.text('.sums')).toContain('Abholung: Probe Bookskostenlos')
    expect(shopper.text('main')).toContain(
      'AbholungProbe BooksKarl-Heine-Straße 504229 LeipzigDeutschlandGeöffnet: Mo–Fr 10–18 Uhr',
    )
    expect(shopper.text('main')).toContain('Abholbereit ab')
    expect(shopper.text('main')).not.toContain('Lieferadresse')
    // An account for next time must not begin with the address of the place.
    expect(shopper.text('main')).not.toContain('Name und Adresse')
    const [mail] = await mailsAbout(number)
    expect(mail!.text).toContain('Karl-Heine-Straße 5\n04229 Leipzig')
    expect(mail!.text).toContain('Geöffnet: Mo–Fr 10–18 Uhr')
    expect(mail!.text).not.toContain('Lieferadresse')
    const row = await db.read
      .selectFrom('customerOrder')
      .select(['name', 'city', 'deliveryMethod', 'deliveryMinor', 'pickupHours'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      ...{ name: 'Anna Probst', city: 'Leipzig', deliveryMethod: 'pickup-leipzig' },
      ...{ deliveryMinor: 0, pickupHours: 'Mo–Fr 10–18 Uhr' },
    })
  })

  test('is announced to the shopkeeper with the name of the buyer and the place', async () => {
    const { number } = await ordered()
    const mail = (await mailsAbout(number)).find(({ subject }) => subject.startsWith('New order'))
    expect(mail!.text).toContain('Anna Probst\nProbe Books\nKarl-Heine-Straße 5\n04229 Leipzig')
    expect(mail!.text).not.toContain('Delivery address')
  })

  test('is ready to collect, which a mail, the receipt and the tracking say, and then collected', async () => {
    const { shopper, number, email } = await ordered()
    const receipt = shopper.url
    await packOrder(number, Date.now())
    await shopper.visit(receipt)
    expect(shopper.text('main')).toContain('liegt bald zur Abholung bereit')
    await shipOrder(number, [], Date.now())
    const mail = (await mailsAbout(number)).find(({ subject }) => subject.includes('bereit'))
    expect(mail!.subject).toBe(`Ihre Bestellung ${number} liegt zur Abholung bereit`)
    expect(mail!.text).toContain('Probe Books\nKarl-Heine-Straße 5\n04229 Leipzig')
    expect(mail!.text).toContain('Geöffnet: Mo–Fr 10–18 Uhr')
    await shopper.visit(receipt)
    expect(shopper.text('.stamp')).toBe('Abholbereit')
    await shopper.visit('/de/tracking')
    await shopper.post('/de/tracking', { intent: 'order.track', order: number, email })
    expect(shopper.text('#result')).toBe(`Bestellung ${number} liegt zur Abholung bereit`)
    expect(shopper.text('.steps')).toContain(
      'Probe Books, Karl-Heine-Straße 5, 04229 LeipzigGeöffnet: Mo–Fr 10–18 Uhr',
    )
    await deliverOrder(number, Date.now())
    await shopper.visit(receipt)
    expect(shopper.text('.stamp')).toBe('Abgeholt')
    expect(shopper.text('main')).not.toMatch(/zugestellt|unterwegs/i)
  })

  test('is named on the page about delivery and in the cart', async () => {
    const shopper = await atCheckout()
    await shopper.visit('/de/cart')
    expect(shopper.text('main')).toContain('Abholung: Probe Books: kostenlos')
    await shopper.visit('/de/delivery')
    expect(shopper.text('main')).toContain(
      'Selbst abholenProbe BooksKarl-Heine-Straße 5, 04229 LeipzigMo–Fr 10–18 Uhr',
    )
  })
})
