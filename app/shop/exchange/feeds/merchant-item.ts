import type { Currency } from '#app/i18n/currency.ts'
import { element, textElement, type Xml } from './xml.ts'
import { describeMoney } from '#app/i18n/format/decimal.ts'
import { truncateText } from '#app/shop/catalogue/text/truncate-text.ts'

export type MerchantAvailability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'

/**
 * Holds what Google Merchant Center is told of an offer. Amounts are in minor units of `currency`.
 */
export type MerchantItem = {
  id: string
  /** Holds the id that joins the variants of one product. */
  group?: string
  title: string
  description: string
  link: string
  /** The picture is JPEG, PNG or WebP; Google accepts no drawing. */
  image?: string
  availability: MerchantAvailability
  /** Holds the time of dispatch (ms UTC) of a pre-order or back-order. */
  availableAt?: number
  currency: Currency
  minor: number
  /** Is set for a lawful reduction: the price before it, and its period. */
  cut?: { was: number; from: number; until?: number }
  isbn13?: string
  brand?: string
  category: string
  /** Names the path of each subject of a book. */
  subjects?: string[]
  color?: string
  size?: string
  weightGrams: number
  unit?: { amount: number; per: 'kg' | 'l' | 'm' | 'm2' }
  delivery: { country: string; minor: number }
}

/** Google reads at most this many product types. */
const mostTypes = 5
const longestTitle = 150
const longestDescription = 5_000

/** Writes an item of the RSS 2.0 feed. */
export function writeItem(item: MerchantItem): Xml {
  const { currency, minor, cut, isbn13, brand, unit, delivery } = item
  const money = (amount: number) => describeMoney({ minor: amount, currency })
  const optional = (name: string, words: string | undefined) =>
    words !== undefined && textElement(name, words)
  return element(
    'item',
    {},
    textElement('g:id', item.id),
    optional('g:item_group_id', item.group),
    textElement('g:title', truncateText(item.title, longestTitle)),
    textElement('g:description', truncateText(item.description, longestDescription)),
    textElement('g:link', item.link),
    optional('g:image_link', item.image),
    textElement('g:condition', 'new'),
    textElement('g:availability', item.availability),
    item.availableAt !== undefined && textElement('g:availability_date', timeOf(item.availableAt)),
    textElement('g:price', money(cut ? cut.was : minor)),
    cut && textElement('g:sale_price', money(minor)),
    cut?.until !== undefined &&
      textElement('g:sale_price_effective_date', `${timeOf(cut.from)}/${timeOf(cut.until)}`),
    optional('g:gtin', isbn13),
    optional('g:brand', brand),
    isbn13 === undefined && brand === undefined && textElement('g:identifier_exists', 'no'),
    ...[item.category, ...(item.subjects ?? [])]
      .slice(0, mostTypes)
      .map((type) => textElement('g:product_type', type)),
    optional('g:color', item.color),
    optional('g:size', item.size),
    item.weightGrams > 0 && textElement('g:shipping_weight', `${item.weightGrams} g`),
    ...(unit ? writeUnit(unit) : []),
    element(
      'g:shipping',
      {},
      textElement('g:country', delivery.country),
      textElement('g:price', money(delivery.minor)),
    ),
  )
}

/** Google accepts neither mm nor cm²: these are written in cm and m². */
function writeUnit({ amount, per }: NonNullable<MerchantItem['unit']>): Xml[] {
  const measure = {
    kg: `${amount} g`,
    l: `${amount} ml`,
    m: `${amount / 10} cm`,
    m2: `${amount / 10_000} sqm`,
  }
  const base = { kg: '1 kg', l: '1 l', m: '1 m', m2: '1 sqm' }
  return [
    textElement('g:unit_pricing_measure', measure[per]),
    textElement('g:unit_pricing_base_measure', base[per]),
  ]
}

/** Formats to the minute, as Google's specification requires. */
const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`
