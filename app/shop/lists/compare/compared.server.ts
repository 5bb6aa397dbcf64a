import { sql } from 'kysely'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { lockList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { maxCompared, type ComparisonEntry } from './compare.ts'

const comparedQuery = prepareQuery(
  (reader, { owner, language }: { owner: string; language: Language }) =>
    reader
      .selectFrom('compared')
      .innerJoin('product', 'product.id', 'compared.productId')
      .leftJoin('productText', (join) =>
        join.onRef('productText.productId', '=', 'product.id').on('language', '=', language),
      )
      .where('owner', '=', owner)
      .select(['product.id', 'product.name', 'productText.name as localName'])
      .orderBy('addedAt')
      .orderBy('product.id'),
)

/** Lists the products that a visitor or customer compares, in the order they were added, with names in a language. */
export async function listCompared(
  owner: string,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const rows = await comparedQuery(db.read, { owner, language })
  return rows.map(({ id, name, localName }) => ({ id, name: localName ?? name }))
}

/** Lists the ids that an owner compares, in the order they were added. */
export async function listComparedIds(owner: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('compared')
    .where('owner', '=', owner)
    .select('productId')
    .orderBy('addedAt')
    .orderBy('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** Locks the comparison; see `lockList`. */
export const lockCompared = (trx: Transaction, owner: string): Promise<void> =>
  lockList(trx, { owner, list: 'compare' })

/** Inserts a product. Returns false if it is already there, the product is gone or the list is full. */
export async function insertCompared(
  trx: Transaction,
  owner: string,
  one: ComparisonEntry,
): Promise<boolean> {
  const { productId, addedAt } = one
  const count = sql`(select count(*) from compared where owner = ${owner})`
  const inserted = await trx
    .insertInto('compared')
    .columns(['owner', 'productId', 'addedAt'])
    .expression(
      sql`select ${owner}, id, ${addedAt} from product where id = ${productId} and ${count} < ${maxCompared}`,
    )
    .onConflict((on) => on.columns(['owner', 'productId']).doNothing())
    .returning('productId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes one product, or all without an id, and returns what was deleted. */
export const deleteCompared = (
  trx: Transaction,
  owner: string,
  productId?: string,
): Promise<ComparisonEntry[]> =>
  trx
    .deleteFrom('compared')
    .where('owner', '=', owner)
    .$if(productId !== undefined, (query) => query.where('productId', '=', productId!))
    .returning(['productId', 'addedAt'])
    .execute()

export async function isCompared(
  reader: Reader,
  owner: string,
  productId: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('compared')
    .where('owner', '=', owner)
    .where('productId', '=', productId)
    .select('productId')
    .executeTakeFirst()
  return row !== undefined
}
