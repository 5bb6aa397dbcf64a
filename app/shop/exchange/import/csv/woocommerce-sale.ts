import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import type {
  CatalogueRecord,
  RecordVariant,
} from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  currencyOfPrices,
  statedPrices,
  type ReadOptions,
} from '#app/shop/exchange/csv/csv-kind.ts'
import { saleOf, type ForeignPrice } from './foreign-sale.ts'
import {
  leftOutNote,
  commonPrice,
  nameVariant,
  noteOptions,
  uncountedVariant,
  type Option,
} from './foreign-variants.ts'
import type { Attribute } from './woocommerce-cells.ts'
import type { Variation } from './woocommerce-families.ts'
import { currencylessNote } from './foreign-cells.ts'

type Sale = Pick<CatalogueRecord, 'prices' | 'discount'>

/** An empty list means not for sale; undefined prices would mean not stated. */
export const notForSale: Sale = { prices: [], discount: null }

export function wooPriceOf(price: ForeignPrice | null, options: ReadOptions, notes: Fault[]): Sale {
  const { currency } = options
  if (price === null) return { prices: statedPrices(options) ?? [], discount: null }
  if (currency !== undefined) return saleOf(price, currency)
  notes.push(currencylessNote(decimal(price.regular, currencyOfPrices(options))))
  return {}
}

/** The catalogue accepts no more variants. */
const mostVariants = 500

/** Returns the colour and size pairs that can be bought, and their common price. */
export function familyOf(
  attributes: Attribute[],
  variations: Variation[],
  options: ReadOptions,
  notes: Fault[],
): { variants: RecordVariant[]; price: ForeignPrice | null; images: Record<string, string> } {
  const offered = variations.filter((one) => one.isPublished)
  if (offered.length < variations.length)
    notes.push(createNote('unpublished', 'variations', 'those not published are left out'))
  if (offered.length === 0)
    notes.push(createNote('noneToBuy', 'variations', 'there is none to buy'))
  const regular = commonPrice(offered.map(({ price }) => price?.regular ?? null))
  const hasCommonPrice = ({ price }: Variation) => regular === null || price?.regular === regular
  const sold = offered.filter(hasCommonPrice)
  const amountOf = (minor: number) => decimal(minor, currencyOfPrices(options))
  for (const one of offered.filter((one) => !hasCommonPrice(one)))
    notes.push(
      leftOutNote(
        `line ${one.line}`,
        one.price ? amountOf(one.price.regular) : null,
        amountOf(regular ?? 0),
      ),
    )
  // An attribute without variations describes the product and makes no variants.
  const named = attributes.filter(({ name }) =>
    sold.some((one) => one.attributes.some((own) => isSame(own.name, name))),
  )
  noteOptions(
    named.map(({ name }) => name),
    notes,
  )
  return { ...pairsOf(named, sold, notes), price: commonSale(regular, sold, notes) }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function pairsOf(attributes: Attribute[], variations: Variation[], notes: Fault[]) {
  const pairs = new Map<string, RecordVariant>()
  const images: Record<string, string> = {}
  // Variations with every value come first, since they are more precise than one for any value.
  const byPrecision = [...variations].sort(
    (a, b) => anyCount(a, attributes) - anyCount(b, attributes),
  )
  for (const one of byPrecision)
    for (const options of choicesOf(one, attributes)) {
      const pair = nameVariant(options)
      const key = `${pair.color}/${pair.size}`
      if (key === '/' || pairs.has(key) || pairs.size >= mostVariants) continue
      pairs.set(key, { ...pair, stock: one.stock ?? uncountedVariant })
      if (pair.color && one.image && /^https?:\/\//i.test(one.image))
        images[pair.color] ??= one.image
    }
  if (variations.length > 0 && pairs.size === 0)
    notes.push(createNote('variantsAlike', 'variations', 'none of them says what it differs in'))
  return { variants: [...pairs.values()], images }
}

const valuesOf = (one: Variation, name: string) =>
  one.attributes.find((own) => isSame(own.name, name))?.values ?? []

const anyCount = (one: Variation, attributes: Attribute[]) =>
  attributes.filter(({ name }) => valuesOf(one, name).length === 0).length

/** Lists the options of a variation. An empty attribute matches each value of the product. */
function choicesOf(one: Variation, attributes: Attribute[]): Option[][] {
  let choices: Option[][] = [[]]
  for (const { name, values } of attributes) {
    const own = valuesOf(one, name)
    const each = own.length > 0 ? own.slice(0, 1) : values
    if (each.length === 0) continue
    choices = choices
      .flatMap((before) => each.map((value) => [...before, { name, value }]))
      .slice(0, mostVariants)
  }
  return choices
}

/** A reduction is used only if all variations share it. */
function commonSale(
  regular: number | null,
  variations: Variation[],
  notes: Fault[],
): ForeignPrice | null {
  if (regular === null) return null
  const prices = variations.flatMap(({ price }) => price ?? [])
  const shared = prices.every((one) => JSON.stringify(one) === JSON.stringify(prices[0]))
  if (!shared)
    notes.push(
      createNote('salePriceSome', 'sale_price', 'holds for some variations alone, and is left out'),
    )
  return shared && prices[0] ? prices[0] : { regular, sale: null }
}
