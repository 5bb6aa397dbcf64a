import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderReturnTable } from '#app/database/tables.ts'
import { listCancelledLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import type { ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'

/**
 * Returns the quantities that have come back, are announced or were never sent. Refused returns
 * stay with the buyer.
 */
export async function listReturnedQuantities(
  orderNumber: string,
  reader: Reader = db.read,
): Promise<ReturnedLine[]> {
  const returned = await listReturnedLines(orderNumber, reader)
  return [...returned, ...(await listCancelledLines(orderNumber, 'outside-returns', reader))]
}

const listReturnedLines = (orderNumber: string, reader: Reader): Promise<ReturnedLine[]> =>
  reader
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.id', 'orderReturnLine.returnId')
    .where('orderReturn.orderNumber', '=', orderNumber)
    .where('orderReturn.state', '!=', 'refused')
    .select(['orderReturnLine.position', 'orderReturnLine.quantity'])
    .orderBy('orderReturnLine.position')
    .execute()

export type OrderReturn = OrderReturnTable & { lines: ReturnedLine[] }

/** Returns the lines of a return. */
export const listLines = (returnId: string, reader: Reader): Promise<ReturnedLine[]> =>
  reader
    .selectFrom('orderReturnLine')
    .select(['position', 'quantity'])
    .where('returnId', '=', returnId)
    .orderBy('position')
    .execute()

export const hasReturn = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.selectFrom('orderReturn').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

/** Returns the returns of an order, the latest first. */
export async function listReturns(
  orderNumber: string,
  reader: Reader = db.read,
): Promise<OrderReturn[]> {
  const returns = await reader
    .selectFrom('orderReturn')
    .selectAll()
    .where('orderNumber', '=', orderNumber)
    .orderBy('announcedAt', 'desc')
    .orderBy('id')
    .execute()
  return Promise.all(
    returns.map(async (one) => ({
      ...one,
      lines: await listLines(one.id, reader),
    })),
  )
}

/**
 * Tells whether the buyer withdrew from the order or a part of it, and nothing of that has come
 * back yet.
 */
export const hasWithdrawal = async (reader: Reader, orderNumber: string): Promise<boolean> =>
  (await reader
    .selectFrom('orderReturn')
    .select('id')
    .where('orderNumber', '=', orderNumber)
    .where('kind', '=', 'withdrawal')
    .where('state', '=', 'announced')
    .executeTakeFirst()) !== undefined

/** Closes the returns of a cancelled order, whose cancellation handles stock and money. */
export const closeReturns = (trx: Transaction, orderNumber: string, now: number) =>
  trx
    .updateTable('orderReturn')
    .set({ state: 'received', receivedAt: now })
    .where('orderNumber', '=', orderNumber)
    .where('state', '=', 'announced')
    .execute()

/** Returns the first announced withdrawal from exactly these lines. */
export async function findReturnOf(
  trx: Transaction,
  orderNumber: string,
  parts: ReturnedLine[],
): Promise<OrderReturn | undefined> {
  const returns = await listReturns(orderNumber, trx)
  return returns
    .filter(({ kind, state }) => kind === 'withdrawal' && state === 'announced')
    .reverse()
    .find(({ lines }) => isSame(lines, parts))
}

const isSame = (lines: ReturnedLine[], parts: ReturnedLine[]) =>
  lines.length === parts.length &&
  lines.every(({ position, quantity }) =>
    parts.some((part) => part.position === position && part.quantity === quantity),
  )

/** Closes a return of which nothing was sent, so that nothing has to come back. */
export const closeReturn = (trx: Transaction, id: string, now: number) =>
  trx
    .updateTable('orderReturn')
    .set({ state: 'received', receivedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'announced')
    .execute()

type NewReturn = Pick<OrderReturnTable, 'orderNumber' | 'kind' | 'reason' | 'note'>

/** Writes a return with its lines, at least one, whose existence its caller has checked. Returns its id. */
export async function insertReturn(
  trx: Transaction,
  announced: NewReturn,
  lines: ReturnedLine[],
  now: number,
  id: string = randomUUID(),
): Promise<string> {
  await trx
    .insertInto('orderReturn')
    .values({
      id,
      ...announced,
      state: 'announced',
      announcedAt: now,
      receivedAt: null,
      settledAt: null,
    })
    .execute()
  await trx
    .insertInto('orderReturnLine')
    .values(lines.map((line) => ({ returnId: id, ...line })))
    .execute()
  return id
}

/** Returns the ids of returns that begin like this, two at most. Fewer than four characters begin none. */
export async function findReturnIds(typed: string): Promise<string[]> {
  if (typed.length < 4) return []
  const rows = await db.read
    .selectFrom('orderReturn')
    .select('id')
    .where(sql<boolean>`substr(id, 1, ${typed.length}) = ${typed}`)
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}
