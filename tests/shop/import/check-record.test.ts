import { describe, expect, test } from 'vitest'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import { aBook, withSentences } from './records.ts'

const reasons = (facts: object) => {
  const checked = checkRecord({ ...aBook(), ...facts })
  return checked.ok ? [] : withSentences(checked).reasons
}

const price = (amountMinor: number, market = '', currency = 'INR') => ({
  currency,
  market,
  amountMinor,
})

describe('the door of the catalogue', () => {
  test.each([
    [{ name: 'x'.repeat(1000) }],
    [{ sku: 'x'.repeat(200), sourceKey: `woocommerce:${'x'.repeat(200)}` }],
    [{ prices: [price(1)] }],
    [{ prices: [price(1_000_000_000_000)] }],
    [{ prices: [price(500, 'DE', 'EUR'), price(600, 'FR', 'EUR'), price(700, '', 'EUR')] }],
    [{ prices: [price(59_900)], mrpMinor: 59_900 }],
    [{ prices: [price(99_900, '', 'USD')], mrpMinor: 59_900 }],
    [{ discount: { percent: 99, untilAt: null } }],
    [{ stock: 0 }],
    [{ stock: 1_000_000 }],
    [{ weightGrams: 1_000_000 }],
    [{ name: '=1+1 🎉 “<b>”' }],
    [{ affiliateLink: 'https://example.org/?a=1&b=2' }],
    [{ ageFrom: 8, ageTo: 8 }],
  ])('takes %j', (facts) => {
    expect(reasons(facts)).toEqual([])
  })

  test.each([
    [{ name: '' }, 'name: is empty'],
    [{ name: 'x'.repeat(1001) }, 'name: is longer than 1000 characters'],
    [{ sku: 'x'.repeat(201) }, 'sku: is longer than 200 characters'],
    [{ name: 'a\0b' }, 'name: holds a NUL character'],
    [{ sourceKey: 'a\0b' }, 'source key: holds a NUL character'],
    [{ prices: [price(0)] }, 'price_inr: 0.00 INR is not from 0.01 INR to 10000000000.00 INR'],
    [{ prices: [price(-1)] }, /^price_inr: -0.01 INR is not from/],
    [{ prices: [price(1.5)] }, /^price_inr: must be/],
    [{ prices: [price(NaN)] }, /^price_inr: is not a number/],
    [{ prices: [price(1e12 + 1)] }, /^price_inr: 10000000000.01 INR is not from/],
    [{ prices: [price(0, 'DE', 'EUR')] }, /^price_de_eur: 0.00 EUR is not from 0.01 EUR to/],
    [{ discount: { prices: [price(0)], untilAt: null } }, /^sale_price_inr: 0.00 INR is not/],
    [{ prices: [], mrpMinor: 0 }, /^mrp: 0.00 INR is not from/],
    [{ sku: 'a\nb' }, 'sku: has the invisible character U+000A; remove it'],
    [{ sku: 'a\u00a0b' }, 'sku: has the invisible character U+00A0; remove it'],
    [{ sku: '\u202ea' }, 'sku: has the invisible character U+202E; remove it'],
    [{ name: '\u202e\u200b' }, 'name: is empty'],
    [{ prices: [price(1, 'XX')] }, /^prices 0 market/],
    [{ prices: [price(1, '', 'CHF')] }, /^prices 0 currency/],
    [{ prices: [price(1), price(2)] }, 'price: is given twice for a market'],
    [
      { prices: [price(60_000)], mrpMinor: 59_900 },
      'price: is above the maximum retail price (mrp)',
    ],
    [{ discount: { percent: 0, untilAt: null } }, /^discount percent: must be/],
    [{ discount: { percent: 100, untilAt: null } }, /^discount percent: must be/],
    [{ stock: -1 }, 'stock: must be a whole number from 0 to 1000000'],
    [{ stock: 1_000_001 }, /^stock/],
    [{ weightGrams: 1_000_001 }, /^weight grams/],
    [{ isbn13: '9780439023480' }, 'isbn13: is not an ISBN-13 with a right check digit'],
    [{ isbn13: '0439023483' }, /^isbn13/],
    [{ inLanguage: 'eng' }, /^in language/],
    [{ inLanguage: '' }, 'language: is missing'],
    [{ ratingTenths: 9 }, /^rating tenths/],
    [{ ratingTenths: 51 }, /^rating tenths/],
    [{ datePublished: '2023-02-29' }, 'date published: is not a date (YYYY-MM-DD)'],
    [{ affiliateLink: 'javascript:alert(1)' }, /must begin with http/],
    [{ affiliateLink: 'http://asha:secret@example.org/' }, /must not name a user/],
    [{ makerEmail: 'nobody' }, 'maker email: is not an e-mail address'],
    [{ ageFrom: 9, ageTo: 8 }, 'age: ends before it begins'],
    [{ unitAmount: 250 }, 'unit: needs amount and per'],
    [{ art: '{' }, 'art: is not JSON'],
    [{ id: 'B 01' }, /^id: is not an id/],
    [{ categories: ['Kids & Co'] }, /^categories 0: is not a slug/],
    [{ accessibility: ['4'] }, /^accessibility 0/],
    [{ kind: 'goods', format: 'paperback' }, 'format: is for books alone'],
    [
      { variants: [{ color: '', colorName: null, size: '', stock: 1 }] },
      'variants: holds one without a name',
    ],
  ])('refuses %j', (facts, reason) => {
    expect(reasons(facts)).toEqual([
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ])
  })

  test('removes from every text what cannot be seen or turns other words around', () => {
    const typed = '\u202eA\u2066 \u200bक्\u200dष\ufeff'
    const text = { name: typed, shortDescription: typed, fullDescription: '<p>&#x202e;A</p>' }
    const checked = checkRecord(
      aBook({
        ...{ name: typed, texts: { en: text }, tags: [typed], seriesName: typed },
        authors: [{ name: typed, sortName: typed, role: 'A01' }],
        publisher: { name: typed },
        safetyWarning: typed,
      }),
    )
    const clean = 'A क्\u200dष'
    expect(checked).toMatchObject({
      ok: true,
      record: {
        ...{ name: clean, tags: [clean], seriesName: clean },
        texts: { en: { name: clean, shortDescription: clean, fullDescription: '<p>A</p>' } },
        authors: [{ name: clean, sortName: clean }],
        publisher: { name: clean },
        safetyWarning: clean,
      },
    })
  })

  test('sanitises what a reader left in a text', () => {
    const html = '<p onclick="x">a<script>alert(1)</script></p>'
    const text = { name: 'A', shortDescription: html, fullDescription: html }
    const checked = checkRecord(aBook({ texts: { en: text }, sample: { heading: '', html } }))
    expect(checked).toMatchObject({
      ok: true,
      record: {
        texts: { en: { shortDescription: 'a', fullDescription: '<p>a</p>' } },
        sample: { html: '<p>a</p>' },
      },
    })
  })
})
