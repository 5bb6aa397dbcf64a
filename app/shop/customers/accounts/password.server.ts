import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { siteOf } from '#app/shop/operations/rate-limits/network.ts'

const deriveAtOnce = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** These are OWASP's parameters with the least memory: each password takes 16 MB while it is hashed. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32
const saltBytes = 16

/**
 * Normalises the password, so that the same letters typed on another keyboard are the same password (NIST SP 800-63B
 * 5.1.1.2).
 */
const bytesOf = (password: string) => password.normalize('NFKC')

/**
 * Holds the waiting requests of each site. The key is the site and not the network, because one site may have enough
 * networks to take every turn.
 */
const waiting = new Map<string, (() => void)[]>()
let isDeriving = false
/** The limit is the number of requests that nginx lets one address have at a time (docs/deploy/nginx.conf). */
const mostWaiting = 100

/**
 * Tells whether a site waits for so many passwords that it must try again later. Requests of browsers that have left
 * count too.
 */
export const isCrowded = (address: string) =>
  (waiting.get(siteOf(address))?.length ?? 0) >= mostWaiting

/**
 * Derives one key at a time, from each site in turn: deriving takes a tenth of a second of a thread that file access
 * and compression also need. A site that sends hundreds at once delays only itself.
 */
async function derive(address: string, ...hashed: Parameters<typeof deriveAtOnce>) {
  const site = siteOf(address)
  if (isDeriving)
    await new Promise<void>((begin) => {
      waiting.set(site, [...(waiting.get(site) ?? []), begin])
    })
  isDeriving = true
  try {
    return await deriveAtOnce(...hashed)
  } finally {
    beginNext()
  }
}

function beginNext() {
  const next = waiting.entries().next().value
  isDeriving = next !== undefined
  if (!next) return
  const [site, [begin, ...others]] = next
  // The site's other requests wait until all sites had their turn.
  waiting.delete(site)
  if (others.length > 0) waiting.set(site, others)
  begin!()
}

/**
 * Returns the stored form of a password: `scrypt$N$r$p$salt$key`, the last two in base64url.
 * @param address The client's network address.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(address, bytesOf(password), salt, keyBytes, cost)
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** This hash belongs to no password, so that rejecting an unknown customer takes as long as rejecting a known one. */
const nobodys = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Tells whether the password matches. `stored` undefined takes as long and never matches.
 * @param address The client's network address.
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  address: string,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobodys).split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(
    address,
    bytesOf(password),
    Buffer.from(salt, 'base64url'),
    expected.length,
    { N: Number(N), r: Number(r), p: Number(p) },
  )
  return timingSafeEqual(found, expected) && stored !== undefined
}
