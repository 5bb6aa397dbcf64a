import { lastPageOf } from '#app/components/page-numbers.ts'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { listLastFiles } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { ebookFormats } from '#app/shop/catalogue/products/ebook-format.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'
import { coverAuthor, picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import {
  imagesAt,
  entriesPerFeedPage,
  type OpdsEntry,
  type OpdsFeed,
} from '#app/shop/exchange/feeds/opds.ts'
import { listBoughtEbooks, type BoughtEbook } from './bought-ebooks.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { uuidOfName } from '#app/shop/catalogue/ebooks/uuid.server.ts'

/** This random namespace makes the ids of feeds and entries (RFC 9562, section 5.5). */
const namespace = '9f2f6f0c-52c5-4d0e-8f55-0c6f0f6d7c41'

type Owner = { customer: string; language: Language; createdAt: number }
/** `base` is the feed's URL with its key and without a final slash; `origin` is the shop's own. */
type LibraryFeedParams = { base: string; query: string; origin: string; page: number; now: number }

/**
 * Returns one page of a customer's available e-books for reading apps, the newest first; undefined
 * past the last page.
 */
export async function findLibraryFeed(
  owner: Owner,
  feed: LibraryFeedParams,
): Promise<OpdsFeed | undefined> {
  const { base, query, page, now } = feed
  const bought = await listBoughtEbooks(owner.customer)
  const open = bought.filter((one) => ebookAccess(one, now).kind === 'open')
  const lastPage = lastPageOf(open.length, entriesPerFeedPage)
  if (page > lastPage) return undefined
  const shown = open.slice((page - 1) * entriesPerFeedPage, page * entriesPerFeedPage)
  const entries = await describeEntries(shown, owner.language, feed)
  const addressOfPage = (one: number) => {
    const params = new URLSearchParams(query)
    if (one > 1) params.set('page', String(one))
    return params.size > 0 ? `${base}?${params}` : base
  }
  return {
    id: idOf(['library', owner.customer]),
    language: owner.language,
    title: translator(owner.language)('title.downloads'),
    updated: Math.max(owner.createdAt, ...entries.map(({ updated }) => updated)),
    kind: 'acquisition',
    start: addressOfPage(1),
    pageAddress: addressOfPage,
    page,
    lastPage,
    perPage: entriesPerFeedPage,
    total: open.length,
    entries,
    ways: [],
  }
}

async function describeEntries(
  bought: BoughtEbook[],
  language: Language,
  { base, origin }: LibraryFeedParams,
): Promise<OpdsEntry[]> {
  if (bought.length === 0) return []
  const ids = [...new Set(bought.map(({ productId }) => productId))]
  const [products, people, files] = await Promise.all([
    listProducts(ids, language),
    listContributors(db.read, ids),
    listLastFiles(ids),
  ])
  const known = new Map(products.map((product) => [product.id, product]))
  return bought.map((one): OpdsEntry => {
    const product = known.get(one.productId)
    const authors = authorsOf(people.get(one.productId) ?? [])
    const author = coverAuthor(authors)
    const names = authors.length > 0 ? authors : one.author ? [one.author] : []
    const file = files.get(one.productId)
    const { ending, mediaType } = ebookFormats[file?.format ?? 'epub']
    const image = product && origin + jpegPath(picturePath({ ...product, author }))
    return {
      id: idOf(['bought', one.orderNumber, String(one.position)]),
      title: one.name,
      authors: names.map((name) => ({ name })),
      language: product?.inLanguage ?? '',
      publisher: product?.press ?? '',
      updated: Math.max(one.placedAt, product?.updatedAt ?? 0, file?.addedAt ?? 0),
      published: one.placedAt,
      summary: summaryOf(file ? null : one.ebookContent, product?.shortDescription ?? '', language),
      file: { href: `${base}/${one.orderNumber}/${one.position}.${ending}`, type: mediaType },
      images: image === undefined ? [] : imagesAt(image),
    }
  })
}

/** States first if the file holds less than the work, which an own file never does. */
const summaryOf = (ebookContent: BoughtEbook['ebookContent'], lede: string, language: Language) =>
  [ebookContent === 'opening' && translator(language)('detail.onlyOpening'), plainText(lede)]
    .filter(Boolean)
    .join(' ')

const listProducts = (ids: string[], language: Language) =>
  db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('id', 'in', ids)
    .select(['id', 'kind', 'workId', 'format', 'art', 'photos', 'inLanguage', 'updatedAt'])
    .select(['product.name', 'publisher.name as press', 'shortDescription'])
    .execute()

/** The id stays the same even if the shop's address changes. */
const idOf = (parts: string[]) => `urn:uuid:${uuidOfName(namespace, parts.join('\n'))}`
