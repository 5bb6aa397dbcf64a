import { db } from '#app/database/database.server.ts'
import { dayMs } from '../currency/day.ts'

const keptMs = 90 * dayMs
/** Owners at once; more would keep the shop's own writes waiting. */
const batch = 200

/**
 * Forgets the coupons of carts that have been empty since they were swept themselves: put in 90 days ago or
 * longer, and without a line. Any number of processes may do it at once. Answers with how many there were.
 */
export async function sweepCartCoupons(now: number): Promise<number> {
  for (let all = 0; ;) {
    const some = await deleteSome(now - keptMs)
    if (some === 0) return all
    all += some
  }
}

const deleteSome = (before: number) =>
  db.write(async (t) => {
    const unused = t
      .selectFrom('cartCoupon as old')
      .select('old.owner')
      .where('old.addedAt', '<', before)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('cartLine')
              .select('cartLine.owner')
              .whereRef('cartLine.owner', '=', 'old.owner'),
          ),
        ),
      )
      .orderBy('old.owner')
      .limit(batch)
    const { numDeletedRows } = await t
      .deleteFrom('cartCoupon')
      .where('owner', 'in', unused)
      // Said again out here, for one that is put in at this moment.
      .where('addedAt', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
