import { db } from '#app/database/database.server.ts'
import { parseLanguage, fallbackLanguage } from '#app/i18n/languages.ts'
import { eraseCustomer } from './delete-account.server.ts'
import { listSignIns } from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import { endOtherSignIns } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

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
  orders: { number: string; placedAt: number; state: string; paymentState: string }[]
}

/** Finds a customer by their e-mail address, with their sign-ins and orders, the newest first. */
export async function findCustomerSheet(
  email: string,
  now: number,
): Promise<CustomerSheet | undefined> {
  const customer = await findByEmail(email)
  if (!customer) return undefined
  const [signIns, orders, { addresses }] = await Promise.all([
    listSignIns(customer.id, now),
    db.read
      .selectFrom('customerOrder')
      .where('customer', '=', customer.id)
      .select(['number', 'placedAt', 'state', 'paymentState'])
      .orderBy('placedAt', 'desc')
      .orderBy('number')
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

const findByEmail = (email: string) =>
  db.read
    .selectFrom('customer')
    .where('emailFolded', '=', foldEmail(email))
    .select(['id', 'email', 'emailConfirmedAt', 'name', 'language', 'createdAt'])
    .executeTakeFirst()

/** Signs a customer out everywhere. Returns how many sign-ins ended, or undefined if no account has the address. */
export const endCustomersSignIns = (email: string, now: number): Promise<number | undefined> =>
  db.write(async (trx) => {
    const customer = await trx
      .selectFrom('customer')
      .where('emailFolded', '=', foldEmail(email))
      .select('id')
      .executeTakeFirst()
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
export const deleteCustomer = (email: string, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const customer = await trx
      .selectFrom('customer')
      .where('emailFolded', '=', foldEmail(email))
      .select(['id', 'language'])
      .executeTakeFirst()
    if (!customer) return false
    const language = parseLanguage(customer.language) ?? fallbackLanguage()
    await eraseCustomer(trx, customer.id, language, now)
    await recordChange(trx, { command: 'customer delete', about: customer.id }, now)
    return true
  })
