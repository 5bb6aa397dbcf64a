import { z } from 'zod'
import { faultIssue } from './setting-fault.ts'

const wrongPrefix =
  'must have one to eight letters and digits, after which a hyphen follows by itself'

export const orderPrefix = z
  .string(wrongPrefix)
  .transform((text) => text.trim().toUpperCase().replace(/-$/, ''))
  .superRefine((text, context) => {
    if (!/^[A-Z0-9]{1,8}$/.test(text)) context.addIssue(faultIssue('orderPrefix', {}, wrongPrefix))
  })

const wrongNumber = 'must be a whole number from 0 to 99'

/** The command line has a number as text. */
export const wholeNumberTo99 = z.unknown().transform((value, context): number => {
  const isTyped = typeof value === 'string' && /^\d+$/.test(value.trim())
  const number = isTyped ? Number(value) : value
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 99)
    return number
  context.addIssue(faultIssue('number', {}, wrongNumber))
  return z.NEVER
})
