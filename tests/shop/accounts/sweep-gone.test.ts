import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { customerTables, ownedTables } from '#app/shop/lifecycle/customer-areas.server.ts'
import { deleteAccount } from '#app/shop/lifecycle/delete-account.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { sweepGoneCustomers } from '#app/shop/lifecycle/sweep-gone.server.ts'
import { recordView } from '#app/shop/lists/viewed/viewed.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { fillCart } from '../cart/shoppers.ts'
import { anOrder, giveAll, tablesWith } from './belongings.ts'
import { buyerOf, now } from './customers.ts'
import { aSignedIn, own } from './own.ts'

/** What a page that knew the owner still wrote after the account was deleted. */
async function leaveBehind(): Promise<string> {
  const customer = await aSignedIn()
  const { customerId } = customer
  await deleteAccount(customer, own(), 'en', now)
  const product = await aThing()
  await fillCart(ownerOf(customerId), [[product, 1]])
  await recordView(ownerOf(customerId), product, now)
  return customerId
}

describe('what comes to the things of a customer who is gone', () => {
  test('is forgotten by the sweep', async () => {
    const customer = await leaveBehind()
    expect(await tablesWith(customer)).toEqual(expect.arrayContaining(['cartLine', 'viewed']))
    await sweepGoneCustomers(now)
    expect(await tablesWith(customer)).toEqual([])
  })

  test('an order too, which is let go', async () => {
    const customer = await leaveBehind()
    const number = await anOrder(customer, 'gone@example.org')
    await sweepGoneCustomers(now)
    expect(await buyerOf(number)).toBeNull()
    expect(await tablesWith(customer)).toEqual([])
  })

  test('leaves what others have', async () => {
    const there = await aSignedIn()
    const number = await giveAll(there)
    const product = await aThing()
    await fillCart('a guest', [[product, 1]])
    const before = await tablesWith(there.customerId)
    await sweepGoneCustomers(now)
    expect(await tablesWith(there.customerId)).toEqual(before)
    expect(await buyerOf(number)).toBe(there.customerId)
    expect(await tablesWith('a guest')).toContain('cartLine')
  })
})

/** All tables in which a column names a customer or an owner, as the database says. */
async function tablesNaming(column: string): Promise<string[]> {
  const tables = await db.read.introspection.getTables()
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === column))
    .map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .sort()
}

/** Those whose rows the database itself keeps a customer for. */
async function tablesReferring(): Promise<string[]> {
  const query =
    db.dialect === 'sqlite'
      ? sql<{ name: string }>`select distinct m.name from sqlite_master as m,
          pragma_foreign_key_list(m.name) as f where m.type = 'table' and f."table" = 'customer'`
      : sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'customer'::regclass`
  const { rows } = await query.execute(db.read)
  return rows
    .map(({ name }) => name.replace(/_([a-z])/g, (_, at: string) => at.toUpperCase()))
    .sort()
}

describe('the deletion of a customer', () => {
  test('knows every table that the database ties to them', async () => {
    const referring = await tablesReferring()
    expect(referring).not.toEqual([])
    expect(referring).toEqual([...customerTables].sort())
  })

  test('knows every table that names a customer or an owner', async () => {
    // Orders are let go.
    expect(await tablesNaming('customer')).toEqual([...customerTables, 'customerOrder'].sort())
    expect(await tablesNaming('owner')).toEqual([...ownedTables].sort())
  })
})
