import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { currencySymbols, currencies, type Currency } from '#app/i18n/currency.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { endOfDay } from '#app/i18n/format/time-zones.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const now = Date.now()
/** Of one rupee: amounts come out crooked, so that rounding shows, and can be checked by hand. */
const rates = { USD: 0.0119, EUR: 0.0103, GBP: 0.0088 }

beforeAll(async () => {
  const values = Object.entries(rates).map(([currency, rate]) => ({
    currency,
    day: dayOf(now - 60 * dayMs),
    rate: Math.round(rate * 1e12),
    fetchedAt: now,
  }))
  await db.write((trx) => trx.insertInto('exchangeRate').values(values).execute())
  await loadDemo(now)
})

const languages: [language: string, prefix: string, add: string, chosen: Currency[]][] = [
  ['English', '', 'Add to cart', ['USD', 'EUR', 'GBP', 'INR']],
  ['French', '/fr', 'Ajouter au panier', ['EUR', 'INR']],
  ['German', '/de', 'In den Warenkorb', ['EUR', 'INR']],
]

const label = (currency: Currency) => `${currencySymbols[currency]} ${currency}`
const addUp = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
/** Minor units of an amount as it stands on the page. */
const minorOf = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** The voucher of the demo, whose name says in rupees what it is worth. */
const voucher = /Book voucher for ₹1,000|Bon cadeau de 1\s000\s₹|Büchergutschein über 1\.000\s₹/g

/** What a page says, scripts and the picker of the currency apart: its text, and the words of its attributes. */
function wordsOf(html: string): string {
  const $ = load(html)
  $('script, style, .prefs, a.prefs, [aria-labelledby=choose-currency]').remove()
  const attributes = ['aria-label', 'title', 'alt', 'content', 'placeholder', 'value']
  const printed = attributes.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)),
  )
  return [$('html').text(), ...printed].join('\n').replaceAll(voucher, '')
}

const anySymbol = /[₹$€£]/g
const anyAmount = /[₹$€£]\s?\d|\d\s[₹$€£]/g

/** The signs of currencies that a page shows, and how many amounts. */
function amountsOn({ html }: Shopper) {
  const words = wordsOf(html)
  return {
    count: words.match(anyAmount)?.length ?? 0,
    symbols: [...new Set(words.match(anySymbol))],
  }
}

/** The signs of amounts in the data that the page is hydrated with, and the currencies that search engines read. */
function amountsInScripts({ html }: Shopper) {
  const data = /window\.__remixContext = (.*?);<\/script>/s.exec(html)![1]!
  const amounts = data.replaceAll(voucher, '').match(anyAmount)!.join()
  const announced = [...html.matchAll(/"priceCurrency":"(\w+)"/g)].map(([, code]) => code)
  return { symbols: [...new Set(amounts.match(anySymbol))], announced: [...new Set(announced)] }
}

const book = '/book/b01'
const goods = '/product/50'

