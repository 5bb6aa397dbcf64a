import { db } from '#app/database/database.server.ts'
import { beginsWith, containsText } from '#app/database/lists/match-text.server.ts'
import { foldEmail } from '#app/i18n/email.ts'
import { fallbackLanguage, parseLanguage, type Language } from '#app/i18n/languages.ts'
import { addressFields, pickAddress, type Address } from '#app/shop/customers/addresses/address.ts'
import { listAddresses } from '#app/shop/customers/addresses/customer-addresses.server.ts'
import {
  newestFirst,
  readBuyerSearch,
  withSearch,
} from '#app/shop/ordering/order-management/order-search.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { hasPickupPlace } from '#app/shop/pricing/delivery/pickup.ts'

/** Holds a buyer whom the shop knows: a customer with an account, or the buyer of an order. */
export type KnownBuyer = {
  /** Names the buyer in a form: `customer:` and the id, or `order:` and the number. */
  key: string
  /** The id of the account; undefined without one. */
  customer?: string
  name: string
  email: string
  telephone: string | null
  language: Language
  /** Is undefined if the shop knows none. */
  address?: Omit<Address, 'country'> & { country: string }
}

/** A search shows at most this many customers, and as many buyers of orders. */
const mostFound = 8
/** Among so many orders are enough different buyers. */
const mostOrders = 40

/** Finds buyers by the beginning of an e-mail address, a part of their name, or the number of an order. */
export async function findBuyers(text: string): Promise<KnownBuyer[]> {
  const typed = text.normalize('NFC').trim()
  if (typed === '') return []
  const customers = parseOrderNumber(typed) === undefined ? await listCustomers(typed) : []
  return [...customers, ...(await listBuyersOfOrders(typed))]
}

/** Returns the buyer that a form names. A customer has the first of their addresses. */
export async function findBuyer(key: string): Promise<KnownBuyer | undefined> {
  const [kind, id = ''] = key.split(':')
  if (kind === 'order') {
    const row = await selectOrders().where('number', '=', id).executeTakeFirst()
    return row && buyerOfOrder(row)
  }
  if (kind !== 'customer') return undefined
  const row = await selectCustomers().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [saved] = await listAddresses(id)
  return {
    ...customerOf(row),
    telephone: saved?.telephone ?? null,
    ...(saved && { address: saved.address }),
  }
}

/** Anybody may open an account with another's address, and is not its owner before the address is confirmed. */
const selectCustomers = () =>
  db.read
    .selectFrom('customer')
    .select(['id', 'name', 'email', 'language'])
    .where('emailConfirmedAt', 'is not', null)

async function listCustomers(typed: string): Promise<KnownBuyer[]> {
  const rows = await selectCustomers()
    .where(
      typed.includes('@')
        ? beginsWith('customer.email_folded', foldEmail(typed))
        : containsText('customer.name', typed),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(mostFound)
    .execute()
  return rows.map(customerOf)
}

type CustomerRow = { id: string; name: string; email: string; language: string }

const customerOf = ({ id, name, email, language }: CustomerRow): KnownBuyer => ({
  key: `customer:${id}`,
  customer: id,
  name,
  email,
  telephone: null,
  language: parseLanguage(language) ?? fallbackLanguage(),
})

/** Orders of deleted accounts are left out. */
const selectOrders = () =>
  db.read
    .selectFrom('customerOrder')
    .select(['number', 'customer', 'email', 'telephone', 'language', 'deliveryMethod'])
    .select(addressFields)
    .where('visitor', '!=', '')

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

async function listBuyersOfOrders(typed: string): Promise<KnownBuyer[]> {
  const search = readBuyerSearch(typed)
  const found = withSearch(selectOrders(), search)
    // A sale at the counter may name nobody.
    .where((row) => row.or([row('email', '!=', ''), row('telephone', 'is not', null)]))
    .limit(mostOrders)
  const rows = await newestFirst(found, search).execute()
  const different = new Map<string, OrderRow>()
  for (const row of rows) {
    const { email, name, telephone, addressLine1 } = row
    const who = JSON.stringify([foldEmail(email), name, telephone, addressLine1])
    if (!different.has(who)) different.set(who, row)
  }
  return [...different.values()].slice(0, mostFound).map(buyerOfOrder)
}

function buyerOfOrder(row: OrderRow): KnownBuyer {
  const { number, customer, name, email, telephone, language } = row
  // The address of an order that is collected is that of the place.
  const isOwn = row.addressLine1 !== '' && !hasPickupPlace(row.deliveryMethod)
  return {
    key: `order:${number}`,
    ...(customer !== null && { customer }),
    ...{ name, email, telephone },
    language: parseLanguage(language) ?? fallbackLanguage(),
    ...(isOwn && { address: pickAddress(row) }),
  }
}
