import { randomBytes, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#app/shop/customers/accounts/password.server.ts'
import { checkPassword } from '#app/shop/customers/accounts/sign-in.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aCustomer, newAddress, newEmail, now, rightPassword } from './customers.ts'
import { quickHash } from './quick-hash.ts'

test('a password is stored by scrypt, N 2¹⁴, r 8, p 5, with 128 bits of salt of its own', async () => {
  const stored = await Promise.all([
    hashPassword(rightPassword, '192.0.2.1'),
    hashPassword(rightPassword, '192.0.2.1'),
  ])
  for (const one of stored) expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  const [salt, other] = stored.map((one) => one.split('$')[4])
  expect(salt).not.toBe(other)
})

test('the cost that a stored password names is one that Node allows', async () => {
  const stored = await hashPassword(rightPassword, '192.0.2.1')
  const [N, r, p] = stored.split('$').slice(1, 4).map(Number)
  expect(scryptSync(rightPassword, randomBytes(16), 32, { N, r, p })).toHaveLength(32)
})

test('a password of ten years ago is as good as a new one', async () => {
  const email = newEmail()
  await aCustomer(email, now - 3650 * dayMs)
  const tried = { email, password: rightPassword, address: newAddress() }
  expect(await checkPassword(tried, now)).toMatchObject({ ok: true })
})

test.each([
  ['of one network', () => '192.0.2.1'],
  ['of the many networks that one site has', (n: number) => `2001:db8:7:${n}::1`],
])(
  'of many passwords at once %s those of another wait for one, not for all',
  async (_, addressOf) => {
    const done: string[] = []
    const begin = (address: string) =>
      hashPassword(rightPassword, address).then(() => void done.push(address))
    const flood = Array.from({ length: 8 }, (_, n) => begin(addressOf(n)))
    await Promise.all([...flood, begin('198.51.100.7')])
    // The first is under way, and the second had its turn in the round.
    expect(done.indexOf('198.51.100.7')).toBeLessThan(3)
    expect(done).toHaveLength(9)
  },
)

test('a network that waits for a hundred passwords is told to come again, others are not', async () => {
  const [crowded, other] = [newAddress(), newAddress()]
  const email = newEmail()
  await aCustomer(email)
  const waiting = Array.from({ length: 101 }, () => isPassword('x', quickHash('y'), crowded))
  const tried = { email, password: rightPassword }
  expect(await checkPassword({ ...tried, address: crowded }, now)).toMatchObject({
    reason: 'too-many',
    retryAfterSeconds: 10,
  })
  expect(await checkPassword({ ...tried, address: other }, now)).toMatchObject({ ok: true })
  await Promise.all(waiting)
})
