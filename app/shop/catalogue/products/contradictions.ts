import type { CatalogueRecord } from './catalogue-record.ts'

const isTwice = (keys: string[]) => new Set(keys).size < keys.length

/** Each reduced price needs a higher full price. The shop has one if the record has no prices. */
function isAboveItsPrice({ prices, discount }: CatalogueRecord): boolean {
  if (!prices || !discount?.prices) return false
  return discount.prices.some((sale) => {
    const price = prices.find((one) => one.currency === sale.currency && one.market === sale.market)
    return !price || price.amountMinor <= sale.amountMinor
  })
}

/** Returns [field, what is wrong] for each contradiction between fields. */
export function listContradictions(record: CatalogueRecord): [string, string][] {
  const { prices = [], mrpMinor, kind } = record
  const dear = prices.some(({ currency, amountMinor }) => {
    return currency === 'INR' && mrpMinor !== null && amountMinor > mrpMinor
  })
  const { discount } = record
  const wrong: [boolean, string, string][] = [
    [isAboveItsPrice(record), 'sale price', 'is not below the price that it is for'],
    [
      discount != null && (discount.percent === undefined) === !discount.prices?.length,
      ...(['discount', 'is either a percent or reduced prices'] as const),
    ],
    [dear, 'price', 'is above the maximum retail price (mrp)'],
    [isTwice(prices.map((p) => p.currency + p.market)), 'price', 'is given twice for a market'],
    [isTwice(record.variants.map((v) => `${v.color}/${v.size}`)), 'variants', 'holds one twice'],
    [record.variants.some((v) => v.color + v.size === ''), 'variants', 'holds one without a name'],
    [(record.unitAmount === null) !== (record.unitPer === null), 'unit', 'needs amount and per'],
    [(record.ageFrom ?? 0) > (record.ageTo ?? 120), 'age', 'ends before it begins'],
    [kind === 'book' && record.inLanguage === '', 'language', 'is missing'],
    [kind === 'goods' && record.isbn13 !== null, 'isbn', 'is for books alone'],
    [kind === 'goods' && record.format !== null, 'format', 'is for books alone'],
  ]
  return wrong.flatMap(([is, where, what]) => (is ? [[where, what]] : []))
}
