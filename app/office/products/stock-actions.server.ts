import { formatCount } from '#app/i18n/format/format-count.ts'
import { setStock, type StockOutcome } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { mostStock, parseStockChange } from '#app/shop/catalogue/price-changes/stock-change.ts'
import type { OfficeFormContext } from '../frame/create-office-action.server.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import { productIdOf, type ReadPart, type SavedPart } from './product-form.server.ts'

type StockChange = NonNullable<ReturnType<typeof parseStockChange>>

/** Reads the change of the stock that is typed beside the fields. */
export function readStockChange(context: OfficeFormContext): ReadPart<StockChange> {
  const value = parseStockChange(context.form.get('change') ?? '')
  return value ? { value } : { errors: { change: malformedText(context) } }
}

const malformedText = ({ t, language }: OfficeI18n) =>
  t('office.products.stocks.malformed', { most: formatCount(mostStock, language) })

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

function describeStock(outcome: StockOutcome & { ok: false }, i18n: OfficeI18n): string {
  const { t } = i18n
  switch (outcome.reason) {
    case 'too-few':
      return t('office.products.stocks.tooFew', { count: outcome.stock })
    case 'too-many':
      return malformedText(i18n)
    case 'uncounted':
      return t('office.products.stocks.setFirst')
    case 'variant':
      return t('office.products.stocks.variantGone')
    default:
      return t(`office.products.reasons.${outcome.reason}`)
  }
}
