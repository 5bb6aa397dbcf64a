import type { Language } from '#app/i18n/languages.ts'
import { editionStockText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { describeCoupon } from '#app/shop/ordering/coupons/coupon-text.ts'
import { formatCountry, listCountryNames } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { soldFormatOf } from '#app/shop/ordering/quote/format-name.ts'
import { formatTaxRate } from '#app/i18n/format/format-order.ts'
import { listPaymentMethods } from '#app/shop/ordering/orders/payment-method.ts'
import { hasCard } from '#app/shop/ordering/payments/stripe-client.server.ts'
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
      ...describeLine(line, money, language),
      ...describeMove(line, moves.get(lineId(line)), money),
      ...describeVariants(line, variants),
    })),
    unavailable: quote.unavailable.map((line) => ({
      ...line,
      id: lineId(line),
      ...describeVariants(line, variants),
    })),
    ...(removed && { removed }),
    ...(quote.lines.length > 0 && { sums: describeSums(quote, money, language) }),
    country,
    countryName: formatCountry(country, language),
    served: listCountryNames(served, language).map(({ name }) => name),
  }
}

type Money = (minor: number) => string

function describeLine(line: QuoteLine, money: Money, language: Language): CartLineText {
  const { productId, color, size, quantity, kind, limit } = line
  const path = productPath({ id: productId, kind })
  return {
    id: lineId(line),
    productId,
    color,
    size,
    name: line.name,
    path: color ? `${path}?${new URLSearchParams({ color })}` : path,
    authors: line.authors,
    format: soldFormatOf(line),
    variantName: line.variantName,
    image: { path: line.imagePath, isBook: kind === 'book' },
    quantity,
    unit: money(line.unitMinor),
    sum: money(line.lineMinor),
    stock: editionStockText(line.format, line.availability, language),
    ...(quantity > limit && { tooMany: limit }),
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

function describeSums(quote: Quote, money: Money, language: Language): CartSumsText {
  const { lines, coupon, currency, delivery } = quote
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    goods: money(quote.goodsMinor),
    ...(coupon && { coupon: describeCoupon(coupon, currency, language) }),
    delivery: describeDelivery(delivery, money),
    taxes: quote.taxes.map(({ basisPoints, taxMinor }) => ({
      rate: formatTaxRate(basisPoints, language),
      tax: money(taxMinor),
    })),
    total: money(quote.totalMinor),
    payments: listPaymentMethods({
      needsDelivery: delivery.kind !== 'none',
      hasCard: hasCard(),
    }).map(({ id }) => id),
  }
}

function describeDelivery(delivery: Quote['delivery'], money: Money): CartSumsText['delivery'] {
  if (delivery.kind !== 'offered') return delivery
  const describe = ({ method, minor, daysFrom, daysTo }: (typeof delivery.options)[number]) => ({
    method,
    price: money(minor),
    isFree: minor === 0,
    daysFrom,
    daysTo,
  })
  return {
    kind: 'offered',
    chosen: describe(delivery.chosen),
    options: delivery.options.map(describe),
  }
}
