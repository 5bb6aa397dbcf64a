import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { aFolder, runLine } from '../../shop/command/run-command.ts'
import { Shopper } from '../../shopper.ts'

const typed = {
  email: 'asha@example.org',
  name: 'Asha Raghavan',
  addressLine1: 'Laternengasse 14',
  postcode: '04109',
  city: 'Leipzig',
  country: 'DE',
}

async function importRows(...rows: string[]) {
  const file = join(aFolder(), 'delivery.csv')
  const header =
    'zone,countries,method,name_en,name_fr,name_de,from_grams,to_grams,from_sum,to_sum,currency,price,free_from,days_from,days_to'
  writeFileSync(file, [header, ...rows].join('\n'))
  const { code, printed } = await runLine(runDelivery, ['import', file])
  expect([code, printed]).toEqual([0, expect.any(String)])
}

const home = 'IN,IN,post,,,,0,30000,,,INR,49,,2,4'
const bike = 'DE,DE,bike,Cargo bike,Vélo cargo,Lastenrad'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.stop())

const germanShopper = () => new Shopper(fetch, shop.origin, { 'Accept-Language': 'de' })

/** The running shop reads a change within two seconds. */
const noticed = () => new Promise((resolve) => setTimeout(resolve, 2500))

describe('a table of delivery that is imported while the shop runs', () => {
  test('is that of pages, checkout, order and mail, and an order keeps its name', async () => {
    const book = await aBook({ price: 54_900 })
    await germanShopper().visit(`/de/book/${book}`)
    await importRows(
      home,
      `${bike},0,30000,0,10,EUR,4.50,,0,1`,
      'DE,,bike,,,,0,30000,10,,EUR,2.50,,0,1',
    )
    await noticed()
    const shopper = germanShopper()
    await shopper.visit('/de/delivery?country=DE&currency=EUR')
    expect(shopper.text('main')).toContain('30 kg, Waren ab 10,00 €')
    await shopper.visit(`/de/book/${book}?country=DE&currency=EUR`)
    expect(shopper.text('main')).toContain('4,50 €')
    await shopper.post('/de/cart', { intent: 'cart.add', product: book })
    await shopper.visit('/de/cart')
    expect(shopper.text('main')).toContain('Lastenrad: 4,50 €')
    await shopper.visit('/de/checkout')
    expect(shopper.texts('.option b')).toContain('Lastenrad')
    await shopper.post('/de/checkout', {
      intent: 'order.place',
      token: shopper.attr('input[name=token]', 'value')!,
      shown: shopper.attr('input[name=shown]', 'value')!,
      delivery: 'bike',
      payment: 'invoice',
      ...typed,
    })
    expect(shopper.url).toContain('/order-received/')
    expect(shopper.text('.sums')).toContain('Lastenrad4,50 €')

    await importRows(home, 'DE,DE,post,,,,0,30000,,,EUR,3,,2,4')
    await shopper.visit(shopper.url)
    expect(shopper.text('.sums')).toContain('Lastenrad4,50 €')
    const number = /order-received\/([^/?]+)/.exec(shopper.url)![1]!
    const mail = await db.read
      .selectFrom('outbox')
      .select('text')
      .where('about', '=', number)
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('Lastenrad')
  })

  test('a method that is gone since the page was made is a change that the buyer sees', async () => {
    await importRows(home, `${bike},0,30000,,,EUR,4.50,,0,1`)
    await noticed()
    const shopper = germanShopper()
    await shopper.visit('/de/?country=DE&currency=EUR')
    await shopper.post('/de/cart', { intent: 'cart.add', product: await aBook({ price: 54_900 }) })
    await shopper.visit('/de/checkout')
    const form = {
      token: shopper.attr('input[name=token]', 'value')!,
      shown: shopper.attr('input[name=shown]', 'value')!,
    }
    await importRows(home, 'DE,DE,post,,,,0,30000,,,EUR,3,,2,4')
    await shopper.post('/de/checkout', {
      ...{ intent: 'order.place', delivery: 'bike', payment: 'invoice', ...form, ...typed },
    })
    expect(shopper.status).toBe(409)
    expect(shopper.texts('#changes tbody tr')[0]).toContain('Versand per Post, 3,00 €')
  })
})
