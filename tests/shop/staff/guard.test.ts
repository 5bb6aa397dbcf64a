import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { storeToken } from '#app/office/frame/office-cookie.server.ts'
import { requireOffice } from '#app/office/frame/staff-context.server.ts'
import { findOfficeVisit } from '#app/server/office-guard.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { now } from '../accounts/customers.ts'
import { aClerk, signedIn } from './staff.ts'

const rename = (from: string, to: string) =>
  db.write((trx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(trx))

let taken: string | undefined
/** Makes every query of a table fail until the test ends. */
async function takeAway(table: string) {
  taken = table
  await rename(table, 'taken_away')
}
afterEach(async () => {
  if (taken !== undefined) await rename('taken_away', taken)
  taken = undefined
})

const cookieOf = async (token: string) => (await storeToken(token)).split(';')[0]!

describe('the guard of the back office', () => {
  test('asks at most each two seconds whether there is staff', async () => {
    expect(await findOfficeVisit('/office', '', now)).toBeUndefined()
    await takeAway('staff')
    expect(await findOfficeVisit('/office', '', now + 1999)).toBeUndefined()
    expect(takeLoggedErrors()).toEqual([])
    expect(await findOfficeVisit('/office', '', now + 2000)).toBeUndefined()
    expect(takeLoggedErrors()).toHaveLength(1)
  })

  test('tells of a fault to who has a signed cookie, and to nobody else', async () => {
    const { email } = await aClerk()
    const cookie = await cookieOf((await signedIn(email)).token)
    expect(await findOfficeVisit('/office/staff', cookie, now)).toMatchObject({
      signIn: { staff: { email } },
    })
    await takeAway('staff_sign_in')
    const office = await findOfficeVisit('/office/staff', cookie, now)
    expect(() => requireOffice({ office } as Parameters<typeof requireOffice>[0])).toThrow(/staff/)
    for (const other of ['', `${cookie.slice(0, -3)}AAA`])
      expect(await findOfficeVisit('/office/staff', other, now)).toBeUndefined()
    takeLoggedErrors()
  })

  test('uses neither of two signed cookies', async () => {
    const [one, other] = [await aClerk(), await aClerk()]
    const own = await cookieOf((await signedIn(one.email)).token)
    const planted = await cookieOf((await signedIn(other.email)).token)
    expect(await findOfficeVisit('/office/staff', `${own}; ${planted}`, now)).toBeUndefined()
    expect(await findOfficeVisit('/office/staff', `${own}; ${own}`, now)).toBeDefined()
  })
})
