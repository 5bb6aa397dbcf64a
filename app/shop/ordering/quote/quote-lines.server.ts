import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { dispatchText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { coverAuthor, picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { authorsText } from '#app/shop/catalogue/products/product-text.server.ts'
import { variantText } from '#app/shop/catalogue/products/variant-text.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { priceOf, type PriceContext } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { taxKindOf } from '#app/shop/pricing/tax/tax.ts'
import { lineId, type StoredLine } from './cart.ts'
import { listStoredLines } from './lines.server.ts'
import type { UnavailableLine, QuoteLine } from './quote.ts'
import { purchasabilityOf, type PurchasableItem } from './purchasability.ts'
import { listPurchasableItems } from './purchasable-items.server.ts'

/** The cart is priced for this viewer. `now` is in ms UTC. */
export type QuoteViewer = { currency: Currency; country: Country; language: Language; now: number }

export type QuoteLines = {
  context: PriceContext & { rateDay: string }
  lines: QuoteLine[]
  unavailable: UnavailableLine[]
  goodsMinor: number
}

/**
 * Returns the lines of a cart in the order they were added, split into those that can be sold now and those that
 * cannot.
 */
export async function findQuoteLines(
  owner: string | undefined,
  viewer: QuoteViewer,
  reader: Reader = db.read,
): Promise<QuoteLines> {
  return priceLines(owner === undefined ? [] : await listStoredLines(reader, owner), viewer, reader)
}

/** Returns these lines with their prices, as {@link findQuoteLines} does those of a cart. */
export async function priceLines(
  stored: StoredLine[],
  viewer: QuoteViewer,
  reader: Reader = db.read,
): Promise<QuoteLines> {
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now, reader)
  if (stored.length === 0) return { context, lines: [], unavailable: [], goodsMinor: 0 }
  const ids = [...new Set(stored.map((line) => line.productId))]
  const items = await listPurchasableItems(reader, stored, viewer.language)
  const prices = await listPriceFacts(reader, ids, viewer.now)
  const people = await listContributors(reader, ids)
  const lines: QuoteLine[] = []
  const unavailable: UnavailableLine[] = []
  for (const line of stored) {
    const item = items.get(lineId(line))
    if (!item) continue // The product was deleted a moment ago, and its line with it.
    const facts = prices.get(line.productId)
    const unitMinor = facts && priceOf(facts, context)?.minor
    const by = authorsOf(people.get(line.productId) ?? [])
    const quoted = quoteLine(line, item, unitMinor, by, viewer)
    if ('reason' in quoted) unavailable.push(quoted)
    else lines.push(quoted)
  }
  const goodsMinor = lines.reduce((sum, line) => sum + line.lineMinor, 0)
  return { context, lines, unavailable, goodsMinor }
}

const linesOf = new WeakMap<QuoteViewer, Promise<QuoteLines>>()

/**
 * Returns the same lines for read-only use, queried once per request, since the header shows the cart too. The cache
 * key is the request context object, so a copy, as for another country, causes a new query.
 */
export function shareQuoteLines(
  context: QuoteViewer & { owner: string | undefined },
): Promise<QuoteLines> {
  const lines = linesOf.get(context) ?? findQuoteLines(context.owner, context)
  linesOf.set(context, lines)
  return lines
}

function quoteLine(
  line: StoredLine,
  item: PurchasableItem,
  unitMinor: number | undefined,
  authors: string[],
  { language, now }: QuoteViewer,
): QuoteLine | UnavailableLine {
  const { product, variant } = item
  const { productId, color, size, quantity } = line
  const colorName = variant?.colorName ?? null
  const variantName = variantText({ color, size, colorName }, language)
  const { name, format } = product
  const named = { productId, color, size, quantity, name, format, variantName }
  const purchasability = purchasabilityOf(item, line, unitMinor !== undefined, now)
  if (!purchasability.ok) {
    const { reason } = purchasability
    return { ...named, reason: reason === 'wrong-variant' ? 'gone' : reason }
  }
  const { limit, availability, counted } = purchasability
  return {
    ...named,
    authors: authorsText(authors, language),
    kind: product.kind,
    ...(product.ebookContent && { ebookContent: product.ebookContent }),
    ...(product.ebookFormat && { ebookFormat: product.ebookFormat }),
    taxKind: taxKindOf(product),
    weightGrams: product.weightGrams,
    unitMinor: unitMinor!,
    lineMinor: unitMinor! * quantity,
    limit,
    availability,
    dispatchWords: dispatchText(availability, language),
    counted,
    imagePath: picturePath(
      { ...product, name: product.ownName, author: coverAuthor(authors) },
      color,
    ),
  }
}
