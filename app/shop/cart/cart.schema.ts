import { z } from 'zod'
import { maxQuantity } from '../catalogue/availability.ts'
import type { LineKey } from './quote.ts'

/** As people type a whole number: spaces around it and `2.0` are taken; signs, exponents and 1.5 are not. */
const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,9}([.,]0{1,2})?$/)
  .transform((text) => parseInt(text, 10))

/** No id, colour or size of the catalogue is longer. */
const name = z.string().max(200)

const line = z.object({
  product: name.min(1),
  color: name.default(''),
  size: name.default(''),
})

const added = wholeNumber.pipe(z.number().min(1).max(maxQuantity)).optional()
const set = wholeNumber.pipe(z.number().max(maxQuantity))

/** The line that a form names; undefined where it names none that can be. */
export function parseLine(form: URLSearchParams): LineKey | undefined {
  const read = line.safeParse(Object.fromEntries(form))
  if (!read.success) return undefined
  const { product, color, size } = read.data
  return { productId: product, color, size }
}

/** How many are to be added, 1 to 99; one where the form says none. */
export function parseAddedQuantity(form: URLSearchParams): number | undefined {
  const read = added.safeParse(form.get('quantity') ?? undefined)
  return read.success ? (read.data ?? 1) : undefined
}

/** How many a line is to hold, 0 to 99. */
export function parseSetQuantity(form: URLSearchParams): number | undefined {
  const read = set.safeParse(form.get('quantity'))
  return read.success ? read.data : undefined
}
