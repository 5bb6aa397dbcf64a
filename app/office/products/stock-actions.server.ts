import { setStock, type StockOutcome } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { mostStock, parseStockChange } from '#app/shop/catalogue/price-changes/stock-change.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'
import { productIdOf, type ReadPart, type SavedPart } from './product-form.server.ts'

type StockChange = NonNullable<ReturnType<typeof parseStockChange>>

/** Reads the change of the stock that is typed beside the fields. */
export function readStockChange({ form, t }: OfficeFormContext): ReadPart<StockChange> {
  const value = parseStockChange(form.get('change') ?? '')
  return value
    ? { value }
    : { errors: { change: t('office.products.stocks.malformed', { most: mostStock }) } }
}

export async function saveStockChange(
  context: OfficeFormContext,
  change: StockChange,
): Promise<SavedPart> {
  const { form, t, now } = context
  const [color = '', ...size] = (form.get('variant') ?? '').split('/')
  const place = { productId: productIdOf(context), color, size: size.join('/') }
  const outcome = await setStock(place, change, now, form.get('reason') ?? '')
  if (!outcome.ok) return { errors: { change: describeStock(outcome, context) } }
  return { message: t('office.products.stocks.done', { count: outcome.after }) }
}

function describeStock(outcome: StockOutcome & { ok: false }, { t }: OfficeFormContext): string {
  switch (outcome.reason) {
    case 'too-few':
      return t('office.products.stocks.tooFew', { count: outcome.stock })
    case 'too-many':
      return t('office.products.stocks.malformed', { most: mostStock })
    case 'uncounted':
      return t('office.products.stocks.setFirst')
    case 'variant':
      return t('office.products.stocks.variantGone')
    default:
      return t(`office.products.reasons.${outcome.reason}`)
  }
}
