import { joinEWords } from '#app/i18n/join-e-words.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import {
  listEditionPrices,
  listEditionRows,
} from '#app/shop/catalogue/product-card/editions.server.ts'
import { isAudio } from '#app/shop/catalogue/products/ebook-format.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { checkPurchase } from '#app/shop/ordering/quote/check-purchase.server.ts'
import { describeFreeDelivery } from '#app/shop/ordering/quote/describe-quote.ts'
import { formatNameIn, nameLine } from '#app/shop/ordering/quote/format-name.ts'
import {
  shareQuoteLines,
  type QuoteLines,
  type QuoteViewer,
} from '#app/shop/ordering/quote/quote-lines.server.ts'
import { quoteShared } from '#app/shop/ordering/quote/quote.server.ts'
import type { LineKey, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import type { AddedText } from './cart-summary.ts'

type AddedContext = QuoteViewer & {
  owner: string | undefined
  customer?: { email: string } | undefined
}

/**
 * Describes what was added to the cart, as the cart is now. It is undefined if the visitor's cart has no such line that
 * can be sold, so the line of another visitor shows nothing.
 */
export async function describeAdded(
  added: LineKey & { quantity: number },
  context: AddedContext,
): Promise<AddedText | undefined> {
  const found = await shareQuoteLines(context)
  const line = found.lines.find((one) => lineId(one) === lineId(added))
  if (!line) return undefined
  const { currency, language } = context
  const t = translator(language)
  const [quote, otherEdition] = await Promise.all([
    quoteShared(context),
    findOtherEdition(line, found, context),
  ])
  const free = describeFreeDelivery(quote, language)
  return {
    message: t('toast.addedLine', {
      quantity: added.quantity,
      name: joinEWords(nameLine(line, formatNameIn(t))),
    }),
    sum: formatMoney({ minor: found.goodsMinor, currency }, language),
    ...(free && { delivery: t(`cart.freeDelivery.${free.kind}`, free) }),
    ...(otherEdition && { otherEdition }),
  }
}

/** Lists the formats of the edition to offer beside one of this format, the preferred one first. */
const otherFormats = ({ format }: Pick<QuoteLine, 'format'>): QuoteLine['format'][] => {
  if (format === 'e-book') return ['paperback', 'hardback']
  return format === 'paperback' || format === 'hardback' ? ['e-book'] : []
}

/** Returns the newest other edition of the work that can be bought. */
async function findOtherEdition(
  line: QuoteLine,
  { lines, context }: QuoteLines,
  viewer: QuoteViewer,
): Promise<AddedText['otherEdition']> {
  const formats = otherFormats(line)
  const book = formats.length > 0 ? await findProductRow(line.productId) : undefined
  if (!book) return undefined
  const rows = (await listEditionRows(book))
    .filter(({ editionRank, format }) => editionRank !== null && formats.includes(format))
    .sort((a, b) => formats.indexOf(a.format) - formats.indexOf(b.format))
  const [row] = rows
  if (!row || rows.some(({ id }) => lines.some((one) => one.productId === id))) return undefined
  const facts = (await listEditionPrices(book, viewer.now)).get(row.id)
  const price = facts && priceOf(facts, context)
  const format = row.ebookContent === 'opening' ? 'e-book-opening' : row.format
  if (!price || !format || format === 'audiobook-cd' || isAudio(row.ebookFormat)) return undefined
  const purchase = await checkPurchase({ productId: row.id, color: '', size: '' }, viewer)
  return purchase.ok
    ? { productId: row.id, format, price: formatMoney(price, viewer.language) }
    : undefined
}
