import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP's parameters of least memory: 16 MB for each password at a time. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32
const saltBytes = 16

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B 5.1.1.2). */
const bytesOf = (password: string) => password.normalize('NFKC')

/** What is stored of a password: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(bytesOf(password), salt, keyBytes, cost)
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Of nobody's password: who does not exist takes as long to refuse as who does. */
const nobodys = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether it is the password; `stored` undefined takes as long and is never it. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobodys).split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(bytesOf(password), Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(found, expected) && stored !== undefined
}
