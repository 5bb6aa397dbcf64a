import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { setPassword } from '#app/shop/customers/accounts/set-password.server.ts'
import { findSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { withSignIn } from '#app/shop/customers/accounts/with-sign-in.server.ts'
import { findLibrary, makeLibrary } from '#app/shop/ordering/downloads/library.server.ts'
import { aCustomer, now, signedIn } from './customers.ts'
import { quickHash } from './quick-hash.ts'

async function whoIsIn() {
  const customer = await aCustomer()
  return { customer, who: (await findSignIn(await signedIn(customer), now))! }
}

const newPassword = (customer: string) => {
  const about = { customer, passwordHash: quickHash('another'), language: 'en' } as const
  return db.write((trx) => setPassword(trx, { ...about, origin: 'http://shop.test' }, now))
}

describe('what is written for who is signed in', () => {
  test('is written while they are', async () => {
    const { customer, who } = await whoIsIn()
    const written = await withSignIn(who, (trx, id) => makeLibrary(trx, id, undefined, now))
    expect(written?.done).toMatch(/^[\w-]{32}$/)
    expect(await findLibrary(customer)).toBeDefined()
  })

  test('is not once a new password put them out, though they were in when they asked', async () => {
    const { customer, who } = await whoIsIn()
    await newPassword(customer)
    expect(await withSignIn(who, (trx, id) => makeLibrary(trx, id, undefined, now))).toBeUndefined()
    expect(await findLibrary(customer)).toBeUndefined()
  })

  test('leaves nothing behind where the new password comes at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { customer, who } = await whoIsIn()
      const make = () => withSignIn(who, (trx, id) => makeLibrary(trx, id, undefined, now))
      await Promise.all([make(), newPassword(customer), make(), make()])
      expect(await findLibrary(customer)).toBeUndefined()
    }
  })
})
