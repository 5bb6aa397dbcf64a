import { columnOfField } from '#app/shop/catalogue/products/column-of-field.ts'
import { listFixedDiscounts } from '#app/shop/maintenance/products/fixed-discounts.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { refuse, type OfficeFormContext } from '../frame/create-office-action.server.ts'
import { describeFixedDiscount } from './cell-text.ts'
import { describeProductFault } from './describe-product-fault.ts'
import { cellOf } from './product-cells.ts'
import { hasBoxes, type FieldGroupOfProduct } from './product-fields-of-kind.ts'

/** Returns the id of the product whose page sent the form. */
export const productIdOf = ({ params }: OfficeFormContext) => params.id ?? ''

/** Tells what is typed in a part of the page, or what is wrong with it. */
export type ReadPart<Value> =
  { value: Value; errors?: undefined } | { errors: Record<string, string>; value?: undefined }

/** Tells what to say of a part of the page that was saved, or why it was not. */
export type SavedPart = { message: string; errors?: undefined } | { errors: Record<string, string> }

/** Reads the cells of the fields that were sent. */
export function readTypedCells(
  { form, language }: Pick<OfficeFormContext, 'form' | 'language'>,
  groups: FieldGroupOfProduct[],
): Map<string, string> {
  const fields = groups.flatMap((group) => group.fields)
  const sent = fields.filter((field) => form.has(field.column) || hasBoxes(field))
  return new Map(
    sent.map((field) => [field.column, cellOf(field, form.getAll(field.column), language)]),
  )
}

/** A form is cut to these lengths when it is read, and a cut text must not replace a whole one. */
const longest = { field: 19_990, all: 65_000 }

function listCut({ form }: OfficeFormContext): string[] {
  const fields = [...form]
  const all = fields.reduce((sum, [, value]) => sum + value.length, 0)
  const cut = fields.filter(([, value]) => value.length >= longest.field).map(([name]) => name)
  return all >= longest.all ? [...cut, 'form'] : cut
}

/** Refuses a form that was cut; undefined if it is whole. */
export function refuseCut(context: OfficeFormContext): Response | undefined {
  const cut = listCut(context)
  if (cut.length === 0) return undefined
  const text = context.t('office.products.faults.long')
  return refuse(context, Object.fromEntries(cut.map((one) => [one, text])))
}

/** A form has names, and none is filled in. */
function lacksName(form: URLSearchParams): boolean {
  const names = [...form].filter(([column]) => /^name(_..)?$/.test(column))
  return names.length > 0 && names.every(([, name]) => name.trim() === '')
}

/**
 * Says that a product is saved, and where the discounts among its saved fields have no effect.
 * @param cells All cells of the product by now.
 */
export function describeSaved(
  saved: string,
  fields: ReadonlyMap<string, string>,
  cells: ReadonlyMap<string, string>,
  context: OfficeFormContext,
): string {
  const fixed = new Set(
    [...listFixedDiscounts(cells)].flatMap(([column, markets]) =>
      /^0?$/.test(fields.get(column)?.trim() ?? '') ? [] : markets,
    ),
  )
  return fixed.size === 0 ? saved : `${saved} ${describeFixedDiscount([...fixed], context)}`
}

/** Shows each fault at its field; a fault of a field that the page does not have stands above all. */
export function refuseProductFaults(
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
