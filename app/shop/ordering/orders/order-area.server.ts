import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { joinOrders } from '#app/shop/customers/accounts/confirmed-email.server.ts'
import { anonymiseOrders, clearEndedOrders } from './anonymise-orders.server.ts'
import { listOrderData } from './order-data.server.ts'

/** Orders stay, as bookkeeping law demands, but belong to nobody afterwards. */
export const orderArea: CustomerArea = {
  exportData: async ({ id }) => ({ orders: await listOrderData(id) }),
  async erase(trx, { id, email, isConfirmed }, now) {
    // This includes orders placed signed out since the last sign-in.
    if (isConfirmed) await joinOrders(trx, id, email)
    await clearEndedOrders(trx, await anonymiseOrders(trx, id), now)
  },
}
