import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { siteOf } from '../rate-limits/network.ts'

const deriveAtOnce = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP's parameters of least memory: 16 MB for each password at a time. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32
const saltBytes = 16

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B 5.1.1.2). */
const bytesOf = (password: string) => password.normalize('NFKC')

/** Of each site those that wait for their turn: one has networks enough to be all turns. */
const waiting = new Map<string, (() => void)[]>()
let isDeriving = false
/** As many requests as nginx lets one address have at a time (docs/deploy/nginx.conf). */
const mostWaiting = 100

/** Whether a site waits for so many passwords that it is to come again; browsers that left wait too. */
export const isCrowded = (address: string) =>
  (waiting.get(siteOf(address))?.length ?? 0) >= mostWaiting

/**
 * One at a time, the sites in turn: deriving takes a tenth of a second of a thread that files and compression need
 * too, and who asks for hundreds at once waits for their own alone.
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
  // Its others wait until all sites had their turn.
  waiting.delete(site)
  if (others.length > 0) waiting.set(site, others)
  begin!()
}

/**
 * What is stored of a password: `scrypt$N$r$p$salt$key`, the last two in base64url.
 * @param address Of the client in the network.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(address, bytesOf(password), salt, keyBytes, cost)
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Of nobody's password: who does not exist takes as long to refuse as who does. */
const nobodys = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether it is the password; `stored` undefined takes as long and is never it.
 * @param address Of the client in the network.
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
