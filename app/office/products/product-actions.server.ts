import { json } from '@remix-run/node'
import { invalidForm, notFound } from '#app/http/responses.server.ts'
import { isCurrency, knownCurrencies, type Currency } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { parseStaffAmount } from '#app/i18n/format/typed-decimal.ts'
import { countries } from '#app/i18n/markets.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { priceStart } from '#app/shop/catalogue/price-changes/price-start.ts'
import { setPrice, type PriceOutcome } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { setStock, type StockOutcome } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { mostStock, parseStockChange } from '#app/shop/catalogue/price-changes/stock-change.ts'
import { columnOfField } from '#app/shop/catalogue/products/column-of-field.ts'
import { priceColumn } from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  addProduct,
  changeProduct,
  restoreProduct,
  withdrawProduct,
} from '#app/shop/maintenance/products/change-product.server.ts'
import { deleteProduct } from '#app/shop/maintenance/products/delete-product.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import {
  isChangedFrom,
  readFingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { findProductSheet } from '#app/shop/maintenance/products/product-sheet.server.ts'
import { describeStale } from '../audit/describe-stale.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { describeProductFault } from './describe-product-fault.ts'
import { fieldGroupsOf, kindOfNew } from './find-product.server.ts'
import {
  cellOf,
  hasBoxes,
  listNewFieldGroups,
  type FieldGroupOfProduct,
} from './product-fields-of-kind.ts'

/** The forms of the page of one product. */
export const productActions: Record<string, OfficeAction> = {
  'product.save': save,
  'product.price': save,
  'product.end-price': endPrice,
  'product.stock': save,
  'product.hide': hide,
  'product.unhide': unhide,
  'product.delete': remove,
}

export const newProductActions: Record<string, OfficeAction> = { 'product.add': add }

const list = '/office/products'
const pathOf = (id: string) => `${list}/${encodeURIComponent(id)}`
const idOf = ({ params }: OfficeFormContext) => params.id ?? ''

/** Leads back to the page of the product, or to another one, after a change. */
const changed = (context: OfficeFormContext, message: string, path = pathOf(idOf(context))) =>
  officeRedirect(path, message)

/** A form has names, and none is filled in. */
function lacksName(form: URLSearchParams): boolean {
  const names = [...form].filter(([column]) => /^name(_..)?$/.test(column))
  return names.length > 0 && names.every(([, name]) => name.trim() === '')
}

/** Shows each fault at its field; a fault of a field that the page does not have stands above all. */
function refuseProductFaults(
  context: OfficeFormContext,
  faults: Fault[],
  columns: readonly string[],
) {
  const errors: Record<string, string> = {}
  const numberMissing = context.t('office.faults.record.number')
  for (const fault of faults) {
    const { column, text } = describeProductFault(fault, context)
    const field = column === undefined ? 'form' : columnOfField(column)
    const place = columns.includes(field) ? field : 'form'
    if (!errors[place]?.includes(text))
      errors[place] = [errors[place], text].filter(Boolean).join(' ')
  }
  // The cells are read before the whole product is checked, which alone misses a name or a number.
  if (errors.isbn && errors.sku === numberMissing) delete errors.sku
  if (lacksName(context.form)) errors.name ??= context.t('office.products.faults.empty')
  return refuse(context, errors)
}

/** A form is cut to these lengths when it is read, and a cut text must not replace a whole one. */
const longest = { field: 19_990, all: 65_000 }

function listCut({ form }: OfficeFormContext): string[] {
  const fields = [...form]
  const all = fields.reduce((sum, [, value]) => sum + value.length, 0)
  const cut = fields.filter(([, value]) => value.length >= longest.field).map(([name]) => name)
  return all >= longest.all ? [...cut, 'form'] : cut
}

function typedCells(form: URLSearchParams, groups: FieldGroupOfProduct[]): Map<string, string> {
  const fields = groups.flatMap((group) => group.fields)
  const sent = fields.filter((field) => form.has(field.column) || hasBoxes(field))
  return new Map(sent.map((field) => [field.column, cellOf(field, form.getAll(field.column))]))
}

