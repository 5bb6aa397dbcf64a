import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPrice } from '#app/command/catalogue/price.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { runOrder } from '#app/command/orders/order.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { runTaxReport } from '#app/command/orders/tax-report.server.ts'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { mailsTo } from '../shop/accounts/customers.ts'
import { runLine } from '../shop/command/run-command.ts'
import {
  aBuyer,
  buyByCard,
  exportedCsv,
  exportedOnix,
  feedOf,
  fileOf,
  folded,
  invoiceTextOf,
  openCurrencyShop,
  productOf,
} from './currency-shop.ts'

const columns = 'key,isbn,name,language,format,stock,weight_grams,price,price_eur'
const books = [
  columns,
  'yuki,9783161484100,Yuki,en,paperback,9,300,1480,',
  'kawa,,Kawa,en,paperback,9,300,950,',
  'sora,,Sora,en,paperback,9,300,,12.34',
]
const delivery = [
  'zone,countries,method,from_sum,to_sum,to_grams,currency,price,free_from,days_from,days_to',
  'EU,DE GB,post,,,30000,JPY,610,8000,2,4',
]

let open: Awaited<ReturnType<typeof openCurrencyShop>>
beforeAll(async () => {
  open = await openCurrencyShop({
    settings: {
      ...{ currency: 'JPY', currencies: ['JPY', 'EUR'], markets: ['GB', 'DE'], homeMarket: 'GB' },
      ...{ marketCurrencies: { DE: 'EUR' }, languages: ['en', 'de'] },
    },
    // A euro is 160 yen.
    rates: { USD: 0.0104, EUR: 0.01, GBP: 0.0078, JPY: 1.6 },
    books,
    delivery,
  })
}, 120_000)
afterAll(async () => {
  await open.shop.stop()
  await open.stripe.stop()
})

const run = (command: Parameters<typeof runLine>[0], line: string | string[]) =>
  runLine(command, line, { now: Date.now() })