describe.each(languages)('choosing a currency by form in %s', (_, prefix, add, chosen) => {
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await newShopper({ 'Accept-Language': 'en' })
    for (const path of [book, goods]) {
      await shopper.visit(prefix + path)
      await shopper.press(add, { quantity: '2' }, { within: 'main .buy' })
      const product = path.split('/').at(-1)!
      for (const intent of ['wishlist.add', 'compare.add'])
        await shopper.post(shopper.url, { intent, product })
    }
  })

  test.each([
    ['the first page', prefix || '/', 10],
    ['the listing', `${prefix}/books?sort=price`, 24],
    ['the catalogue', `${prefix}/catalogue?category=organic-food`, 5],
    ['a book', prefix + book, 2],
    ['goods', prefix + goods, 2],
    ['the cart', `${prefix}/cart`, 10],
    ['the checkout', `${prefix}/checkout`, 10],
    ['the wishlist', `${prefix}/wishlist`, 4],
    ['the compare list', `${prefix}/compare`, 4],
  ])('on %s changes every amount of the page and of the folded cart', async (_, path, least) => {
    await shopper.visit(path)
    expect(shopper.status).toBe(200)
    for (const currency of chosen) {
      await shopper.press(label(currency))
      expect(shopper.url).toBe(path)
      expect(shopper.texts('[aria-labelledby=choose-currency] [aria-pressed=true]')).toEqual([
        label(currency),
      ])
      const { count, symbols } = amountsOn(shopper)
      expect(symbols).toEqual([currencySymbols[currency]])
      expect(count).toBeGreaterThanOrEqual(least)
      expect(shopper.text('#mini-cart .sums dd')).toContain(currencySymbols[currency])
      const scripts = amountsInScripts(shopper)
      expect(scripts.symbols).toEqual([currencySymbols[currency]])
      if (path.includes(book) || path.includes(goods)) expect(scripts.announced).toEqual([currency])
    }
  })

  test('the sums of cart, checkout and folded cart are those of the shown lines', async () => {
    for (const currency of currencies) {
      await shopper.visit(`${prefix}/cart`)
      await shopper.press(label(currency))
      const lines = shopper.texts('.line__sum').map(minorOf)
      expect(lines).toHaveLength(2)
      const [shownGoods = 0, delivery = 0] = shopper
        .texts('aside .sums > div:not(.sub, .total) dd')
        .map(minorOf)
      expect(shownGoods).toBe(addUp(lines))
      expect(minorOf(shopper.text('aside .total dd')!)).toBe(shownGoods + delivery)
      expect(shopper.texts('#mini-cart .mini .num').map(minorOf).sort()).toEqual(lines.sort())
      expect(minorOf(shopper.text('#mini-cart .total dd')!)).toBe(shownGoods)

      await shopper.visit(`${prefix}/checkout`)
      expect(shopper.texts('aside .lines .num').map(minorOf).sort()).toEqual(lines)
      expect(minorOf(shopper.text('aside .total dd')!)).toBe(shownGoods + delivery)
    }
  })
})

/** What the price block of a product says, in all four currencies. */
async function pricesOf(path: string, selector: string) {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  await shopper.visit(path)
  const printed: (string | undefined)[] = []
  for (const currency of currencies) {
    await shopper.press(label(currency))
    printed.push(shopper.text(`main .price--big ${selector}`))
  }
  return printed
}

describe('a price', () => {
  test('is converted at the rate of the day and rounded half up once; lines are unit times number', async () => {
    const path = `/book/${await aBook({ price: 49_900 })}`
    expect(await pricesOf(path, '.price__now')).toEqual(['₹499.00', '$5.94', '€5.14', '£4.39'])
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.visit(path)
    await shopper.press('Add to cart', { quantity: '3' }, { within: 'main' })
    await shopper.visit('/cart')
    const sums: (string | undefined)[] = []
    for (const currency of currencies) {
      await shopper.press(label(currency))
      sums.push(shopper.text('.line__sum'))
    }
    expect(sums).toEqual(['₹1,497.00', '$17.82', '€15.42', '£13.17'])
  })

  test('of its own in a currency stands there as it is', async () => {
    const prices = [
      { currency: 'INR', market: '', amountMinor: 49_900 },
      { currency: 'EUR', market: '', amountMinor: 1299 },
    ] as const
    const path = `/product/${await aThing({ prices: [...prices] })}`
    expect(await pricesOf(path, '.price__now')).toEqual(['₹499.00', '$5.94', '€12.99', '£4.39'])
  })

  test('that the publisher fixes in Germany stands there in euros, reduced by nothing', async () => {
    const id = await aBook({
      prices: [
        { currency: 'INR', market: '', amountMinor: 49_900 },
        { currency: 'EUR', market: '', amountMinor: 1200 },
      ],
      fixedPriceMarkets: ['DE', 'FR'],
      discount: { percent: 30, untilAt: null },
    })
    const shopper = await newShopper()
    await shopper.visit(`/de/book/${id}`)
    await shopper.press('€ EUR')
    expect(shopper.text('main .price--big')).toBe('12,00 €')
    // 12.00 EUR through the rupee.
    await shopper.press('₹ INR')
    expect(shopper.text('main .price--big')).toBe('1.165,05 ₹')
    await shopper.visit(`/book/${id}`)
    expect(shopper.text('main .price--big')).toBe('₹349.30')
  })

  test('by weight stands beside that of the piece', async () => {
    const path = `/product/${await aThing({ unitAmount: 250, unitPer: 'kg' })}`
    expect(await pricesOf(path, '.price__more')).toEqual([
      '₹1,996.00 / kg',
      '$23.76 / kg',
      '€20.56 / kg',
      '£17.56 / kg',
    ])
  })
})

