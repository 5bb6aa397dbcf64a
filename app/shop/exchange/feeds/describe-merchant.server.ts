import { localPath } from '#app/i18n/paths.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { availabilityOf, type Availability } from '#app/shop/catalogue/products/availability.ts'
import { categoryName } from '#app/shop/catalogue/categories/categories.server.ts'
import { type Category } from '#app/shop/catalogue/listing/categories.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import { subjectLine, subjectsOfCodes, subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'
import { picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { authorsText } from '#app/shop/catalogue/products/product-text.server.ts'
import { colorText, sizeText } from '#app/shop/catalogue/products/variant-text.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { offerDelivery, type DeliveryRow } from '#app/shop/pricing/delivery/delivery.ts'
import { countingDiscounts } from '#app/shop/pricing/prices/active-price.ts'
import {
  priceOf,
  type ProductPrice,
  type PriceContext,
  type PriceFacts,
} from '#app/shop/pricing/prices/price.ts'
import { imageTypeOf } from './image-type.ts'
import type { FeedMarket } from './markets.server.ts'
import type { MerchantAvailability, MerchantItem } from './merchant-item.ts'
import type { MerchantRow } from './merchant-rows.server.ts'

/** Holds why a product is not in a merchant feed. */
export type SkippedProduct =
  | 'e-book'
  | 'sold by a partner'
  | 'withdrawn'
  | 'out of print'
  | 'not for sale'
  | 'not delivered there'
  | 'out in more than a year'

/** Holds what is the same for all items of a feed. */
export type MerchantFrame = {
  market: FeedMarket
  origin: string
  context: PriceContext
  deliveryRows: DeliveryRow[]
  categories: Map<string, Category>
}

const yearMs = 365 * dayMs

/**
 * Returns the items of a product, one for each colour and size on offer, or the reason why there
 * is none.
 */
export function describeMerchant(
  row: MerchantRow,
  frame: MerchantFrame,
): MerchantItem[] | SkippedProduct {
  const { context, market } = frame
  const { now } = context
  // Google changes the countries in which e-books may be offered, and a file has no delivery to
  // state.
  if (row.format === 'e-book') return 'e-book'
  if (row.affiliateLink !== null) return 'sold by a partner'
  if (row.editionRank === null) return 'withdrawn'
  const price = row.facts && priceOf(row.facts, context)
  if (!price) return 'not for sale'
  const availability = availabilityOf(row, now)
  if (availability.kind === 'out-of-print') return 'out of print'
  if (availability.kind === 'pre-order' && availability.from > now + yearMs)
    return 'out in more than a year'
  const delivery = findDelivery(row, price, frame)
  if (delivery === undefined) return 'not delivered there'
  const item = {
    ...aboutProduct(row, price, frame),
    delivery: { country: market.country, minor: delivery },
  }
  return row.variants.length > 0
    ? variantItems(row, item, frame)
    : [{ ...item, ...stateOf(availability, now) }]
}

function findDelivery(
  { kind, format, weightGrams }: MerchantRow,
  { minor }: ProductPrice,
  { deliveryRows, context: { currency, rates }, market }: MerchantFrame,
): number | undefined {
  const line = { kind, format, weightGrams, quantity: 1, lineMinor: minor }
  const parcel = { market: market.country, currency, rates, lines: [line] }
  const offer = offerDelivery(deliveryRows, parcel)
  return offer.ok ? offer.options[0]?.minor : undefined
}

type Item = Omit<MerchantItem, keyof State | 'delivery'>

function aboutProduct(row: MerchantRow, price: ProductPrice, frame: MerchantFrame): Item {
  const { market, origin, context } = frame
  const { language, currency } = market
  const authors = authorsOf(row.people)
  const by = authorsText(authors, language)
  const { name } = row.words
  const cut = price.cut && row.facts && cutOf(price.cut, row.facts, context)
  const unit = row.kind === 'goods' && row.unitAmount !== null && row.unitPer !== null
  const brand = row.kind === 'book' ? row.press : row.makerName
  const query = Object.keys(market.query).length > 0 ? `?${new URLSearchParams(market.query)}` : ''
  return {
    id: row.id,
    title: by ? `${name} – ${by}` : name,
    description: plainText(row.words.description) || name,
    link: origin + localPath(language, productPath(row) + query),
    currency,
    minor: price.minor,
    category: categoryOf(row, frame),
    subjects: subjectsOf(row, language),
    weightGrams: row.weightGrams,
    ...imageOf(row, '', origin),
    ...(cut && { cut }),
    ...(row.isbn13 !== null && { isbn13: row.isbn13 }),
    ...(brand && { brand }),
    ...(unit && { unit: { amount: row.unitAmount!, per: row.unitPer! } }),
  }
}

const takenTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Google accepts neither SVG nor AVIF. */
function imageOf(row: MerchantRow, color: string, origin: string): { image?: string } {
  const path = jpegPath(picturePath({ ...row, author: '' }, color))
  return takenTypes.includes(imageTypeOf(path)) ? { image: origin + path } : {}
}

/** Returns the current reduction, which began with the first of those that make the price. */
function cutOf(
  { was, until }: NonNullable<ProductPrice['cut']>,
  facts: PriceFacts,
  context: MerchantFrame['context'],
) {
  const from = Math.min(...countingDiscounts(facts, context).map((one) => one.fromAt))
  return { was, from, ...(until !== undefined && { until }) }
}

function categoryOf(
  { kind, category }: MerchantRow,
  { market, categories }: MerchantFrame,
): string {
  const t = translator(market.language)
  const found = categories.get(category)
  const name = found && categoryName(found, market.language)
  const whole = kind === 'book' ? t('frame.books') : t('frame.catalogue')
  return name && name !== whole ? `${whole} > ${name}` : whole
}

/** Returns the path of each subject from the widest one, such as `Books > Fiction > Adventure`. */
function subjectsOf({ kind, subjects }: MerchantRow, language: Language): string[] {
  if (kind !== 'book') return []
  return subjectsOfCodes(subjects).map((subject) =>
    [
      translator(language)('frame.books'),
      ...subjectLine(subject).map((code) => subjectText(code, language)),
    ].join(' > '),
  )
}

function stateOf(availability: Availability, now: number): State {
  switch (availability.kind) {
    case 'pre-order':
      return { availability: 'preorder', availableAt: availability.from }
    case 'on-order':
      // The times are rounded to the day, so that the feed does not change with each request.
      return {
        availability: 'backorder',
        availableAt: now - (now % dayMs) + availability.days * dayMs,
      }
    case 'in-stock':
    case 'few-left':
      return { availability: 'in_stock' }
    case 'withdrawn':
    case 'no-file':
    case 'sold-out':
    case 'out-of-print':
      return { availability: 'out_of_stock' }
  }
}
type State = { availability: MerchantAvailability; availableAt?: number }

/** Returns an item for each colour and size, with the picture and page of its colour. */
function variantItems(
  row: MerchantRow,
  item: Omit<MerchantItem, keyof State>,
  { market, origin, context }: MerchantFrame,
): MerchantItem[] {
  const { language } = market
  return row.variants.map(({ color, size, colorName, stock }) => {
    const state = stateOf(availabilityOf({ ...row, stock }, context.now), context.now)
    const words = [
      ...(color ? [colorText(color, colorName, language)] : []),
      ...(size ? [sizeText(size)] : []),
    ]
    const link = new URL(item.link)
    if (color) link.searchParams.set('color', color)
    return {
      ...item,
      ...state,
      id: [row.id, color, size].filter(Boolean).join('.'),
      group: row.id,
      title: `${item.title} – ${words.join(', ')}`,
      link: link.href,
      ...imageOf(row, color, origin),
      ...(color && { color: colorText(color, colorName, language) }),
      ...(size && { size: sizeText(size) }),
    }
  })
}
