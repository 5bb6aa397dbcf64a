import { z } from 'zod'
import { parseEmail } from '#app/i18n/email.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'
import type { ContributorKind } from '#app/shop/catalogue/contributors/contributors-query.ts'

/** The longest names are those of the import. */
const longest = { author: 300, publisher: 200, address: 500, text: 5000 }

/** Holds what the shop says of an author or publisher. Only a publisher has an address. */
export type ContributorFields = {
  name: string
  /** Says how the name is sorted, as it was typed; `''` if the shop is to guess it. */
  sort: string
  texts: { [language in Language]?: string | null }
  postalAddress: string | null
  email: string | null
}

type ContributorFault = 'missing' | 'long' | 'email'
type Parsed =
  { ok: true; fields: ContributorFields } | { ok: false; faults: Record<string, ContributorFault> }

/** A non-breaking space before a French colon stays. */
const oneLine = (typed: string) =>
  removeUnseen(typed.replace(/(?![\u00a0\u202f])[\p{Cc}\s]+/gu, ' ')).trim()
const severalLines = (typed: string) => removeUnseen(typed.replace(/\r\n?/g, '\n')).trim()

const line = (most: number) => z.string().transform(oneLine).pipe(z.string().max(most, 'long'))
const text = (most: number) =>
  z
    .string()
    .transform(severalLines)
    .pipe(z.string().max(most, 'long'))
    .transform((value) => value || null)
const email = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null
  const address = parseEmail(typed)
  if (address === undefined) context.addIssue('email')
  return address ?? z.NEVER
})

const textFields = Object.fromEntries(
  languages.map((language) => [`text_${language}`, text(longest.text).optional()]),
) as Record<`text_${Language}`, z.ZodOptional<ReturnType<typeof text>>>

const fieldsOf = (kind: ContributorKind) =>
  z.object({
    name: line(longest[kind]).pipe(z.string().min(1, 'missing')),
    sort: line(longest[kind]).default(''),
    ...textFields,
    address: text(longest.address).default(null),
    email: email.default(null),
  })

const schemas = { author: fieldsOf('author'), publisher: fieldsOf('publisher') }

/** Parses the fields of a form; a text that it does not have stays as it is. */
export function parseContributor(kind: ContributorKind, typed: Record<string, string>): Parsed {
  const parsed = schemas[kind].safeParse(typed)
  if (!parsed.success)
    return {
      ok: false,
      faults: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [
          path.join('.'),
          message === 'long' || message === 'email' ? message : 'missing',
        ]),
      ),
    }
  const { name, sort, address, email: mail, ...rest } = parsed.data
  const texts = Object.fromEntries(
    languages.flatMap((language): [Language, string | null][] => {
      const value = rest[`text_${language}`]
      return value === undefined ? [] : [[language, value]]
    }),
  )
  return { ok: true, fields: { name, sort, texts, postalAddress: address, email: mail } }
}
