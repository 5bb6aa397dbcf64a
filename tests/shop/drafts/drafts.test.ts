import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { eraseCustomer } from '#app/shop/lifecycle/delete-account.server.ts'
import { mergeGuest } from '#app/shop/lifecycle/merge.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  draftDays,
  findDrafts,
  discardDraft,
  saveDraft,
  listWaitingForms,
  sweepDrafts,
} from '#app/shop/customers/drafts/drafts.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aCustomer, where } from '../accounts/customers.ts'

const now = Date.UTC(2026, 6, 1)
const draft = { form: 'profile.save', about: '', values: { name: 'Asha' } } as const
const find = (owner: string) => findDrafts(owner, ['profile.save'])

describe('a draft of a customer', () => {
  test('is shown to nobody before its customer has signed in', async () => {
    const [guest, customer] = [randomUUID(), await aCustomer()]
    expect(await saveDraft(guest, draft, now, customer)).toBe(true)
    expect(await listWaitingForms(guest)).toEqual(['profile.save'])
    expect(await find(guest)).toEqual([])
    await db.write((trx) => mergeGuest(trx, guest, ownerOf(customer), where()))
    expect(await find(ownerOf(customer))).toEqual([draft])
    await discardDraft(ownerOf(customer), 'profile.save', '')
    expect(await find(ownerOf(customer))).toEqual([])
  })

  test('is forgotten where another signs in', async () => {
    const [guest, customer, other] = [randomUUID(), await aCustomer(), await aCustomer()]
    await saveDraft(guest, draft, now, customer)
    await db.write((trx) => mergeGuest(trx, guest, ownerOf(other), where()))
    expect(await find(ownerOf(other))).toEqual([])
    await db.write((trx) => mergeGuest(trx, guest, ownerOf(customer), where()))
    expect(await find(ownerOf(customer))).toEqual([])
  })

  test('goes with the account, also where it still waits for the sign-in', async () => {
    const [guest, customer] = [randomUUID(), await aCustomer()]
    await saveDraft(guest, draft, now, customer)
    await db.write((trx) => eraseCustomer(trx, customer, 'en', now))
    expect(await listWaitingForms(guest)).toEqual([])
    expect(await saveDraft(guest, draft, now, customer)).toBe(false)
  })
})

test('drafts are forgotten after a week, those that an older version left too', async () => {
  const [guest, product] = [randomUUID(), await aBook()]
  await saveDraft(guest, draft, now)
  const review = { rating: 4, title: 'A', body: 'B', writer: 'C' }
  await db.write((trx) =>
    trx
      .insertInto('reviewDraft')
      .values({ owner: guest, productId: product, ...review, writtenAt: now })
      .execute(),
  )
  const left = () =>
    db.read.selectFrom('reviewDraft').select('owner').where('owner', '=', guest).execute()
  await sweepDrafts(now + draftDays * dayMs - 1)
  expect(await find(guest)).toEqual([draft])
  expect(await left()).toHaveLength(1)
  await sweepDrafts(now + draftDays * dayMs)
  expect(await find(guest)).toEqual([])
  expect(await left()).toEqual([])
})
