import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeStaffPassword, chooseStaffPassword } from '#app/shop/staff/staff-password.server.ts'
import {
  addStaff,
  endAllStaffSignIns,
  endStaff,
  endStaffSignIns,
  renewStaffLink,
} from '#app/shop/staff/staff.server.ts'
import { now, rightPassword } from '../accounts/customers.ts'
import { accountOf, aClerk, client, isIn, signedIn, signIn, turnOn } from './staff.ts'

/** Happens once, while the next password is checked or hashed, which takes a tenth of a second. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeEach(() => (meanwhile = undefined))

vi.mock('#app/shop/customers/accounts/password.server.ts', async (original) => {
  const real = await original<object>()
  const { quickHash } = await import('../accounts/quick-hash.ts')
  const pass = async () => {
    const event = meanwhile
    meanwhile = undefined
    await event?.()
  }
  return {
    ...real,
    isPassword: async (password: string, stored: string | undefined) => {
      await pass()
      return stored === quickHash(password)
    },
    hashPassword: async (password: string) => {
      await pass()
      return quickHash(password)
    },
  }
})

const next = 'another lantern in the fog'
const change = (who: Awaited<ReturnType<typeof signedIn>>) =>
  changeStaffPassword(who, { former: rightPassword, next }, client(), now)

const again = (email: string) =>
  addStaff({ name: 'Ravi', email, role: 'owner', language: 'en' }, now)

describe('a change of the password in flight', () => {
  test('is not done once the account was ended and begun anew, whose link works', async () => {
    const { id, email } = await aClerk()
    const clerk = await signedIn(email)
    let key = ''
    meanwhile = async () => {
      await endStaff({ id }, now)
      const added = await again(email)
      key = added.ok ? added.key : ''
    }
    expect(await change(clerk)).toEqual({ ok: false, reason: 'wrong' })
    expect((await accountOf(email)).passwordHash).toBeNull()
    expect(await chooseStaffPassword(key, next, 'here', now)).toEqual({ ok: true })
  })

  test('does not undo a password that was chosen by a link', async () => {
    const { id, email } = await aClerk()
    const thief = await signedIn(email)
    const { key } = await renewStaffLink({ id }, now)
    meanwhile = () => chooseStaffPassword(key, 'the lamp of the victim', 'there', now)
    expect(await change(thief)).toEqual({ ok: false, reason: 'wrong' })
    expect(await signIn(email, 'the lamp of the victim')).toMatchObject({ ok: true })
  })

  test.each([
    ['its sign-ins', (id: string) => endStaffSignIns({ id }, now)],
    ['all sign-ins', () => endAllStaffSignIns(now)],
  ])('is not done once %s were ended', async (_, end) => {
    const { id, email } = await aClerk()
    const thief = await signedIn(email)
    meanwhile = () => end(id)
    expect(await change(thief)).toEqual({ ok: false, reason: 'wrong' })
    expect(await signIn(email)).toMatchObject({ ok: true })
  })

  test('of two at the same moment is done once', async () => {
    const { email } = await aClerk()
    const own = await signedIn(email)
    const outcomes = await Promise.all([change(own), change(own)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('an account that is added twice at the same moment', () => {
  const email = 'twice@shop.example'
  const addTwice = async () => {
    const outcomes = await Promise.all([again(email), again(email)])
    return outcomes.map((one) => (one.ok ? 'added' : one.reason)).sort()
  }

  test('is added once, as is one that was ended', async () => {
    expect(await addTwice()).toEqual(['added', 'exists'])
    const { id } = await accountOf(email)
    await endStaff({ id }, now)
    expect(await addTwice()).toEqual(['added', 'exists'])
    expect((await accountOf(email)).id).toBe(id)
  })
})

describe('a sign-in in flight', () => {
  test('waits for a code once the second factor was turned on', async () => {
    const { email } = await aClerk()
    const own = await signedIn(email)
    meanwhile = () => turnOn(own)
    const outcome = await signIn(email)
    expect(outcome).toMatchObject({ ok: true, isConfirmed: false })
    expect(outcome.ok && (await isIn(outcome.token))).toBe(false)
  })

  test('is refused once the account was ended', async () => {
    const { id, email } = await aClerk()
    meanwhile = () => endStaff({ id }, now)
    expect(await signIn(email)).toEqual({ ok: false, reason: 'wrong' })
  })
})
