import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import { containsText } from '#app/database/lists/match-text.server.ts'
import type { Tables } from '#app/database/tables.ts'
import type { MessageState } from './message-state.ts'

/** `search` finds names and e-mail addresses that contain it. */
type MessageFilter = { state?: MessageState; search?: string }

const hasAnswer = sql<boolean>`exists (select 1 from contact_answer as reply
  where reply.message = contact_message.id)`

const conditions: Record<MessageState, RawBuilder<boolean>> = {
  open: sql<boolean>`contact_message.closed_at is null`,
  answered: sql<boolean>`(contact_message.closed_at is not null and ${hasAnswer})`,
  closed: sql<boolean>`(contact_message.closed_at is not null and not ${hasAnswer})`,
}

const matchesWriter = (typed: string) =>
  sql<boolean>`(${containsText('contact_message.name', typed)}
    or ${containsText('contact_message.email', typed)})`

type MessageQuery<Selected> = SelectQueryBuilder<Tables, 'contactMessage', Selected>

const filtered = <Selected>(query: MessageQuery<Selected>, { state, search }: MessageFilter) =>
  query
    .$if(state !== undefined, (all) => all.where(conditions[state!]))
    .$if(search !== undefined, (all) => all.where(matchesWriter(search!)))

/** Returns messages for the shopkeeper without their texts, the newest first. */
export async function listContactMessages(
  filter: MessageFilter,
  { most, skipped }: { most: number; skipped: number },
) {
  const rows = await filtered(db.read.selectFrom('contactMessage'), filter)
    .select(['id', 'name', 'email', 'subject', 'sentAt', 'closedAt'])
    .select((row) =>
      row
        .selectFrom('contactAnswer')
        .whereRef('contactAnswer.message', '=', 'contactMessage.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('answers'),
    )
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(skipped)
    .execute()
  return rows.map((row) => ({ ...row, answers: Number(row.answers) }))
}

export type ListedMessage = Awaited<ReturnType<typeof listContactMessages>>[number]

/** Counts messages up to `most`, which limits the rows that are read; a higher number says that there are more. */
export const countContactMessages = (filter: MessageFilter, most: number): Promise<number> =>
  countUpTo(filtered(db.read.selectFrom('contactMessage'), filter).select('id'), most)

/** Returns a message with its answers, the first one first. */
export async function findContactMessage(id: string) {
  const message = await db.read
    .selectFrom('contactMessage')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message) return undefined
  const answers = await db.read
    .selectFrom('contactAnswer')
    .select(['id', 'text', 'author', 'at'])
    .where('message', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { ...message, answers }
}

export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

/** Maps ids to the subjects of their messages. */
export async function findMessageSubjects(ids: string[]): Promise<Map<string, string>> {
  const messages = await db.read
    .selectFrom('contactMessage')
    .select(['id', 'subject'])
    .where('id', 'in', ids)
    .execute()
  return new Map(messages.map(({ id, subject }) => [id, subject]))
}
