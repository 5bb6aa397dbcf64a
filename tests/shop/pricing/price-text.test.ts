import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Price } from '#app/shop/pricing/prices/price.tsx'
import { languages } from '#app/i18n/languages.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { priceText, type PriceText, type UnitFacts } from '#app/shop/pricing/prices/price-text.ts'

const noUnit: UnitFacts = { kind: 'goods', unitAmount: null, unitPer: null }
const plain = { minor: 49_900, currency: 'INR', full: 49_900 } as const
const inIndia = { language: 'en', country: 'IN' } as const
const midnight = Date.parse('2026-11-01T00:00:00+05:30')
const reduced = {
  minor: 34_900,
  currency: 'INR',
  full: 49_900,
  cut: { was: 44_900, percent: 22, until: midnight },
} as const

const spaceless = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the words of a price', () => {
  test('are the amount alone where nothing is reduced', () => {
    expect(priceText(plain, noUnit, inIndia)).toEqual({
      now: '₹499.00',
      minor: 49_900,
      currency: 'INR',
    })
  })

  test('are the amount alone where a discount runs that may not be claimed', () => {
    expect(priceText({ ...plain, minor: 40_000 }, noUnit, inIndia)).not.toHaveProperty('was')
  })

  test('name the low, the percentage and the last day in each language', () => {
    const printed = languages.map((language) => {
      const { was, cut, until } = priceText(reduced, noUnit, { language, country: 'IN' })
      return [spaceless(was), spaceless(cut), until?.text, until?.dateTime]
    })
    expect(printed).toEqual([
      ['₹449.00', '−22%', '31 October 2026', '2026-10-31'],
      ['449,00 ₹', '−22 %', '31 octobre 2026', '2026-10-31'],
      ['449,00 ₹', '−22 %', '31. Oktober 2026', '2026-10-31'],
    ])
  })

  test('name hour and zone where the reduction does not end with a day of the market', () => {
    const { until } = priceText(reduced, noUnit, { language: 'de', country: 'DE' })
    expect(until).toEqual({
      dateTime: '2026-10-31T18:30:00.000Z',
      text: '31.\u00a0Oktober\u00a02026 um 19:30\u00a0Uhr (MEZ)',
      short: '31.\u00a0Okt.',
    })
  })

  test('name no day for a reduction without an end', () => {
    const endless = { ...reduced, cut: { was: 44_900, percent: 22 } }
    expect(priceText(endless, noUnit, inIndia)).not.toHaveProperty('until')
  })

  test('say every whole percentage exactly', () => {
    for (let percent = 1; percent < 100; percent++)
      expect(priceText({ ...reduced, cut: { was: 1, percent } }, noUnit, inIndia).cut).toBe(
        `−${percent}%`,
      )
  })
})

describe('the price per unit', () => {
  const perUnit = (unitAmount: number, unitPer: UnitFacts['unitPer'], minor = 49_900) =>
    priceText({ ...plain, minor }, { kind: 'goods', unitAmount, unitPer }, inIndia).perUnit

  test.each([
    [1000, 'kg', '₹499.00 / kg'],
    [250, 'kg', '₹1,996.00 / kg'],
    [750, 'l', '₹665.33 / l'],
    [1500, 'm', '₹332.67 / m'],
    [5000, 'm2', '₹998.00 / m²'],
    [10, 'l', '₹49,900.00 / l'],
  ] as const)('of %i in %s is %s', (amount, per, text) => {
    expect(perUnit(amount, per)).toBe(text)
  })

  test('is rounded half up', () => {
    expect(perUnit(2000, 'kg', 1)).toBe('₹0.01 / kg')
    expect(perUnit(2001, 'kg', 1)).toBe('₹0.00 / kg')
  })

  test('is left out under 10 g and 10 ml, and where there is none', () => {
    expect(perUnit(9, 'kg')).toBeUndefined()
    expect(perUnit(9, 'l')).toBeUndefined()
    expect(perUnit(0, 'm')).toBeUndefined()
    expect(perUnit(100, null)).toBeUndefined()
  })

  test('is counted from the reduced price', () => {
    const unit = { kind: 'goods', unitAmount: 500, unitPer: 'kg' } as const
    expect(priceText(reduced, unit, inIndia).perUnit).toBe('₹698.00 / kg')
  })

  test('is never that of a book', () => {
    const unit = { kind: 'book', unitAmount: 500, unitPer: 'kg' } as const
    expect(priceText(plain, unit, inIndia).perUnit).toBeUndefined()
  })
})

describe('the price on a page', () => {
  // Each key stands for itself.
  const value = { t: (key: string) => key, language: 'en' } as const
  const html = (price: PriceText | undefined, big = false) =>
    renderToStaticMarkup(
      createElement(I18nContext.Provider, { value }, createElement(Price, { price, big })),
    )

  test('is the amount alone where nothing is reduced', () => {
    expect(html(priceText(plain, noUnit, inIndia))).toBe(
      '<p class="price"><span class="price__now">₹499.00</span></p>',
    )
  })

  test('shows one earlier price, struck and named, its percentage, and the end in a <time>', () => {
    expect(html(priceText(reduced, noUnit, inIndia), true)).toBe(
      '<p class="price price--cut price--big"><span class="hide">price.now </span>' +
        '<span class="price__whole"><span class="price__now">₹349.00</span> ' +
        '<span class="price__cut">−22%</span></span> ' +
        '<span class="price__more">price.lowest <s class="price__was">₹449.00</s></span>' +
        '<span class="price__more"> price.until <time dateTime="2026-10-31">31 October 2026</time></span></p>',
    )
  })

  test('names the earlier price and the last day in short where it is small', () => {
    const shown = html(priceText(reduced, noUnit, inIndia))
    expect(shown).toContain('price.lowestShort <s class="price__was">₹449.00</s>')
    expect(shown).toContain('<time dateTime="2026-10-31">31\u00a0Oct</time>')
  })

  test('shows the price per unit below', () => {
    const unit = { kind: 'goods', unitAmount: 500, unitPer: 'kg' } as const
    expect(html(priceText(plain, unit, inIndia))).toContain(
      '<span class="price__more"> ₹998.00 / kg</span>',
    )
  })

  test('says that a product without a price is not for sale', () => {
    expect(html(undefined)).toBe('<p class="price">price.notForSale</p>')
  })
})
