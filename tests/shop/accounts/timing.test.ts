import { expect, test } from 'vitest'
import { hashPassword } from '#app/shop/customers/accounts/password.server.ts'
import { checkPassword } from '#app/shop/customers/accounts/sign-in.server.ts'
import { aCustomer, newAddress, newEmail, now } from './customers.ts'

/** The short form sees what is left out, the long one what differs by a tenth. */
const [rounds, mostApart] = process.env.LONG ? [50, 0.1] : [15, 0.25]

async function timeOf(email: string): Promise<number> {
  const began = performance.now()
  const outcome = await checkPassword({ email, password: 'not it', address: newAddress() }, now)
  expect(outcome).toEqual({ ok: false, reason: 'wrong' })
  return performance.now() - began
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!

test('a wrong password takes as long for an address that nobody has', async () => {
  const [known, unknown]: [number[], number[]] = [[], []]
  // Nobody is to pass the ten of an account. In turns, so that whatever else the machine does meets both alike.
  const emails = Array.from({ length: rounds }, newEmail)
  const stored = await hashPassword('as the shop stores it', '192.0.2.1')
  for (const email of emails) await aCustomer(email, now, stored)
  await timeOf(newEmail())
  for (const email of emails) {
    known.push(await timeOf(email))
    unknown.push(await timeOf(newEmail()))
  }
  const [a, b] = [median(known), median(unknown)]
  expect(Math.abs(a - b) / Math.max(a, b), `${a} ms known, ${b} ms unknown`).toBeLessThan(mostApart)
}, 240_000)
