import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { parseLanguage, fallbackLanguage } from '#app/i18n/languages.ts'
import { eraseCustomer } from './delete-account.server.ts'
import { listSignIns } from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import { endOtherSignIns } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

export type WhichCustomer = { id: string } | { email: string }

/** Holds what the shopkeeper sees of a customer, without password and keys. Times are in ms UTC. */
export type CustomerSheet = {
  id: string
  email: string
  emailConfirmedAt: number | null
  name: string
  language: string
  createdAt: number
  addresses: number
  signIns: { device: string; createdAt: number; lastUsedAt: number }[]
  orders: Pick<
    Tables['customerOrder'],
    'number' | 'placedAt' | 'state' | 'paymentState' | 'deliveryMethod'
  >[]
}

/**
 * Finds a customer with their sign-ins and orders, the newest first.
 * @param mostOrders Limits the orders; without it there are all of them.
 */
export async function findCustomerSheet(
  who: WhichCustomer,
  now: number,
  mostOrders?: number,
): Promise<CustomerSheet | undefined> {
  const customer = await rowOf(db.read, who)
    .select(['id', 'email', 'emailConfirmedAt', 'name', 'language', 'createdAt'])
    .executeTakeFirst()
  if (!customer) return undefined
  const [signIns, orders, { addresses }] = await Promise.all([
    listSignIns(customer.id, now),
    db.read
      .selectFrom('customerOrder')
      .where('customer', '=', customer.id)
      .select(['number', 'placedAt', 'state', 'paymentState', 'deliveryMethod'])
      .orderBy('placedAt', 'desc')
      .orderBy('number')
      .$if(mostOrders !== undefined, (query) => query.limit(mostOrders!))
      .execute(),
    db.read
      .selectFrom('customerAddress')
      .where('customer', '=', customer.id)
      .select((row) => row.fn.countAll<number>().as('addresses'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    ...customer,
    addresses,
    signIns: signIns.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt,
      lastUsedAt,
    })),
    orders,
  }
}

const rowOf = (reader: Reader, who: WhichCustomer) =>
  reader
    .selectFrom('customer')
    .where((where) =>
      'id' in who ? where('id', '=', who.id) : where('emailFolded', '=', foldEmail(who.email)),
    )

/** Signs a customer out everywhere. Returns how many sign-ins ended, or undefined if there is no such account. */
export const endCustomersSignIns = (who: WhichCustomer, now: number): Promise<number | undefined> =>
  db.write(async (trx) => {
    const customer = await rowOf(trx, who).select('id').executeTakeFirst()
    if (!customer) return undefined
    const [result] = await endOtherSignIns(trx, customer.id, undefined)
    const ended = Number(result?.numDeletedRows ?? 0n)
    const change = { command: 'customer end-sign-ins', about: customer.id, details: { ended } }
    await recordChange(trx, change, now)
    return ended
  })

/**
 * Deletes a customer as their own button does, without asking for the password; the mail about it goes to them.
 * Returns whether the account existed.
 */
export const deleteCustomer = (who: WhichCustomer, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const customer = await rowOf(trx, who).select(['id', 'language']).executeTakeFirst()
    if (!customer) return false
    const language = parseLanguage(customer.language) ?? fallbackLanguage()
    if (!(await eraseCustomer(trx, customer.id, language, now))) return false
    await recordChange(trx, { command: 'customer delete', about: customer.id }, now)
    return true
  })
