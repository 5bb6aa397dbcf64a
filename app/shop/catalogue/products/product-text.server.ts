import { translator } from '#app/i18n/i18n.server.ts'
import { isForeign } from '#app/shop/catalogue/text/codes.ts'
import { locales, type Language } from '#app/i18n/languages.ts'

const namesShown = 3

/** Returns the names of a book's creators, at most three. */
export function authorsText(authors: string[], language: Language): string {
  const { shown, more } = moreNames(authors, language)
  return more ? `${shown.join(', ')} ${more}` : shown.join(', ')
}

/** Returns the names to show, and a text for the others, which is `''` if there are none. */
export function moreNames<T>(all: T[], language: Language): { shown: T[]; more: string } {
  const count = all.length - namesShown
  const more = count > 0 ? translator(language)('product.andMore', { count }) : ''
  return { shown: all.slice(0, namesShown), more }
}

type Rating = { value: number; text: string }

/** The texts are cached, because there are only a hundred ratings in three languages but one on every card. */
const ratings = new Map<string, Rating>()

type RatedFields = { starsTenths: number | null; reviewCount: number }

/** Returns the rating from the product's reviews with their number, or else the catalogue's own, labelled as such. */
export function starsOf(
  { starsTenths, reviewCount }: RatedFields,
  language: Language,
): (Rating & { source: string }) | undefined {
  if (starsTenths === null) return undefined
  const source = reviewCount > 0 ? `(${reviewCount})` : translator(language)('product.inCatalogue')
  return { ...ratingWords(starsTenths, language, reviewCount > 0), source }
}

/** Returns the rating for the product's own page, with the number of its reviews. */
export function ratingWithCount(product: RatedFields, language: Language) {
  const stars = starsOf(product, language)
  if (!stars || product.reviewCount === 0) return stars
  return { ...stars, count: translator(language)('review.count', { count: product.reviewCount }) }
}

/** Formats a rating in tenths: 43 is 4.3 of 5. */
function ratingWords(tenths: number, language: Language, isOfReviews: boolean): Rating {
  const key = `${language} ${tenths} ${isOfReviews}`
  const known = ratings.get(key)
  if (known) return known
  const value = tenths / 10
  const stars = new Intl.NumberFormat(locales[language]).format(value)
  const words = isOfReviews ? 'review.average' : 'product.rated'
  const rating = { value, text: translator(language)(words, { stars }) }
  ratings.set(key, rating)
  return rating
}

/** Returns the language of a book's name if a screen reader would mispronounce it in the page's language. */
export function foreignLanguage(
  row: { kind: string; inLanguage: string; name: string; localName: string | null },
  language: Language,
): string | undefined {
  const { kind, inLanguage, name, localName } = row
  if (localName !== null && localName !== name) return undefined
  return kind === 'book' && isForeign(inLanguage, language) ? inLanguage : undefined
}
