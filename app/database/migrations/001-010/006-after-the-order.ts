import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const ofOrder = { order_number: 'customer_order.number' }

const tables: Record<string, TableDefinition> = {
  payment: {
    columns: {
      id,
      order_number: id,
      method: id,
      amount_minor: whole,
      currency: id,
      state: id,
      session: keyOrNull,
      intent: keyOrNull,
      url: textOrNull,
      created_at: whole,
      expires_at: wholeOrNull,
      settled_at: wholeOrNull,
    },
    primaryKey: ['id'],
    unique: [['session']],
    checks: ['amount_minor > 0', "state in ('open', 'paid', 'expired')"],
    references: ofOrder,
  },
  payment_event: {
    columns: { id, type: id, received_at: whole },
    primaryKey: ['id'],
  },
  parcel: {
    columns: { order_number: id, carrier: id, code: id, sent_at: whole },
    primaryKey: ['order_number', 'carrier', 'code'],
    references: ofOrder,
  },
  order_return: {
    columns: {
      id,
      order_number: id,
      kind: id,
      reason: keyOrNull,
      note: textOrNull,
      state: id,
      announced_at: whole,
      received_at: wholeOrNull,
      settled_at: wholeOrNull,
    },
    primaryKey: ['id'],
    checks: [
      "kind in ('withdrawal', 'return')",
      "state in ('announced', 'received', 'refunded', 'refused')",
    ],
    references: ofOrder,
  },
  order_return_line: {
    columns: { return_id: id, position: whole, quantity: whole },
    primaryKey: ['return_id', 'position'],
    checks: ['quantity between 1 and 99'],
    references: { return_id: 'order_return.id' },
  },
  refund: {
    columns: {
      id,
      order_number: id,
      return_id: keyOrNull,
      reason: id,
      amount_minor: whole,
      state: id,
      created_at: whole,
      due_at: whole,
      done_at: wholeOrNull,
      reference: textOrNull,
    },
    primaryKey: ['id'],
    checks: ['amount_minor > 0', "state in ('due', 'done')"],
    references: { ...ofOrder, return_id: 'order_return.id' },
  },
  withdrawal_notice: {
    columns: {
      id,
      name: text,
      order_text: text,
      email: text,
      content: text,
      language: id,
      declared_at: whole,
      order_number: keyOrNull,
      return_id: keyOrNull,
    },
    primaryKey: ['id'],
  },
  ebook_download: {
    columns: {
      order_number: id,
      position: whole,
      product_id: id,
      fetched: whole,
      last_fetched_at: wholeOrNull,
      file_hash: keyOrNull,
      revoked_at: wholeOrNull,
    },
    primaryKey: ['order_number', 'position'],
    references: ofOrder,
  },
  ebook_library: {
    columns: { customer: id, key_hash: id, created_at: whole },
    primaryKey: ['customer'],
    unique: [['key_hash']],
    references: { customer: 'customer.id' },
  },
  contact_message: {
    columns: {
      id,
      name: text,
      email: text,
      subject: text,
      message: text,
      language: id,
      sent_at: whole,
    },
    primaryKey: ['id'],
  },
  audit: {
    columns: { id, at: whole, command: id, about: id, details: text },
    primaryKey: ['id'],
  },
}

const indexes: IndexDefinition[] = [
  ['payment_of_order', 'payment', ['order_number']],
  ['payment_open', 'payment', ['state', 'expires_at']],
  ['refund_of_order', 'refund', ['order_number']],
  ['refund_due', 'refund', ['state', 'due_at']],
  ['return_of_order', 'order_return', ['order_number']],
  ['withdrawal_notice_at', 'withdrawal_notice', ['declared_at']],
  ['contact_message_at', 'contact_message', ['sent_at']],
  ['audit_at', 'audit', ['at']],
  ['order_by_state', 'customer_order', ['state', 'placed_at']],
]

export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  // Later mails about the order need the shop's origin, since they have no request.
  await sql`alter table customer_order add column origin text not null default ''`.execute(database)
  // Products supplied on order took no stock, so a cancellation returns none.
  await database.schema
    .alterTable('order_line')
    .addColumn('took_stock', types.whole, (c) =>
      c
        .notNull()
        .defaultTo(sql`1`)
        .check(sql`took_stock in (0, 1)`),
    )
    .execute()
}