/**
 * Saves all that stands in the form of the page, whichever button was pressed: the fields, a new price and a change of
 * the stock. What is refused is shown again, and what was saved before it is named.
 */
async function save(context: OfficeFormContext) {
  const { form, t } = context
  const pressed = form.get('intent') ?? ''
  form.set('intent', 'product.save')
  // A refused form is shown with one value of each name.
  for (const name of ['categories', 'fixed_price_markets'])
    form.set(name, form.getAll(name).join(';'))
  const typed = (name: string) => (form.get(name)?.trim() ?? '') !== ''
  const hasPrice = typed('amount') || typed('from') || pressed === 'product.price'
  const hasStock = typed('change') || typed('reason') || pressed === 'product.stock'
  const [newPrice, newStock] = [readPrice(context), readStock(context)]
  const errors = { ...(hasPrice && newPrice.errors), ...(hasStock && newStock.errors) }
  if (Object.keys(errors).length > 0) return refuse(context, errors)
  const done: string[] = []
  const steps = [
    saveFields,
    ...(hasPrice && newPrice.value ? [() => price(context, newPrice.value)] : []),
    ...(hasStock && newStock.value ? [() => stock(context, newStock.value)] : []),
  ]
  for (const step of steps) {
    const outcome = await step(context)
    if (outcome instanceof Response) return outcome
    if ('errors' in outcome) return refuseRest(context, outcome.errors, done)
    if (outcome.message) done.push(outcome.message)
  }
  if (done.length === 0) return officeRedirect(pathOf(idOf(context)), t('office.frame.unchanged'))
  return changed(context, done.join(' '))
}

/** Names what the page has beside the fields: a new price and a change of the stock. */
const besideFields = ['amount', 'currency', 'market', 'from', 'change', 'variant', 'reason']

type Saved = { message: string } | { errors: Record<string, string> }

/** The fields and what else is stored by now are shown as they are stored. */
function refuseRest({ form }: OfficeFormContext, errors: Record<string, string>, done: string[]) {
  const rest = new URLSearchParams({ intent: 'product.save' })
  for (const name of besideFields) if (form.has(name)) rest.set(name, form.get(name)!)
  return refuse({ form: rest }, done.length > 0 ? { form: done.join(' '), ...errors } : errors)
}

/** Changes what differs from the values that the form was made from. */
async function saveFields(context: OfficeFormContext): Promise<Response | Saved> {
  const { form, t, now } = context
  const id = idOf(context)
  const cells = await findProductSheet(id, now)
  if (!cells) throw notFound(t)
  if (!form.has('fingerprints')) return { message: '' }
  const cut = listCut(context)
  if (cut.length > 0)
    return refuse(
      context,
      Object.fromEntries(cut.map((one) => [one, t('office.products.faults.long')])),
    )
  const fingerprints = readFingerprints(form.get('fingerprints')!)
  const typed = typedCells(form, fieldGroupsOf(cells).groups)
  const fields = new Map(
    [...typed].filter(([column, cell]) => isChangedFrom(fingerprints, column, cell)),
  )
  if (fields.size === 0) return { message: '' }
  const outcome = await changeProduct(id, fields, { fingerprints }, now)
  if (outcome.ok) return { message: outcome.changes.length > 0 ? t('office.products.saved') : '' }
  return outcome.conflicts
    ? refuseConflicts(context, fields, outcome.conflicts)
    : refuseProductFaults(context, outcome.faults, [...typed.keys()])
}

/**
 * Shows the page again with what is stored now, and the typed values of the fields that were changed here. The form is
 * made from what is stored now, so that sending it again replaces what the page says.
 */
