import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { ttlCache } from '#app/cache.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Availability } from '#app/shop/catalogue/products/availability.ts'
import {
  asNewAsVersion,
  catalogueCache,
} from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { BookPage, FoundPage } from './detail.ts'
import { listEditions } from '#app/shop/catalogue/product-card/editions.server.ts'
import { findGallery } from './gallery.server.ts'
import { listBookFacts } from './facts.server.ts'
import { formatYear } from '#app/shop/catalogue/products/format-date.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import {
  authorsAmong,
  authorsOf,
  type Contributor,
} from '#app/shop/catalogue/products/contributors.ts'
import { contributorPath } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { coverAuthor, picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { authorsText, moreNames } from '#app/shop/catalogue/products/product-text.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow, VersionedRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { describeAnyProduct, describePurchase, jsonFactsOf } from './product-page.server.ts'
import { findShelves } from './related.server.ts'
import { findSample } from './sample.server.ts'
import { findSeries, type Series } from './series.server.ts'
import type { ReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { bookJson } from './structured-data.ts'

const maxCachedBooks = 1_000
const peopleCache = catalogueCache<Contributor[]>(maxCachedBooks)
const seriesCache = catalogueCache<Series>(maxCachedBooks)
const pageCache = ttlCache<DescribedBook>(100, 2_000)

/** Holds a book's page without its reviews and the cards beside it, and the structured data for machines. */
type DescribedBook = {
  page: Omit<BookPage, 'byAuthor' | 'related'>
  authors: string[]
  availability: Availability
}

/**
 * Returns everything that the page of a book shows. The result is cached for one second by the row and the catalogue's
 * version, so a scheduled price appears within a second. `origin` is the shop's own address, for structured data.
 */
export async function findBookPage(
  book: VersionedRow,
  viewer: Viewer,
  origin: string,
  reviews?: ReviewsPart,
): Promise<FoundPage<BookPage>> {
  const { language, currency, country, now } = viewer
  const second = Math.floor(now / 1_000)
  const { page, authors, availability } = await pageCache(
    JSON.stringify([second, language, currency, country, book]),
    now,
    () => asNewAsVersion(() => describeBook(book, viewer)),
  )
  const shelves = await optionalSection('related books', () => listShelves(book, authors, viewer))
  const isOffered = page.buying.kind !== 'none' || book.format !== 'e-book'
  const json = bookJson(book, {
    ...jsonFactsOf(book, page, viewer, origin),
    authors,
    availability,
    reviews,
    contentNote: page.contentNote,
    price: isOffered ? page.priceBlock.price : undefined,
  })
  const { name, by, image } = page
  return { page: { ...page, related: [], ...shelves }, json, facts: { name, by, image } }
}

async function describeBook(book: ProductRow, viewer: Viewer): Promise<DescribedBook> {
  const { language, now } = viewer
  const people = await peopleCache(book.id, now, () => listPeopleOf(book.id))
  const series = await optionalSection('the series', () =>
    seriesCache(`${language} ${book.id}`, now, () => findSeries(book, language)),
  )
  const [{ arrival, ...described }, editions, facts, sample] = await Promise.all([
    describeAnyProduct(book, viewer),
    optionalSection('editions', () => listEditions(book, viewer)),
    listBookFacts(book, people, series?.fact, viewer),
    optionalSection('the sample', () => findSample(book, now)),
  ])
  const { availability, shown } = describePurchase(
    book,
    book,
    { priceBlock: described.priceBlock, arrival },
    viewer,
  )
  return {
    authors: authorsOf(people),
    availability,
    page: {
      ...described,
      ...(await findGallery({ ...book, name: described.name }, '', language)),
      ...describeTitle(book, people, language),
      ...shown,
      editions: editions ?? [],
      ...(isOpening(book) && { contentNote: translator(language)('detail.onlyOpening') }),
      facts,
      ...(sample && { sample }),
      ...(series?.part && { series: series.part }),
    },
  }
}

function describeTitle(book: ProductRow, people: Contributor[], language: Language) {
  const authors = authorsOf(people)
  return {
    by: authorsText(authors, language),
    authors: namesOf(people, language),
    year: book.firstPublished === null ? '' : formatYear(book.firstPublished, language),
    press: book.press ?? '',
    image: picturePath({ ...book, author: coverAuthor(authors) }),
  }
}

const isOpening = ({ format, ebookContent }: ProductRow) =>
  format === 'e-book' && ebookContent === 'opening'

const listPeopleOf = async (id: string) => (await listContributors(db.read, [id])).get(id) ?? []

/** Returns the authors named below the title. */
function namesOf(people: Contributor[], language: Language): BookPage['authors'] {
  const authors = authorsAmong(people)
  const { shown, more } = moreNames(authors, language)
  return {
    names: shown.map(({ name, slug }) => ({ name, path: contributorPath('author', slug) })),
    more,
  }
}

/** Lists other works by the same author and related books, each book once. */
async function listShelves(book: ProductRow, authors: string[], viewer: Viewer) {
  const t = translator(viewer.language)
  const { byAuthor, related } = await findShelves(book, viewer.now)
  const [author, ...others] = authors
  const title =
    author !== undefined && others.length === 0
      ? t('detail.moreBy', { author })
      : t('detail.moreByThem')
  return {
    ...(byAuthor.length > 0 && { byAuthor: { title, cards: await listCards(byAuthor, viewer) } }),
    related: await listCards(related, viewer),
  }
}
