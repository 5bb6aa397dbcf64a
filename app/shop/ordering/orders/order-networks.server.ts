import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import { networksOf } from '#app/shop/operations/rate-limits/network.ts'
import { networksRetainedSince } from '#app/shop/operations/retention/retention.ts'
import { listLinkSecrets } from '#app/shop/operations/link-secrets/link-secrets.server.ts'

/**
 * The hash has this many hexadecimal digits: no option of a command begins like one, and they tell
 * networks apart.
 */
const hashLength = 32

const hashNetwork = (network: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`order network\n${network}`)
    .digest('hex')
    .slice(0, hashLength)

/** Returns keyed hashes of an address's networks, which cannot be reversed without the shop's key. */
export const hashNetworksOf = (address: string, secret: string): string[] =>
  networksOf(address).map((network) => hashNetwork(network, secret))

/** Records the networks of an order, the narrowest first, in the caller's transaction. */
export async function recordNetworks(
  trx: Transaction,
  orderNumber: string,
  hashes: string[],
  placedAt: number,
): Promise<void> {
  const rows = hashes.map((networkHash) => ({ orderNumber, networkHash, placedAt }))
  if (rows.length > 0) await trx.insertInto('orderNetwork').values(rows).execute()
}

/** Lists show so many digits of a hash, by which {@link findNetworkHashes} finds it. */
const shownDigits = 12
export const shortenHash = (networkHash: string) => networkHash.slice(0, shownDigits)

const hashForm = /^[0-9a-f]{8,32}$/

/**
 * Returns the hashes that a shopkeeper means by an address, a network as {@link networksOf} names it
 * (`2001:db8:1::/48`), or the first eight or more digits of a hash as `orders` lists it.
 */
export async function findNetworkHashes(typed: string): Promise<string[]> {
  if (hashForm.test(typed)) {
    const rows = await db.read
      .selectFrom('orderNetwork')
      .select('networkHash')
      .distinct()
      .where('networkHash', 'like', `${typed}%`)
      .execute()
    return rows.map(({ networkHash }) => networkHash)
  }
  const network = networkNamed(typed)
  if (network === undefined) return []
  return (await listLinkSecrets()).map((secret) => hashNetwork(network, secret))
}

/** Returns the network of a typed address: an IPv4 address itself, or 64 bits of IPv6. */
function networkNamed(typed: string): string | undefined {
  const [address = '', bits] = typed.split('/')
  const networks = networksOf(address)
  const isVersion4 = networks.length === 1
  if (bits === undefined || (isVersion4 && bits === '32')) return networks[0]
  return networks.find((one) => one.endsWith(`/${bits}`))
}

/** Deletes the networks of orders after their retention period. Returns the number of rows. */
export const sweepOrderNetworks = (now: number): Promise<number> =>
  deleteExpired(
    'orderNetwork',
    ['orderNumber'],
    'placedAt',
    sql`placed_at < ${networksRetainedSince(now)}`,
  )
