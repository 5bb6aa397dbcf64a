import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { parseStaffAmount } from '#app/i18n/format/typed-decimal.ts'
import { countries } from '#app/i18n/markets.ts'
import { priceStart } from '#app/shop/catalogue/price-changes/price-start.ts'
import { setPrice, type PriceOutcome } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { priceColumn } from '#app/shop/catalogue/products/catalogue-record.ts'
import { changeProduct } from '#app/shop/maintenance/products/change-product.server.ts'
import { describeStale } from '../audit/describe-stale.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { managedProductPath } from './managed-product-path.ts'
import {
  productIdOf,
  refuseProductFaults,
  type ReadPart,
  type SavedPart,
} from './product-form.server.ts'

type NewPrice = { currency: Currency; market: string; amountMinor: number; fromAt: number }

/** Reads the price that is typed beside the fields. */
export function readNewPrice({ form, t, now }: OfficeFormContext): ReadPart<NewPrice> {
  const typed = (name: string) => form.get(name)?.trim() ?? ''
  const place = readPlace(form)
  const currency = place?.currency
  const amountMinor = currency && parseStaffAmount(typed('amount'), currency)
  const fromAt = typed('from') === '' ? now : priceStart(typed('from'), now)
  if (place && amountMinor && typeof fromAt !== 'string')
    return { value: { ...place, amountMinor, fromAt } }
  const errors = {
    ...(!place && { form: t('office.products.prices.placeUnknown') }),
    ...(place && !amountMinor && { amount: t('office.products.faults.amount') }),
    ...(fromAt === 'malformed' && { from: t('office.products.faults.day') }),
    ...(fromAt === 'past' && { from: t('office.products.prices.past') }),
  }
  return { errors }
}

export async function saveNewPrice(
  context: OfficeFormContext,
  { fromAt, ...typed }: NewPrice,
): Promise<SavedPart> {
  const { form, t, now } = context
  const outcome = await setPrice({ productId: productIdOf(context), ...typed }, fromAt, now)
  if (!outcome.ok) return { errors: { amount: describePrice(outcome, context) } }
  for (const name of ['amount', 'currency', 'market', 'from']) form.delete(name)
  return { message: t('office.products.prices.done') }
}

const describePrice = (outcome: PriceOutcome & { ok: false }, { t }: OfficeFormContext) =>
  outcome.reason === 'above-mrp'
    ? t('office.products.prices.aboveMrp', { most: decimal(outcome.mrpMinor, 'INR') })
    : t(`office.products.reasons.${outcome.reason}`)

function readPlace(form: URLSearchParams): { currency: Currency; market: string } | undefined {
  const [currency, market] = [form.get('currency'), form.get('market') ?? '']
  const isKnown = market === '' || countries.some((one) => one === market)
  return isCurrency(currency) && isKnown ? { currency, market } : undefined
}

/** A price ends as its empty cell ends it. */
export async function endPrice(context: OfficeFormContext) {
  const { form, t, now } = context
  const place = readPlace(form)
  if (!place) return refuse(context, { form: t('office.products.prices.placeUnknown') })
  const [id, column] = [productIdOf(context), priceColumn(place)]
  const fingerprints = new Map([[column, form.get('seen') ?? '']])
  const outcome = await changeProduct(id, new Map([[column, '']]), { fingerprints }, now)
  if (!outcome.ok && outcome.conflicts)
    return refuse(context, { form: await describeStale(context, { about: [id] }) }, 409)
  if (!outcome.ok) return refuseProductFaults(context, outcome.faults, [])
  return officeRedirect(managedProductPath(id), t('office.products.prices.ended'))
}
