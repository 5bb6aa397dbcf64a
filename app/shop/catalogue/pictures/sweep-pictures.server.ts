import { sql, type Expression, type ExpressionBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { deleteBytesWhere } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'

const picturesAtOnce = 100

/** Deletes pictures that no product or category refers to. @returns The number deleted. */
export async function sweepPictures(): Promise<number> {
  let deleted = 0
  for (let some = await sweepSome(); some > 0; some = await sweepSome()) deleted += some
  return deleted
}

const isUnnamed = (row: ExpressionBuilder<Tables, 'picture'>) =>
  row.and([
    row.not(
      row.exists(
        row
          .selectFrom('productPicture')
          .select('productPicture.hash')
          .whereRef('productPicture.hash', '=', 'picture.hash'),
      ),
    ),
    row.not(
      row.exists(
        row
          .selectFrom('category')
          .select('category.slug')
          .where('category.picture', '=', sql<string>`picture.hash || '.' || picture.type`),
      ),
    ),
  ])

const sweepSome = () =>
  db.write(async (trx) => {
    // The update locks the rows before the second check, since a product may get one concurrently.
    const locked = await trx
      .updateTable('picture')
      .set((row) => ({ size: row.ref('size') }))
      .where('hash', 'in', (own) =>
        own
          .selectFrom('picture')
          .select('hash')
          .where(isUnnamed)
          .orderBy('hash')
          .limit(picturesAtOnce),
      )
      .returning('hash')
      .execute()
    if (locked.length === 0) return 0
    const unnamed = await trx
      .selectFrom('picture')
      .select('hash')
      .where('hash', 'in', hashesOf(locked))
      .where(isUnnamed)
      .execute()
    const hashes = hashesOf(unnamed)
    if (hashes.length === 0) return 0
    await deleteBytesWhere(trx, 'picture', isOf(hashes))
    await trx.deleteFrom('picture').where('hash', 'in', hashes).execute()
    return hashes.length
  })

const hashesOf = (rows: { hash: string }[]) => rows.map(({ hash }) => hash)

/** The sizes of a photo have keys that begin with its hash and a hyphen, which precedes a full stop. */
const isOf = (hashes: string[]) => (key: Expression<string>) => {
  const any = hashes.map(
    (hash) => sql`${key} = ${hash} or (${key} > ${`${hash}-`} and ${key} < ${`${hash}.`})`,
  )
  return sql<boolean>`(${sql.join(any, sql` or `)})`
}
