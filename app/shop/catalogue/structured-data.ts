import { formatScriptData } from '#app/components/script-data.ts'
import type { ProductTable } from '#app/database/tables.ts'
import { reviewsJson } from '../reviews/review-json.ts'
import type { ReviewsPart } from '../reviews/reviews-part.ts'
import type { PriceText } from '../pricing/price-text.ts'
import type { Availability } from './availability.ts'

type Book = Pick<
  ProductTable,
  'isbn13' | 'format' | 'inLanguage' | 'numberOfPages' | 'pagesEstimated' | 'datePublished'
> & { press: string | null }

type JsonLdParams = {
  name: string
  lede: string
  /** Absolute addresses. */
  url: string
  image: string
  /** As the page shows it; undefined: nothing is offered. */
  price: PriceText | undefined
  availability: Availability
  reviews: ReviewsPart | undefined
}

const formats: Record<string, string> = {
  paperback: 'Paperback',
  hardback: 'Hardcover',
  'e-book': 'EBook',
  'audiobook-cd': 'AudiobookFormat',
}

const availabilities: Record<Availability['kind'], string> = {
  'out-of-print': 'Discontinued',
  withdrawn: 'Discontinued',
  'no-file': 'OutOfStock',
  'pre-order': 'PreOrder',
  'in-stock': 'InStock',
  'few-left': 'InStock',
  'on-order': 'BackOrder',
  'sold-out': 'SoldOut',
}

/**
 * A book and its offer for machines (schema.org), as JSON that can stand in a script tag. It says what the
 * page says: an estimated number of pages and the catalogue's rating are left out.
 */
export function bookJson(
  book: Book,
  said: JsonLdParams & { authors: string[]; holds?: string | undefined },
): string {
  const format = book.format && formats[book.format]
  return formatScriptData({
    '@context': 'https://schema.org',
    // A book that is sold is both: search engines look for the offer of a product.
    '@type': ['Book', 'Product'],
    ...describe(said),
    author: said.authors.map((name) => ({ '@type': 'Person', name })),
    isbn: book.isbn13 ?? undefined,
    gtin13: book.isbn13 ?? undefined,
    bookFormat: format ? `https://schema.org/${format}` : undefined,
    bookEdition: said.holds,
    inLanguage: /^(und|mul|zxx)?$/.test(book.inLanguage) ? undefined : book.inLanguage,
    numberOfPages: book.pagesEstimated ? undefined : (book.numberOfPages ?? undefined),
    datePublished: /^\d{4}/.test(book.datePublished ?? '') ? book.datePublished : undefined,
    publisher: book.press ? { '@type': 'Organization', name: book.press } : undefined,
    offers: offerOf(said),
    ...reviewsJson(said.reviews),
  })
}

/** A thing and its offer for machines, likewise; `sku` is the item number that the page shows. */
export const goodsJson = ({ sku }: Pick<ProductTable, 'sku'>, said: JsonLdParams): string =>
  formatScriptData({
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...describe(said),
    sku: sku || undefined,
    offers: offerOf(said),
    ...reviewsJson(said.reviews),
  })

const describe = ({ name, url, image, lede }: JsonLdParams) => ({
  name,
  url,
  image,
  description: lede || undefined,
})

const offerOf = ({ price, url, availability }: JsonLdParams) =>
  price && {
    '@type': 'Offer',
    url,
    price: (price.minor / 100).toFixed(2),
    priceCurrency: price.currency,
    // The last day of the reduction, as the page says it.
    priceValidUntil: price.until?.dateTime,
    availability: `https://schema.org/${availabilities[availability.kind]}`,
    itemCondition: 'https://schema.org/NewCondition',
  }

/** The shop itself. `home`: the absolute address of its first page in the page's language. */
export const shopData = (home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Octavo',
  url: home,
  logo: new URL('/favicon.svg', home).href,
})
