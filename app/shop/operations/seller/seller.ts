import type { Language } from '#app/i18n/languages.ts'
import { addressLinesIn } from './address-lines.ts'

export type Localised = Record<Language, string>
/** The text is the same in all languages, or there is one for each. */
export type LocalisedText = string | Localised

/** The addresses are those of a person or company. `addressLinesIn` formats the lines. */
export type Contact = { name: string; addressLines: string[]; email: string }

/**
 * Receipts, mails and legal pages show the seller. Null means not stated; sentences about it are
 * omitted. docs/seller.md says which fields are required of whom.
 */
export type Seller = {
  name: string
  legalForm: LocalisedText | null
  /**
   * The last line may be the country, as a name or code; it is shown in the language of the page.
   */
  addressLines: string[]
  /** The code is of ISO 3166-1. */
  country: string
  email: string
  telephone: string | null
  hours: Localised | null
  register: LocalisedText | null
  vatId: LocalisedText | null
  managingDirector: string | null
  /** India's E-Commerce Rules 2020 require a response within 48 hours. */
  grievanceOfficer: { name: string; email: string; telephone: string | null } | null
  /**
   * A seller outside the EU names a representative there for product safety and data protection.
   */
  euRepresentative: Contact | null
  /** France requires a mediator (Code de la consommation L616-1). */
  mediator: Localised | null
  /** Germany requires this sentence (§ 36 VSBG). */
  disputeSentence: Localised | null
  /** India requires the importer of products made elsewhere. */
  importer: Contact | null
}

/** Returns the text in a language; undefined if it is not stated. */
export const localisedText = (
  fact: LocalisedText | null,
  language: Language,
): string | undefined => (typeof fact === 'object' ? fact?.[language] : fact)

/** Returns the lines of name, address and e-mail. */
export const senderLines = (who: Contact & { country?: string }, language: Language): string[] => [
  who.name,
  ...addressLinesIn(who, language),
  who.email,
]

/** Returns the name with its legal form in parentheses. */
export function fullName(
  { name, legalForm }: Pick<Seller, 'name' | 'legalForm'>,
  language: Language,
): string {
  const form = localisedText(legalForm, language)
  return form ? `${name} (${form})` : name
}
