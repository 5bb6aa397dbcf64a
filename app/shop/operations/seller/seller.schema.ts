import { z } from 'zod'
import { parseEmail } from '#app/i18n/email.ts'
import { boundedArray } from '#app/shop-settings/bounded.schema.ts'
import type { Seller } from './seller.ts'

const longestLine = 1000

/** Joins lines to one. A non-breaking space (before a French colon) stays. */
const oneLine = (text: string) =>
  text
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

const missingOr = (fault: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : fault),
})

const line = z
  .string(missingOr('must be text'))
  .transform(oneLine)
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => text.length <= longestLine, `must have at most ${longestLine} characters`)

const email = line.transform((text, context) => {
  const address = parseEmail(text)
  if (address === undefined)
    context.addIssue({ code: 'custom', message: 'must be an e-mail address' })
  return address ?? z.NEVER
})

/** An undefined, null or empty value means that the field is not stated. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? null : (value ?? null)), type.nullable())

const mostLines = 50
const lines = boundedArray(
  line,
  mostLines,
  `must have at most ${mostLines} lines`,
  missingOr('must be a list of lines'),
).refine((list) => list.length > 0, 'must have a line')

const object = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject(fields, missingOr('must be an object in braces'))

const inEach = object({ en: line, fr: line, de: line })
/** The text is the same in all languages, or there is one for each. */
const localisedText = z.union([line, inEach])
const reachable = object({ name: line, addressLines: lines, email })

const sellerSchema = object({
  name: line,
  legalForm: optional(localisedText),
  addressLines: lines,
  country: line.refine((code) => /^[A-Z]{2}$/.test(code), 'must be two letters like IN or DE'),
  email,
  telephone: optional(line),
  hours: optional(inEach),
  register: optional(localisedText),
  vatId: optional(localisedText),
  managingDirector: optional(line),
  grievanceOfficer: optional(object({ name: line, email, telephone: optional(line) })),
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
  return { ok: false, faults: read.error.issues.flatMap(issuesOfMeantForm).map(describeIssue) }
}

type Issue = z.core.$ZodIssue

/**
 * A text may be given once or for each language. If neither is valid, returns the issues of the
 * intended form: the object whose fields are wrong, else the single text. Zod gives their paths
 * relative to the union.
 */
function issuesOfMeantForm(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const ofObject = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0))
  const meant = ofObject ?? issue.errors[0] ?? []
  return meant.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
}

function describeIssue(issue: Issue): string {
  const name = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return `${[...issue.path, issue.keys[0]].join('.')} is no field that the shop knows`
  return `${name || 'the whole'} ${issue.message}`
}
