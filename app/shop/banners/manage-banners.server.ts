import type { Selectable } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { recordChange } from '../audit/audit.server.ts'

export type BannerRow = Selectable<Tables['banner']>

/** Whether there was none with its id yet, and the category, where one is named, is one of the shop's. */
export const addBanner = (
  banner: BannerRow,
  now: number,
): Promise<'added' | 'known' | 'no-category'> =>
  db.write(async (t) => {
    const { id, place, category, link, fromAt, untilAt } = banner
    if (category !== null) {
      const row = await t
        .selectFrom('category')
        .select('slug')
        .where('slug', '=', category)
        .executeTakeFirst()
      if (!row) return 'no-category'
    }
    const { numInsertedOrUpdatedRows } = await t
      .insertInto('banner')
      .values(banner)
      .onConflict((on) => on.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return 'known'
    const details = { place, category, link, fromAt, untilAt }
    await recordChange(t, { command: 'banner add', about: id, details }, now)
    return 'added'
  })

/** Whether there was one to remove. */
export const removeBanner = (id: string, now: number): Promise<boolean> =>
  db.write(async (t) => {
    const { numDeletedRows } = await t.deleteFrom('banner').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows !== 1n) return false
    await recordChange(t, { command: 'banner remove', about: id }, now)
    return true
  })

/** All banners by place and order, those that have ended included. */
export const listAllBannerRows = (): Promise<BannerRow[]> =>
  db.read
    .selectFrom('banner')
    .selectAll()
    .orderBy('place')
    .orderBy('category')
    .orderBy('position')
    .orderBy('id')
    .execute()
