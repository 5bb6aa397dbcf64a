import { db } from '#app/database/database.server.ts'
import type { Address } from '#app/shop/customers/addresses/address.ts'
import * as addresses from '#app/shop/customers/addresses/customer-addresses.server.ts'

export const addAddress = (customer: string, address: Address, now: number) =>
  db.write((trx) => addresses.addAddress(trx, customer, address, now))

export const saveAddress = (customer: string, id: string, address: Address) =>
  db.write((trx) => addresses.saveAddress(trx, customer, id, address))
