import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'

const namesShown = 3

/** The names of who made a book, three at most. */
export function authorsWords(authors: string[], language: Language): string {
  const shown = authors.slice(0, namesShown).join(', ')
  const more = authors.length - namesShown
  return more > 0 ? `${shown} ${translator(language)('product.andMore', { count: more })}` : shown
}

type Rating = { value: number; text: string }

/** There are fifty ratings in three languages, and one on every card. */
const ratings = new Map<string, Rating>()

/** The catalogue's own rating, never that of reviews: 43 is 4.3 of 5. */
export function ratingWords(tenths: number, language: Language): Rating {
  const key = language + tenths
  const known = ratings.get(key)
  if (known) return known
  const value = tenths / 10
  const stars = new Intl.NumberFormat(locales[language]).format(value)
  const rating = { value, text: translator(language)('product.rated', { stars }) }
  ratings.set(key, rating)
  return rating
}

/** The language of a book's name where it is read out wrongly in the page's. */
export function foreignLanguage(
  row: { kind: string; inLanguage: string; name: string; localName: string | null },
  language: Language,
): string | undefined {
  const { kind, inLanguage, name, localName } = row
  if (kind !== 'book' || /^(und|mul|zxx)?$/.test(inLanguage)) return undefined
  if (localName !== null && localName !== name) return undefined
  return inLanguage.split('-')[0] === language ? undefined : inLanguage
}
