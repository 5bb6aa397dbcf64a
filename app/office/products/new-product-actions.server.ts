import { knownCurrencies } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { addProduct } from '#app/shop/maintenance/products/change-product.server.ts'
import {
  officeRedirect,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { kindOfNew } from './find-new-product.server.ts'
import { managedProductPath } from './managed-product-path.ts'
import {
  describeSaved,
  readTypedCells,
  refuseCut,
  refuseProductFaults,
} from './product-form.server.ts'
import { listNewFieldGroups } from './product-fields-of-kind.ts'

export const newProductActions: Record<string, OfficeAction> = { 'product.add': add }

async function add(context: OfficeFormContext) {
  const { form, t, now } = context
  const kind = kindOfNew(form.get('kind'))
  const groups = listNewFieldGroups(kind, shopSettings().languages, knownCurrencies())
  const typed = readTypedCells(context, groups)
  for (const name of ['categories', 'fixed_price_markets']) form.set(name, typed.get(name) ?? '')
  const refused = refuseCut(context)
  if (refused) return refused
  const fields = new Map([...typed].filter(([, cell]) => cell.trim() !== ''))
  // The currency is that of a price, and says nothing by itself.
  if (!fields.has('price')) fields.delete('currency')
  fields.set('kind', kind === 'goods' ? 'goods' : 'book')
  if (kind === 'e-book') fields.set('format', 'e-book')
  const outcome = await addProduct(fields, now)
  if (!outcome.ok) return refuseProductFaults(context, outcome.faults, [...typed.keys()])
  return officeRedirect(
    managedProductPath(outcome.id),
    describeSaved(t('office.products.added'), fields, fields, context),
  )
}
