import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { undoMs } from '../cart/cart.ts'
import type { Compared } from './compare.ts'
import {
  deleteCompared,
  holdCompared,
  insertCompared,
  isCompared,
  isProduct,
} from './compared.server.ts'

/** `instead`: the product that came in its place, and goes again when it is put back. */
type RemovedRow = Compared & { instead?: string }

/** Takes the place of what was removed before. For the transaction that removes. */
export async function keepRemoved(t: Transact, owner: string, rows: RemovedRow[], now: number) {
  const kept = { ids: JSON.stringify(rows), removedAt: now }
  await t
    .insertInto('listUndo')
    .values({ owner, list: 'compare', ...kept })
    .onConflict((on) => on.columns(['owner', 'list']).doUpdateSet(kept))
    .execute()
}

/** `short`: so many found no place among six. */
export type UndoOutcome = { ok: true; short: number } | { ok: false; reason: 'nothing-to-undo' }

/** Puts back what was taken out last where it stood, once and within 30 minutes. */
export const undoCompared = (owner: string, now: number): Promise<UndoOutcome> =>
  db.write(async (t): Promise<UndoOutcome> => {
    await holdCompared(t, owner)
    const removed = await takeRemoved(t, owner, now)
    if (removed.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    let short = 0
    for (const { productId, addedAt, instead } of removed) {
      if (instead !== undefined && (await isProduct(t, productId)))
        await deleteCompared(t, owner, instead)
      const isBack =
        (await insertCompared(t, owner, { productId, addedAt })) ||
        (await isCompared(t, owner, productId))
      if (!isBack) short++
    }
    return { ok: true, short }
  })

/** Deleting it is what makes it be put back once. */
async function takeRemoved(t: Transact, owner: string, now: number): Promise<RemovedRow[]> {
  const taken = await t
    .deleteFrom('listUndo')
    .where('owner', '=', owner)
    .where('list', '=', 'compare')
    .where('removedAt', '>', now - undoMs)
    .returning('ids')
    .executeTakeFirst()
  return taken ? (JSON.parse(taken.ids) as RemovedRow[]) : []
}

/** What can be put back: how many, and the name where it is one. */
export type Removed = { count: number; name?: string }

export async function findRemovedCompared(
  owner: string,
  { language, now }: { language: Language; now: number },
): Promise<Removed | undefined> {
  const kept = await db.read
    .selectFrom('listUndo')
    .where('owner', '=', owner)
    .where('list', '=', 'compare')
    .where('removedAt', '>', now - undoMs)
    .select('ids')
    .executeTakeFirst()
  const rows = kept ? (JSON.parse(kept.ids) as RemovedRow[]) : []
  const [first] = rows
  if (!first) return undefined
  if (rows.length > 1) return { count: rows.length }
  const product = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('product.id', '=', first.productId)
    .select(['product.name', 'productText.name as localName'])
    .executeTakeFirst()
  return { count: 1, ...(product && { name: product.localName ?? product.name }) }
}
