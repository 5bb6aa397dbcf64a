import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { editionName } from '#app/shop/catalogue/products/edition-name.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import type { RemovedProducts } from './removed-products.ts'

/** Names a list whose last removal can be undone. */
type ListName = 'wishlist' | 'compare'
/** Holds the owner and the name of a list. */
type List = { owner: string; list: ListName }
/** Holds a removed row. A list may store more fields. */
type RemovedRow = { productId: string; addedAt: number }

/** A transaction handles this many owners; more would block other writers. */
const batch = 200

/**
 * Locks a list until the transaction ends, so that its count is exact. A caller that also locks
 * the cart locks the cart first, to prevent deadlocks.
 */
export async function lockList(trx: Transaction, { owner, list }: List): Promise<void> {
  await trx
    .insertInto('listUndo')
    .values({ owner, list, ids: '[]', removedAt: 0 })
    .onConflict((on) =>
      on
        .columns(['owner', 'list'])
        .doUpdateSet((row) => ({ removedAt: row.ref('listUndo.removedAt') })),
    )
    .execute()
}

/** Takes the place of what was removed before. For the transaction that removes, which holds the list. */
export async function storeRemovedRows<Row extends RemovedRow>(
  trx: Transaction,
  { owner, list }: List,
  rows: Row[],
  now: number,
): Promise<void> {
  const undo = { ids: JSON.stringify(rows), removedAt: now }
  await trx
    .insertInto('listUndo')
    .values({ owner, list, ...undo })
    .onConflict((on) => on.columns(['owner', 'list']).doUpdateSet(undo))
    .execute()
}

/** `back` means on the list again, `gone` no longer in the shop, `overLimit` that the list is full. */
export type PutBackOutcome = 'back' | 'gone' | 'overLimit'

/** Counts the outcomes. */
export type ListUndoOutcome =
  ({ ok: true } & Record<PutBackOutcome, number>) | { ok: false; reason: 'nothing-to-undo' }

/**
 * Restores what was removed last from a list, once and within 30 minutes.
 * @param putBack Restores one row while the list is locked.
 */
export const undoListRemoval = <Row extends RemovedRow>(
  from: List,
  now: number,
  putBack: (trx: Transaction, row: Row) => Promise<PutBackOutcome>,
): Promise<ListUndoOutcome> =>
  db.write(async (trx): Promise<ListUndoOutcome> => {
    await lockList(trx, from)
    const rows = await consumeRemovedRows<Row>(trx, from, now)
    if (rows.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    const outcome = { ok: true as const, back: 0, gone: 0, overLimit: 0 }
    for (const row of rows) outcome[await putBack(trx, row)]++
    return outcome
  })

/** Deletes the stored rows, so that they are restored only once. */
async function consumeRemovedRows<Row>(trx: Transaction, from: List, now: number): Promise<Row[]> {
  const taken = await trx
    .deleteFrom('listUndo')
    .where('owner', '=', from.owner)
    .where('list', '=', from.list)
    .where('removedAt', '>', now - undoMs)
    .returning('ids')
    .executeTakeFirst()
  return taken ? (JSON.parse(taken.ids) as Row[]) : []
}

/** Returns what `undoListRemoval` would restore. */
export async function findRemovedProducts(
  from: List,
  { language, now }: { language: Language; now: number },
): Promise<RemovedProducts | undefined> {
  const undo = await db.read
    .selectFrom('listUndo')
    .where('owner', '=', from.owner)
    .where('list', '=', from.list)
    .where('removedAt', '>', now - undoMs)
    .select('ids')
    .executeTakeFirst()
  const rows = undo ? (JSON.parse(undo.ids) as RemovedRow[]) : []
  const [row] = rows
  if (!row) return undefined
  if (rows.length > 1) return { count: rows.length }
  const name = await findProductName(row.productId, language)
  return { count: 1, ...(name !== undefined && { name }) }
}

async function findProductName(productId: string, language: Language): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('product.id', '=', productId)
    .select(['product.name as ownName', 'productText.name as name', 'format'])
    .executeTakeFirst()
  return row && editionName({ ...row, name: row.name ?? row.ownName }, language)
}

/**
 * Deletes removals that can no longer be undone, and the empty rows that serve as locks. Returns
 * the number of rows.
 */
export const sweepListUndos = (list: ListName, now: number): Promise<number> =>
  deleteInBatches(() => deleteUndos(list, now - undoMs))

const deleteUndos = (list: ListName, before: number) =>
  db.write(async (trx) => {
    const past = trx
      .selectFrom('listUndo')
      .select('owner')
      .where('list', '=', list)
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await trx
      .deleteFrom('listUndo')
      .where('list', '=', list)
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
