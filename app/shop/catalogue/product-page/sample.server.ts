import { db } from '#app/database/database.server.ts'
import { productPath, type Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import {
  describeProduct,
  type ProductRow,
} from '#app/shop/catalogue/products/product-row.server.ts'
import { authorsText } from '#app/shop/catalogue/products/product-text.server.ts'
import type { Sample, SamplePage } from './detail.ts'

const cache = catalogueCache<Sample | undefined>(200)

/** Returns the first pages of the work, in the language of the edition. */
export const findSample = (book: ProductRow, now: number): Promise<Sample | undefined> =>
  cache(`${book.inLanguage} ${book.workId}`, now, () => readSample(book))

async function readSample({ workId, inLanguage }: ProductRow): Promise<Sample | undefined> {
  const row = await db.read
    .selectFrom('sample')
    .select(['heading', 'html'])
    .where('workId', '=', workId)
    .where('inLanguage', '=', inLanguage)
    .executeTakeFirst()
  return row && { ...row, lang: inLanguage }
}

/** Returns the first pages of a book with what names it, or undefined if it has none. */
export async function findSamplePage(
  row: ProductRow,
  viewer: Viewer,
): Promise<SamplePage | undefined> {
  if (row.kind !== 'book') return undefined
  const [sample, { name, nameLang }, people] = await Promise.all([
    findSample(row, viewer.now),
    describeProduct(row, viewer),
    listContributors(db.read, [row.id]),
  ])
  const by = authorsText(authorsOf(people.get(row.id) ?? []), viewer.language)
  return sample && { sample, path: productPath(row), name, ...(nameLang && { nameLang }), by }
}
