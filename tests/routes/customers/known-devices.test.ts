import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aCustomer, aResetKey, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const cookieName = 'shop-device'
const newPassword = 'another lantern in the fog'

const at = (network: string) => newShopper({ 'x-octavo-address': network })

async function signIn(shopper: Shopper, email: string, password: string): Promise<number> {
  await shopper.post('/login-register?next=/imprint', {
    intent: 'customer.signIn',
    email,
    password,
  })
  return shopper.status
}

/** A browser without cookies for each try. */
async function guess(email: string, network: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n++)
    statuses.push(await signIn(await at(network), email, `a wrong password ${n}`))
  return statuses
}

/** Somebody who was signed in once; answers with their browser, too. */
async function whoWasIn(network: string = randomUUID()) {
  const email = newEmail()
  const customer = await aCustomer(email)
  const shopper = await at(network)
  expect(await signIn(shopper, email, rightPassword)).toBe(200)
  await shopper.visit('/logout')
  return { email, customer, shopper, network }
}

describe('a password', () => {
  test('cannot be guessed from a network where its customer signed in', async () => {
    const { email, network } = await whoWasIn()
    const statuses = await guess(email, network, 20)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(await signIn(await at(network), email, rightPassword)).toBe(429)
  }, 60_000)

  test('opens to its own browser, on any network, whatever strangers tried', async () => {
    const { email, shopper } = await whoWasIn()
    await guess(email, randomUUID(), 12)
    expect(await signIn(await at(randomUUID()), email, rightPassword)).toBe(429)
    const travelling = await at(randomUUID())
    travelling.cookies.set(cookieName, shopper.cookies.get(cookieName)!)
    expect(await signIn(travelling, email, rightPassword)).toBe(200)
    const unchanged = await at(randomUUID())
    // The first versions named the cookie so.
    unchanged.cookies.set('octavo-device', travelling.cookies.get(cookieName)!)
    expect(await signIn(unchanged, email, rightPassword)).toBe(200)
  }, 60_000)

  test('opens to its own browser though its network is refused', async () => {
    const { email, shopper, network } = await whoWasIn()
    await db.write((trx) => trx.deleteFrom('attempt').execute())
    for (let n = 0; n < 5; n++) await guess(newEmail(), network, 10)
    expect(await signIn(await at(network), newEmail(), 'a guess')).toBe(429)
    expect(await signIn(shopper, email, rightPassword)).toBe(200)
  }, 90_000)

  test('is tried ten times by its own browser, and then like by any other', async () => {
    const { email, shopper } = await whoWasIn()
    for (let n = 0; n < 10; n++) expect(await signIn(shopper, email, `wrong ${n}`)).toBe(422)
    await guess(email, randomUUID(), 10)
    expect(await signIn(shopper, email, rightPassword)).toBe(429)
  }, 60_000)

  test('of another is no nearer with a cookie of one’s own', async () => {
    const eve = await whoWasIn()
    const asha = await whoWasIn()
    await guess(asha.email, randomUUID(), 10)
    expect(await signIn(eve.shopper, asha.email, rightPassword)).toBe(429)
  }, 60_000)

  test('that is new has every browser known before count like any other', async () => {
    const { email, customer, shopper } = await whoWasIn()
    const other = await at(randomUUID())
    await other.post(`/forgot-password?key=${await aResetKey(customer)}`, {
      intent: 'password.reset',
      password: newPassword,
    })
    expect(other.status).toBe(200)
    await guess(email, randomUUID(), 10)
    expect(await signIn(shopper, email, newPassword)).toBe(429)
    await other.visit('/logout')
    expect(await signIn(other, email, newPassword)).toBe(200)
  }, 60_000)
})

describe('the cookie of a known browser', () => {
  test('is set by a sign-in alone, for a year, and no script reads it', async () => {
    const email = newEmail()
    await aCustomer(email)
    const shopper = await at(randomUUID())
    await shopper.visit('/login-register')
    await signIn(shopper, email, 'a wrong password')
    expect(shopper.cookies.has(cookieName)).toBe(false)
    await signIn(shopper, email, rightPassword)
    expect(shopper.cookies.has(cookieName)).toBe(true)
  })

  test('says nothing of its customer, and stays when they sign out', async () => {
    const { email, customer, shopper } = await whoWasIn()
    const [value = ''] = decodeURIComponent(shopper.cookies.get(cookieName)!).split('.')
    const text = Buffer.from(value, 'base64').toString()
    expect(text).not.toContain(email)
    expect(text).not.toContain(customer)
    const rows = await db.read
      .selectFrom('knownDevice')
      .where('customer', '=', customer)
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(JSON.parse(text) as string)
  })

  test('is another one after each sign-in, and the old one counts no more', async () => {
    const { email, shopper } = await whoWasIn()
    const before = shopper.cookies.get(cookieName)!
    await signIn(shopper, email, rightPassword)
    expect(shopper.cookies.get(cookieName)).not.toBe(before)
    await guess(email, randomUUID(), 10)
    const thief = await at(randomUUID())
    thief.cookies.set(cookieName, before)
    expect(await signIn(thief, email, rightPassword)).toBe(429)
  }, 60_000)

  test('knows two customers who share a browser', async () => {
    const { email, shopper } = await whoWasIn()
    const other = newEmail()
    await aCustomer(other)
    expect(await signIn(shopper, other, rightPassword)).toBe(200)
    await shopper.visit('/logout')
    await guess(email, randomUUID(), 10)
    expect(await signIn(shopper, email, rightPassword)).toBe(200)
  }, 60_000)

  test('that is forged counts for nothing', async () => {
    const { email, customer } = await whoWasIn()
    await db.write((trx) =>
      trx
        .updateTable('knownDevice')
        .set({ wrongTries: 0 })
        .where('customer', '=', customer)
        .execute(),
    )
    await guess(email, randomUUID(), 10)
    const forger = await at(randomUUID())
    forger.cookies.set(cookieName, 'IkFBQUEi.AAAA')
    expect(await signIn(forger, email, rightPassword)).toBe(429)
  }, 60_000)

  test.each(['/privacyPolicy', '/fr/privacyPolicy', '/de/privacyPolicy'])(
    'is named on %s',
    async (path) => {
      const shopper = await (await at(randomUUID())).visit(path)
      expect(shopper.texts('main dt')).toContain(cookieName)
    },
  )
})
