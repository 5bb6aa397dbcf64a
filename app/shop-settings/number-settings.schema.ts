import { z } from 'zod'

const wrongPrefix =
  'must have one to eight letters and digits, after which a hyphen follows by itself'

export const orderPrefix = z
  .string(wrongPrefix)
  .transform((text) => text.trim().toUpperCase().replace(/-$/, ''))
  .refine((text) => /^[A-Z0-9]{1,8}$/.test(text), wrongPrefix)

const wrongNumber = 'must be a whole number from 0 to 99'

/** The command line has a number as text. */
export const wholeNumberTo99 = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value),
  z.int(wrongNumber).min(0, wrongNumber).max(99, wrongNumber),
)
