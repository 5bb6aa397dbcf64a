import { editionStockText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { formatCountry, listCountryNames } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { describeQuoteLine, describeQuoteSums } from '#app/shop/ordering/quote/describe-quote.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import type { CartLineText, CartPage, CartSumsText, VariantOption } from './cart-page.ts'
import { listPriceMoves } from './price-moves.server.ts'
import type { LineKey, Quote, QuoteLine } from '#app/shop/ordering/quote/quote.ts'
import { quoteShared } from '#app/shop/ordering/quote/quote.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { findRemoved } from './undo.server.ts'
import { listVariantOptions } from './variant-options.server.ts'

/** Returns all that the cart's page shows. */
export async function findCartPage(
  context: QuoteViewer & { owner: string | undefined },
): Promise<CartPage> {
  const { owner, ...viewer } = context
  const { language, country } = viewer
  const [quote, moves, removed, served] = await Promise.all([
    quoteShared(context),
    listPriceMoves(owner, viewer),
    findRemoved(owner, viewer),
    listDeliveryCountries(),
  ])
  const variants = await listVariantOptions([...quote.lines, ...quote.unavailable], viewer)
  const money: Money = (minor) => formatMoney({ minor, currency: viewer.currency }, language)
  return {
    lines: quote.lines.map((line) => ({
      ...describeLine(line, viewer),
      ...describeMove(line, moves.get(lineId(line)), money),
      ...describeVariants(line, variants),
    })),
    unavailable: quote.unavailable.map((line) => ({
      ...line,
      id: lineId(line),
      ...describeVariants(line, variants),
    })),
    ...(removed && { removed }),
    ...(quote.lines.length > 0 && { sums: await describeSums(quote, viewer) }),
    country,
    countryName: formatCountry(country, language),
    served: listCountryNames(served, language).map(({ name }) => name),
  }
}

type Money = (minor: number) => string

function describeLine(line: QuoteLine, viewer: QuoteViewer): CartLineText {
  const { productId, color, size, kind } = line
  const path = productPath({ id: productId, kind })
  return {
    ...describeQuoteLine(line, viewer),
    productId,
    color,
    size,
    path: color ? `${path}?${new URLSearchParams({ color })}` : path,
    stock: editionStockText(line.format, line.availability, viewer.language),
  }
}

/**
 * Describes a change of price.
 * @param was The price of one before the change.
 */
function describeMove({ unitMinor }: QuoteLine, was: number | undefined, money: Money) {
  if (was === undefined || was === unitMinor) return {}
  return { priceMoved: { was: money(was), now: money(unitMinor) } }
}

function describeVariants(line: LineKey, options: Map<string, VariantOption[]>) {
  const variants = options.get(lineId(line))
  return variants ? { variants } : {}
}

async function describeSums(quote: Quote, { language, now }: QuoteViewer): Promise<CartSumsText> {
  const payments = await listOfferedPayments(quote, now)
  return {
    ...describeQuoteSums(quote, language),
    count: quote.lines.reduce((sum, line) => sum + line.quantity, 0),
    payments: payments.map(({ id }) => id),
  }
}
