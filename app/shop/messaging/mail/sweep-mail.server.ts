import { sql } from 'kysely'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'

export const mailRetentionMs = 30 * dayMs

/**
 * Deletes mails sent more than 30 days ago. Mails that wait or were given up stay. Returns their
 * number.
 */
export const sweepMail = (now: number): Promise<number> =>
  deleteExpired('outbox', ['id'], 'sentAt', sql`sent_at < ${now - mailRetentionMs}`)
