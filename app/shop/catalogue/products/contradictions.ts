import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
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

/** Says what is wrong with a field, in a sentence that goes on after its name. */
type Contradiction = { field: string; code: FaultCode; says: string }

type Checked = [is: boolean, field: string, code: FaultCode, says: string]

/** Returns each contradiction between fields. */
export function listContradictions(record: CatalogueRecord): Contradiction[] {
  const wrong = [...checkPrices(record), ...checkFacts(record)]
  return wrong.flatMap(([is, field, code, says]) => (is ? [{ field, code, says }] : []))
}

function checkPrices(record: CatalogueRecord): Checked[] {
  const { prices = [], mrpMinor, discount } = record
  const dear = prices.some(({ currency, amountMinor }) => {
    return currency === 'INR' && mrpMinor !== null && amountMinor > mrpMinor
  })
  return [
    [
      isAboveItsPrice(record),
      'sale price',
      'record.saleAbove',
      'is not below the price that it is for',
    ],
    [
      discount != null && (discount.percent === undefined) === !discount.prices?.length,
      'discount',
      'record.discount',
      'is either a percent or reduced prices',
    ],
    [dear, 'price', 'record.aboveMrp', 'is above the maximum retail price (mrp)'],
    [
      isTwice(prices.map((p) => p.currency + p.market)),
      'price',
      'record.priceTwice',
      'is given twice for a market',
    ],
  ]
}

function checkFacts(record: CatalogueRecord): Checked[] {
  const { variants, kind, ageFrom, ageTo } = record
  const isGoods = kind === 'goods'
  return [
    [
      isTwice(variants.map((v) => `${v.color}/${v.size}`)),
      'variants',
      'record.variantTwice',
      'holds one twice',
    ],
    [
      variants.some((v) => v.color + v.size === ''),
      'variants',
      'record.variantNameless',
      'holds one without a name',
    ],
    [
      (record.unitAmount === null) !== (record.unitPer === null),
      'unit',
      'record.unit',
      'needs amount and per',
    ],
    [(ageFrom ?? 0) > (ageTo ?? 120), 'age', 'record.age', 'ends before it begins'],
    [kind === 'book' && record.inLanguage === '', 'language', 'record.empty', 'is missing'],
    [isGoods && record.isbn13 !== null, 'isbn', 'record.booksOnly', 'is for books alone'],
    [isGoods && record.format !== null, 'format', 'record.booksOnly', 'is for books alone'],
  ]
}
