import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { RowPage } from '#app/database/lists/row-page.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { NewBanner } from './banner.ts'

export type BannerRow = Selectable<Tables['banner']>

/** Adds a banner. Returns false if its id exists or its category is not one of the shop's. */
export const addBanner = (
  banner: NewBanner,
  now: number,
): Promise<'added' | 'known' | 'no-category'> =>
  db.write(async (trx) => {
    const { id, place, category, link, fromAt, untilAt } = banner
    if (category !== null) {
      const row = await trx
        .selectFrom('category')
        .select('slug')
        .where('slug', '=', category)
        .executeTakeFirst()
      if (!row) return 'no-category'
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('banner')
      .values(banner)
      .onConflict((on) => on.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return 'known'
    const details = { place, category, link, fromAt, untilAt }
    await recordChange(trx, { command: 'banner add', about: id, details }, now)
    return 'added'
  })

/** Removes a banner. Returns false if there was none. */
export const removeBanner = (id: string, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('banner')
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) return false
    await recordChange(trx, { command: 'banner remove', about: id }, now)
    return true
  })

/** Lists banners by place and order, including expired ones; all of them without a page. */
export const listAllBannerRows = (page?: RowPage): Promise<BannerRow[]> =>
  db.read
    .selectFrom('banner')
    .selectAll()
    .orderBy('place')
    .orderBy('category')
    .orderBy('position')
    .orderBy('id')
    .$if(page !== undefined, (query) => query.limit(page!.limit).offset(page!.skipped))
    .execute()

export async function countBanners(): Promise<number> {
  const { count } = await db.read
    .selectFrom('banner')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
