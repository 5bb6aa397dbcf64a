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

/** Returns that wait for their goods, or all; the oldest first, `most` of them. */
export async function listOpenReturns(all: boolean, most: number): Promise<ListedReturn[]> {
  const returns = await db.read
    .selectFrom('orderReturn')
    .innerJoin('customerOrder', 'customerOrder.number', 'orderReturn.orderNumber')
    .select(['id', 'orderNumber', 'kind', 'reason', 'note', 'orderReturn.state'])
    .select(['announcedAt', 'receivedAt', 'customerOrder.paymentState'])
    .$if(!all, (query) => query.where('orderReturn.state', '=', 'announced'))
    .orderBy('announcedAt')
    .orderBy('id')
    .limit(most)
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

/** Returns withdrawals without a return: of unknown orders, in words of their own, or too late. */
export const listLooseNotices = (most: number) =>
  db.read
    .selectFrom('withdrawalNotice')
    .select(['id', 'name', 'email', 'orderText', 'orderNumber', 'content', 'declaredAt'])
    .where('returnId', 'is', null)
    .orderBy('declaredAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