describe('a shop whose currency is the yen', () => {
  test('shows whole yen, its own and those of converted euros', async () => {
    const { shopper } = aBuyer(open)
    await shopper.visit(`/book/${await productOf('Yuki')}`)
    expect(folded(shopper.text('main .price__now'))).toBe('JP¥1,480')
    expect(shopper.html).toContain('"price":"1480","priceCurrency":"JPY"')
    await shopper.visit(`/de/book/${await productOf('Sora')}?currency=JPY`)
    expect(folded(shopper.text('main .price__now'))).toBe('1.974 ¥')
  })

  test('is sorted and filtered by yen as shoppers type them', async () => {
    const cards = async (query: string) => {
      const { shopper } = aBuyer(open)
      await shopper.visit(`/books?${query}`)
      return shopper.texts('main .card__title')
    }
    expect(await cards('sort=price-up')).toEqual(['Kawa', 'Yuki', 'Sora'])
    expect(await cards('sort=price-down')).toEqual(['Sora', 'Yuki', 'Kawa'])
    expect(await cards('sort=price-up&price-from=JP¥1,480')).toEqual(['Yuki', 'Sora'])
    expect(await cards('sort=price-up&price-to=1479.00')).toEqual(['Kawa'])
    expect(await cards('price-from=1974&price-to=1974')).toEqual(['Sora'])
  })

  test('offers its lowest and highest price in whole yen, and converts typed limits', async () => {
    const { shopper } = aBuyer(open)
    await shopper.visit('/books?price-from=1480')
    expect(shopper.attr('#price-from', 'value')).toBe('1480')
    expect(shopper.attr('#price-to', 'placeholder')).toBe('1974')
    expect(folded(shopper.text('main'))).toContain('JP¥1,480')
    await shopper.post('/books?price-from=1480', { intent: 'currency.choose', currency: 'EUR' })
    expect(shopper.url).toContain('price-from=9.25')
    expect(shopper.texts('main .card__title').sort()).toEqual(['Sora', 'Yuki'])
  })

  test('ignores a limit with decimals, and says so', async () => {
    const { shopper } = aBuyer(open)
    await shopper.visit('/books?price-from=12.50')
    expect(shopper.texts('main .card__title')).toHaveLength(3)
    expect(shopper.text('main')).toContain('12.50')
  })

  test('is bought from with a coupon and paid by card in whole yen, and pays back', async () => {
    const added = await run(
      runCoupon,
      'add FUYU --amount 500 --minimum 2000 --currency JPY --amount 3 --currency EUR',
    )
    expect(added.code).toBe(0)
    expect((await run(runCoupon, 'list')).printed).toContain(
      '3.00 EUR / 500 JPY off, from 2000 JPY',
    )
    const buyer = aBuyer(open)
    const { shopper } = buyer
    for (const name of ['Yuki', 'Sora'])
      await shopper.post('/cart', { intent: 'cart.add', product: await productOf(name) })
    await shopper.post('/cart', { intent: 'coupon.apply', coupon: 'FUYU' })
    await shopper.visit('/cart')
    expect(folded(shopper.text('main'))).toContain('JP¥5,046 more')
    const { order, charged, email } = await buyByCard(open, buyer, {
      ...{ path: '/checkout', button: 'Order with obligation to pay' },
      ...{ addressLine1: '14 Lantern Lane', postcode: 'SW1A 1AA', city: 'London' },
    })
    expect(order).toMatchObject({
      ...{ currency: 'JPY', goodsMinor: 3454, discountMinor: 500, deliveryMinor: 610 },
      ...{ totalMinor: 3564, paymentState: 'paid', rate: 1_600_000_000_000 },
    })
    expect(charged).toBe(3564)
    expect(folded(shopper.text('.sums'))).toContain('JP¥3,564')
    const [mail] = await mailsTo(email)
    expect(folded(mail!.text)).toContain('JP¥3,564')

    const { number } = order
    const invoice = await invoiceTextOf(number)
    expect(invoice).toContain('JP¥3,564')
    expect(invoice).not.toMatch(/¥[\d,]+\.\d/)

    const refused = await run(runRefund, [number, '--amount', '100.50'])
    expect([refused.code, refused.printed.split('\n')[0]]).toEqual([
      1,
      'JPY has no decimals: 100.50.',
    ])
    expect((await run(runRefund, [number, '--amount', '564'])).printed).toContain(
      '564 JPY by Stripe',
    )
    expect(open.stripe.refunds.map(({ amount, currency }) => [amount, currency])).toEqual([
      [564, 'jpy'],
    ])
    const shown = (await run(runOrder, number)).printed
    expect(shown).toContain('3564 JPY')
    const orders = await exportedCsv('orders')
    expect(orders).toContain(',610,FUYU,3454,500,3564,')
    // The days of this report are in UTC.
    const today = localDayOf(order.placedAt, homeTimeZone())
    const report = await run(runTaxReport, `--from ${today} --to ${today} --csv`)
    expect(report.printed).toMatch(/GB,JPY,.*,\d+,\d+,\d+/)
    expect(report.printed).not.toMatch(/\d\.\d\d(,|\n)/)
  })

  test('exports whole yen, which an import reads unchanged', async () => {
    const csv = await exportedCsv('catalogue')
    expect(csv.split('\n')[0]).toMatch(/price_jpy,price_eur|price_eur,price_jpy/)
    expect(csv).toContain(',1480')
    expect(csv).not.toContain('1480.00')
    const { code, printed } = await run(runImport, fileOf('again.csv', csv.trim().split('\n')))
    expect([code, printed]).toEqual([0, expect.stringContaining('3 the same, 0 refused')])
    expect(await exportedOnix()).toMatch(/<PriceAmount>1480<\/PriceAmount>[\s\S]*?JPY/)
    expect(await feedOf(open, '/merchant/gb.xml')).toContain('1480 JPY')
    expect(await feedOf(open, '/merchant/de.xml')).toContain('9.25 EUR')
    expect((await run(runDelivery, 'list')).printed).toContain('610 JPY, free from 8000')
  })

  test.each([
    [runPrice, 'yuki 12.50 JPY', 'JPY has no decimals: 12.50'],
    [runCoupon, 'add HARU --amount 4.50 --currency JPY', 'JPY has no decimals: 4.50'],
    [runSettings, ['set', 'paymentInvoice', 'most=99.5 JPY'], 'JPY has no decimals: 99.5'],
    [runDelivery, 'set EU post --price 4.90', 'JPY has no decimals: 4.90'],
  ] as const)('refuses decimals of yen (%o %s)', async (command, line, sentence) => {
    const { code, printed } = await run(command, typeof line === 'string' ? line : [...line])
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)])
  })

  test('refuses a row of a file with decimals of yen, and takes zeros of other shops', async () => {
    const wrong = fileOf('wrong.csv', [columns, 'mori,,Mori,en,paperback,9,300,12.50,'])
    expect((await run(runImport, [wrong, '--dry-run'])).printed).toContain(
      'price: JPY has no decimals: 12.50',
    )
    const shopify = fileOf('shopify.csv', [
      'Handle,Title,Variant Price,Variant Inventory Qty,Status',
      'mori,Mori,1500.00,3,active',
      'umi,Umi,1500.50,3,active',
    ])
    const line = [shopify, '--currency', 'JPY', '--dry-run', '--verbose']
    const { printed } = await run(runImport, line)
    expect(printed).toMatch(/1 new.*1 refused/)
    expect(printed).toContain('JPY has no decimals: 1500.5')
  })
})
