import { notFound } from '#app/http/responses.server.ts'
import { changeProduct } from '#app/shop/maintenance/products/change-product.server.ts'
import { findProductSheet } from '#app/shop/maintenance/products/product-sheet.server.ts'
import {
  isChangedFrom,
  readFingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import {
  addToRefusal,
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { fieldGroupsOf } from './find-product.server.ts'
import { managedProductPath } from './managed-product-path.ts'
import { readNewPrice, saveNewPrice } from './price-actions.server.ts'
import {
  describeSaved,
  productIdOf,
  readTypedCells,
  refuseCut,
  refuseProductFaults,
  type SavedPart,
} from './product-form.server.ts'
import { readStockChange, saveStockChange } from './stock-actions.server.ts'

/**
 * Saves all that stands in the form of the page, whichever button was pressed: the fields, a new price and a change of
 * the stock. What is refused is shown again, and what was saved before it is named.
 */
export async function saveProduct(context: OfficeFormContext) {
  const { form, t } = context
  const pressed = form.get('intent') ?? ''
  form.set('intent', 'product.save')
  // A refused form is shown with one value of each name.
  for (const name of ['categories', 'fixed_price_markets'])
    form.set(name, form.getAll(name).join(';'))
  const typed = (name: string) => (form.get(name)?.trim() ?? '') !== ''
  const hasPrice = typed('amount') || typed('from') || pressed === 'product.price'
  const hasStock = typed('change') || typed('reason') || pressed === 'product.stock'
  const price = hasPrice ? readNewPrice(context) : undefined
  const stock = hasStock ? readStockChange(context) : undefined
  const errors = { ...price?.errors, ...stock?.errors }
  if (Object.keys(errors).length > 0) return refuse(context, errors)
  const done: string[] = []
  const parts = [
    () => saveFields(context),
    () => price?.value && saveNewPrice(context, price.value),
    () => stock?.value && saveStockChange(context, stock.value),
  ]
  for (const savePart of parts) {
    const saved = await savePart()
    if (saved instanceof Response) return saved
    if (saved?.errors) return refuseRest(context, saved.errors, done)
    if (saved) done.push(saved.message)
  }
  const message = done.length === 0 ? t('office.frame.unchanged') : done.join(' ')
  return officeRedirect(managedProductPath(productIdOf(context)), message)
}

/** Names what the page has beside the fields: a new price and a change of the stock. */
const besideFields = ['amount', 'currency', 'market', 'from', 'change', 'variant', 'reason']

/** The fields and what else is stored by now are shown as they are stored. */
function refuseRest({ form }: OfficeFormContext, errors: Record<string, string>, done: string[]) {
  const rest = new URLSearchParams({ intent: 'product.save' })
  for (const name of besideFields) if (form.has(name)) rest.set(name, form.get(name)!)
  return refuse({ form: rest }, done.length > 0 ? { form: done.join(' '), ...errors } : errors)
}

/** Changes what differs from the values that the form was made from. */
async function saveFields(context: OfficeFormContext): Promise<Response | SavedPart | undefined> {
  const { form, t, now } = context
  const id = productIdOf(context)
  const cells = await findProductSheet(id, now)
  if (!cells) throw notFound(t)
  if (!form.has('fingerprints')) return undefined
  const refused = refuseCut(context)
  if (refused) return refused
  const fingerprints = readFingerprints(form.get('fingerprints')!)
  const typed = readTypedCells(context, fieldGroupsOf(cells).groups)
  const fields = new Map(
    [...typed].filter(([column, cell]) => isChangedFrom(fingerprints, column, cell)),
  )
  if (fields.size === 0) return undefined
  const outcome = await changeProduct(id, fields, { fingerprints }, now)
  if (outcome.ok && outcome.changes.length === 0) return undefined
  if (outcome.ok) {
    const stored = new Map([...cells, ...fields])
    return { message: describeSaved(t('office.products.saved'), fields, stored, context) }
  }
  return outcome.conflicts
    ? refuseConflicts(context, fields, outcome.conflicts)
    : refuseProductFaults(context, outcome.faults, [...typed.keys()])
}

/**
 * Shows the page again with what is stored now, and the typed values of the fields that were changed here. The form is
 * made from what is stored now, so that sending it again replaces what the page says.
 */
function refuseConflicts(
  { form, t }: OfficeFormContext,
  fields: ReadonlyMap<string, string>,
  conflicts: string[],
) {
  const values = new URLSearchParams({ intent: 'product.save' })
  for (const column of [...fields.keys(), ...besideFields])
    if (form.has(column)) values.set(column, form.get(column)!)
  const errors = Object.fromEntries(conflicts.map((one) => [one, t('office.products.conflict')]))
  return addToRefusal(refuse({ form: values }, errors, 409), { conflicts })
}
