import { db } from '#app/database/database.server.ts'
import { dayMs } from '../currency/day.ts'
import { undoMs } from './cart.ts'

const keptMs = 90 * dayMs
/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/**
 * Forgets carts that nobody changed for 90 days, when their cookie is gone as well, whole or not at all, and
 * what can no longer be put back. Any number of processes may do it at once.
 */
export async function sweepCarts(now: number): Promise<{ lines: number; undos: number }> {
  const lines = await untilNone(() => deleteUnused(now - keptMs))
  const undos = await untilNone(() => deleteUndos(now - undoMs))
  return { lines, undos }
}

async function untilNone(deleteSome: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome()
    if (some === 0) return all
    all += some
  }
}

const deleteUnused = (before: number) =>
  db.write(async (t) => {
    const unused = t
      .selectFrom('cartLine as old')
      .select('old.owner')
      .distinct()
      .where('old.changedAt', '<', before)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('cartLine as used')
              .select('used.owner')
              .whereRef('used.owner', '=', 'old.owner')
              .where('used.changedAt', '>=', before),
          ),
        ),
      )
      .orderBy('old.owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('cartLine')
      .where('owner', 'in', unused)
      // Said again out here, for a line that changes at this moment.
      .where('changedAt', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

/** Also the empty ones, by which the changes of a cart wait for each other. */
const deleteUndos = (before: number) =>
  db.write(async (t) => {
    const past = t
      .selectFrom('cartUndo')
      .select('owner')
      .where('removedAt', '<=', before)
      .orderBy('owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('cartUndo')
      .where('owner', 'in', past)
      .where('removedAt', '<=', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
