import { z } from 'zod'
import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isSubject } from '#app/shop/catalogue/text/subject-text.ts'
import { foldedWordsOf } from '#app/shop/catalogue/text/fold.ts'
import {
  ageBands,
  listedFormats,
  listedRatings,
  readingTimes,
  sorts,
  sortOf,
  type ListedRating,
  type ListingField,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import { parseTypedAmount } from '#app/shop/catalogue/text/typed-amount.ts'
import { cutText, echoedText, removeUnseen } from '#app/i18n/visitor-text.ts'

/**
 * Holds a value of the URL that has no meaning here. It is ignored, and the page says so. `above` belongs to a lowest
 * price and is the highest price, which it exceeds. Any text may be a category or tag.
 */
export type IgnoredField = {
  name: Exclude<ListingField, 'category' | 'tag'>
  value: string
  above?: string
}

const longestQuery = 200
/** A filter has at most this many values, which bounds the cost of an overlong URL. */
const mostValues = 30
/** At most this many ignored fields are named, so that an overlong URL is not echoed in full. */
const mostIgnored = 10

const slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,119}$/u)
const rating = z
  .enum(listedRatings.map(String) as [string, ...string[]])
  .transform((text) => Number(text) as ListedRating)
const language = z.string().transform((text, context) => {
  const tag = parseLanguageTag(text)
  if (tag === undefined) context.addIssue({ code: 'custom' })
  return tag ?? ''
})
const subject = z
  .string()
  .transform((text) => text.toUpperCase())
  .refine(isSubject)
/** Longer names are of no series. */
const series = z
  .string()
  .max(300)
  .transform((text) => text.normalize('NFC'))
const amountIn = (currency: Currency, language: Language | undefined) =>
  z.string().transform((text, context) => {
    const minor = parseTypedAmount(text, currency, language)
    if (minor === undefined) context.addIssue({ code: 'custom' })
    return minor ?? 0
  })
/** Names what variants may have (catalogue-record.schema.ts). */
const size = z.string().max(60)
const page = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
// A text that has no word left once it is cut and folded cannot be searched for.
const searchText = z
  .string()
  .transform((text) => cutText(removeUnseen(text), longestQuery))
  .refine((text) => foldedWordsOf(text).length > 0)

/**
 * Reads the URL of a list. Nothing in it is an error: unknown or malformed values are ignored and listed in `ignored`;
 * foreign parameters (`utm_source`) and empty ones are skipped.
 * @param currency The displayed currency: an amount with the symbol of another is not understood.
 * @param pageLanguage Decides what a single dot or comma before three digits means.
 */
export function parseListingQuery(
  params: URLSearchParams,
  currency: Currency,
  pageLanguage?: Language,
): { query: ListingQuery; ignored: IgnoredField[] } {
  const ignored: IgnoredField[] = []
  const { all, last } = valuesIn(params, ignored)
  const q = last('q', searchText) ?? ''
  const amount = amountIn(currency, pageLanguage)
  const band = [last('price-from', amount), last('price-to', amount)] as const
  const turned = turnedBand(params, band)
  ignored.push(...turned)
  const [priceFrom, priceTo] = turned.length > 0 ? [] : band
  const query: Omit<ListingQuery, 'sort'> = {
    q,
    exact: q !== '' && last('exact', z.literal('1')) !== undefined,
    kind: last('kind', z.literal('goods')),
    category: lastText(params, 'category'),
    tag: lastText(params, 'tag'),
    formats: unique(all('format', z.enum(listedFormats))),
    languages: unique(all('language', language)).slice(0, mostValues),
    priceFrom,
    priceTo,
    currency,
    inStock: last('availability', z.literal('in-stock')) !== undefined,
    authors: unique(all('author', slug)).slice(0, mostValues),
    publishers: unique(all('publisher', slug)).slice(0, mostValues),
    offer: undefined,
    onOffer: last('offer', z.literal('1')) !== undefined,
    rating: last('rating', rating),
    readingTimes: unique(all('reading-time', z.enum(readingTimes))),
    sizes: unique(all('size', size)).slice(0, mostValues),
    colors: unique(all('color', slug)).slice(0, mostValues),
    subject: last('subject', subject),
    ages: unique(all('age', z.enum(ageBands))),
    series: last('series', series),
    page: last('page', page) ?? 1,
  }
  return { query: { ...query, sort: sortOf(query, last('sort', z.enum(sorts))) }, ignored }
}

/** Returns functions that read the valid values of a field, all or the last, and add the others to `ignored`. */
function valuesIn(params: URLSearchParams, ignored: IgnoredField[]) {
  const all = <T>(name: IgnoredField['name'], type: z.ZodType<T, string>): T[] =>
    params.getAll(name).flatMap((value) => {
      const text = value.trim()
      if (text === '') return []
      const read = type.safeParse(text)
      if (!read.success && ignored.length < mostIgnored)
        ignored.push({ name, value: echoedText(text) })
      return read.success ? [read.data] : []
    })
  const last = <T>(name: IgnoredField['name'], type: z.ZodType<T, string>) => all(name, type).at(-1)
  return { all, last }
}

/** Sorts the values and removes duplicates, so that the same filters give the same URL. */
const unique = <T extends string>(values: T[]): T[] => [...new Set(values)].sort()

/**
 * Returns both price fields as ignored if the lowest price is above the highest, because only the visitor knows which
 * of the two is meant.
 */
function turnedBand(
  params: URLSearchParams,
  [least, most]: readonly (number | undefined)[],
): IgnoredField[] {
  if (least === undefined || most === undefined || least <= most) return []
  const typed = (name: ListingField) => echoedText(lastText(params, name) ?? '')
  const [from, to] = [typed('price-from'), typed('price-to')]
  return [
    { name: 'price-from', value: from, above: to },
    { name: 'price-to', value: to },
  ]
}

const lastText = (params: URLSearchParams, name: ListingField) =>
  params
    .getAll(name)
    .map((value) => value.trim())
    .findLast(Boolean)
