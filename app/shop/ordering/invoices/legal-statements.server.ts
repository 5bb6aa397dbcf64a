import type { Reader } from '#app/database/connection.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { hasVat, isCountry, isInUnion } from '#app/i18n/markets.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import type { TaxPart } from '#app/shop/ordering/payments/tax-parts.ts'
import { findTaxRates, taxDayOf } from '#app/shop/pricing/tax/tax.server.ts'
import type { InvoiceDocument } from './invoice-document.schema.ts'
import type { InvoiceSums } from './invoice-sums.ts'

type Stated = Pick<InvoiceDocument, 'seller' | 'buyer'> & { sums: InvoiceSums }

/** Returns what the law demands that a document says about its taxes, in the language of `t`. */
export async function listStatements(
  reader: Reader,
  order: Order,
  document: Stated,
  t: Translate,
): Promise<string[]> {
  const { seller } = document
  const day = taxDayOf(seller.country, order.placedAt)
  const ownRates = Object.values(await findTaxRates(seller.country, day, reader))
  const rates = ownRates.filter((rate): rate is number => rate !== null && rate > 0)
  return [
    ...(isInUnion(seller) && rates.length > 0 ? ofUnion(order, document, t) : []),
    ...(seller.country === 'IN' && seller.vatId !== null ? ofIndia(order, document, rates, t) : []),
  ]
}

/**
 * Names why a seller of the EU who charges tax at home charges none: goods that leave the EU are exported, and e-books are
 * supplied where their buyer lives. A seller who charges no tax at all says so in `invoiceNote`.
 */
function ofUnion({ lines, deliveryMethod }: Order, { seller, buyer, sums }: Stated, t: Translate) {
  if (isInUnion(buyer)) return []
  const isStated = (position: number) =>
    sums.pieces.some((piece) => piece.position === position && piece.quantity > 0)
  const untaxed = lines.filter((line) => !line.taxBasisPoints && isStated(line.position))
  const own = seller.country === 'DE' || seller.country === 'FR' ? seller.country : 'other'
  const isExported = untaxed.some(isSent) && !isPickup(deliveryMethod)
  return [
    ...(isExported ? [t('invoice.export', { law: t(`invoice.exportLaw.${own}`) })] : []),
    ...(untaxed.some((line) => !isSent(line))
      ? [t('invoice.servedAbroad', { law: t(`invoice.serviceLaw.${own}`) })]
      : []),
  ]
}

/**
 * Returns the words of rule 46 of the CGST Rules 2017 for an export. The tax of the buyer's country is no integrated tax;
 * a seller who pays that charges the rates of India abroad.
 */
function ofIndia(
  { deliveryMethod }: Order,
  { buyer: { country }, sums }: Stated,
  rates: number[],
  t: Translate,
) {
  if (country === 'IN' || isPickup(deliveryMethod)) return []
  const isForeign = isCountry(country) && hasVat(country)
  const isIntegrated = ({ basisPoints }: TaxPart) =>
    basisPoints !== null && rates.includes(basisPoints)
  const isPaid = !isForeign && sums.parts.some(isIntegrated)
  return [t(isPaid ? 'invoice.indianExport.taxed' : 'invoice.indianExport.untaxed')]
}
