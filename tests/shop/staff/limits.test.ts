import { expect, test } from 'vitest'
import { actingAs } from '#app/shop/operations/audit/audit.server.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import { endStaff, setStaffLanguage } from '#app/shop/staff/staff.server.ts'
import { changeStaffPassword, chooseStaffPassword } from '#app/shop/staff/staff-password.server.ts'
import { sweepStaffSignIns } from '#app/shop/staff/staff-sign-ins.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { now, newAddress, rightPassword } from '../accounts/customers.ts'
import { aClerk, client, signedIn, signIn } from './staff.ts'

const next = 'another lantern in the fog'

test('ten wrong passwords of one network lock the account out there alone', async () => {
  const { email } = await aClerk()
  const own = await signedIn(email)
  const address = newAddress()
  for (let n = 0; n < 10; n++)
    expect(await signIn(email, 'a guess', address)).toMatchObject({ reason: 'wrong' })
  expect(await signIn(email, rightPassword, address)).toMatchObject({ reason: 'too-many' })
  expect(await signIn(email)).toMatchObject({ ok: true })
  const passwords = { former: rightPassword, next }
  const changed = await changeStaffPassword(own, passwords, { ...client(), address }, now)
  expect(changed).toMatchObject({ ok: true })
})

test('ten wrong tries of the own password are the last of a sign-in, and of no other', async () => {
  const { email } = await aClerk()
  const [own, other] = [await signedIn(email), await signedIn(email)]
  for (let n = 0; n < 10; n++)
    await changeStaffPassword(own, { former: 'a guess', next }, client(), now)
  const passwords = { former: rightPassword, next }
  expect(await changeStaffPassword(own, passwords, client(), now)).toMatchObject({
    reason: 'too-many',
  })
  expect(await changeStaffPassword(other, passwords, client(), now)).toMatchObject({ ok: true })
})

test('changes are those of an account, whose name others may have', async () => {
  const [one, namesake] = [await aClerk(), await aClerk()]
  await actingAs(one, () => setStaffLanguage(one.id, 'de', now))
  await actingAs(namesake, () => setStaffLanguage(one.id, 'fr', now))
  await chooseStaffPassword(one.key, 'another lantern in the fog', newAddress(), now)
  await endStaff({ id: namesake.id }, now)
  const actors = (await listAuditChanges(10, { about: [one.id] })).map(
    ({ command, actorId, actor }) => [command, actorId, actor],
  )
  expect(actors).toContainEqual(['staff add', null, null])
  expect(actors).toContainEqual(['staff language', one.id, `Ravi <${one.email}>`])
  expect(actors).toContainEqual(['staff language', namesake.id, `Ravi <${namesake.email}>`])
  expect(actors).toContainEqual(['staff password', one.id, `Ravi <${one.email}>`])
})

test('links older than a day are deleted', async () => {
  const { id } = await aClerk()
  await sweepStaffSignIns(now + dayMs)
  const left = await db.read
    .selectFrom('staffLink')
    .select('staff')
    .where('staff', '=', id)
    .execute()
  expect(left).toEqual([])
})
