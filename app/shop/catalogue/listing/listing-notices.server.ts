import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import type { IsbnSearch } from '#app/shop/catalogue/search/isbn-search.server.ts'

const mostNotices = 10

/** Returns messages about values in the URL that were not understood and about the result of an ISBN search. */
export function listNotices(
  { ignored, isbn }: { ignored: IgnoredField[]; isbn?: IsbnSearch | undefined },
  language: Language,
): string[] {
  const t = translator(language)
  // The message about a lowest price above the highest names both prices.
  const turned = ignored.find(({ above }) => above !== undefined)
  const others = ignored.filter((one) => !turned || !/^price-/.test(one.name))
  const notices = others.map(({ name, value }) => {
    if (name === 'q') return t('search.noWords', { value })
    if (name === 'page') return t('catalogue.ignoredPage', { value })
    if (name === 'subject' || name === 'series' || name === 'age')
      return t(`catalogue.unknown.${name}`, { value })
    return t('catalogue.ignored', { field: t(`catalogue.fields.${name}`), value })
  })
  if (turned)
    notices.unshift(t('catalogue.bandTurned', { from: turned.value, to: turned.above ?? '' }))
  if (isbn?.kind === 'check-digit') notices.push(t('catalogue.isbnCheckDigit'))
  if (isbn?.kind === 'unknown') notices.push(t('catalogue.isbnUnknown', { isbn: isbn.isbn }))
  // The list is limited and free of duplicates, because a URL may repeat a parameter any number of times.
  return [...new Set(notices)].slice(0, mostNotices)
}
