import { sql } from 'kysely'
import { countUpTo } from '#app/database/lists/count-up-to.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderLineTable, OrderReturnTable } from '#app/database/tables.ts'
import { refundDueAt } from './refund-return.server.ts'

export type ListedReturn = Pick<
  OrderReturnTable,
  'id' | 'orderNumber' | 'kind' | 'reason' | 'note' | 'state' | 'announcedAt' | 'receivedAt'
> & {
  /** Holds the last moment to refund, ms UTC; undefined if the law sets no day or nothing was paid. */
  payBackBy?: number
  lines: (Pick<
    OrderLineTable,
    'name' | 'format' | 'variantName' | 'ebookContent' | 'ebookFormat'
  > & {
    quantity: number
  })[]
}

const isAnnounced = sql<boolean>`order_return.state = 'announced'`

/** Lists announced returns, or all with those first; the oldest first, `most` of them after those `skipped`. */
export async function listOpenReturns(
  all: boolean,
  most: number,
  skipped = 0,
): Promise<ListedReturn[]> {
  const returns = await db.read
    .selectFrom('orderReturn')
    .innerJoin('customerOrder', 'customerOrder.number', 'orderReturn.orderNumber')
    .select(['id', 'orderNumber', 'kind', 'reason', 'note', 'orderReturn.state'])
    .select(['announcedAt', 'receivedAt', 'customerOrder.paymentState'])
    .$if(!all, (query) => query.where(isAnnounced))
    // No other state comes before this one in the alphabet, so the index has this order.
    .orderBy('orderReturn.state')
    .orderBy('announcedAt')
    .orderBy('id')
    .limit(most)
    .offset(skipped)
    .execute()
  if (returns.length === 0) return []
  const lines = await listReturnedLines(returns.map(({ id }) => id))
  return returns.map(({ paymentState, ...one }) => {
    const until = paymentState === 'due' ? undefined : refundDueAt(one)
    return {
      ...one,
      ...(until !== undefined && { payBackBy: until }),
      lines: lines
        .filter(({ returnId }) => returnId === one.id)
        .map(({ name, format, variantName, ebookContent, ebookFormat, quantity }) => ({
          name,
          format,
          variantName,
          ebookContent,
          ebookFormat,
          quantity,
        })),
    }
  })
}

const listReturnedLines = (returns: string[]) =>
  db.read
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.id', 'orderReturnLine.returnId')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.orderNumber', '=', 'orderReturn.orderNumber')
        .onRef('orderLine.position', '=', 'orderReturnLine.position'),
    )
    .select(['returnId', 'orderLine.name', 'orderLine.format', 'orderLine.variantName'])
    .select(['orderLine.ebookContent', 'orderLine.ebookFormat', 'orderReturnLine.quantity'])
    .where('returnId', 'in', returns)
    .orderBy('returnId')
    .orderBy('orderLine.position')
    .execute()

/** Counts announced returns up to `most`, above which there are more. */
export const countAnnouncedReturns = (most: number): Promise<number> =>
  countUpTo(db.read.selectFrom('orderReturn').select('id').where(isAnnounced), most)

const selectLooseNotices = () =>
  db.read.selectFrom('withdrawalNotice').where('returnId', 'is', null)

/** Lists withdrawals without a return, the newest first: of unknown orders, in words of their own, or too late. */
export const listLooseNotices = (most: number, skipped = 0) =>
  selectLooseNotices()
    .select(['id', 'name', 'email', 'orderText', 'orderNumber', 'content', 'declaredAt'])
    .orderBy('declaredAt', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(skipped)
    .execute()

export type LooseNotice = Awaited<ReturnType<typeof listLooseNotices>>[number]

/** Counts the withdrawals without a return that were declared since a moment (ms UTC), up to `most`. */
export const countLooseNotices = (since: number, most: number): Promise<number> =>
  countUpTo(selectLooseNotices().select('id').where('declaredAt', '>=', since), most)
