import { sql, Migrator, type Kysely, type Migration } from 'kysely'
import type { Database } from './connection.server.ts'
import * as shop from './migrations/001-shop.ts'
import * as search from './migrations/002-search.ts'
import * as taxAndDelivery from './migrations/003-tax-and-delivery.ts'
import * as lists from './migrations/004-lists.ts'
import * as accounts from './migrations/005-accounts.ts'
import * as afterTheOrder from './migrations/006-after-the-order.ts'
import * as ebooksForSale from './migrations/007-ebooks-for-sale.ts'
import * as answersToMail from './migrations/008-answers-to-mail.ts'
import type { ColumnTypes } from './migrations/draft.ts'

type Step = { up(database: Kysely<unknown>, types: ColumnTypes): Promise<void> }

const steps: Record<string, Step> = {
  '001-shop': shop,
  '002-search': search,
  '003-tax-and-delivery': taxAndDelivery,
  '004-lists': lists,
  '005-accounts': accounts,
  '006-after-the-order': afterTheOrder,
  '007-ebooks-for-sale': ebooksForSale,
  '008-answers-to-mail': answersToMail,
}

/** The last step: two databases of one version have the same tables. */
export const schemaVersion = Object.keys(steps).at(-1)!

/**
 * Brings the schema up to date. Several processes may call it at once: one migrates, the others wait
 * and find nothing to do. A step that fails leaves nothing behind.
 */
export async function migrate(database: Database) {
  const lite = database.dialect === 'sqlite'
  const types: ColumnTypes = {
    dialect: database.dialect,
    whole: lite ? sql`integer` : sql`bigint`,
    key: lite ? sql`text` : sql`text collate "C"`,
    text: 'text',
    end: lite ? sql`strict` : sql``,
  }
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      { up: (d: Kysely<unknown>) => step.up(d, types) },
    ]),
  )
  const migrator = new Migrator({
    db: database.writer,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error) throw error
  if (error) throw new Error('The schema could not be brought up to date', { cause: error })
}
