import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPrice } from '#app/command/catalogue/price.server.ts'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { eBookWithFile } from '../fixtures/catalogue.ts'
import { mailsTo } from '../shop/accounts/customers.ts'
import { runLine } from '../shop/command/run-command.ts'
import {
  aBuyer,
  buyByCard,
  exportedCsv,
  exportedOnix,
  feedOf,
  folded,
  invoiceTextOf,
  openCurrencyShop,
  productOf,
} from './currency-shop.ts'

let open: Awaited<ReturnType<typeof openCurrencyShop>>
beforeAll(async () => {
  open = await openCurrencyShop({
    settings: {
      ...{ currency: 'EUR', currencies: ['EUR', 'KWD', 'JPY'], markets: ['DE', 'GB'] },
      ...{ homeMarket: 'DE', marketCurrencies: { GB: 'KWD' }, languages: ['en', 'de'] },
    },
    // A euro is 0.35 dinars and 160 yen.
    rates: { USD: 0.0104, EUR: 0.01, GBP: 0.0078, KWD: 0.0035, JPY: 1.6 },
    books: [
      'key,isbn,name,language,format,stock,weight_grams,price,price_gb_kwd,price_kwd',
      'nur,9783161484100,Nur,en,paperback,9,300,12.34,,',
      'bahr,,Bahr,en,paperback,9,300,10.00,3.125,',
      'raml,,Raml,en,paperback,9,300,8.00,,',
      'tamr,,Tamr,en,paperback,9,300,,,9.125',
    ],
    delivery: [
      'zone,countries,method,from_sum,to_sum,to_grams,currency,price,free_from,days_from,days_to',
      'DE,DE,post,,,30000,EUR,4.90,,2,4',
      'GB,GB,post,,,30000,KWD,1.255,20.000,2,4',
    ],
  })
}, 120_000)
afterAll(async () => {
  await open.shop.stop()
  await open.stripe.stop()
})

const run = (command: Parameters<typeof runLine>[0], line: string) =>
  runLine(command, line, { now: Date.now() })

