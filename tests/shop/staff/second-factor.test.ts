import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import {
  acceptCode,
  confirmStaffSignIn,
  enableTotp,
  newTotpSecret,
  removeTotp,
} from '#app/shop/staff/totp.server.ts'
import { endStaffSignIns } from '#app/shop/staff/staff.server.ts'
import { findStaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { newAddress, now } from '../accounts/customers.ts'
import { accountOf, aClerk, codeOf, isIn, passwordHash, signedIn, signIn, turnOn } from './staff.ts'

/** Signs in with the password of an account that has a second factor; the code is still to come. */
async function beforeCode(email: string) {
  const outcome = await signIn(email)
  if (!outcome.ok) throw new Error(outcome.reason)
  return { ...(await findStaffSignIn(outcome.token, now))!, token: outcome.token }
}

describe('the second factor', () => {
  test('is not replaced by another sign-in, nor set up twice', async () => {
    const { email } = await aClerk()
    const [own, other] = [await signedIn(email), await signedIn(email)]
    const others = await newTotpSecret(other)
    const { secret, outcome } = await turnOn(own)
    expect(outcome).toMatchObject({ ok: true })
    const again = { passwordHash, code: codeOf(await newTotpSecret(own)) }
    expect(await enableTotp(own, again, now)).toEqual({ ok: false, reason: 'there' })
    const elsewhere = { passwordHash, code: codeOf(others) }
    expect(await enableTotp(other, elsewhere, now)).toMatchObject({ ok: false })
    expect((await accountOf(email)).totpSecret).toBe(secret)
  })

  test('has a secret of the shop, another one for each sign-in and after a removal', async () => {
    const { id, email } = await aClerk()
    const [own, other] = [await signedIn(email), await signedIn(email)]
    const code = codeOf('A'.repeat(32))
    expect(await enableTotp(own, { passwordHash, code }, now)).toMatchObject({ reason: 'wrong' })
    const theirs = codeOf(await newTotpSecret(other))
    expect(await enableTotp(own, { passwordHash, code: theirs }, now)).toMatchObject({
      reason: 'wrong',
    })
    const { secret } = await turnOn(own)
    await db.write((trx) => removeTotp(trx, id, now))
    expect(await newTotpSecret(own)).not.toBe(secret)
  })

  test('is not set up by a sign-in that was ended, nor with a former password', async () => {
    const { id, email } = await aClerk()
    const own = await signedIn(email)
    const code = codeOf(await newTotpSecret(own))
    expect(await enableTotp(own, { passwordHash: 'former', code }, now)).toMatchObject({
      ok: false,
    })
    await endStaffSignIns({ id }, now)
    expect(await enableTotp(own, { passwordHash, code }, now)).toMatchObject({ ok: false })
    expect((await accountOf(email)).totpSecret).toBeNull()
  })

  test('ends the other sign-ins of the account, which had none', async () => {
    const { email } = await aClerk()
    const [own, other] = [await signedIn(email), await signedIn(email)]
    await turnOn(own)
    expect(await isIn(own.token)).toBe(true)
    expect(await isIn(other.token)).toBe(false)
  })

  test('confirms a sign-in under a new token', async () => {
    const { email } = await aClerk()
    const { secret } = await turnOn(await signedIn(email))
    const waiting = await beforeCode(email)
    const later = now + 30_000
    const who = { ...waiting, address: newAddress() }
    const outcome = await confirmStaffSignIn(who, codeOf(secret, later), later)
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(await isIn(outcome.token)).toBe(true)
    expect(await isIn(waiting.token)).toBe(false)
  })

  test('confirms no sign-in that was ended, and keeps the code', async () => {
    const { id, email } = await aClerk()
    const { outcome } = await turnOn(await signedIn(email))
    const waiting = { ...(await beforeCode(email)), address: newAddress() }
    await endStaffSignIns({ id }, now)
    const code = outcome.ok ? outcome.codes[0]! : ''
    expect(await confirmStaffSignIn(waiting, code, now)).toMatchObject({ ok: false })
    const next = { ...(await beforeCode(email)), address: newAddress() }
    expect(await confirmStaffSignIn(next, code, now)).toMatchObject({ ok: true })
    const used = (await listAuditChanges(1000, { about: [id] })).filter(
      ({ command }) => command === 'staff recovery-code',
    )
    expect(used).toHaveLength(1)
  })

  test('takes codes elsewhere after ten wrong ones of one network', async () => {
    const { email } = await aClerk()
    const own = await signedIn(email)
    const { outcome } = await turnOn(own)
    const codes = outcome.ok ? outcome.codes : []
    const thief = { ...(await beforeCode(email)), address: newAddress() }
    for (let n = 0; n < 10; n++)
      expect(await confirmStaffSignIn(thief, '0', now)).toMatchObject({ reason: 'wrong' })
    expect(await confirmStaffSignIn(thief, codes[0]!, now)).toMatchObject({ reason: 'too-many' })
    const owner = { ...(await beforeCode(email)), address: newAddress() }
    expect(await confirmStaffSignIn(owner, codes[0]!, now)).toMatchObject({ ok: true })
    expect(await acceptCode(own, codes[1]!, async () => {}, now)).toMatchObject({ ok: true })
  })
})
