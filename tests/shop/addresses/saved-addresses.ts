import { db } from '#app/database/database.server.ts'
import type { Address } from '#app/shop/addresses/address.ts'
import * as addresses from '#app/shop/addresses/customer-addresses.server.ts'

export const addAddress = (customer: string, address: Address, now: number) =>
  db.write((t) => addresses.addAddress(t, customer, address, now))

export const saveAddress = (customer: string, id: string, address: Address) =>
  db.write((t) => addresses.saveAddress(t, customer, id, address))
