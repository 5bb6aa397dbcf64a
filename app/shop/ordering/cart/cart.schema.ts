import { z } from 'zod'
import { cleanSigns } from '#app/i18n/clean-signs.ts'
import { maxQuantity } from '#app/shop/catalogue/products/availability.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

/**
 * Reads a whole number as people type it: surrounding spaces and `2.0` are accepted; signs, exponents and 1.5 are not.
 */
const wholeNumber = z
  .string()
  .transform(cleanSigns)
  .refine((text) => /^\d{1,9}([.,]0{1,2})?$/.test(text))
  .transform((text) => parseInt(text, 10))

/** No id, colour or size in the catalogue is longer. */
const name = z
  .string()
  .max(200)
  // No database accepts control characters. A form drops them, but not from a value encoded within another value.
  .regex(/^[\P{Cc}\t\n\r]*$/u)

const variant = z.object({ color: name.default(''), size: name.default('') })
const line = variant.extend({ product: name.min(1) })
const chosen = z
  .string()
  .max(2000)
  .transform((text) => variant.safeParse(onceEach(new URLSearchParams(text), 'color', 'size')))

const added = wholeNumber.pipe(z.number().min(1).max(maxQuantity)).optional()
const set = wholeNumber.pipe(z.number().max(maxQuantity))

/** Returns the fields of these names. A field that occurs twice becomes a list, which no schema accepts. */
const onceEach = (form: URLSearchParams, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((each) => {
      const values = form.getAll(each)
      return values.length > 0 ? [[each, values.length > 1 ? values : values[0]]] : []
    }),
  )

/** Returns the line that a form names, without its quantity, or undefined if it names two, or none that is valid. */
export function parseCartLine(form: URLSearchParams): LineKey | undefined {
  const read = line.safeParse(onceEach(form, 'product', 'color', 'size'))
  if (!read.success) return undefined
  const { product, color, size } = read.data
  return { productId: product, color, size }
}

/**
 * Returns the quantity to add, 1 to 99. It is one if the form has no such field, and undefined if the field is empty,
 * invalid or occurs twice.
 */
export function parseAddedQuantity(form: URLSearchParams): number | undefined {
  const read = added.safeParse(onceEach(form, 'quantity').quantity)
  return read.success ? (read.data ?? 1) : undefined
}

/** Returns the quantity that a line is to hold, 0 to 99, or undefined if it is invalid. */
export function parseSetQuantity(form: URLSearchParams): number | undefined {
  const read = set.safeParse(onceEach(form, 'quantity').quantity)
  return read.success ? read.data : undefined
}

/** Holds what stands in the quantity of a line. `isChanged` means that the page was sent with another one. */
export type TypedQuantity = { line: LineKey; text: string; isChanged: boolean }

/**
 * Returns the quantities on the cart's page: each field `quantity` follows a field `line`, which names
 * the line and the quantity shown. One without a valid line is left out.
 */
export function parseTypedQuantities(form: URLSearchParams): TypedQuantity[] {
  const texts = form.getAll('quantity')
  return form.getAll('line').flatMap((value, n) => {
    const sent = new URLSearchParams(value)
    const [line, text] = [parseCartLine(sent), texts[n]]
    return line && text !== undefined ? [{ line, text, isChanged: text !== sent.get('shown') }] : []
  })
}

/**
 * Returns the colour and size that a line is to be changed to, as encoded by `variantValue`. Both are `''` if none is
 * chosen.
 */
export function parseVariant(form: URLSearchParams): Pick<LineKey, 'color' | 'size'> | undefined {
  const read = chosen.safeParse(onceEach(form, 'variant').variant)
  return read.success && read.data.success ? read.data.data : undefined
}
