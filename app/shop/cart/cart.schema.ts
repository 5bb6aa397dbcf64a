import { z } from 'zod'
import { cleanSigns } from '../addresses/clean-signs.ts'
import { maxQuantity } from '../catalogue/availability.ts'
import type { LineKey } from './quote.ts'

/** As people type a whole number: spaces around it and `2.0` are taken; signs, exponents and 1.5 are not. */
const wholeNumber = z
  .string()
  .transform(cleanSigns)
  .refine((text) => /^\d{1,9}([.,]0{1,2})?$/.test(text))
  .transform((text) => parseInt(text, 10))

/** No id, colour or size of the catalogue is longer. */
const name = z
  .string()
  .max(200)
  // No database takes it; a form drops it, but not from a value within a value.
  .regex(/^[\P{Cc}\t\n\r]*$/u)

const variant = z.object({ color: name.default(''), size: name.default('') })
const line = variant.extend({ product: name.min(1) })
const chosen = z
  .string()
  .max(2000)
  .transform((text) => variant.safeParse(onceEach(new URLSearchParams(text), 'color', 'size')))

const added = wholeNumber.pipe(z.number().min(1).max(maxQuantity)).optional()
const set = wholeNumber.pipe(z.number().max(maxQuantity))

/** The fields of these names. One that is there twice comes as a list, which no field may be. */
const onceEach = (form: URLSearchParams, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((each) => {
      const values = form.getAll(each)
      return values.length > 0 ? [[each, values.length > 1 ? values : values[0]]] : []
    }),
  )

/** The line that a form names; undefined where it names none that can be, or two. */
export function parseCartLine(form: URLSearchParams): LineKey | undefined {
  const read = line.safeParse(onceEach(form, 'product', 'color', 'size'))
  if (!read.success) return undefined
  const { product, color, size } = read.data
  return { productId: product, color, size }
}

/** How many are to be added, 1 to 99: one where the form has no such field, none where it is empty or twice there. */
export function parseAddedQuantity(form: URLSearchParams): number | undefined {
  const read = added.safeParse(onceEach(form, 'quantity').quantity)
  return read.success ? (read.data ?? 1) : undefined
}

/** How many a line is to hold, 0 to 99. */
export function parseSetQuantity(form: URLSearchParams): number | undefined {
  const read = set.safeParse(onceEach(form, 'quantity').quantity)
  return read.success ? read.data : undefined
}

/** The colour and size that a line is to be changed to, made by `variantValue`; both `''` where none is chosen. */
export function parseVariant(form: URLSearchParams): Pick<LineKey, 'color' | 'size'> | undefined {
  const read = chosen.safeParse(onceEach(form, 'variant').variant)
  return read.success && read.data.success ? read.data.data : undefined
}
