import type { Transaction } from '#app/database/connection.server.ts'
import type { CustomerData } from './customer-data.ts'
import type { Customer } from './customers.server.ts'

/** Lists the tables with an owner, who is a customer or a guest. */
export type OwnedTable =
  | 'cartUndo'
  | 'cartLine'
  | 'cartCoupon'
  | 'wish'
  | 'wishlistShare'
  | 'listUndo'
  | 'compared'
  | 'reviewDraft'
  | 'reviewReport'
  | 'viewed'
  | 'formDraft'

/** Lists the tables that belong to customers alone. Orders do not, since they outlive the account. */
export type CustomerTable =
  | 'signIn'
  | 'knownNetwork'
  | 'knownDevice'
  | 'passwordReset'
  | 'emailConfirmation'
  | 'customerAddress'
  | 'review'
  | 'formDraft'
  | 'ebookLibrary'

/**
 * Describes how one area of the shop takes part in the export of a customer's data (GDPR Art 15 and 20) and in the
 * deletion of an account (Art 17). All of them stand in one list, `customerAreas` of the group lifecycle.
 */
export type CustomerArea = {
  /** Returns what the area stores about the customer, by its keys of the export. */
  exportData?: (customer: Customer, now: number) => Promise<Partial<CustomerData>>
  /** Ends what the area stores, in the transaction that deletes the account and holds its locks. */
  erase?: (trx: Transaction, customer: ErasedCustomer, now: number) => Promise<unknown>
  /** All rows of the customer are deleted from these tables after every area's `erase`. */
  ownedTables?: readonly OwnedTable[]
  customerTables?: readonly CustomerTable[]
}

/** Rows with only an e-mail address are surely the customer's if the address is confirmed. */
export type ErasedCustomer = { id: string; email: string; isConfirmed: boolean }
