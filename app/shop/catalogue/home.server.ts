import { spineSize } from '#app/art/spine.ts'
import { db } from '#app/database/database.server.ts'
import { listBanners } from '../banners/banners.server.ts'
import { listEndingOfferIds } from '../offers/ending-offers.server.ts'
import { findOffersPath } from '../offers/offers.server.ts'
import type { HomePage, ShelfBook } from './home.ts'
import { findCatalogueVersion, catalogueCache } from './catalogue-version.server.ts'
import { listContributors } from './contributors.server.ts'
import { authorsOf } from './contributors.ts'
import { coverAuthor, coverBookOf, picturePath, spinePath } from './product-art.ts'
import { listCards } from './product-card.server.ts'
import { productPath, type ProductCard, type Viewer } from './product-card.ts'
import { listCategoryTiles } from './category-tiles.server.ts'
import { mainSection, optionalSection } from './page-sections.server.ts'

const shelfBooks = 12
const cardsInRow = 6
const tilesShown = 12

const idCache = catalogueCache<string[]>(50)
const shelfCache = catalogueCache<ShelfBook[]>(1)

/** The first page. Each part is loaded for itself: one that fails is left out (spec section 8). */
export async function findHomePage(viewer: Viewer): Promise<HomePage> {
  const { language, now } = viewer
  // What all parts ask first: where even that fails there is no page, and not one without parts.
  await findCatalogueVersion(now)
  const [shelf, heroes, banners, rooms, offersPath, rows] = await Promise.all([
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
    rooms: (rooms ?? []).slice(0, tilesShown),
    ...(offersPath && { offersPath }),
    ...rows,
  }
}

/** The rows of products; what stands in one row is not shown in another again. */
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
      // A fixed price is reduced in no market that has it.
      looksAt: 3 * cardsInRow,
      isFit: ({ price }) => price?.was !== undefined,
    }),
    bestsellers: await row('bestsellers', (most) => listBestsellers('book', most)),
    goods: await row('goods', (most) => listBestsellers('goods', most)),
  }
}

/** `looksAt`: so many cards are made, of which those that are fit are shown. */
type RowFacts = { looksAt?: number; isFit?: (card: ProductCard) => boolean }

const listed = (kind: 'book' | 'goods') =>
  db.read.selectFrom('product').where('kind', '=', kind).where('editionRank', '=', 0)

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Published by now, the newest first. */
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

/** The books that sell best, as they stand on a shelf. */
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
