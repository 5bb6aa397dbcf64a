import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { offerStateOf } from './offer.ts'

export type OfferRow = Selectable<Tables['offer']>

export const findOffer = (slug: string): Promise<OfferRow | undefined> =>
  db.read.selectFrom('offer').selectAll().where('slug', '=', slug).executeTakeFirst()

const cache = catalogueCache<OfferRow[]>(1)

/** Returns the offers that have not ended, the first to end first, upcoming ones included. */
export async function listOpenOffers(now: number): Promise<OfferRow[]> {
  const rows = await cache('', now, () =>
    db.read
      .selectFrom('offer')
      .selectAll()
      .where('untilAt', '>', now)
      .orderBy('untilAt')
      .orderBy('slug')
      .execute(),
  )
  const inState = (state: string) => rows.filter((row) => offerStateOf(row, now) === state)
  return [...inState('running'), ...inState('coming')]
}
