import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { offeredLanguages, languageNames, type Language } from '#app/i18n/languages.ts'
import { addressFormatOf } from '#app/shop/customers/addresses/address.ts'
import { formatReduction } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { ChangeText } from '#app/shop/ordering/checkout/checkout-page.ts'
import { needsEbookConsent } from '#app/shop/ordering/checkout/ebook-consent.ts'
import { serialiseSnapshot, snapshotOf } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import { paymentName } from '#app/shop/ordering/orders/pickup-words.ts'
import { lineId, lineValue } from '#app/shop/ordering/quote/cart.ts'
import { describeQuoteSums } from '#app/shop/ordering/quote/describe-quote.ts'
import { formatDeliveryPrice } from '#app/shop/ordering/quote/format-delivery.ts'
import {
  formatNameIn,
  lineNameOf,
  listLineDetails,
  soldFormatOf,
} from '#app/shop/ordering/quote/format-name.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import type { KnownBuyer } from '#app/shop/ordering/staff-orders/find-buyers.server.ts'
import {
  quoteStaffOrder,
  type StaffQuote,
} from '#app/shop/ordering/staff-orders/quote-staff-order.server.ts'
import { channelOf } from '#app/shop/ordering/staff-orders/staff-order.ts'
import { listStaffPayments } from '#app/shop/ordering/staff-orders/staff-payments.server.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { deliveryMethodName } from '#app/shop/pricing/delivery/method-name.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { listTaxes } from '../orders/order-sums.ts'
import { describeLineErrors, describeTermErrors } from './draft-errors.ts'
import type { DraftPart } from './draft-part.ts'
import type { FoundItem } from '#app/shop/ordering/staff-orders/describe-items.server.ts'
import { termsOf, type OrderDraft } from './read-draft.server.ts'

export type NewOrderData = Awaited<ReturnType<typeof showDraft>>

type Shown = {
  errors?: Record<string, string>
  /** Holds what a search found; the list is empty if nothing was. */
  found?: FoundItem[]
  buyers?: KnownBuyer[]
  /** Holds what changed since the form was shown. */
  changes?: ChangeText[]
  /** Names the part of the page that has the focus; undefined is the search of items. */
  part?: DraftPart | undefined
  /** Says what was just done. */
  note?: string
}

/** Returns the page of an order that staff prepares, with its sums by the prices of now. */
export async function showDraft(draft: OrderDraft, context: StaffContext, shown: Shown = {}) {
  const { language, t, now } = context
  const staffQuote = await quoteStaffOrder(termsOf(draft, now))
  const { quote } = staffQuote
  const { sale, country, currency, token } = draft
  const payments = await listStaffPayments(quote, sale, now)
  const method = quote.delivery.kind === 'offered' ? quote.delivery.chosen.method : undefined
  const isCollected = isPickup(method)
  const nameOf = (id: PaymentMethodId) => paymentName(id, { isPickup: isCollected }, t)
  const hasEbooks = needsEbookConsent(quote)
  return {
    ...shown,
    errors: {
      ...describeLineErrors(draft, staffQuote, context),
      ...describeTermErrors(draft, staffQuote, context),
      ...shown.errors,
    },
    token,
    sale,
    country,
    currency,
    values: valuesOf(draft),
    shown: serialiseSnapshot(snapshotOf(quote)),
    language: draft.language,
    lines: describeLines(draft, staffQuote, context),
    fixedNames: listFixedNames(staffQuote, context),
    ...(await listChoices(country, language)),
    needsAddress: method !== undefined && !isCollected,
    delivery: describeOptions(quote, context),
    payments: payments.map(({ id }) => ({ value: id, label: nameOf(id) })),
    hasEbooks,
    needsConsent: hasEbooks && channelOf(sale) === 'telephone',
    sums: listDraftSums(quote, context),
    total: formatMoney({ minor: quote.totalMinor, currency }, language),
  }
}

/** Returns the fields, whose choices show what counts, whatever was typed. */
function valuesOf({ values, sale, language, country }: OrderDraft): Record<string, string> {
  return { ...values, sale, language, ...(sale !== 'counter' && { country }) }
}

/** Lists languages and countries, and how the country writes its addresses. */
async function listChoices(country: OrderDraft['country'], language: Language) {
  const served = await listDeliveryCountries()
  const named = listCountryNames(served.includes(country) ? served : [country, ...served], language)
  const { postcodeName, region } = addressFormatOf(country)
  return {
    languages: offeredLanguages().map((value) => ({ value, label: languageNames[value] })),
    countries: named.map(({ code, name }) => ({ value: code, label: name })),
    postcodeName,
    ...(region && { region: region.name }),
  }
}

function describeLines(
  { lines }: OrderDraft,
  { quote }: StaffQuote,
  { t, language }: StaffContext,
) {
  const { currency } = quote
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  return lines.map(({ typed, productId, color, size }) => {
    const key = { productId, color, size }
    const isSame = (one: typeof key) => lineId(one) === lineId(key)
    const line = quote.lines.find(isSame)
    const known = line ?? quote.unavailable.find(isSame)
    const facts = known && {
      authors: line?.authors ?? '',
      format: soldFormatOf(known),
      variantName: known.variantName,
    }
    const details = facts ? [...listLineDetails(facts, t), line?.dispatchWords] : []
    return {
      value: lineValue(key),
      typed,
      name: known?.name ?? key.productId,
      detail: details.filter(Boolean).join(' · '),
      unit: line ? money(line.unitMinor) : '',
      sum: line ? money(line.lineMinor) : '',
    }
  })
}

/** Names what a discount leaves out, if there is one. */
function listFixedNames({ quote, fixedIds }: StaffQuote, { t }: StaffContext): string[] {
  if (!quote.discount) return []
  return quote.lines
    .filter(({ productId }) => fixedIds.has(productId))
    .map((line) =>
      lineNameOf(
        line.name,
        { variantName: line.variantName, format: soldFormatOf(line) },
        formatNameIn(t),
      ),
    )
}

function describeOptions(quote: Quote, { t, language }: StaffContext) {
  const { delivery } = describeQuoteSums(quote, language)
  if (delivery.kind !== 'offered') return { chosen: '', options: [] }
  return {
    chosen: delivery.chosen.method,
    options: delivery.options.map((one) => ({
      value: one.method,
      label: `${deliveryMethodName(one, t)}, ${formatDeliveryPrice(one, t)}`,
    })),
  }
}

/** Lists the sums as names and amounts, without the total. */
function listDraftSums(quote: Quote, { t, language }: StaffContext): [string, string][] {
  const { goods, delivery, taxes } = describeQuoteSums(quote, language)
  const { discount, currency } = quote
  return [
    [t('order.goods'), goods],
    ...(discount
      ? [
          [t('order.discount'), formatReduction(discount.minor, currency, language)] as [
            string,
            string,
          ],
        ]
      : []),
    ...(delivery.kind === 'offered'
      ? [
          [deliveryMethodName(delivery.chosen, t), formatDeliveryPrice(delivery.chosen, t)] as [
            string,
            string,
          ],
        ]
      : []),
    ...listTaxes(taxes, t),
  ]
}
