import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'
import type { FoundWorks } from '../search/found-works.ts'
import type { ListedFormat, ReadingTime } from './listing-query.ts'

/** What a list holds, in the terms of the database. */
export type ListingFilter = {
  /** Left out: books and goods. */
  kind: 'book' | undefined
  /** Undefined: nothing is searched for. */
  found: FoundWorks | undefined
  /** All that lies in it, too. */
  category: string | undefined
  tag: string | undefined
  formats: ListedFormat[]
  languages: string[]
  /** Paise of today, both included. */
  priceFrom: number | undefined
  priceTo: number | undefined
  inStock: boolean
  /** Slugs; any of them. */
  authors: string[]
  publishers: string[]
  /** The slug of the offer whose books they are, running or not. */
  offer: string | undefined
  onOffer: boolean
  /** Least stars. */
  rating: number | undefined
  readingTimes: ReadingTime[]
  /** Whose prices are meant, and where a fixed price forbids an offer. */
  market: Country
  /** In which prices are shown: some products have prices of their own in it. */
  currency: Currency
}

/** Everything there is, in India. */
export const wholeListing: ListingFilter = {
  kind: undefined,
  found: undefined,
  category: undefined,
  tag: undefined,
  formats: [],
  languages: [],
  priceFrom: undefined,
  priceTo: undefined,
  inStock: false,
  authors: [],
  publishers: [],
  offer: undefined,
  onOffer: false,
  rating: undefined,
  readingTimes: [],
  market: 'IN',
  currency: 'INR',
}
