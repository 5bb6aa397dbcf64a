import type { Transaction } from '#app/database/connection.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { letReservationExpire } from '#app/shop/ordering/payments/open-payment.server.ts'
import { isWithdrawn } from './find-returnable.server.ts'
import type { ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import { insertReturn } from './returns.server.ts'

/**
 * Writes a withdrawal from lines of an order, at least one, whose existence its caller has checked: e-books among them
 * no longer open, and where nothing of an order is kept before it was sent, nothing is to be paid. Returns the return's
 * id.
 * @param announcedAt when it was declared, ms UTC.
 */
export async function insertWithdrawal(
  trx: Transaction,
  order: Order,
  lines: ReturnedLine[],
  { announcedAt, now }: { announcedAt: number; now: number },
): Promise<string> {
  const { number } = order
  const about = { orderNumber: number, kind: 'withdrawal', reason: null, note: null } as const
  const id = await insertReturn(trx, about, lines, announcedAt)
  const positions = lines.map(({ position }) => position)
  await revokeEbooks(trx, number, positions, now)
  if (await isWithdrawn(order, now, trx)) await letReservationExpire(trx, number, now)
  return id
}
