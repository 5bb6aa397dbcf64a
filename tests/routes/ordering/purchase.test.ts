import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { openDemo } from '../../demo.ts'
import { readMail } from '../../shop/mail/read-mail.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const ways = [
  {
    language: 'en',
    home: '/',
    search: 'Search',
    add: 'Add to cart',
    order: 'Order with obligation to pay',
    thanks: 'Thank you, Asha Raghavan',
    place: { postcode: '560001', city: 'Bengaluru' },
  },
  {
    language: 'fr',
    home: '/fr',
    search: 'Rechercher',
    add: 'Ajouter au panier',
    order: 'Commander avec obligation de paiement',
    thanks: 'Merci, Asha Raghavan',
    place: { postcode: '75011', city: 'Paris' },
  },
  {
    language: 'de',
    home: '/de',
    search: 'Suchen',
    add: 'In den Warenkorb',
    order: 'Zahlungspflichtig bestellen',
    thanks: 'Danke, Asha Raghavan',
    place: { postcode: '10115', city: 'Berlin' },
  },
] as const

describe.each(ways)('a whole purchase without JavaScript in $language', (way) => {
  test('leads from the first page to the receipt in at most 12 page loads, and its mail leads back', async () => {
    const shopper = await newShopper({ 'Accept-Language': way.language })
    await shopper.visit(way.home)
    expect(shopper.cookieNames()).toEqual([])

    await shopper.press(way.search, { q: 'frankenstein' })
    expect(shopper.status).toBe(200)
    const book = shopper.attr('main .card__title a', 'href')!
    expect(book).toMatch(/\/book\//)

    await shopper.visit(book)
    const name = shopper.text('h1')!
    await shopper.press(way.add, {}, { within: '.buy' })
    expect(shopper.status).toBe(200)

    const prefix = way.home === '/' ? '' : way.home
    await shopper.visit(`${prefix}/cart`)
    expect(shopper.text('main')).toContain(name)

    await shopper.post(`${prefix}/cart`, { intent: 'cart.checkout' })
    await shopper.press(way.order, {
      email: `asha-${way.language}@example.org`,
      name: 'Asha Raghavan',
      addressLine1: '14 Lantern Lane',
      ...way.place,
    })
    expect(shopper.status).toBe(200)
    expect(shopper.text('h1')).toBe(way.thanks)
    expect(shopper.text('.receipt tbody')).toContain(name)
    expect(shopper.attr('html', 'lang')).toBe(way.language)
    expect(shopper.pageLoads).toBeLessThanOrEqual(12)

    await sendDueMail(Date.now(), drawAttachments)
    const folder = join(process.env.DATA_DIR!, 'mail')
    const mails = readdirSync(folder).map((file) =>
      readMail(readFileSync(join(folder, file), 'utf8')),
    )
    const mail = mails.find((one) => one.headers.get('to') === `asha-${way.language}@example.org`)
    expect(mail?.text).toContain(name)
    const link = /http:\/\/shop\.test(\S+\?key=\S+)/.exec(mail!.text)![1]!
    const reader = await newShopper({ 'Accept-Language': way.language })
    await reader.visit(link)
    expect(reader.status).toBe(200)
    expect(reader.text('h1')).toBe(way.thanks)
  })
})
