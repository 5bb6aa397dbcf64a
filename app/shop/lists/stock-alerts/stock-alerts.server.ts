import { sql, type ExpressionBuilder } from 'kysely'
import { stockAlertConfirmMs } from '#app/shop/operations/retention/retention.ts'
import { db } from '#app/database/database.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { hashStockAlertKey } from './stock-alert-key.server.ts'
import { isStockAlertOutcome, parseStockAlertKey, type StockAlertAnswer } from './stock-alert.ts'
import { findStockAlertText } from './stock-alert-text.server.ts'

const alertRetentionMs = 2 * 365 * dayMs
/** Selects alerts whose link is valid: confirmed, or not older than seven days. */
const isOpen = (now: number) => (row: ExpressionBuilder<Tables, 'stockWatch'>) =>
  row.or([row('confirmedAt', 'is not', null), row('createdAt', '>', now - stockAlertConfirmMs)])

/**
 * Returns the outcome for `?notify=`: a word for a request just made, or the key of a mail's link.
 * Reading it changes nothing, so that a mail program that opens links confirms nothing.
 */
export async function findStockAlertAnswer(
  productId: string,
  notify: string | null,
  { language, now }: { language: Language; now: number },
): Promise<StockAlertAnswer | undefined> {
  if (notify === null) return undefined
  if (isStockAlertOutcome(notify)) return { kind: notify }
  const key = parseStockAlertKey(notify)
  const watch = key && (await findStockAlert(key, productId, now))
  const watched = watch && (await findStockAlertText(watch, language))
  if (!watched) return { kind: 'unknown' }
  return { kind: watch.confirmedAt === null ? 'offer' : 'waiting', key, name: watched.name }
}

const findStockAlert = (key: string, productId: string, now: number) =>
  db.read
    .selectFrom('stockWatch')
    .select(['productId', 'color', 'size', 'confirmedAt'])
    .where('keyHash', '=', hashStockAlertKey(key))
    .where('productId', '=', productId)
    .where(isOpen(now))
    .executeTakeFirst()

/**
 * Confirms an alert; returns false if the link is no longer valid. A second press changes nothing.
 * @param origin The shop's own URL as the visitor reached it.
 */
export async function confirmStockAlert(
  key: string,
  origin: string,
  now: number,
): Promise<boolean> {
  const confirmed = await db.write((trx) =>
    trx
      .updateTable('stockWatch')
      .set((row) => ({ origin, confirmedAt: row.fn.coalesce('confirmedAt', row.val(now)) }))
      .where('keyHash', '=', hashStockAlertKey(key))
      .where(isOpen(now))
      .returning('keyHash')
      .executeTakeFirst(),
  )
  return confirmed !== undefined
}

/** Deletes the address, confirmed or not. Deleting it a second time is no error. */
export const deleteStockAlert = (key: string) =>
  db.write((trx) =>
    trx.deleteFrom('stockWatch').where('keyHash', '=', hashStockAlertKey(key)).execute(),
  )

/**
 * Deletes addresses not confirmed within seven days and those that waited for two years. Returns
 * their number.
 */
export const sweepStockAlerts = (now: number): Promise<number> =>
  deleteExpired(
    'stockWatch',
    ['keyHash'],
    'createdAt',
    sql`confirmed_at <= ${now - alertRetentionMs}
      or (confirmed_at is null and created_at <= ${now - stockAlertConfirmMs})`,
  )
