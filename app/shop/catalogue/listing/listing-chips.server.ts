import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import type { Chip, ListingPath } from './listing-page.ts'
import { withoutSubject, type ListingSubject } from './listing-subject.ts'
import {
  isFilteredByCategory,
  listingSearch,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'

/** Provides the names of filter values. */
export type ChipText = {
  t: Translate
  language: Language
  /** Holds the displayed currency. */
  currency: Currency
  /** The functions below take a slug too. */
  author: (slug: string) => string
  publisher: (slug: string) => string
  category: (slug: string) => string
}

/** Returns a chip for each active filter, with a link to the list without it. */
export function listChips(
  query: ListingQuery,
  path: ListingPath,
  subject: ListingSubject | undefined,
  words: ChipText,
): Chip[] {
  const { t, language, author, publisher, category } = words
  const { rating } = query
  const chip = (label: string, without: Partial<ListingQuery>): Chip => ({
    label,
    search: listingSearch({ ...query, page: 1, ...without }),
  })
  const chipsFor = <
    Name extends 'formats' | 'languages' | 'authors' | 'publishers' | 'readingTimes',
  >(
    name: Name,
    label: (value: ListingQuery[Name][number]) => string,
  ) => {
    const values: ListingQuery[Name][number][] = withoutSubject(query, subject)[name]
    return values.map((one) => chip(label(one), { [name]: values.filter((each) => each !== one) }))
  }
  const only = (isChosen: boolean, label: () => string, without: Partial<ListingQuery>) =>
    isChosen ? [chip(label(), without)] : []
  const hasSpace = query.category !== undefined && isFilteredByCategory(path, query)
  return [
    ...only(hasSpace, () => category(query.category!), { category: undefined }),
    ...chipsFor('formats', (one) => t(`product.formats.${one}`)),
    ...chipsFor('languages', (one) => formatLanguage(one, language)),
    ...priceChips(query, words).map(([label, without]) => chip(label, without)),
    ...only(query.inStock, () => t('product.inStock'), { inStock: false }),
    ...only(query.onOffer, () => t('catalogue.onOffer'), { onOffer: false }),
    ...chipsFor('authors', author),
    ...chipsFor('publishers', publisher),
    ...(rating ? [chip(t('catalogue.stars', { stars: rating }), { rating: undefined })] : []),
    ...chipsFor('readingTimes', (one) => t(`catalogue.readingTimes.${one}`)),
  ]
}

function priceChips({ priceFrom, priceTo }: ListingQuery, { t, language, currency }: ChipText) {
  const amount = (minor: number) => formatMoney({ minor, currency }, language)
  const chips: [label: string, without: Partial<ListingQuery>][] = []
  if (priceFrom !== undefined)
    chips.push([t('catalogue.fromPrice', { price: amount(priceFrom) }), { priceFrom: undefined }])
  if (priceTo !== undefined)
    chips.push([t('catalogue.toPrice', { price: amount(priceTo) }), { priceTo: undefined }])
  return chips
}
