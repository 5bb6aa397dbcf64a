import { scryptSync } from 'node:crypto'

/**
 * A stored password that is quick to check: it names its own cost, the least there is. What the shop itself
 * stores is dear, and tests of that and of the time it takes let the shop make it.
 */
export function quickHash(password: string): string {
  const [salt, cost] = ['AAAAAAAAAAAAAAAAAAAAAA', { N: 2, r: 1, p: 1 }]
  const key = scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$')
}
