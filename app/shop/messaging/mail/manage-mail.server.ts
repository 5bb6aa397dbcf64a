import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OutboxTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

export type MailState = 'failed' | 'due' | 'sent'
/** Holds a mail without its body. */
export type ListedMail = Omit<
  OutboxTable,
  'text' | 'html' | 'replyTo' | 'invoiceNumber' | 'heldUntil'
>

const listedColumns = [
  ...(['id', 'kind', 'about', 'recipient', 'subject', 'createdAt', 'dueAt', 'attempts'] as const),
  ...(['lastError', 'sentAt', 'failedAt'] as const),
] as const

/** One order has not so many mails. */
const mostAbout = 200

/** Returns the mails of the last 30 days about one of these things, or a part of it, the newest first. */
export const listMailAbout = (subjects: string[]): Promise<ListedMail[]> =>
  db.read
    .selectFrom('outbox')
    .select(listedColumns)
    .where((row) =>
      row.or(
        subjects.map((about) =>
          row.or([
            row('about', '=', about),
            // Mails about one thing are told apart by what follows a blank, and `!` is the next character.
            row.and([row('about', '>=', `${about} `), row('about', '<', `${about}!`)]),
          ]),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostAbout)
    .execute()

/** Selects mails in an order that the index of their state has; no moment is 0. */
function selectMail(state: MailState | undefined) {
  const mails = db.read.selectFrom('outbox')
  switch (state) {
    case 'failed':
      return mails.where('sentAt', 'is', null).where('failedAt', '>', 0).orderBy('failedAt', 'desc')
    case 'due':
      return mails.where('sentAt', 'is', null).where('failedAt', 'is', null).orderBy('dueAt')
    case 'sent':
      return mails.where('sentAt', '>', 0).orderBy('sentAt', 'desc')
    case undefined:
      return mails.orderBy('createdAt', 'desc')
  }
}

/**
 * Returns mails of the outbox: given up (`failed`) and sent in the last 30 days, both the latest first, or waiting
 * (`due`), the next first; the newest without a state. `most` of them follow those `skipped`.
 */
export const listMail = (
  state: MailState | undefined,
  most: number,
  skipped = 0,
): Promise<ListedMail[]> =>
  selectMail(state).select(listedColumns).orderBy('id').limit(most).offset(skipped).execute()

/** Counts the mails in a state up to `most`, above which there are more. */
export const countMail = (state: MailState, most: number): Promise<number> =>
  countUpTo(selectMail(state).select('id'), most)

export const stateOfMail = ({ sentAt, failedAt }: ListedMail): MailState =>
  sentAt !== null ? 'sent' : failedAt !== null ? 'failed' : 'due'

/**
 * Retries mails that were given up with another twelve attempts, the first one at once. Returns
 * their number, 0 if the mail with this id was not given up.
 */
export const retryMail = (id: string | undefined, now: number): Promise<number> =>
  db.write(async (trx) => {
    const mails = await trx
      .updateTable('outbox')
      .set({ failedAt: null, attempts: 0, dueAt: now, heldUntil: 0 })
      .where('failedAt', 'is not', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .returning('id')
      .execute()
    if (mails.length > 0) {
      const details = { mails: mails.length }
      await recordChange(trx, { command: 'mail retry', about: id ?? 'all', details }, now)
    }
    return mails.length
  })
