import { z } from 'zod'
import { boundedArray } from './bounded.schema.ts'
import type { Seller } from './seller-facts.ts'
import { faultIssue, messageWithValue } from './setting-fault.ts'
import { emailAddress, textLine, missingOr, textOr } from './text-fields.schema.ts'

export const longestSellerLine = 1000
export const sellerLine = textLine(longestSellerLine)

/** An undefined, null or empty value means that the field is not stated. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? null : (value ?? null)), type.nullable())

const mostLines = 50
export const sellerLines = boundedArray(
  sellerLine,
  mostLines,
  `must have at most ${mostLines} lines`,
  missingOr('must be a list of lines'),
).superRefine((list, context) => {
  if (list.length === 0) context.addIssue(faultIssue('empty', {}, 'must have a line'))
})

export const sellerCountry = sellerLine.superRefine((code, context) => {
  if (!/^[A-Z]{2}$/.test(code))
    context.addIssue(faultIssue('country', {}, 'must be two letters like IN or DE'))
})

const object = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject(fields, missingOr('must be an object in braces'))

const inEach = object({ en: sellerLine, fr: sellerLine, de: sellerLine })
const localisedText = textOr(longestSellerLine, inEach)
const reachable = object({ name: sellerLine, addressLines: sellerLines, email: emailAddress })

const sellerSchema = object({
  name: sellerLine,
  legalForm: optional(localisedText),
  addressLines: sellerLines,
  country: sellerCountry,
  email: emailAddress,
  telephone: optional(sellerLine),
  hours: optional(inEach),
  register: optional(localisedText),
  vatId: optional(localisedText),
  taxNumber: optional(sellerLine),
  managingDirector: optional(sellerLine),
  grievanceOfficer: optional(
    object({ name: sellerLine, email: emailAddress, telephone: optional(sellerLine) }),
  ),
  euRepresentative: optional(reachable),
  mediator: optional(inEach),
  disputeSentence: optional(inEach),
  importer: optional(reachable),
})

export type SellerParseResult = { ok: true; seller: Seller } | { ok: false; faults: string[] }

/**
 * Parses the content of `seller.json`, or returns an error for each wrong field, such as `email
 * must be an e-mail address`.
 */
export function readSellerFacts(facts: unknown): SellerParseResult {
  const read = sellerSchema.safeParse(facts)
  if (read.success) return { ok: true, seller: read.data }
  return { ok: false, faults: read.error.issues.map((issue) => describeIssue(issue, facts)) }
}

function describeIssue(issue: z.core.$ZodIssue, facts: unknown): string {
  const name = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return `${[...issue.path, issue.keys[0]].join('.')} is no field that the shop knows`
  return `${name || 'the whole'} ${messageWithValue(issue, facts)}`
}
