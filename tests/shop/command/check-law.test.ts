import { describe, expect, test } from 'vitest'
import { checkLaw, type LawFacts } from '#app/shop/catalogue/products/check-law.ts'

const lawful: LawFacts = {
  ...{ id: 'b', kind: 'book', format: 'paperback', mrpMinor: null, unitAmount: null },
  ...{ makerName: 'Loom', makerPostalAddress: 'Kade 1, Amsterdam, Netherlands' },
  ...{ makerEmail: 'a@b.example', postalAddress: null, email: null },
  ...{ responsibleName: null, responsiblePostalAddress: null, responsibleEmail: null },
  ...{ accessibility: null, fixedPriceMarkets: '', hasPrintEdition: 0, rupees: 100 },
  ...{ hasEuroPrice: false, categories: [], isPrinted: false },
}

const text = (facts: Partial<LawFacts>, hasEuRepresentative = false) =>
  checkLaw({ ...lawful, ...facts }, { hasEuRepresentative }).map(({ says }) => says)

const inIndia = { makerPostalAddress: '1 Mill Lane\nPune 411001\nIndia' }
const responsible = {
  responsibleName: 'Loom EU',
  responsiblePostalAddress: 'Kade 1, Amsterdam',
  responsibleEmail: 'eu@b.example',
}

describe('what the law wants', () => {
  test.each<[string, Partial<LawFacts>, RegExp]>([
    ['a maker with an e-mail address', { makerEmail: null }, /its maker are missing/],
    ['somebody in the EU for an Indian maker', inIndia, /nobody in the EU/],
    ['a maximum retail price of things', { kind: 'goods' }, /no maximum retail price/],
    ['no price above it', { mrpMinor: 99 }, /more than its maximum/],
    [
      'a unit price of food',
      { kind: 'goods', mrpMinor: 100, categories: ['organic-food'] },
      /unit price/,
    ],
    ['euros for a fixed price', { fixedPriceMarkets: 'DE' }, /no price in EUR/],
    ['a word on accessibility', { format: 'e-book' }, /accessibility/],
    [
      'the right tax of an e-book with a printed edition',
      { format: 'e-book', accessibility: '', isPrinted: true },
      /tax in India/,
    ],
  ])('is %s', (_, facts, announced) => {
    expect(text(facts)).toEqual([expect.stringMatching(announced)])
  })

  test.each<[string, Partial<LawFacts>, boolean]>([
    ['a book of a Dutch maker', {}, false],
    ['an Indian maker with somebody in the EU', { ...inIndia, ...responsible }, false],
    ['an Indian maker where the seller has somebody', inIndia, true],
    [
      'a book whose publisher can be reached',
      { makerName: null, postalAddress: 'Paris', email: 'x@y.example' },
      false,
    ],
    ['a thing at its maximum price', { kind: 'goods', mrpMinor: 100 }, false],
  ])('is all there for %s', (_, facts, hasEuRepresentative) => {
    expect(text(facts, hasEuRepresentative)).toEqual([])
  })
})
