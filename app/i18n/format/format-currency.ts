import { locales, type Language } from '../languages.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** Returns the code of a currency and its name: `EUR – Euro`. */
export function formatCurrency(code: string, language: Language): string {
  let known = names.get(language)
  if (!known)
    names.set(language, (known = new Intl.DisplayNames(locales[language], { type: 'currency' })))
  const name = known.of(code) ?? code
  return name === code ? code : `${code} – ${name}`
}