test('the highest price that is printed on a pack for India stays in rupees, and stands there alone', async () => {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  const path = `/product/${await aThing({ mrpMinor: 64_900 })}`
  await shopper.visit(path)
  await shopper.press('$ USD')
  expect(shopper.text('main')).toContain('₹649.00')
  await shopper.visit(`/de${path}`)
  expect(amountsOn(shopper).symbols).toEqual(['$'])
})

/** Midnight between two days in India: the reduction ends there with the day before. */
const lastDay = dayOf(now + 6 * dayMs)
const end = endOfDay(lastDay, 'Asia/Kolkata')

/** Goods that cost what is said, from and until so many days; reduced by 30 % since yesterday. */
async function reduced(
  ...before: { amountMinor: number; days: [from: number, until: number | null] }[]
) {
  const id = await aThing({ price: 100_000, discount: { percent: 30, untilAt: end } })
  const rows = before.map(({ amountMinor, days: [from, until] }, n) => ({
    id: `${id}-${n}`,
    productId: id,
    currency: 'INR' as const,
    market: '',
    amountMinor,
    fromAt: now + from * dayMs,
    untilAt: until === null ? null : now + until * dayMs,
  }))
  await db.write(async (trx) => {
    await trx.deleteFrom('price').where('productId', '=', id).execute()
    await trx.insertInto('price').values(rows).execute()
  })
  return `/product/${id}`
}

describe('a reduction', () => {
  test('strikes the lowest price of the 30 days before, and counts its percent from it', async () => {
    const path = await reduced(
      { amountMinor: 100_000, days: [-90, -20] },
      { amountMinor: 90_000, days: [-20, -10] },
      { amountMinor: 100_000, days: [-10, null] },
    )
    expect(await pricesOf(path, '.price__now')).toEqual(['₹700.00', '$8.33', '€7.21', '£6.16'])
    expect(await pricesOf(path, '.price__was')).toEqual(['₹900.00', '$10.71', '€9.27', '£7.92'])
    expect(await pricesOf(path, '.price__cut')).toEqual(['−22%', '−22%', '−22%', '−22%'])
  })

  test('is not claimed where the price was as low within the 30 days', async () => {
    const path = await reduced(
      { amountMinor: 70_000, days: [-90, -10] },
      { amountMinor: 100_000, days: [-10, null] },
    )
    expect(await pricesOf(path, '.price__now')).toEqual(['₹700.00', '$8.33', '€7.21', '£6.16'])
    expect(await pricesOf(path, '.price__was')).toEqual(Array(4).fill(undefined))
    expect(await pricesOf(path, '.price__cut')).toEqual(Array(4).fill(undefined))
  })

  test('says its last day in a <time>', async () => {
    const path = await reduced({ amountMinor: 100_000, days: [-90, null] })
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.visit(path)
    expect(shopper.attr('main .price--big time', 'datetime')).toBe(lastDay)
    expect(shopper.text('main .price--big time')).toBe(formatDay(Date.parse(lastDay), 'en'))
  })

  test.each(['/fr', '/de'])(
    'says the hour under %s, where it ends within a day',
    async (prefix) => {
      const path = await reduced({ amountMinor: 100_000, days: [-90, null] })
      const shopper = await newShopper({ 'Accept-Language': 'en' })
      await shopper.visit(prefix + path)
      const at = new Date(end).toISOString()
      expect(shopper.attr('main .price--big time', 'datetime')).toBe(at)
      expect(shopper.text('main .price--big time')).toMatch(
        /(19|20)( h |:)30 (\(.*d’Europe centrale\)|Uhr \(ME[SZ]Z?\))$/,
      )
      const json = shopper.text('main > script[type="application/ld+json"]')!
      expect(JSON.parse(json)).toMatchObject({ offers: { priceValidUntil: at } })
    },
  )
})

