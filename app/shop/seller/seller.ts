import type { Language } from '#app/i18n/languages.ts'
import { addressLinesIn } from './address-lines.ts'

/** The same said in each language of the shop. */
export type InEach = Record<Language, string>
/** The same in all languages, or said in each. */
export type LocalisedText = string | InEach

/** The name of a person or company, and where letters and mails reach them. `addressLinesIn` formats the lines. */
export type Reachable = { name: string; addressLines: string[]; email: string }

/**
 * The seller, as shown on receipts, in mails and on the pages that the law requires. Null means not stated, and what
 * would name it is left out. docs/seller.md says who needs what.
 */
export type Seller = {
  name: string
  legalForm: LocalisedText | null
  /** The last line may be the country, by its name or its code; it is shown in the language of the page. */
  addressLines: string[]
  /** ISO code. */
  country: string
  email: string
  telephone: string | null
  hours: InEach | null
  register: LocalisedText | null
  vatId: LocalisedText | null
  managingDirector: string | null
  /** India, E-Commerce Rules 2020: answers within 48 hours. */
  grievanceOfficer: { name: string; email: string; telephone: string | null } | null
  /** Answers for product safety and data protection in the EU, where the seller sits outside it. */
  euRepresentative: Reachable | null
  /** France, Code de la consommation L616-1. */
  mediator: InEach | null
  /** Germany, § 36 VSBG. */
  disputeSentence: InEach | null
  /** India: who brings in what is made elsewhere. */
  importer: Reachable | null
}

/** What a fact says in a language; undefined where it is not stated. */
export const localisedText = (
  fact: LocalisedText | null,
  language: Language,
): string | undefined => (typeof fact === 'object' ? fact?.[language] : fact)

/** Name, address and e-mail, a line each. */
export const senderLines = (
  who: Reachable & { country?: string },
  language: Language,
): string[] => [who.name, ...addressLinesIn(who, language), who.email]

/** With its legal form, as a register has it. */
export function fullName(
  { name, legalForm }: Pick<Seller, 'name' | 'legalForm'>,
  language: Language,
): string {
  const form = localisedText(legalForm, language)
  return form ? `${name} (${form})` : name
}
