import type { Language } from '#app/i18n/languages.ts'
import type { Contact, LocalisedText, Seller } from '#app/shop-settings/seller-facts.ts'
import { addressLinesIn } from './address-lines.ts'

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
