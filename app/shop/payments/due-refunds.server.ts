import { db } from '#app/database/database.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { wrongPayment } from './apply-checkout-session.server.ts'

export type DueRefund = Pick<
  RefundTable,
  'id' | 'orderNumber' | 'reason' | 'amountMinor' | 'dueAt'
> & { currency: string; paymentMethod: string }

/** What is owed to buyers, the most urgent first; of one order or of all. */
export const listDueRefunds = (number?: string): Promise<DueRefund[]> =>
  db.read
    .selectFrom('refund')
    .innerJoin('customerOrder', 'customerOrder.number', 'refund.orderNumber')
    .where('refund.state', '=', 'due')
    .$if(number !== undefined, (query) => query.where('orderNumber', '=', number!))
    .select(['refund.id', 'orderNumber', 'reason', 'amountMinor', 'dueAt'])
    .select(['currency', 'paymentMethod'])
    .orderBy('dueAt')
    .orderBy('refund.id')
    .execute()

/** Orders to which money came that was not what they ask for, and that still wait for theirs. */
export const listWrongPayments = (): Promise<{ number: string; at: number; details: string }[]> =>
  db.read
    .selectFrom('audit')
    .innerJoin('customerOrder', 'customerOrder.number', 'audit.about')
    .where('command', '=', wrongPayment)
    .where('customerOrder.paymentState', '=', 'due')
    .where('customerOrder.state', '<>', 'cancelled')
    .select(['number', 'at', 'details'])
    .orderBy('at')
    .orderBy('audit.id')
    .execute()
