import { db } from '#app/database/database.server.ts'
import type { OrderReturnTable } from '#app/database/tables.ts'
import { payBackBy } from './refund-return.server.ts'

export type ListedReturn = Pick<
  OrderReturnTable,
  'id' | 'orderNumber' | 'kind' | 'reason' | 'note' | 'state' | 'announcedAt' | 'receivedAt'
> & {
  /** By when what was paid must be paid back, ms UTC; undefined where the law sets no day. */
  payBackBy?: number
  lines: { name: string; quantity: number }[]
}

/** Returns that wait for their goods, or all; the oldest first, `most` of them. */
export async function listOpenReturns(all: boolean, most: number): Promise<ListedReturn[]> {
  const returns = await db.read
    .selectFrom('orderReturn')
    .select(['id', 'orderNumber', 'kind', 'reason', 'note', 'state', 'announcedAt', 'receivedAt'])
    .$if(!all, (query) => query.where('state', '=', 'announced'))
    .orderBy('announcedAt')
    .orderBy('id')
    .limit(most)
    .execute()
  if (returns.length === 0) return []
  const lines = await db.read
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.id', 'orderReturnLine.returnId')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.orderNumber', '=', 'orderReturn.orderNumber')
        .onRef('orderLine.position', '=', 'orderReturnLine.position'),
    )
    .select(['returnId', 'orderLine.name', 'orderReturnLine.quantity'])
    .where(
      'returnId',
      'in',
      returns.map(({ id }) => id),
    )
    .orderBy('returnId')
    .orderBy('orderLine.position')
    .execute()
  return returns.map((one) => {
    const until = payBackBy(one)
    return {
      ...one,
      ...(until !== undefined && { payBackBy: until }),
      lines: lines
        .filter(({ returnId }) => returnId === one.id)
        .map(({ name, quantity }) => ({ name, quantity })),
    }
  })
}

/** Withdrawals that no return came of: of no order that there is, in words of their own, or too late. */
export const listLooseNotices = (most: number) =>
  db.read
    .selectFrom('withdrawalNotice')
    .select(['id', 'name', 'email', 'orderText', 'orderNumber', 'content', 'declaredAt'])
    .where('returnId', 'is', null)
    .orderBy('declaredAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