async function refuseConflicts(
  { form, t }: OfficeFormContext,
  fields: ReadonlyMap<string, string>,
  conflicts: string[],
) {
  const values = new URLSearchParams({ intent: 'product.save' })
  for (const column of [...fields.keys(), ...besideFields])
    if (form.has(column)) values.set(column, form.get(column)!)
  const errors = Object.fromEntries(conflicts.map((one) => [one, t('office.products.conflict')]))
  const answer = await invalidForm(values, errors, 409).json()
  return json({ ...answer, conflicts }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
}

type NewPrice = { currency: Currency; market: string; amountMinor: number; fromAt: number }

function readPrice({ form, t, now }: OfficeFormContext): Read<NewPrice> {
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

type Read<Value> =
  { value: Value; errors?: undefined } | { errors: Record<string, string>; value?: undefined }

async function price(context: OfficeFormContext, { fromAt, ...typed }: NewPrice): Promise<Saved> {
  const { form, t, now } = context
  const outcome = await setPrice({ productId: idOf(context), ...typed }, fromAt, now)
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
async function endPrice(context: OfficeFormContext) {
  const { form, t, now } = context
  const place = readPlace(form)
  if (!place) return refuse(context, { form: t('office.products.prices.placeUnknown') })
  const [id, column] = [idOf(context), priceColumn(place)]
  const fingerprints = new Map([[column, form.get('seen') ?? '']])
  const outcome = await changeProduct(id, new Map([[column, '']]), { fingerprints }, now)
  if (!outcome.ok && outcome.conflicts)
    return refuse(context, { form: await describeStale(context, { about: [id] }) }, 409)
  if (!outcome.ok) return refuseProductFaults(context, outcome.faults, [])
  return changed(context, t('office.products.prices.ended'))
}

type NewStock = NonNullable<ReturnType<typeof parseStockChange>>

function readStock({ form, t }: OfficeFormContext): Read<NewStock> {
  const value = parseStockChange(form.get('change') ?? '')
  return value
    ? { value }
    : { errors: { change: t('office.products.stocks.malformed', { most: mostStock }) } }
}

async function stock(context: OfficeFormContext, change: NewStock): Promise<Saved> {
  const { form, t, now } = context
  const [color = '', ...size] = (form.get('variant') ?? '').split('/')
  const place = { productId: idOf(context), color, size: size.join('/') }
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

async function hide(context: OfficeFormContext) {
  const id = idOf(context)
  const isDone = await withdrawProduct(id, context.now)
  if (!isDone && !(await findProductSheet(id, context.now))) throw notFound(context.t)
  if (!isDone) return officeRedirect(pathOf(id), context.t('office.frame.unchanged'))
  return changed(context, context.t('office.products.hiddenNow'))
}

async function unhide(context: OfficeFormContext) {
  const outcome = await restoreProduct(idOf(context), context.now)
  if (!outcome.ok) return refuseProductFaults(context, outcome.faults, [])
  return changed(context, context.t('office.products.isShown'))
}

async function remove(context: OfficeFormContext) {
  const { t, now } = context
  const id = idOf(context)
  const outcome = await deleteProduct(id, now)
  if (!outcome.ok && !(await findProductSheet(id, now))) throw notFound(t)
  if (!outcome.ok) return refuse(context, { form: t('office.products.notDeleted') })
  return changed(context, t('office.products.deleted'), list)
}

async function add(context: OfficeFormContext) {
  const { form, t, now } = context
  const kind = kindOfNew(form.get('kind'))
  const groups = listNewFieldGroups(kind, shopSettings().languages, knownCurrencies())
  const typed = typedCells(form, groups)
  for (const name of ['categories', 'fixed_price_markets']) form.set(name, typed.get(name) ?? '')
  const cut = listCut(context)
  if (cut.length > 0)
    return refuse(
      context,
      Object.fromEntries(cut.map((one) => [one, t('office.products.faults.long')])),
    )
  const fields = new Map([...typed].filter(([, cell]) => cell.trim() !== ''))
  // The currency is that of a price, and says nothing by itself.
  if (!fields.has('price')) fields.delete('currency')
  fields.set('kind', kind === 'goods' ? 'goods' : 'book')
  if (kind === 'e-book') fields.set('format', 'e-book')
  const outcome = await addProduct(fields, now)
  if (!outcome.ok) return refuseProductFaults(context, outcome.faults, [...typed.keys()])
  return changed(context, t('office.products.added'), pathOf(outcome.id))
}
