import { spineSize } from '#app/art/spine.ts'
import { db } from '#app/database/database.server.ts'
import { languages, ownWordsIn, type Language } from '#app/i18n/languages.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import { listEndingOfferIds } from '#app/shop/catalogue/offers/ending-offers.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { HomePage, ShelfBook } from './home.ts'
import {
  findCatalogueVersion,
  catalogueCache,
} from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { isForeignRow, isOwnRow } from '#app/shop/catalogue/products/foreign-row.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import {
  coverAuthor,
  coverBookOf,
  picturePath,
  spinePath,
} from '#app/shop/catalogue/pictures/product-art.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import {
  productPath,
  type ProductCard,
  type Viewer,
} from '#app/shop/catalogue/product-card/product-card.ts'
import { listCategoryTiles } from './category-tiles.server.ts'
import { listSubjectShelves } from './subject-shelves.server.ts'
import { mainSection, optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'

const shelfBooks = 12
const cardsInRow = 6
const tilesShown = 12

const idCache = catalogueCache<string[]>(50)
const shelfCache = catalogueCache<ShelfBook[]>(languages.length)

/** Returns the home page. Each part is loaded separately, and a part that fails is left out (spec section 8). */
export async function findHomePage(viewer: Viewer): Promise<HomePage> {
  const { language, now } = viewer
  // All parts depend on this query. If it fails, the page fails too, instead of showing no parts.
  await findCatalogueVersion(now)
  const [shelf, heroes, banners, tiles, rows] = await Promise.all([
    mainSection('shelf', () => shelfCache(language, now, () => listShelf(language))),
    optionalSection('hero banner', () => listBanners('home-hero', viewer)),
    optionalSection('banners', () => listBanners('home-row', viewer)),
    optionalSection('rooms', () => listCategoryTiles(language, now)),
    findRows(viewer),
  ])
  const { homeHeading, homeText } = shopSettings()
  const heading = ownWordsIn(homeHeading, language)
  const opening = ownWordsIn(homeText, language)
  return {
    shelf: shelf ?? [],
    ...(heroes?.[0] && { hero: heroes[0] }),
    ...(heading && { heading }),
    ...(opening && { opening }),
    banners: banners ?? [],
    tiles: (tiles ?? []).slice(0, tilesShown),
    ...rows,
  }
}

/** Returns the rows of products. No product is shown in two rows. */
async function findRows(viewer: Viewer) {
  const { language, now } = viewer
  const shown = new Set<string>()
  const row = async (
    name: string,
    listIds: (most: number) => Promise<string[]>,
    { looksAt = cardsInRow, isFit = () => true }: RowFacts = {},
  ) =>
    (await mainSection(name, async () => {
      const most = looksAt + shown.size
      const ids = await idCache(`${name} ${language} ${most}`, now, () => listIds(most))
      const own = ids.filter((id) => !shown.has(id)).slice(0, looksAt)
      const cards = (await listCards(own, viewer)).filter(isFit).slice(0, cardsInRow)
      for (const { id } of cards) shown.add(id)
      return cards
    })) ?? []
  const sold = await mainSection('sales', () =>
    idCache(`sold ${language}`, now, () => listBestsellers(language, cardsInRow)),
  )
  const hasBestsellers = sold?.length === cardsInRow
  const rows = {
    newBooks: await row('new books', (most) => listNewest(now, language, most)),
    offers: await row('ending offers', (most) => listEndingOfferIds(now, language, most), {
      // A fixed price is not reduced in the markets where it is fixed.
      looksAt: 3 * cardsInRow,
      isFit: ({ price }) => price?.was !== undefined,
    }),
    bestsellers: hasBestsellers
      ? await row('bestsellers', (most) => listBestsellers(language, most))
      : await row('books', (most) => listBooks(language, most)),
    goods: await row('goods', (most) => listGoods(most)),
  }
  const subjects = await mainSection('subjects', () => listSubjectShelves(viewer, shown))
  return { ...rows, hasBestsellers, subjects: subjects ?? [] }
}

/** `looksAt` is the number of cards created, of which those that pass `isFit` are shown. */
type RowFacts = { looksAt?: number; isFit?: (card: ProductCard) => boolean }

const listed = (kind: 'book' | 'goods') =>
  db.read.selectFrom('product').where('kind', '=', kind).where('editionRank', '=', 0)

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

type BookQuery = ReturnType<typeof listed>

/**
 * Lists books in the page's language, and others only where these are too few. Each query walks an index in its order,
 * which also holds the language (024-own-language.ts), so nothing is sorted.
 */
async function listOwnFirst(
  language: Language,
  most: number,
  sort: (books: BookQuery) => BookQuery,
): Promise<string[]> {
  const find = (isWanted: ReturnType<typeof isOwnRow>, limit: number) =>
    sort(listed('book').where(isWanted)).select('id').limit(limit).execute()
  const own = await find(isOwnRow(language), most)
  const others = own.length < most ? await find(isForeignRow(language), most - own.length) : []
  return idsOf([...own, ...others])
}

/** Lists published books, the newest first. */
const listNewest = (now: number, language: Language, most: number) =>
  listOwnFirst(language, most, (books) =>
    books.where('publishedAt', '<=', now).orderBy('publishedAt', 'desc').orderBy('id', 'desc'),
  )

const listBestsellers = (language: Language, most: number) =>
  listOwnFirst(language, most, (books) => bestsellingFirst(books.where('saleCount', '>', 0)))

/** Lists books, whether or not they were sold. */
const listBooks = (language: Language, most: number) =>
  listOwnFirst(language, most, bestsellingFirst)

const listGoods = async (most: number) =>
  idsOf(await bestsellingFirst(listed('goods')).select('id').limit(most).execute())

const bestsellingFirst = (query: BookQuery) =>
  query.orderBy('saleCount', 'desc').orderBy('id', 'desc')

/** Lists the bestselling books, in their order on the shelf. */
async function listShelf(language: Language): Promise<ShelfBook[]> {
  const ids = await listBooks(language, shelfBooks)
  if (ids.length === 0) return []
  const rows = await db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'photos'])
    .select('publisher.name as press')
    .where('product.id', 'in', ids)
    .execute()
  const people = await listContributors(db.read, ids)
  const sorted = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return sorted.map((row) => {
    const author = coverAuthor(authorsOf(people.get(row.id) ?? []))
    const facts = { ...row, author }
    return {
      path: productPath(row),
      words: author ? `${row.name}, ${author}` : row.name,
      spine: spinePath(facts),
      cover: picturePath(facts),
      ...spineSize(coverBookOf(facts)),
    }
  })
}
