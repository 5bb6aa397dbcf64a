import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  text,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  contact_answer: {
    columns: { id, message: id, text, author: text, at: whole },
    primaryKey: ['id'],
    references: { message: 'contact_message.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['contact_answer_of_message', 'contact_answer', ['message', 'at']],
  ['contact_message_by_state', 'contact_message', ['closed_at', 'sent_at']],
  ['customer_by_age', 'customer', ['created_at', 'id']],
]

/** The page of the day counted the messages of so many days as those to answer. */
const openMs = 7 * 24 * 60 * 60 * 1000

/**
 * Adds the answers of staff to messages and which messages are open, and what lists customers by age. Messages that
 * left the page of the day before were answered by mail, so they are closed.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  for (const column of ['closed_at', 'changed_at'])
    await database.schema.alterTable('contact_message').addColumn(column, types.whole).execute()
  await sql`update contact_message set closed_at = sent_at
    where sent_at < ${Date.now() - openMs}`.execute(database)
  await createTables(database, types, tables, indexes)
}
