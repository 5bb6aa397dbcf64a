import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { fallbackLanguage, parseLanguage } from '#app/i18n/languages.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { contactAnswerMail } from './contact-mail.server.ts'

/** Names a message, and its `changedAt` when staff saw it. */
export type SeenMessage = { id: string; seenAt: number | null }

/** Somebody else answered, closed or opened the message since it was seen (`changed`), or it was deleted. */
export type ChangeMessageOutcome = { ok: true } | { ok: false; reason: 'changed' | 'unknown' }

/** Stores an answer with its message, which it closes, and mails it to who wrote. `author` is the name of the staff member. */
export const answerContactMessage = (
  seen: SeenMessage,
  { text, author }: { text: string; author: string },
  now: number,
): Promise<ChangeMessageOutcome> =>
  db.write(async (trx) => {
    const message = await changeMessage(trx, seen, now, now)
    if (!message) return refusalOf(trx, seen)
    const id = randomUUID()
    await trx
      .insertInto('contactAnswer')
      .values({ id, message: seen.id, text, author, at: now })
      .execute()
    const language = parseLanguage(message.language) ?? fallbackLanguage()
    await enqueueMail(
      trx,
      contactAnswerMail({ ...message, language, about: id, answer: text }),
      now,
    )
    await recordChange(trx, { command: 'message answer', about: seen.id }, now)
    return { ok: true }
  })

/** Closes a message without an answer, or opens it again. */
export const setMessageClosed = (
  seen: SeenMessage,
  isClosed: boolean,
  now: number,
): Promise<ChangeMessageOutcome> =>
  db.write(async (trx) => {
    const message = await changeMessage(trx, seen, isClosed ? now : null, now)
    if (!message) return refusalOf(trx, seen)
    const command = isClosed ? 'message close' : 'message open'
    await recordChange(trx, { command, about: seen.id }, now)
    return { ok: true }
  })

/** Changes a message that nobody else changed since it was seen, in one statement. */
const changeMessage = (
  trx: Transaction,
  { id, seenAt }: SeenMessage,
  closedAt: number | null,
  now: number,
) =>
  trx
    .updateTable('contactMessage')
    // Two changes within a millisecond are told apart.
    .set({ closedAt, changedAt: Math.max(now, (seenAt ?? 0) + 1) })
    .where('id', '=', id)
    .where((row) =>
      seenAt === null ? row('changedAt', 'is', null) : row('changedAt', '=', seenAt),
    )
    .returning(['name', 'email', 'subject', 'message', 'language', 'sentAt'])
    .executeTakeFirst()

async function refusalOf(trx: Transaction, { id }: SeenMessage): Promise<ChangeMessageOutcome> {
  const stored = await trx
    .selectFrom('contactMessage')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return { ok: false, reason: stored ? 'changed' : 'unknown' }
}
