import { decimal } from '#app/i18n/format/decimal.ts'
import {
  shopIdentity,
  shopPicturePath,
  type ShopIdentity,
} from '#app/shop-settings/shop-identity.ts'
import { formatScriptData } from '#app/components/script-data.ts'
import type { ProductTable } from '#app/database/tables.ts'
import { ebookFormats, isAudio } from '#app/shop/catalogue/products/ebook-format.ts'
import { reviewsJson } from '#app/shop/catalogue/reviews/review-json.ts'
import type { ReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.ts'
import type { PriceText } from '#app/shop/pricing/prices/price-text.ts'
import type { Availability } from '#app/shop/catalogue/products/availability.ts'

type Book = Pick<
  ProductTable,
  | 'isbn13'
  | 'format'
  | 'ebookFormat'
  | 'inLanguage'
  | 'numberOfPages'
  | 'pagesEstimated'
  | 'datePublished'
> & { press: string | null }

type JsonLdParams = {
  name: string
  lede: string
  /** Holds absolute URLs. */
  url: string
  image: string
  /** Holds the price as the page shows it; undefined if the product is not offered. */
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
 * Returns the schema.org data of a book and its offer, as JSON that is safe in a script element. It matches the page,
 * so an estimated number of pages and the catalogue's rating are left out.
 */
export function bookJson(
  book: Book,
  params: JsonLdParams & { authors: string[]; contentNote?: string | undefined },
): string {
  const format = formatOf(book)
  return formatScriptData({
    '@context': 'https://schema.org',
    // The type `Product` is added because search engines expect an offer on a product.
    '@type': ['Book', 'Product'],
    ...describe(params),
    author: params.authors.map((name) => ({ '@type': 'Person', name })),
    isbn: book.isbn13 ?? undefined,
    gtin13: book.isbn13 ?? undefined,
    bookFormat: format ? `https://schema.org/${format}` : undefined,
    ...encodingOf(book),
    bookEdition: params.contentNote,
    inLanguage: /^(und|mul|zxx)?$/.test(book.inLanguage) ? undefined : book.inLanguage,
    numberOfPages: book.pagesEstimated ? undefined : (book.numberOfPages ?? undefined),
    datePublished: /^\d{4}/.test(book.datePublished ?? '') ? book.datePublished : undefined,
    publisher: book.press ? { '@type': 'Organization', name: book.press } : undefined,
    offers: offerOf(params),
    ...reviewsJson(params.reviews),
  })
}

const formatOf = ({ format, ebookFormat }: Book) =>
  isAudio(ebookFormat) ? 'AudiobookFormat' : format && formats[format]

/** Names the media type of the shopkeeper's own file. */
const encodingOf = ({ ebookFormat }: Book) =>
  ebookFormat && {
    encoding: { '@type': 'MediaObject', encodingFormat: ebookFormats[ebookFormat].mediaType },
  }

/** Returns the same data for other goods. `sku` is the item number that the page shows. */
export const goodsJson = ({ sku }: Pick<ProductTable, 'sku'>, params: JsonLdParams): string =>
  formatScriptData({
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...describe(params),
    sku: sku || undefined,
    offers: offerOf(params),
    ...reviewsJson(params.reviews),
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
    price: decimal(price.minor, price.currency),
    priceCurrency: price.currency,
    // The value is the last day of the discount, as shown on the page.
    priceValidUntil: price.until?.dateTime,
    availability: `https://schema.org/${availabilities[availability.kind]}`,
    itemCondition: 'https://schema.org/NewCondition',
  }

const logoPath = ({ logo, icon }: ShopIdentity) => {
  if (logo) return shopPicturePath('logo', logo)
  return icon ? shopPicturePath('icon', icon) : '/favicon.svg'
}

/** Describes the shop itself. `home` is the absolute URL of its home page in the page's language. */
export const shopData = (home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shopIdentity().name,
  url: home,
  logo: new URL(logoPath(shopIdentity()), home).href,
})
