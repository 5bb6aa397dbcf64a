import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  refund_line: {
    columns: {
      order_number: id,
      position: whole,
      from_piece: whole,
      quantity: whole,
      amount_minor: whole,
      refund_id: keyOrNull,
      return_id: keyOrNull,
      is_cancelled: whole,
      at: whole,
    },
    // The key prevents concurrent refunds of one piece, since both begin with the same number.
    primaryKey: ['order_number', 'position', 'from_piece'],
    checks: [
      'from_piece >= 0',
      'quantity between 1 and 99',
      'amount_minor >= 0',
      'is_cancelled in (0, 1)',
    ],
    references: {
      order_number: 'customer_order.number',
      refund_id: 'refund.id',
      return_id: 'order_return.id',
    },
  },
}

const indexes: IndexDefinition[] = [
  ['refund_line_of_refund', 'refund_line', ['refund_id']],
  ['refund_line_cancelled', 'refund_line', ['is_cancelled', 'at']],
  ['order_by_time', 'customer_order', ['placed_at', 'number']],
  ['audit_about', 'audit', ['about', 'at']],
  ['payment_intent', 'payment', ['intent']],
  ['refund_done', 'refund', ['state', 'done_at']],
  ['return_by_state', 'order_return', ['state', 'announced_at']],
  ['order_event_by_state', 'order_event', ['state', 'at']],
]

/** Stores which pieces of a line a refund covers, also for returns that were refunded before. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  await sql`
    insert into refund_line
      (order_number, position, from_piece, quantity, amount_minor, refund_id, return_id, is_cancelled, at)
    select order_number, position, from_piece, quantity,
      case when of_lines > amount_minor then piece_minor * amount_minor / of_lines
        else piece_minor end,
      refund_id, return_id, 0, created_at
    from (
      select told.*, cast(sum(piece_minor) over (partition by refund_id) as bigint) as of_lines
      from (
        select refund.id as refund_id, refund.return_id, refund.order_number, refund.amount_minor, refund.created_at,
          back.position, back.quantity, back.from_piece, sold.quantity as bought,
          (sold.line_minor - sold.discount_minor) * (back.from_piece + back.quantity) / sold.quantity
            - (sold.line_minor - sold.discount_minor) * back.from_piece / sold.quantity as piece_minor
        from (
          select owed.id as refund_id, line.position, line.quantity,
            cast(sum(line.quantity) over (
              partition by owed.order_number, line.position order by owed.created_at, owed.id
            ) - line.quantity as bigint) as from_piece
          from refund as owed
          join order_return_line as line on line.return_id = owed.return_id
        ) as back
        join refund on refund.id = back.refund_id
        join order_line as sold
          on sold.order_number = refund.order_number and sold.position = back.position
      ) as told
      where from_piece + quantity <= bought
    ) as priced
  `.execute(database)
}