describe('a visitor who chose no currency sees that of the market', () => {
  test.each([
    ['', '₹'],
    ['/fr', '€'],
    ['/de', '€'],
  ])('under %s', async (prefix, symbol) => {
    const shopper = await newShopper()
    for (const path of ['/books', '/book/b01']) {
      await shopper.visit(prefix + path)
      expect(amountsOn(shopper).symbols, path).toEqual([symbol])
    }
  })

  test.each([
    ['DE', '€'],
    ['AT', '€'],
    ['IT', '€'],
    ['GB', '£'],
    ['US', '$'],
    ['CH', '₹'],
    ['PL', '₹'],
    ['IN', '₹'],
  ])('of the delivery country %s', async (country, symbol) => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.post('/books', { intent: 'country.choose', country })
    await shopper.visit('/books')
    expect(amountsOn(shopper).symbols).toEqual([symbol])
  })

  test.each([
    ['', 'We do not offer prices in CHF, so you see them in INR.'],
    ['/fr', 'Nous ne proposons pas de prix en CHF ; ils sont affichés en INR.'],
    ['/de', 'Preise in CHF bieten wir nicht an. Sie sehen sie in INR.'],
  ])(
    'of a country whose own is not offered is said where it is chosen: "%s"',
    async (prefix, words) => {
      const shopper = await newShopper({ 'Accept-Language': 'en' })
      await shopper.post(`${prefix}/cart`, { intent: 'country.choose', country: 'CH' })
      await shopper.post(`${prefix}/cart`, { intent: 'cart.add', product: await aBook() })
      const spaced = (text?: string) => text?.replace(/\s/g, ' ')
      const places: [path: string, place: string][] = [
        ['/books', '#preferences'],
        ['/cart', 'main aside'],
        ['/checkout', '#choices'],
      ]
      for (const [path, place] of places) {
        await shopper.visit(prefix + path)
        expect(spaced(shopper.text(place))).toContain(spaced(words))
      }
      await shopper.post(`${prefix}/cart`, { intent: 'country.choose', country: 'DE' })
      expect(spaced(shopper.text('body'))).not.toContain(spaced(words)!.slice(0, 20))
    },
  )

  test('and a chosen one stays, whatever the country and the language', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.post('/books', { intent: 'currency.choose', currency: 'GBP' })
    await shopper.post('/books', { intent: 'country.choose', country: 'US' })
    for (const path of ['/books', '/de/books', '/fr/books']) {
      await shopper.visit(path)
      expect(amountsOn(shopper).symbols).toEqual(['£'])
    }
  })

  test('a price band means the same in the market that is chosen', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.post('/books?price-to=1000', { intent: 'country.choose', country: 'DE' })
    const band = Number(new URL(shopper.url, 'http://shop.test').searchParams.get('price-to'))
    expect(band).toBeGreaterThan(5)
    expect(band).toBeLessThan(20)
  })
})

test('the choice goes with the shopper into the other languages, and is one of four', async () => {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  await shopper.visit('/books')
  expect(shopper.attrs('#preferences button[name=currency]', 'value')).toEqual([...currencies])
  expect(amountsOn(shopper).symbols).toEqual(['₹'])
  await shopper.press('£ GBP')
  for (const path of ['/fr/books', '/de/books', '/books']) {
    await shopper.visit(path)
    expect(amountsOn(shopper).symbols).toEqual(['£'])
  }
})
