import { randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { lockCustomer } from './lock-customer.server.ts'
import {
  addressFields,
  maxAddresses,
  pickAddress,
  type Address,
  type SavedAddress,
} from './address.ts'

/** Lists a customer's addresses: the default first, then the newest. */
export async function listAddresses(
  customer: string,
  reader: Reader = db.read,
): Promise<SavedAddress[]> {
  const rows = await reader
    .selectFrom('customerAddress')
    .where('customer', '=', customer)
    .select(['id', 'isDefault', 'telephone', ...addressFields])
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, isDefault, telephone, ...address }) => ({
    id,
    ...(telephone !== null && { telephone }),
    isDefault: isDefault === 1,
    // Only the shop writes this column, and it accepts only known countries, so the cast is safe.
    address: address as Address,
  }))
}

export type AddAddressOutcome =
  { ok: true; id: string } | { ok: false; reason: 'full' | 'no-customer' }

/**
 * Saves an address for a customer, in the caller's transaction. The first one becomes the default. An identical address
 * is not saved twice but gets the new telephone number, so a form sent twice leaves one address. A customer has at most
 * {@link maxAddresses}.
 */
export async function addAddress(
  trx: Transaction,
  customer: string,
  address: Address,
  now: number,
  telephone: string | null = null,
): Promise<AddAddressOutcome> {
  if (!(await lockCustomer(trx, customer))) return { ok: false, reason: 'no-customer' }
  const stored = await listAddresses(customer, trx)
  const same = stored.find((one) => isSame(one.address, address))
  if (same) {
    if (telephone !== null) await saveTelephone(trx, same.id, telephone)
    return { ok: true, id: same.id }
  }
  if (stored.length >= maxAddresses) return { ok: false, reason: 'full' }
  const id = randomUUID()
  await trx
    .insertInto('customerAddress')
    .values({
      id,
      customer,
      isDefault: stored.length === 0 ? 1 : 0,
      ...pickAddress(address),
      telephone,
      createdAt: now,
    })
    .execute()
  return { ok: true, id }
}

const saveTelephone = (trx: Transaction, id: string, telephone: string) =>
  trx.updateTable('customerAddress').set({ telephone }).where('id', '=', id).execute()

/** Updates an address. Returns undefined if the customer has none with this id. */
export const saveAddress = (
  trx: Transaction,
  customer: string,
  id: string,
  address: Address,
  telephone: string | null = null,
) =>
  trx
    .updateTable('customerAddress')
    .set({ ...pickAddress(address), telephone })
    .where('id', '=', id)
    .where('customer', '=', customer)
    .returning('id')
    .executeTakeFirst()

/**
 * Deletes an address. If it was the default, the next in the list becomes the default. Returns false if it does not
 * exist.
 */
export const deleteAddress = (customer: string, id: string) =>
  db.write(async (trx) => {
    await lockCustomer(trx, customer)
    const deleted = await trx
      .deleteFrom('customerAddress')
      .where('id', '=', id)
      .where('customer', '=', customer)
      .returning('isDefault')
      .executeTakeFirst()
    const [next] = deleted?.isDefault === 1 ? await listAddresses(customer, trx) : []
    if (next) await setDefault(trx, customer, next.id)
    return deleted !== undefined
  })

/** Makes an address the only default. Returns false if the customer has none with this id. */
export const makeDefault = (customer: string, id: string) =>
  db.write(async (trx) => {
    await lockCustomer(trx, customer)
    const stored = await listAddresses(customer, trx)
    if (!stored.some((one) => one.id === id)) return false
    await setDefault(trx, customer, id)
    return true
  })

const setDefault = (trx: Transaction, customer: string, id: string) =>
  trx
    .updateTable('customerAddress')
    .set((row) => ({
      isDefault: row.case().when('id', '=', id).then(row.lit(1)).else(row.lit(0)).end(),
    }))
    .where('customer', '=', customer)
    .execute()

const isSame = (one: Address, other: Address) =>
  addressFields.every((column) => one[column] === other[column])