describe('a shop whose currency is the euro, with a market that pays in dinars', () => {
  test('shows the market three decimals, of its own prices and of converted ones', async () => {
    const { shopper } = aBuyer(open)
    await shopper.visit(`/book/${await productOf('Nur')}?country=GB&currency=KWD`)
    expect(folded(shopper.text('main .price__now'))).toBe('KWD 4.319')
    expect(shopper.html).toContain('"price":"4.319","priceCurrency":"KWD"')
    await shopper.visit(`/de/book/${await productOf('Bahr')}?country=GB&currency=KWD`)
    expect(folded(shopper.text('main .price__now'))).toBe('3,125 KWD')
    await shopper.visit(`/book/${await productOf('Nur')}?country=DE&currency=JPY`)
    expect(folded(shopper.text('main .price__now'))).toBe('JP¥1,974')
    await shopper.visit(`/de/book/${await productOf('Nur')}?country=DE&currency=EUR`)
    expect(folded(shopper.text('main .price__now'))).toBe('12,34 €')
  })

  test('is sorted and filtered by what the market pays', async () => {
    const cards = async (query: string, page = '/books') => {
      const { shopper } = aBuyer(open)
      await shopper.visit(`${page}?country=GB&currency=KWD&${query}`)
      return shopper.texts('main .card__title')
    }
    expect(await cards('sort=price-up')).toEqual(['Raml', 'Bahr', 'Nur', 'Tamr'])
    expect(await cards('sort=price-up&price-from=3.125')).toEqual(['Bahr', 'Nur', 'Tamr'])
    expect(await cards('sort=price-up&price-from=3,126 KWD', '/de/books')).toEqual(['Nur', 'Tamr'])
    expect(await cards('price-from=4.319&price-to=4.319')).toEqual(['Nur'])
    for (const [name, price] of [
      ['Bahr', '3.125'],
      ['Tamr', '9.125'],
    ] as const)
      expect(await cards(`price-to=${price}&price-from=${price}`)).toEqual([name])
    const { shopper } = aBuyer(open)
    await shopper.visit('/de/books?country=GB&currency=KWD&price-to=4.32')
    expect(shopper.attr('#price-to', 'value')).toBe('4,320')
    await shopper.visit('/books?country=GB&currency=KWD')
    expect(shopper.attr('#price-from', 'placeholder')).toBe('2.800')
    expect(shopper.attr('#price-to', 'placeholder')).toBe('9.125')
  })

  test('is bought from with a coupon, by a card charged in whole tens of fils', async () => {
    const added = await run(
      runCoupon,
      'add RAMADAN --amount 0.250 --minimum 5.500 --currency KWD --amount 1 --currency EUR',
    )
    expect([added.code, added.printed]).toEqual([0, expect.stringContaining('0.250 KWD')])
    const buyer = aBuyer(open)
    const { shopper } = buyer
    await shopper.post('/books', { intent: 'country.choose', country: 'GB' })
    for (const name of ['Nur', 'Raml'])
      await shopper.post('/cart', { intent: 'cart.add', product: await productOf(name) })
    await shopper.post('/cart', { intent: 'coupon.apply', coupon: 'RAMADAN' })
    await shopper.visit('/cart')
    // Free from 20 dinars.
    expect(folded(shopper.text('main'))).toContain('KWD 13.131 more')
    const { order, charged, email } = await buyByCard(open, buyer, {
      ...{ path: '/checkout', button: 'Order with obligation to pay', country: 'GB' },
      ...{ addressLine1: '14 Lantern Lane', postcode: 'SW1A 1AA', city: 'London' },
    })
    expect(order).toMatchObject({
      ...{ currency: 'KWD', goodsMinor: 7119, discountMinor: 250, deliveryMinor: 1255 },
      ...{ totalMinor: 8124, paymentState: 'paid' },
    })
    expect(charged).toBe(8120)
    expect(folded(shopper.text('.sums'))).toContain('KWD 8.124')
    const [mail] = await mailsTo(email)
    expect(folded(mail!.text)).toContain('KWD 8.124')
    expect(await invoiceTextOf(order.number)).toContain('KWD 8.124')

    const { number } = order
    const wrong = await run(runRefund, `${number} --amount 1.2345`)
    expect([wrong.code, wrong.printed]).toEqual([
      1,
      expect.stringContaining('KWD has 3 decimals: 1.2345.'),
    ])
    expect((await run(runRefund, `${number} --amount 1.005`)).printed).toContain(
      '1.005 KWD by Stripe',
    )
    expect((await run(runRefund, `${number} --amount 7.119`)).printed).toContain(
      '7.119 KWD by Stripe',
    )
    expect(open.stripe.refunds.map(({ amount }) => amount)).toEqual([1000, 7110])
    expect(await exportedCsv('orders')).toContain(',1.255,RAMADAN,7.119,0.250,8.124,')
  })

  test('exports three decimals, and states them in its feeds', async () => {
    expect(await exportedCsv('catalogue')).toContain('3.125')
    expect(await exportedOnix()).toContain('<PriceAmount>12.34</PriceAmount>')
    expect(await feedOf(open, '/merchant/gb.xml')).toContain('4.319 KWD')
    expect(await feedOf(open, '/merchant/de.xml')).toContain('12.34 EUR')
    const ebook = await eBookWithFile()
    expect((await run(runPrice, `${ebook} 1.005 KWD`)).printed).toContain('1.005 KWD')
    expect((await run(runPrice, `${ebook} 3 EUR`)).code).toBe(0)
    const query = 'country=GB&currency=KWD'
    expect(await feedOf(open, `/opds/v2?show=new&${query}`)).toContain(
      '"currency":"KWD","value":1.005',
    )
    expect((await run(runDelivery, 'list')).printed).toContain('1.255 KWD, free from 20.000')
  })

  test('has prices of delivery in each currency, read with its decimals', async () => {
    const set = await run(runDelivery, 'set GB post --price 1.2555')
    expect([set.code, set.printed]).toEqual([
      1,
      expect.stringContaining('KWD has 3 decimals: 1.2555'),
    ])
    expect((await run(runDelivery, 'set GB post --price 1.260')).printed).toContain('1.260 KWD')
    const more = 'add GB post 700 --to-grams 30000 --days-from 2 --days-to 4 --currency JPY'
    expect((await run(runDelivery, more)).printed).toContain('700 JPY')
    expect((await run(runDelivery, 'set GB post --price 1')).printed).toContain(
      'has prices in KWD and JPY; say --currency',
    )
    expect((await run(runDelivery, 'set GB post --price 650 --currency JPY')).printed).toContain(
      '650 JPY',
    )
  })
})
