import { translator } from '#app/i18n/i18n.server.ts'
import type { Rates } from '#app/i18n/currency.ts'
import { hasVat } from '#app/i18n/markets.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { offerDelivery, type DeliveryRow } from '#app/shop/pricing/delivery/delivery.ts'
import { arrivalText, type ArrivalText } from '#app/shop/pricing/delivery/arrival.ts'
import { arrivalOf } from '#app/shop/pricing/delivery/arrival.server.ts'
import { dispatchDay } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { offerPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { listDeliveryRates, listPickupPlaces } from '#app/shop/pricing/delivery/delivery.server.ts'
import { priceOf, type ProductPrice } from '#app/shop/pricing/prices/price.ts'
import { priceText } from '#app/shop/pricing/prices/price-text.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import { taxKindOf, type TaxRates } from '#app/shop/pricing/tax/tax.ts'
import { findTaxRates, taxDayOf } from '#app/shop/pricing/tax/tax.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { PriceBlock } from './detail.ts'
import { listEditionPrices } from '#app/shop/catalogue/product-card/editions.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

/** The caches have one entry per country, of which there are few. */
const taxCache = catalogueCache<TaxRates>(50)
const deliveryCache = catalogueCache<DeliveryRow[]>(50)

/** Holds the price and when the product arrives if it is in stock. */
export type PriceAndArrival = { priceBlock: PriceBlock; arrival?: ArrivalText | undefined }

/** Returns the price of a product, and the tax and the cheapest delivery shown beside it. */
export async function findPriceBlock(row: ProductRow, viewer: Viewer): Promise<PriceAndArrival> {
  const { language, currency, country, now } = viewer
  const t = translator(language)
  if (row.withdrawnAt !== null) return { priceBlock: { tax: '', delivery: '', isWithdrawn: true } }
  const [facts, context, taxes] = await Promise.all([
    listEditionPrices(row, now),
    findPriceContext(currency, country, now),
    findTaxesOfDay(country, now),
  ])
  const found = facts.get(row.id)
  const price = found && priceOf(found, context)
  if (!price) return { priceBlock: { tax: '', delivery: '' } }
  // The partner charges the tax and delivery of a product it sells.
  if (row.affiliateLink !== null)
    return { priceBlock: { price: priceText(price, row, viewer), tax: '', delivery: '' } }
  const isTaxed = taxes[taxKindOf(row)] !== null
  const tax = isTaxed
    ? t(hasVat(country) ? 'product.vatIncluded' : 'product.taxIncluded')
    : t('product.noTax', { country: formatCountry(country, language) })
  const { delivery, arrival } = await describeDelivery(row, price, viewer, context.rates)
  return {
    priceBlock: { price: priceText(price, row, viewer), tax, delivery },
    ...(arrival && { arrival }),
  }
}

function findTaxesOfDay(country: string, now: number): Promise<TaxRates> {
  const day = taxDayOf(country, now)
  return taxCache(`${country} ${day}`, now, () => findTaxRates(country, day))
}

async function describeDelivery(
  row: ProductRow,
  { minor }: ProductPrice,
  { language, currency, country, now }: Viewer,
  rates: Rates,
): Promise<{ delivery: string; arrival?: ArrivalText }> {
  const availability = availabilityOf(row, now).kind
  if (availability === 'sold-out' || availability === 'out-of-print') return { delivery: '' }
  const t = translator(language)
  const place = formatCountry(country, language)
  const { kind, format, weightGrams } = row
  const line = { kind, format, weightGrams, quantity: 1, lineMinor: minor }
  const rows = await deliveryCache(country, now, () => listDeliveryRates(country))
  const sent = offerDelivery(rows, { market: country, currency, rates, lines: [line] })
  const offer = offerPickup(sent, currency, listPickupPlaces(country))
  if (!offer.ok)
    return {
      delivery:
        offer.reason === 'too-heavy'
          ? t('product.tooHeavy', { country: place })
          : t('product.notDelivered', { country: place }),
    }
  const cheapest = offer.options[0]
  if (!cheapest) return { delivery: '' }
  const price = formatMoney(cheapest, language)
  const arrival = arrivalText(arrivalOf(dispatchDay(now), cheapest, country), language)
  const { pickup } = cheapest
  if (pickup) return { delivery: t('order.pickup.method', { place: pickup.name }), arrival }
  return {
    arrival,
    delivery:
      cheapest.minor === 0
        ? t('product.deliveryFree', { country: place })
        : t('product.delivery', { country: place, price }),
  }
}
