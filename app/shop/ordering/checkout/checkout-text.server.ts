import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { addressFormatOf } from '#app/shop/customers/addresses/address.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { describeTaxes } from '#app/shop/ordering/quote/describe-quote.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import type { Country } from '#app/i18n/markets.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { describeFault, formatReduction } from '#app/shop/ordering/coupons/coupon-text.ts'
import { formatNameIn, lineNameOf } from '#app/shop/ordering/quote/format-name.ts'
import { formatDeliveryDays } from '#app/shop/ordering/quote/format-delivery.ts'
import { deliveryMethodName, textForLanguage } from '#app/shop/pricing/delivery/method-name.ts'
import { arrivalSentence, arrivalText, type Arrival } from '#app/shop/pricing/delivery/arrival.ts'
import { listPurchasableItems } from '#app/shop/ordering/quote/purchasable-items.server.ts'
import { variantText } from '#app/shop/catalogue/products/variant-text.ts'
import type { Change } from './changes.ts'
import type { CheckoutFaults } from './checkout.schema.ts'
import type { ChangeText } from './checkout-page.ts'
import { whichOf, type NamedLine } from '#app/shop/ordering/quote/line-name.ts'
import type { QuoteSnapshot } from './quote-snapshot.ts'

/** Returns for each field what is wrong and how to correct it. */
export function describeCheckoutErrors(
  faults: CheckoutFaults,
  country: Country,
  t: Translate,
): Record<string, string> {
  const entries = Object.entries(faults).map(([field, fault]) => [
    field,
    wordsForFault(field as keyof CheckoutFaults, fault, country, t),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

function wordsForFault(
  field: keyof CheckoutFaults,
  fault: NonNullable<CheckoutFaults[keyof CheckoutFaults]>,
  country: Country,
  t: Translate,
): string {
  if (fault === 'too-long' || fault === 'link') return t(`refusal.checkout.${fault}`)
  if (field === 'postcode') return t(`refusal.postcode.${addressFormatOf(country).example}`)
  if (field === 'payment' && fault === 'gone') return t('refusal.checkout.paymentGone')
  if (field !== 'email') return t(`refusal.checkout.${field}`)
  return t(fault === 'missing' ? 'refusal.email.missing' : 'refusal.email.malformed')
}

type ChangesText = { shown: QuoteSnapshot; quote: Quote; t: Translate; language: Language }

/** Formats the changes since the page was shown as rows of a table with the old and new values. */
export async function describeChanges(
  changes: Change[],
  text: ChangesText,
  reader: Reader = db.read,
): Promise<ChangeText[]> {
  const names = await listNames(changes, text, reader)
  return changes.map((change) => wordsForChange(change, names, text))
}

/** Returns the names of lines, including those no longer in the cart. */
async function listNames(
  changes: Change[],
  { quote, language, t }: ChangesText,
  reader: Reader,
): Promise<Map<string, string>> {
  const formatWord = formatNameIn(t)
  const lines = new Map<string, NamedLine>(
    [...quote.lines, ...quote.unavailable].map((line) => [lineId(line), line]),
  )
  const unknown = changes.flatMap((change) =>
    change.kind === 'line' && !lines.has(lineId(change.key)) ? [change.key] : [],
  )
  if (unknown.length > 0)
    for (const [id, { product, variant }] of await listPurchasableItems(
      reader,
      unknown,
      language,
    )) {
      const { color, size } = unknown.find((key) => lineId(key) === id)!
      const colorName = variant?.colorName ?? null
      const variantName = variantText({ color, size, colorName }, language)
      lines.set(id, { name: product.name, format: product.format, variantName })
    }
  const all = [...lines.values()]
  return new Map(
    [...lines].map(([id, line]) => [id, lineNameOf(line.name, whichOf(line, all), formatWord)]),
  )
}

function wordsForChange(change: Change, names: Map<string, string>, text: ChangesText): ChangeText {
  const { shown, quote, t, language } = text
  switch (change.kind) {
    case 'country': {
      const [before, after] = [change.before, change.after].map((one) =>
        formatCountry(one, language),
      )
      return { id: 'country', what: t('refusal.changed.country'), before: before!, after: after! }
    }
    case 'line':
      return wordsForLine(change, names, text)
    case 'coupon':
      return wordsForCoupon(text)
    case 'delivery':
      return {
        id: 'delivery',
        what: t('refusal.changed.delivery'),
        before: deliveryWords(shown.deliveryMethod, shown.deliveryMinor, shown.currency, text),
        after: deliveryWords(
          quote.delivery.kind === 'offered' ? quote.delivery.chosen.method : null,
          quote.deliveryMinor,
          quote.currency,
          text,
        ),
      }
    case 'arrival':
      return wordsForArrival(text)
    case 'tax':
      return wordsForTax(text)
    case 'total':
      return {
        id: 'total',
        what: t('refusal.changed.total'),
        before: formatMoney({ minor: shown.totalMinor, currency: shown.currency }, language),
        after: formatMoney({ minor: quote.totalMinor, currency: quote.currency }, language),
      }
  }
}

function wordsForTax({ shown, quote, t, language }: ChangesText): ChangeText {
  const [before, after] = [shown, quote].map((sums) => {
    const taxes = describeTaxes(sums, language).map(({ rate, tax }) => `${rate}, ${tax}`)
    return taxes.length > 0 ? taxes.join('; ') : t('refusal.changed.noTax')
  })
  return { id: 'tax', what: t('refusal.changed.tax'), before: before!, after: after! }
}

function wordsForArrival({ shown, quote: { delivery }, t, language }: ChangesText): ChangeText {
  const words = (arrival: Arrival) => arrivalSentence(arrivalText(arrival, language), t)
  const after = delivery.kind === 'offered' ? delivery.chosen : undefined
  return {
    id: 'arrival',
    what: t('refusal.changed.arrival'),
    before: shown.arrival ? words(shown.arrival) : t('refusal.changed.notShown'),
    after: after?.arrival ? words(after.arrival) : after ? formatDeliveryDays(after, t) : '',
  }
}

function wordsForLine(
  { key, before, after, trouble }: Extract<Change, { kind: 'line' }>,
  names: Map<string, string>,
  { shown, quote, t, language }: ChangesText,
): ChangeText {
  const sum = (quantity: number, unitMinor: number, currency: Quote['currency']) => {
    const [unit, line] = [unitMinor, quantity * unitMinor].map((minor) =>
      formatMoney({ minor, currency }, language),
    )
    return quantity === 1 ? unit! : `${quantity} × ${unit} = ${line}`
  }
  const now = after && sum(after.quantity, after.unitMinor, quote.currency)
  const text =
    trouble === 'too-many'
      ? t('refusal.changed.too-many', { count: after!.limit })
      : trouble && t(`refusal.changed.${trouble}`)
  return {
    id: lineId(key),
    what: names.get(lineId(key)) ?? t('refusal.changed.unknown'),
    before: before
      ? sum(before.quantity, before.unitMinor, shown.currency)
      : t('refusal.changed.notShown'),
    after: text ?? now!,
  }
}

function wordsForCoupon({ shown, quote, t, language }: ChangesText): ChangeText {
  const { coupon: before } = shown
  const { coupon: after } = quote
  const takes = (code: string, minor: number, currency: Quote['currency']) =>
    `${code}, ${formatReduction(minor, currency, language)}`
  const fault = after && !after.ok && describeFault(after.fault, language)
  const now = after?.ok && takes(after.code, after.minor, quote.currency)
  return {
    id: 'coupon',
    what: t('refusal.changed.coupon'),
    before: before
      ? takes(before.code, before.minor, shown.currency)
      : t('refusal.changed.noCoupon'),
    after:
      now ||
      (fault ? t(`coupon.fault.${fault.reason}`, fault.values) : t('refusal.changed.removed')),
  }
}

function deliveryWords(
  method: QuoteSnapshot['deliveryMethod'],
  minor: number,
  currency: Quote['currency'],
  { quote: { delivery }, t, language }: ChangesText,
): string {
  if (!method) return t('refusal.changed.noDelivery')
  const price = minor === 0 ? t('order.free') : formatMoney({ minor, currency }, language)
  const options = delivery.kind === 'offered' ? delivery.options : []
  const option = options.find((one) => one.method === method)
  const name = textForLanguage(option?.names, language)
  return `${deliveryMethodName({ method, name }, t)}, ${price}`
}
