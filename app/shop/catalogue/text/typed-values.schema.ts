import { z, type ZodError } from 'zod'
import { parseDay } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import { languages, offeredLanguages, type Language } from '#app/i18n/languages.ts'
import { columnsOfTexts } from '#app/i18n/text-columns.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'
import { boundedRecord } from '#app/shop-settings/bounded.schema.ts'
import { faultsOf } from '#app/shop/customers/addresses/typed-fields.schema.ts'

/**
 * Tells why a value that was typed for a coupon, an offer or a banner is refused. `whole` is no whole number within the
 * limits, `early` a last day that is over or before the first one, and `reduction` neither or both of a percentage and
 * amounts.
 */
export type TypedFault =
  | 'missing'
  | 'long'
  | 'whole'
  | 'day'
  | 'early'
  | 'past'
  | 'code'
  | 'amount'
  | 'currency'
  | 'reduction'
  | 'slug'
  | 'link'
  | 'choice'
  | 'category'

/** Maps fields to what is wrong with them. That of a text or an amount has the language or currency in its name: `title-en`. */
export type TypedFaults = Record<string, TypedFault>

/** Returns the first fault of each field, from the errors of the schemas above. */
export const typedFaultsOf = (...errors: (ZodError | undefined)[]): TypedFaults =>
  Object.assign({}, ...errors.map((error) => (error ? faultsOf(error) : {}))) as TypedFaults

/** Holds the limits of a number, or of the characters of a text. */
export type TypedLimits = { least: number; most: number }

/** Reads a whole number of at most ten digits. */
export const wholeField = ({ least, most }: TypedLimits) =>
  z
    .string({ error: 'missing' })
    .trim()
    .regex(/^\d{1,10}$/, { error: 'whole' })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: 'whole' })

/** Reads whole per cent, with the sign or without it. */
export const percentField = (limits: TypedLimits) =>
  z
    .string({ error: 'missing' })
    .transform((text) => text.trim().replace(/%$/, '').trimEnd())
    .pipe(wholeField(limits))

/** Reads a day of this millennium, such as 2027-01-31; no clock is known for days long before or after it. */
export const dayField = z
  .string({ error: 'missing' })
  .trim()
  .refine((text) => text.startsWith('2') && parseDay(text) !== undefined, { error: 'day' })

/**
 * Reads the days `from` and `until`, both included, as moments in ms UTC. Days are those of the home market. Without the
 * first one a term begins now, and without the last one it has no end.
 */
export const dayTerm = (now: number) =>
  z
    .object({ from: dayField.optional(), until: dayField.optional() })
    .transform(({ from, until }, context) => {
      const zone = homeTimeZone()
      const fromAt = from === undefined ? now : startOfDay(from, zone)
      const untilAt = until === undefined ? null : endOfDay(until, zone)
      if (untilAt !== null && untilAt <= Math.max(fromAt, now))
        context.addIssue({ code: 'custom', message: 'early', path: ['until'] })
      return { fromAt, untilAt }
    })

/** A title and a text have at most so many characters. */
export const textLimits = {
  title: { least: 1, most: 120 },
  text: { least: 1, most: 600 },
} satisfies Record<string, TypedLimits>

/** Reads a text by language. Each language that the shop offers needs one; in another it may be empty. */
const textsByLanguage = ({ most }: TypedLimits) =>
  boundedRecord(z.string(), z.string().optional(), languages.length).transform((typed, context) => {
    const offered = offeredLanguages()
    const entries = languages.map((language): [Language, string] => {
      const text = tidy(typed[language] ?? '')
      const isMissing = text === '' && offered.includes(language)
      if (isMissing || text.length > most)
        context.addIssue({
          code: 'custom',
          message: isMissing ? 'missing' : 'long',
          path: [language],
        })
      return [language, text]
    })
    return Object.fromEntries(entries) as Record<Language, string>
  })

const tidy = (text: string) => removeUnseen(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()

export type TypedTexts = {
  [field in 'title' | 'text']: { [language in Language]?: string | undefined }
}

/** Reads the title and the text of an offer or a banner, as the columns of its row. */
export const titleAndText = z
  .object({ title: textsByLanguage(textLimits.title), text: textsByLanguage(textLimits.text) })
  .transform(({ title, text }) => ({
    ...columnsOfTexts('title', title),
    ...columnsOfTexts('text', text),
  }))
