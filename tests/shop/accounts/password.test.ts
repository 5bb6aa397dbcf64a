import { expect, test } from 'vitest'
import { hashPassword } from '#app/shop/accounts/password.server.ts'
import { checkPassword } from '#app/shop/accounts/sign-in.server.ts'
import { dayMs } from '#app/shop/currency/day.ts'
import { aCustomer, newAddress, newEmail, now, rightPassword } from './customers.ts'

test('a password is stored by scrypt, N 2¹⁴, r 8, p 5, with 128 bits of salt of its own', async () => {
  const stored = await Promise.all([hashPassword(rightPassword), hashPassword(rightPassword)])
  for (const one of stored) expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  const [salt, other] = stored.map((one) => one.split('$')[4])
  expect(salt).not.toBe(other)
})

test('a password of ten years ago is as good as a new one', async () => {
  const email = newEmail()
  await aCustomer(email, now - 3650 * dayMs)
  const tried = { email, password: rightPassword, address: newAddress() }
  expect(await checkPassword(tried, now)).toMatchObject({ ok: true })
})
