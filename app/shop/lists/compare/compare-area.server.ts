import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { listSavedData } from '#app/shop/lists/saved-list/saved-list-data.server.ts'

export const compareArea: CustomerArea = {
  exportData: async ({ id }) => ({ compared: await listSavedData('compare', id) }),
  ownedTables: ['compared'],
}
