import { spineSize } from '#app/art/spine.ts'
import { db } from '#app/database/database.server.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import { listEndingOfferIds } from '#app/shop/catalogue/offers/ending-offers.server.ts'
import { findOffersPath } from '#app/shop/catalogue/offers/offers.server.ts'
import type { HomePage, ShelfBook } from './home.ts'
import {
  findCatalogueVersion,
  catalogueCache,
} from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import {
  coverAuthor,
  coverBookOf,
  picturePath,
  spinePath,
} from '#app/shop/catalogue/products/product-art.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import {
  productPath,
  type ProductCard,
  type Viewer,
} from '#app/shop/catalogue/product-card/product-card.ts'
import { listCategoryTiles } from './category-tiles.server.ts'
import { mainSection, optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'

const shelfBooks = 12
const cardsInRow = 6
const tilesShown = 12

const idCache = catalogueCache<string[]>(50)
const shelfCache = catalogueCache<ShelfBook[]>(1)

/** Returns the home page. Each part is loaded separately, and a part that fails is left out (spec section 8). */
export async function findHomePage(viewer: Viewer): Promise<HomePage> {
  const { language, now } = viewer
  // All parts depend on this query. If it fails, the page fails too, instead of showing no parts.
  await findCatalogueVersion(now)
  const [shelf, heroes, banners, tiles, offersPath, rows] = await Promise.all([
    mainSection('shelf', () => shelfCache('', now, listShelf)),
    optionalSection('hero banner', () => listBanners('home-hero', viewer)),
    optionalSection('banners', () => listBanners('home-row', viewer)),
    optionalSection('rooms', () => listCategoryTiles(language, now)),
    optionalSection('way to the offers', () => findOffersPath(now)),
    findRows(viewer),
  ])
  return {
    shelf: shelf ?? [],
    ...(heroes?.[0] && { hero: heroes[0] }),
    banners: banners ?? [],
    tiles: (tiles ?? []).slice(0, tilesShown),
    ...(offersPath && { offersPath }),
    ...rows,
  }
}

/** Returns the rows of products. No product is shown in two rows. */
async function findRows(viewer: Viewer) {
  const { now } = viewer
  const shown = new Set<string>()
  const row = async (
    name: string,
    listIds: (most: number) => Promise<string[]>,
    { looksAt = cardsInRow, isFit = () => true }: RowFacts = {},
  ) =>
    (await mainSection(name, async () => {
      const most = looksAt + shown.size
      const ids = await idCache(`${name} ${most}`, now, () => listIds(most))
      const own = ids.filter((id) => !shown.has(id)).slice(0, looksAt)
      const cards = (await listCards(own, viewer)).filter(isFit).slice(0, cardsInRow)
      for (const { id } of cards) shown.add(id)
      return cards
    })) ?? []
  return {
    newBooks: await row('new books', (most) => listNewest(now, most)),
    offers: await row('ending offers', (most) => listEndingOfferIds(now, most), {
      // A fixed price is not reduced in the markets where it is fixed.
      looksAt: 3 * cardsInRow,
      isFit: ({ price }) => price?.was !== undefined,
    }),
    bestsellers: await row('bestsellers', (most) => listBestsellers('book', most)),
    goods: await row('goods', (most) => listBestsellers('goods', most)),
  }
}

/** `looksAt` is the number of cards created, of which those that pass `isFit` are shown. */
type RowFacts = { looksAt?: number; isFit?: (card: ProductCard) => boolean }

const listed = (kind: 'book' | 'goods') =>
  db.read.selectFrom('product').where('kind', '=', kind).where('editionRank', '=', 0)

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Lists published books, the newest first. */
const listNewest = async (now: number, most: number) =>
  idsOf(
    await listed('book')
      .where('publishedAt', '<=', now)
      .select('id')
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  )

const listBestsellers = async (kind: 'book' | 'goods', most: number) =>
  idsOf(
    await listed(kind)
      .select('id')
      .orderBy('saleCount', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  )

/** Lists the bestselling books, in their order on the shelf. */
async function listShelf(): Promise<ShelfBook[]> {
  const rows = await listed('book')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'photos'])
    .select('publisher.name as press')
    .orderBy('saleCount', 'desc')
    .orderBy('product.id', 'desc')
    .limit(shelfBooks)
    .execute()
  const people = await listContributors(db.read, idsOf(rows))
  return rows.map((row) => {
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
