import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { retentionDays } from '#app/shop/operations/retention/retention.ts'
import { sweepOld } from '#app/shop/lifecycle/sweep-old.server.ts'
import { guestOrder } from '../accounts/customers.ts'

const now = Date.UTC(2040, 5, 1)

const aMessage = (sentAt: number) => {
  const row = { name: 'Asha', email: 'a@example.org', subject: 'Hi', message: 'Hi' }
  const id = randomUUID()
  return db
    .write((trx) =>
      trx
        .insertInto('contactMessage')
        .values({ id, ...row, language: 'en', sentAt })
        .execute(),
    )
    .then(() => id)
}

async function aNotice(declaredAt: number) {
  const id = randomUUID()
  const text = { name: 'Asha', orderText: 'X', email: 'a@example.org', content: 'X' }
  await db.write((trx) =>
    trx
      .insertInto('withdrawalNotice')
      .values({ id, ...text, language: 'en', declaredAt, orderNumber: null, returnId: null })
      .execute(),
  )
  return id
}

async function anAudit(at: number) {
  const id = randomUUID()
  await db.write((trx) =>
    trx
      .insertInto('audit')
      .values({ id, at, command: 'stock', about: 'b01', details: '{}' })
      .execute(),
  )
  return id
}

async function anOrder(placedAt: number) {
  const number = await guestOrder('asha@example.org', 'asha@example.org')
  await db.write((trx) =>
    trx.updateTable('customerOrder').set({ placedAt }).where('number', '=', number).execute(),
  )
  return number
}
const orderOf = (number: string) =>
  db.read
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()

const aReturn = (number: string) =>
  db.write((trx) =>
    trx
      .insertInto('orderReturn')
      .values({
        ...{ id: number, orderNumber: number, kind: 'return', reason: 'other', note: 'I read it' },
        ...{ state: 'received', announcedAt: 0, receivedAt: 0, settledAt: null },
      })
      .execute(),
  )
const noteOf = async (id: string) =>
  (
    await db.read
      .selectFrom('orderReturn')
      .select('note')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).note

const kinds = [
  ['messages', 'contactMessage', aMessage],
  ['declarations of withdrawal', 'withdrawalNotice', aNotice],
  ['notes of the command line', 'audit', anAudit],
] as const

describe('what the law no longer wants kept', () => {
  test.each(kinds)(
    '%s go when their time is over, and not a moment before',
    async (_, table, make) => {
      const end = now - retentionDays[table] * dayMs
      const [old, young] = [await make(end - 1), await make(end)]
      await sweepOld(now)
      const left = (await db.read.selectFrom(table).select('id').execute()).map(({ id }) => id)
      expect(left).toContain(young)
      expect(left).not.toContain(old)
    },
  )

  test('buyers are forgotten ten whole years after the year of the order; what was sold stays', async () => {
    const old = await anOrder(Date.UTC(2029, 11, 31, 23, 59))
    const young = await anOrder(Date.UTC(2030, 0, 1))
    const before = await orderOf(old)
    for (const number of [old, young]) await aReturn(number)
    await sweepOld(now)
    const stored = await orderOf(young)
    expect(stored?.email).toBe('asha@example.org')
    expect(stored?.name).toMatch(/./)
    expect(await orderOf(old)).toEqual({
      ...before,
      ...{ customer: null, visitor: '', name: '', email: '', emailFolded: '', telephone: null },
      ...{ addressLine1: '', addressLine2: null, postcode: '', city: '', region: null },
    })
    expect([await noteOf(old), await noteOf(young)]).toEqual([null, 'I read it'])
    expect(await sweepOld(now)).toBe(0)
  })
})
