import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { runTaxReport } from '#app/command/orders/tax-report.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { franceBooks } from '#app/shop/pricing/delivery/delivery.ts'
import { refundWithinMs } from '#app/shop/ordering/payments/refunds.server.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { aBook, aThing, priceFixed, takeAll } from '../fixtures/catalogue.ts'
import { blankRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { mailsTo, newEmail } from '../shop/accounts/customers.ts'
import { aCoupon } from '../shop/coupons/coupons.ts'
import { aReview } from '../shop/reviews/written.ts'
import type { Shopper } from '../shopper.ts'
import { aGuest } from './customers/signed-in.ts'

// Each test names a line of docs/law.md, which says what the line asks and where it was read.

const now = Date.now()
/** Of one rupee. */
const rates = { USD: 0.012, EUR: 0.01, GBP: 0.008 }

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

const languages = [
  {
    prefix: '',
    order: 'Order with obligation to pay',
    add: 'Add to cart',
    first: 'Withdraw from contract here',
    second: 'Confirm withdrawal',
    place: { postcode: '560001', city: 'Bengaluru' },
  },
  {
    prefix: '/fr',
    order: 'Commander avec obligation de paiement',
    add: 'Ajouter au panier',
    first: 'Renoncer au contrat ici',
    second: 'Confirmer la rétractation',
    place: { postcode: '75011', city: 'Paris' },
  },
  {
    prefix: '/de',
    order: 'Zahlungspflichtig bestellen',
    add: 'In den Warenkorb',
    first: 'Vertrag widerrufen',
    second: 'Widerruf bestätigen',
    place: { postcode: '10115', city: 'Berlin' },
  },
]
type Way = (typeof languages)[number]
const [english, french, german] = languages as [Way, Way, Way]

const folded = (text: string | undefined) => (text ?? '').replace(/\s/g, ' ')

/** Who has these things in the cart, on the pages of a language and its market. */
async function withCart(way: Way, paths: string[], country?: string): Promise<Shopper> {
  const shopper = await aGuest()
  await shopper.visit(`${way.prefix}/books`)
  if (country) await shopper.post(shopper.url, { intent: 'country.choose', country })
  await shopper.post(shopper.url, { intent: 'currency.choose', currency: 'EUR' })
  for (const path of paths) {
    await shopper.visit(way.prefix + path)
    await shopper.press(way.add, {}, { within: '.buy' })
  }
  return shopper
}
const book = async (facts: Parameters<typeof aBook>[0] = {}) => `/book/${await aBook(facts)}`
const thing = async (facts: Parameters<typeof aThing>[0] = {}) => `/product/${await aThing(facts)}`

/** Orders what is in the cart; answers with its number. */
async function placeOrder(shopper: Shopper, way: Way, email = newEmail(), more = {}) {
  await shopper.visit(`${way.prefix}/checkout`)
  const typed = { email, name: 'Asha Raghavan', addressLine1: '14 Lantern Lane', ...way.place }
  await shopper.press(way.order, { ...typed, ...more })
  const [, number] = /order-received\/([^?/]+)/.exec(shopper.url) ?? []
  if (!number) throw new Error(`not ordered: ${shopper.status} ${shopper.text('#errors')}`)
  return { number, email }
}

const anEbook = async () => {
  const row = await db.read
    .selectFrom('product')
    .select('id')
    .where('format', '=', 'e-book')
    .where('sourceKey', 'like', 'demo:%')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return `/book/${row.id}`
}

const prices = (shopper: Shopper, part: 'now' | 'was' | 'cut') =>
  folded(shopper.text(`main .price--big .price__${part}`))

describe('ordering and withdrawal', () => {
  test.each([
    ['EU order button', english],
    ['UK order button', english],
    ['FR order button', french],
    ['DE order button', german],
  ])('%s: only the words of the law on the button, the summary right above it', async (_, way) => {
    const shopper = await withCart(way, [await book({ name: 'Silas Marner' })])
    await shopper.visit(`${way.prefix}/checkout`)
    expect(shopper.texts('button[value="order.place"]')).toEqual([way.order])
    const [before = ''] = shopper.html.split('value="order.place"')
    const panel = before.slice(before.lastIndexOf('<aside'))
    expect(panel).toContain('Silas Marner')
    expect(panel).toMatch(/<\/dl>\s*<button[^>]*$/)
  })

  test('Before ordering: delivery countries, delivery cost and means of payment on the cart', async () => {
    const shopper = await withCart(german, [await book()])
    await shopper.visit('/de/cart')
    const message = shopper.text('main aside')!
    for (const one of ['Deutschland', 'Österreich', 'Indien', 'Versand', 'Rechnung'])
      expect(message).toContain(one)
  })

  test.each(languages)(
    'Withdrawal function: at the foot of every page, "$first", then "$second", with a receipt at once',
    async (way) => {
      const [shopper, email] = [await aGuest(), newEmail()]
      await shopper.visit(`${way.prefix}/books`)
      await shopper.follow(way.first, { within: 'footer' })
      expect(shopper.url).toBe(`${way.prefix}/withdrawal`)
      await shopper.press(way.first, { name: 'Asha', email, order: 'ABCDEFGH' })
      expect(shopper.status).toBe(200)
      await shopper.press(way.second)
      expect(shopper.status).toBe(200)
      const receipt = shopper.text('main')!
      const timeZone = timeZoneOf(way.prefix.slice(1).toUpperCase() || 'IN')
      const year = localDayText(Date.now(), 'en', timeZone).dateTime.slice(0, 4)
      for (const one of ['Asha', 'ABCDEFGH', year]) expect(receipt).toContain(one)
      const [mail] = await mailsTo(email)
      const clock = /India Standard Time|MES?Z|heure normale d’Europe centrale/
      expect(mail!.text).toMatch(clock)
      for (const one of ['Asha', 'ABCDEFGH']) expect(mail!.text).toContain(one)
      expect(receipt + mail!.text).not.toMatch(/\baccepted\b|angenommen|accepté/)
    },
  )

  test('Withdrawal fields: name, contract and e-mail address, and no reason', async () => {
    const shopper = await (await aGuest()).visit('/withdrawal')
    const requested = shopper.attrs(
      'main form:has(button[value="withdrawal.review"]) [required]',
      'name',
    )
    expect(new Set(requested)).toEqual(new Set(['name', 'order', 'email']))
    expect(shopper.attrs('main [name=reason]', 'name')).toEqual([])
  })

  test('Withdrawal period: 14 days from delivery, else from a week after dispatch', async () => {
    const shopper = await withCart(english, [await book()])
    const { number } = await placeOrder(shopper, english)
    const until = async () =>
      folded((await shopper.visit(`/withdrawal?order=${number}`)).text('main'))
    const move = (to: 'packed' | 'dispatched' | 'delivered', at: number) =>
      db.write((trx) => moveOrder(trx, number, to, at))
    await move('packed', now)
    await move('dispatched', now)
    const day = (at: number) => localDayText(at, 'en', timeZoneOf('IN')).text
    expect(await until()).toContain(day(now + 21 * dayMs))
    await move('delivered', now + dayMs)
    expect(await until()).toContain(day(now + 15 * dayMs))
  })

  test.each(['', '/fr', '/de'])(
    'Refund: within 14 days, delivery included, who sends back pays for it, under "%s"',
    async (prefix) => {
      expect(refundWithinMs).toBe(14 * dayMs)
      const message = folded((await (await aGuest()).visit(`${prefix}/returns`)).text('main'))
      const words = {
        '': [
          'within 14 days of receiving your declaration',
          'including what you paid for delivery',
          'You pay for the return postage',
        ],
        '/fr': [
          'dans les 14 jours suivant la réception de votre déclaration',
          'frais de livraison compris',
          'frais de retour sont à votre charge',
        ],
        '/de': [
          'binnen 14 Tagen nach Eingang Ihrer Erklärung',
          'auch die Versandkosten',
          'Kosten der Rücksendung tragen Sie',
        ],
      }[prefix]!
      for (const one of words) expect(message).toContain(one)
    },
  )

  test('E-books: two statements in one box that nobody ticked, 422 without it, both in the mail', async () => {
    const shopper = await withCart(english, [await anEbook()])
    await shopper.visit('/checkout')
    expect(shopper.attr('#ebookConsent', 'type')).toBe('checkbox')
    expect(shopper.attr('#ebookConsent', 'checked')).toBeUndefined()
    const statements = folded(shopper.text('label:has(#ebookConsent)')).trim()
    const email = newEmail()
    const fields = { email, name: 'Asha' }
    await shopper.press(english.order, fields)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#ebookConsent-error')).toMatch(/\w/)
    await shopper.press(english.order, { ...fields, ebookConsent: 'yes' })
    expect([shopper.url, shopper.text('#errors')]).toEqual([
      expect.stringContaining('/order-received/'),
      undefined,
    ])
    const message = folded((await mailsTo(email)).map(({ text }) => text).join('\n'))
    for (const sentence of statements.split(/(?<=\.) /)) expect(message).toContain(sentence)
  })

  test.each(languages)(
    'Terms in the mail: terms of sale, of withdrawal and the form, in "$prefix"',
    async (way) => {
      const shopper = await withCart(way, [await book()])
      const { email } = await placeOrder(shopper, way)
      const [mail] = await mailsTo(email)
      expect(mail!.text).toMatch(new RegExp(`http\\S+${way.prefix}/withdrawal\\b`))
      for (const page of ['terms', 'returns']) {
        await shopper.visit(`${way.prefix}/${page}`)
        if (page === 'returns')
          expect(shopper.attrs('#terms ~ p a', 'href')).toContain(`${way.prefix}/withdrawal`)
        const headings = page === 'terms' ? 'main h2' : '#terms, #effects, #form'
        for (const heading of shopper.texts(headings))
          expect(folded(mail!.text)).toContain(
            folded(heading)
              .replace('Conditions de la rétractation', 'Droit de rétractation')
              .replace('Terms of withdrawal', 'Right of withdrawal')
              .replace('Widerrufsbelehrung', 'Widerrufsrecht'),
          )
      }
    },
  )

  test.each(['', '/fr', '/de'])(
    'No ODR link, and the sentence of § 36 VSBG, under "%s"',
    async (prefix) => {
      for (const page of ['imprint', 'terms', 'contact', 'returns']) {
        const shopper = await (await aGuest()).visit(`${prefix}/${page}`)
        expect(shopper.html).not.toMatch(/ec\.europa\.eu|\bODR\b/)
        if (page === 'imprint' || page === 'terms')
          expect(shopper.text('#disputes ~ p')).toBeDefined()
        if (page === 'imprint' || page === 'terms') expect(shopper.text('main')).toContain('VSBG')
      }
    },
  )
})

/** Goods at ₹1,000 reduced by 30 %, which cost what is said before. */
async function reduced(...before: [amountMinor: number, from: number, until: number | null][]) {
  const id = await aThing({ price: 100_000, discount: { percent: 30, untilAt: now + 6 * dayMs } })
  const rows = before.map(([amountMinor, from, until], n) => ({
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
  return (await aGuest()).visit(`/product/${id}`)
}

/** The tax rates that the cart names. */
const taxOf = async (paths: string[], country: string) => {
  const shopper = await withCart(english, paths, country)
  return folded((await shopper.visit('/cart')).text('main aside'))
}

describe('prices, books, tax', () => {
  test('Omnibus: the lowest price of the 30 days before stands struck beside a reduction', async () => {
    const shopper = await reduced([100_000, -90, -20], [90_000, -20, -10], [100_000, -10, null])
    expect([prices(shopper, 'now'), prices(shopper, 'was')]).toEqual(['₹700.00', '₹900.00'])
    expect(shopper.text('main .price--big')).toContain(
      'Lowest price in the 30 days before: ₹900.00',
    )
  })

  test('Omnibus (C-330/23): the percentage is counted from that low; no low above, no reduction', async () => {
    const shopper = await reduced([100_000, -90, -20], [90_000, -20, -10], [100_000, -10, null])
    expect(prices(shopper, 'cut')).toBe('−22%')
    const low = await reduced([70_000, -90, -10], [100_000, -10, null])
    expect([prices(low, 'was'), prices(low, 'cut')]).toEqual(['', ''])
  })

  test('Omnibus in several currencies: the low is of prices really asked in each', async () => {
    const shopper = await reduced([100_000, -90, -20], [90_000, -20, -10], [100_000, -10, null])
    await shopper.press('€ EUR')
    expect([prices(shopper, 'now'), prices(shopper, 'was')]).toEqual(['€7.00', '€9.00'])
  })

  test.each([
    ['DE fixed book prices', german, 'DE'],
    ['FR fixed book prices', french, 'FR'],
  ])(
    '%s: the price of the publisher, no discount and no coupon, wherever the page',
    async (_, way, country) => {
      const path = `/book/${await priceFixed()}`
      const code = await aCoupon({ percent: 50 })
      const shopper = await withCart(way, [path], country)
      await shopper.visit(way.prefix + path)
      expect(prices(shopper, 'now')).toMatch(/^12,00 €$/)
      await shopper.post(`${way.prefix}/cart`, { intent: 'coupon.apply', coupon: code })
      expect(shopper.status).toBe(422)
      await shopper.visit(path)
      expect(prices(shopper, 'now')).toBe('€12.00')
    },
  )

  test('FR delivery of new books: €3.00 under €35.00 of books, more than nothing from there, e-books none', async () => {
    expect(franceBooks).toEqual({ leastUnderLimit: 300, limit: 3500, leastFromLimit: 1 })
    const delivery = async (priceMinor: number) => {
      const path = await book({
        prices: [{ currency: 'EUR', market: '', amountMinor: priceMinor }],
        price: null,
      })
      const shopper = await withCart(french, [path], 'FR')
      return folded((await shopper.visit('/fr/cart')).text('main aside'))
    }
    expect(await delivery(3499)).toMatch(/3,00 €/)
    const above = await delivery(3500)
    expect(above).toMatch(/0,01 €/)
    expect(above).not.toMatch(/3,00 €/)
  })

  test('VAT DE: books 7 %, goods 19 %', async () => {
    const message = await taxOf([await book(), await thing()], 'DE')
    for (const rate of ['7%', '19%']) expect(message).toContain(rate)
  })
  test('VAT FR: books 5.5 %, goods 20 %', async () => {
    const message = await taxOf([await book(), await thing()], 'FR')
    for (const rate of ['5.5%', '20%']) expect(message).toContain(rate)
  })
  test('VAT UK: books 0 %, goods 20 %', async () => {
    const message = await taxOf([await book(), await thing()], 'GB')
    expect(message).toContain('20%')
    expect(message).not.toMatch(/(^|\D)0%/)
    expect(await taxOf([await book()], 'GB')).toContain('No tax is charged here.')
  })
  test('GST IN: printed books nil, goods 18 %, an e-book 5 % only where it is printed too', async () => {
    const message = await taxOf([await book(), await thing()], 'IN')
    expect(message).toContain('18%')
    expect(message).not.toMatch(/(^|\D)0%/)
    const row = (kind: 'e-book' | 'e-book-only') =>
      db.read
        .selectFrom('taxRate')
        .select('basisPoints')
        .where('country', '=', 'IN')
        .where('kind', '=', kind)
        .executeTakeFirst()
    expect([await row('e-book'), await row('e-book-only')]).toEqual([
      { basisPoints: 500 },
      { basisPoints: 1800 },
    ])
  })
  test('Sales tax US: none is charged, and that is said on product, cart and delivery page', async () => {
    const path = await book()
    expect(await taxOf([path], 'US')).toMatch(/No tax is charged/)
    const shopper = await aGuest()
    await shopper.post('/delivery', { intent: 'country.choose', country: 'US' })
    expect(shopper.text('#customs ~ p')).toContain('We do not charge US sales tax')
    expect((await shopper.visit(path)).text('main')).toContain(
      'No tax is charged for United States',
    )
  })

  test('EU one-stop shop: the tax report sums by country and rate', async () => {
    const shopper = await withCart(german, [await book()], 'DE')
    await placeOrder(shopper, german)
    let printed = ''
    const args = ['--from', dayOf(now - dayMs), '--to', dayOf(now + dayMs)]
    expect(await runTaxReport(args, { write: (text: string) => (printed += text) })).toBe(0)
    expect(printed).toMatch(/DE.*7/s)
  })

  test('Unit price: per kg, litre, metre or square metre, and none under 10 g', async () => {
    const shopper = await aGuest()
    await shopper.visit(await thing({ unitAmount: 250, unitPer: 'kg' }))
    expect(shopper.text('main .price--big .price__more')).toBe('₹1,996.00 / kg')
    await shopper.visit(await thing({ unitAmount: 9, unitPer: 'kg' }))
    expect(shopper.text('main .price--big .price__more')).toBeUndefined()
  })

  test('UK DMCC: no fee beside price and delivery; the total of the cart is what is paid', async () => {
    const shopper = await withCart(english, [await book()], 'GB')
    await shopper.visit('/cart')
    const total = folded(shopper.text('main aside .total'))
    await shopper.visit('/checkout')
    expect(folded(shopper.text('aside .total'))).toBe(total)
    expect((await shopper.visit('/terms')).text('main')).toContain('There are no other fees')
  })

  test('IN MRP: shown in India, and a price above it is refused by the import', async () => {
    const shopper = await aGuest()
    await shopper.visit(await thing({ mrpMinor: 64_900 }))
    expect(shopper.text('main')).toContain('₹649.00')
    await expect(aThing({ mrpMinor: 49_899 })).rejects.toThrow('above the maximum retail price')
  })

  test('IN E-Commerce Rules: seller, grievance officer with 48 hours and a month, no ticked box', async () => {
    const shopper = await (await aGuest()).visit('/contact')
    const message = shopper.text('main aside')!
    for (const one of ['Octavo Books', '3 Folding Street', 'Q. Quarto', '48 hours', 'one month'])
      expect(message).toContain(one)
    const buyer = await withCart(english, [await book()])
    for (const path of ['/checkout', '/login-register', '/contact', '/cart'])
      expect((await buyer.visit(path)).attrs('main input[type=checkbox][checked]', 'name')).toEqual(
        [],
      )
  })
})

describe('information, accessibility, data', () => {
  test('GPSR: maker with postal and electronic address, who answers in the EU, picture, identifier, warning', async () => {
    const [id] = await takeAll([
      {
        ...blankRecord,
        id: 'gpsr',
        kind: 'book',
        sourceKey: 'test:gpsr',
        name: 'A toy book',
        language: 'en',
        inLanguage: 'en',
        format: 'paperback',
        isbn13: '9780141439518',
        weightGrams: 300,
        stock: 3,
        prices: [{ currency: 'INR', market: '', amountMinor: 10_000 }],
        makerName: 'Maker Ltd',
        makerPostalAddress: '1 Maker Road, London',
        makerEmail: 'safety@maker.example',
        safetyWarning: 'Not for children under 3 years',
      },
    ])
    const shopper = await (await aGuest()).visit(`/de/book/${id}`)
    const message = shopper.text('main')!
    for (const one of ['Maker Ltd', '1 Maker Road', 'safety@maker.example', 'under 3 years', '978'])
      expect(message).toContain(one)
    for (const one of [
      'Verantwortliche Person (EU)',
      'Octavo Europe',
      'Bogengasse 8',
      'europe@example.org',
    ])
      expect(message).toContain(one)
    expect(shopper.attrs('main .stage img, main img', 'src').length).toBeGreaterThan(0)
    expect((await shopper.visit(`/book/${id}`)).text('main')).not.toContain('Octavo Europe')
  })

  test.each(['', '/fr', '/de'])(
    'EAA: a statement of accessibility under "%s": service, standard, tests, limits, contact, authority',
    async (prefix) => {
      const shopper = await (await aGuest()).visit(`${prefix}/accessibility`)
      expect(shopper.attrs('main h2', 'id')).toEqual([
        'service',
        'standard',
        'tested',
        'ebooks',
        'limits',
        'tell',
      ])
      for (const one of ['2.2', 'AA', 'EN 301 549', '2019/882', 'DGCCRF'])
        expect(folded(shopper.text('main'))).toContain(one)
      expect(shopper.attrs('main a', 'href')).toContain(`${prefix}/contact`)
    },
  )

  test.each([
    ['', '“Bought here” means that we checked', 'Not bought here'],
    ['/fr', 'signifie que nous l’avons vérifié', 'Non acheté ici'],
    ['/de', '„Hier gekauft“ heißt', 'Nicht hier gekauft'],
  ])(
    'Reviews: beside them stands how they are checked, and whether the writer bought here, under "%s"',
    async (prefix, checked, notBought) => {
      const book = await aBook()
      await aReview(book)
      const shopper = await (await aGuest()).visit(`${prefix}/book/${book}`)
      expect(folded(shopper.text('#reviews'))).toContain(checked)
      expect(folded(shopper.text('#reviews'))).toContain(notBought)
    },
  )

  test('ONIX accessibility: an e-book says what is known of it', async () => {
    const shopper = await (await aGuest()).visit(await anEbook())
    expect(shopper.texts('main dt')).toEqual(
      expect.arrayContaining(['Accessibility', 'Copy protection']),
    )
  })

  test('Cookies: none by looking, and those that an action sets are named on the privacy page', async () => {
    const shopper = await aGuest()
    for (const path of ['/', '/books', '/book/b01', '/cart', '/contact', '/privacyPolicy'])
      await shopper.visit(path)
    expect(shopper.cookieNames()).toEqual([])
    const named = shopper.texts('#cookies ~ dl dt')
    const set = await (await aGuest()).post('/book/b01', { intent: 'cart.add', product: 'b01' })
    const toasted = await aGuest()
    await toasted.visit('/book/b01')
    for (const name of [...set.cookieNames(), 'shop-toast']) expect(named).toContain(name)
    expect(set.cookieNames()).toEqual(['shop'])
    const stored = (await shopper.visit('/privacyPolicy')).text('#cookies ~ dl')
    expect(stored).toContain('90 days')
  })

  test('What is kept: every table of the shop that holds something of people is told on the privacy page', async () => {
    const shopper = await (await aGuest()).visit('/privacyPolicy')
    const announced = shopper.attrs('[data-tables]', 'data-tables').join(' ').split(' ')
    for (const table of [
      'customer_order',
      'contact_message',
      'withdrawal_notice',
      'cart_line',
      'sign_in',
    ])
      expect(announced).toContain(table)
    expect(new Set(announced).size).toBe(announced.length)
    expect(shopper.texts('[data-tables] dl').every((facts) => facts.length > 60)).toBe(true)
  })

  test.each(['', '/fr', '/de'])(
    'Seller’s identity: name, address, mail, telephone, register and tax number from every page, under "%s"',
    async (prefix) => {
      const shopper = await (await aGuest()).visit(`${prefix}/books`)
      expect(shopper.attrs('footer a', 'href')).toContain(`${prefix}/imprint`)
      const message = folded((await shopper.visit(`${prefix}/imprint`)).text('main'))
      for (const one of [
        ...['Octavo Books', '3 Folding Street', '560002 Bengaluru', 'books@example.org'],
        ...['+91 00 0000 0000', 'GSTIN', 'A. Folio', 'Octavo Europe', 'mediateur@example.org'],
        ...{
          '': ['sole proprietorship', 'Commercial register', 'India', 'Germany'],
          '/fr': ['entreprise individuelle', 'Registre du commerce', 'Inde', 'Allemagne'],
          '/de': ['Einzelunternehmen', 'Handelsregister', 'Indien', 'Deutschland'],
        }[prefix]!,
      ])
        expect(message).toContain(one)
    },
  )
})

test('docs/law.md names a test of this file for each line that applies', () => {
  const [doc, own] = [
    readFileSync('docs/law.md', 'utf8'),
    readFileSync('tests/routes/law.test.ts', 'utf8'),
  ]
  const rows = doc.split('\n').filter((line) => /^\| [^-]/.test(line) && !line.startsWith('| Line'))
  expect(rows.length).toBeGreaterThan(30)
  const unnamed = rows.filter((row) => {
    const [, , , named = ''] = row.split('|').map((cell) => cell.trim())
    return !named.startsWith('does not apply') && !own.includes(named.replace(/^`|`$/g, ''))
  })
  expect(unnamed).toEqual([])
})
