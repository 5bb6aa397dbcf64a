import { db } from '#app/database/database.server.ts'
import { clearSearch } from '#app/database/search-index.server.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.server.ts'
import { indexProducts } from './index-product.server.ts'

/** Counted up where the index would hold other words of the same products. */
const shape = '2'
const setting = 'search-index'
const productsAtOnce = 200

/**
 * Fills the search index from the products, where another version of the shop has written it; answers with how
 * many there were. Killed half way, it begins again. Several processes that start at once do the same twice,
 * and no harm.
 */
export async function ensureSearchIndex(
  onBegin: () => void = () => undefined,
): Promise<number | undefined> {
  if ((await findShape()) === shape) return undefined
  let count = 0
  for (let after = ''; ;) {
    const some = await listAfter(after)
    const last = some.at(-1)
    if (last === undefined) break
    if (count === 0) {
      onBegin()
      await db.write(clearSearch)
    }
    await db.write((t) => indexProducts(t, some))
    count += some.length
    after = last
  }
  await db.write(async (t) => {
    await t
      .insertInto('setting')
      .values({ name: setting, value: shape })
      .onConflict((on) => on.column('name').doUpdateSet({ value: shape }))
      .execute()
    if (count > 0) await bumpCatalogueVersion(t)
  })
  return count
}

async function findShape(): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirst()
  return row?.value
}

async function listAfter(id: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('product')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(productsAtOnce)
    .execute()
  return rows.map((row) => row.id)
}
