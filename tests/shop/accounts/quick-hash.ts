import { scryptSync } from 'node:crypto'

/**
 * Returns a stored password that is quick to check: it names its own cost, the lowest. The shop's own hashes are
 * expensive, and tests of them and of their time use those.
 */
export function quickHash(password: string): string {
  const [salt, cost] = ['AAAAAAAAAAAAAAAAAAAAAA', { N: 2, r: 1, p: 1 }]
  const key = scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$')
}
