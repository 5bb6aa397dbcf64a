import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { editionName } from '../catalogue/edition-name.server.ts'
import { undoMs } from '../cart/cart.ts'
import type { RemovedProducts } from './removed-products.ts'

/** A list from which things are removed, and to which what was removed last can be put back. */
type ListName = 'wishlist' | 'compare'
/** The owner of a list, and its name. */
type List = { owner: string; list: ListName }
/** A row of a list, as it was. A list may keep more beside. */
type RemovedRow = { productId: string; addedAt: number }

/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/**
 * Makes the changes of one list wait for each other until the transaction ends, so that its count holds
 * exactly. Who holds the cart too holds the cart first, or two would wait for each other.
 */
export async function lockList(t: Transaction, { owner, list }: List): Promise<void> {
  await t
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
  t: Transaction,
  { owner, list }: List,
  rows: Row[],
  now: number,
): Promise<void> {
  const undo = { ids: JSON.stringify(rows), removedAt: now }
  await t
    .insertInto('listUndo')
    .values({ owner, list, ...undo })
    .onConflict((on) => on.columns(['owner', 'list']).doUpdateSet(undo))
    .execute()
}

/** `back`: on the list again; `gone`: no longer in the shop; `noRoom`: the list is full by now. */
export type PutBackOutcome = 'back' | 'gone' | 'noRoom'

/** How many came to which end. */
export type ListUndoOutcome =
  ({ ok: true } & Record<PutBackOutcome, number>) | { ok: false; reason: 'nothing-to-undo' }

/**
 * Puts back what was removed last from a list, once and within 30 minutes.
 * @param putBack Puts back one row; the list is held.
 */
export const undoListRemoval = <Row extends RemovedRow>(
  from: List,
  now: number,
  putBack: (t: Transaction, row: Row) => Promise<PutBackOutcome>,
): Promise<ListUndoOutcome> =>
  db.write(async (t): Promise<ListUndoOutcome> => {
    await lockList(t, from)
    const rows = await consumeRemovedRows<Row>(t, from, now)
    if (rows.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    const outcome = { ok: true as const, back: 0, gone: 0, noRoom: 0 }
    for (const row of rows) outcome[await putBack(t, row)]++
    return outcome
  })

/** Deleting it is what makes it be put back once. */
async function consumeRemovedRows<Row>(t: Transaction, from: List, now: number): Promise<Row[]> {
  const taken = await t
    .deleteFrom('listUndo')
    .where('owner', '=', from.owner)
    .where('list', '=', from.list)
    .where('removedAt', '>', now - undoMs)
    .returning('ids')
    .executeTakeFirst()
  return taken ? (JSON.parse(taken.ids) as Row[]) : []
}

/** What `undoListRemoval` would put back. */
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
 * Forgets of everybody what was removed from a list and can no longer be put back, and the empty rows by
 * which the changes of a list wait for each other. Answers how many rows there were.
 */
export const sweepListUndos = (list: ListName, now: number): Promise<number> =>
  deleteInBatches(() => deleteUndos(list, now - undoMs))

const deleteUndos = (list: ListName, before: number) =>
  db.write(async (t) => {
    const past = t
      .selectFrom('listUndo')
      .select('owner')
      .where('list', '=', list)
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('listUndo')
      .where('list', '=', list)
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
