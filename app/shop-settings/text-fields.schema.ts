import { codePointOf, quoted } from '#app/i18n/quoted.ts'
import { z } from 'zod'
import { parseEmail } from '#app/i18n/email.ts'
import { languages } from '#app/i18n/languages.ts'
import { faultIssue } from './setting-fault.ts'
import type { TextsByLanguage } from './shop-settings.ts'

/** These are invisible too, but scripts of India and Persia, names in Japanese and emoji need them. */
const joiners = /\p{Join_Control}|\p{Variation_Selector}/gu
/** Matches control characters, marks that turn the direction of the text, other invisible ones, and halves of a character. */
const unseen =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u

/** Joins lines to one. A non-breaking space (before a French colon) stays. */
const oneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()

/** Returns the error of a field that must be stated. */
export const missingOr = (fault: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : fault),
})

/** Accepts a text of one line, and refuses characters that a reader cannot see. */
export const textLine = (most: number) =>
  z
    .string(missingOr('must be text'))
    .transform(oneLine)
    .superRefine((text, context) => {
      const fault = faultOfLine(text, most)
      if (fault !== undefined) context.addIssue(fault)
    })

function faultOfLine(text: string, most: number) {
  const [hidden] = unseen.exec(text) ?? []
  if (hidden !== undefined) {
    const what = codePointOf(hidden)
    return faultIssue('invisible', { what }, `has the invisible character ${what}; remove it`)
  }
  if (text.replace(joiners, '') === '') return faultIssue('empty', {}, 'must not be empty')
  if (text.length <= most) return undefined
  return faultIssue('long', { most }, `must have at most ${most} characters`)
}

export const emailAddress = z.string(missingOr('must be text')).transform((text, context) => {
  const address = parseEmail(text)
  if (address === undefined) context.addIssue(faultIssue('email', {}, 'must be an e-mail address'))
  return address ?? z.NEVER
})

const describeTextsError = (issue: { code?: string | undefined; keys?: unknown }) =>
  issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
    ? `has a text in ${quoted(issue.keys[0])}; a text is in ${languages.join(', ')}`
    : 'must be an object with a text for each language'

/** Accepts a text for each language that the shop has words in, one at least. */
export const textsByLanguage = (most: number): z.ZodType<TextsByLanguage> =>
  z
    .strictObject(Object.fromEntries(languages.map((one) => [one, textLine(most).optional()])), {
      error: describeTextsError,
    })
    .superRefine((texts, context) => {
      if (Object.keys(texts).length === 0)
        context.addIssue(faultIssue('empty', {}, 'must have a text in one language'))
    })

/** Accepts one text for all languages, or else what `each` accepts. A fault is that of the form that was meant. */
export const textOr = <Each>(most: number, each: z.ZodType<Each>): z.ZodType<string | Each> =>
  z.unknown().transform((value, context) => {
    const isObject = typeof value === 'object' && value !== null
    const parsed = (isObject ? each : textLine(most)).safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      const { path, message } = issue
      const params = issue.code === 'custom' ? issue.params : undefined
      context.addIssue({ code: 'custom', path, message, params })
    }
    return z.NEVER
  })

/** Returns an error function for an object, which names an unknown field and the fields there are. */
export const describeFields =
  (fields: string[]) =>
  (issue: { code?: string | undefined; keys?: unknown }): string =>
    issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
      ? `has no field ${quoted(issue.keys[0])}; its fields are ${fields.join(', ')}`
      : `must be an object with the fields ${fields.join(', ')}`
