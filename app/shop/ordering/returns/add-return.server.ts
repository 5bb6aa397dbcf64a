import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { WithdrawalNoticeTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import type { LinePart } from '#app/shop/ordering/orders/refund-amount.ts'
import { findReturnable } from './find-returnable.server.ts'
import { insertWithdrawal } from './insert-withdrawal.server.ts'

export type AddReturnOutcome =
  /** `announcedAt` is the time of the declaration, if a notice states it. */
  | { ok: true; id: string; announcedAt: number }
  /** `no-line` means that there is no such line, or not so many of it can be withdrawn from. */
  | { ok: false; reason: 'unknown' | 'cancelled' | 'no-line' }
  /**
   * `no-notice` means that there is no such declaration without a return; `which` that several
   * name the order.
   */
  | { ok: false; reason: 'no-notice' | 'which' }

type AddReturnParams = {
  /** A quantity of Infinity means all that is left of a line. */
  parts: LinePart[]
  /** Holds the beginning of the declaration's id; if omitted, it is the one that names the order. */
  notice?: string
  seen?: SeenOrder
}

/**
 * Creates a return for a withdrawal declared in the buyer's own words, of the lines that the
 * shopkeeper read in it. Its period counts from the declaration. State and money are like those of
 * one declared line by line.
 */
export const addReturn = (
  number: string,
  adding: AddReturnParams,
  now: number,
): Promise<AddReturnOutcome> => db.write((trx) => add(trx, number, adding, now))

async function add(
  trx: Transaction,
  number: string,
  { parts, notice: typed, seen }: AddReturnParams,
  now: number,
): Promise<AddReturnOutcome> {
  const locked = await lockSeenOrder(trx, number, seen)
  if (!locked) return { ok: false, reason: 'unknown' }
  if (locked.state === 'cancelled') return { ok: false, reason: 'cancelled' }
  const notices = await listNotices(trx, number, typed)
  if (notices.length > 1) return { ok: false, reason: 'which' }
  if (typed !== undefined && notices.length === 0) return { ok: false, reason: 'no-notice' }
  const [notice] = notices
  const announcedAt = notice?.declaredAt ?? now
  const order = (await findOrder(number, trx))!
  const open = await findReturnable(order, announcedAt, trx)
  const lines = parts.flatMap(({ position, quantity }) => {
    const left = open.find((one) => one.position === position)?.left ?? 0
    const pieces = quantity === Infinity ? left : quantity
    return pieces > 0 && pieces <= left ? [{ position, quantity: pieces }] : []
  })
  const isIncomplete = new Set(lines.map(({ position }) => position)).size < parts.length
  if (isIncomplete) return { ok: false, reason: 'no-line' }
  const id = await insertWithdrawal(trx, order, lines, { announcedAt, now })
  if (notice)
    await trx
      .updateTable('withdrawalNotice')
      .set({ orderNumber: number, returnId: id })
      .where('id', '=', notice.id)
      .execute()
  await recordChange(trx, { command: 'returns add', about: number, details: { id, lines } }, now)
  return { ok: true, id, announcedAt }
}

/** Lists the notices without a return: by their id, or because they name the order. */
async function listNotices(
  trx: Transaction,
  number: string,
  typed: string | undefined,
): Promise<Pick<WithdrawalNoticeTable, 'id' | 'declaredAt'>[]> {
  const loose = await trx
    .selectFrom('withdrawalNotice')
    .select(['id', 'declaredAt', 'orderNumber', 'orderText'])
    .where('returnId', 'is', null)
    .orderBy('declaredAt')
    .orderBy('id')
    .execute()
  return loose.filter(({ id, orderNumber, orderText }) =>
    typed === undefined
      ? orderNumber === number || parseOrderNumber(orderText) === number
      : id.startsWith(typed),
  )
}
