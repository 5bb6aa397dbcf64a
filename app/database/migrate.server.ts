import { sql, Migrator, type Kysely, type Migration } from 'kysely'
import type { Database } from './connection.server.ts'
import * as shop from './migrations/001-010/001-shop.ts'
import * as search from './migrations/001-010/002-search.ts'
import * as taxAndDelivery from './migrations/001-010/003-tax-and-delivery.ts'
import * as lists from './migrations/001-010/004-lists.ts'
import * as accounts from './migrations/001-010/005-accounts.ts'
import * as afterTheOrder from './migrations/001-010/006-after-the-order.ts'
import * as ebooksForSale from './migrations/001-010/007-ebooks-for-sale.ts'
import * as answersToMail from './migrations/001-010/008-answers-to-mail.ts'
import * as byLine from './migrations/001-010/009-by-line.ts'
import * as searchColumns from './migrations/001-010/010-search-columns.ts'
import * as reviews from './migrations/011-020/011-reviews.ts'
import * as imports from './migrations/011-020/012-imports.ts'
import * as people from './migrations/011-020/014-people.ts'
import * as feedIndexes from './migrations/011-020/015-feed-indexes.ts'
import * as ebookTexts from './migrations/011-020/016-ebook-texts.ts'
import * as ebooksWhenPaid from './migrations/011-020/018-ebooks-when-paid.ts'
import * as orderNetworks from './migrations/011-020/019-order-networks.ts'
import * as knownDevices from './migrations/011-020/020-known-devices.ts'
import * as reportsByNetwork from './migrations/021-030/021-reports-by-network.ts'
import * as exactSalePrices from './migrations/021-030/022-exact-sale-prices.ts'
import * as drafts from './migrations/021-030/023-drafts.ts'
import * as ownLanguage from './migrations/021-030/024-own-language.ts'
import * as orderArrival from './migrations/021-030/025-order-arrival.ts'
import * as shopSettings from './migrations/021-030/026-shop-settings.ts'
import * as ownTexts from './migrations/021-030/029-own-texts.ts'
import * as deliveryPrices from './migrations/021-030/030-delivery-prices.ts'
import * as pickup from './migrations/031-pickup.ts'
import * as ownCategories from './migrations/032-own-categories.ts'
import * as shopkeeperMails from './migrations/033-shopkeeper-mails.ts'
import * as moreCurrencies from './migrations/035-more-currencies.ts'
import * as invoices from './migrations/036-invoices.ts'
import * as productPictures from './migrations/037-product-pictures.ts'
import * as ebookFiles from './migrations/038-ebook-files.ts'
import * as hiddenProducts from './migrations/039-hidden-products.ts'
import * as ebookSizes from './migrations/040-ebook-sizes.ts'
import * as storedFiles from './migrations/041-stored-files.ts'
import * as searchMarks from './migrations/042-search-marks.ts'
import * as refundPayments from './migrations/043-refund-payments.ts'
import * as announcedEditions from './migrations/044-announced-editions.ts'
import * as staff from './migrations/045-staff.ts'
import * as orderNotes from './migrations/046-order-notes.ts'
import * as orderChannels from './migrations/047-order-channels.ts'
import * as messageAnswers from './migrations/048-message-answers.ts'
import * as reviewAnswers from './migrations/049-review-answers.ts'
import * as exchangeJobs from './migrations/051-exchange-jobs.ts'
import * as figures from './migrations/052-figures.ts'
import * as changesByKind from './migrations/053-changes-by-kind.ts'
import * as officeIndexes from './migrations/056-office-indexes.ts'
import * as searchedCustomers from './migrations/058-searched-customers.ts'
import * as orderSearch from './migrations/059-order-search.ts'
import * as orderCounts from './migrations/063-order-counts.ts'
import type { ColumnTypes } from './create-tables.ts'
import { listAppliedMigrations } from './applied-migrations.server.ts'

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
  '009-by-line': byLine,
  '010-search-columns': searchColumns,
  '011-reviews': reviews,
  '012-imports': imports,
  '014-people': people,
  '015-feed-indexes': feedIndexes,
  '016-ebook-texts': ebookTexts,
  '018-ebooks-when-paid': ebooksWhenPaid,
  '019-order-networks': orderNetworks,
  '020-known-devices': knownDevices,
  '021-reports-by-network': reportsByNetwork,
  '022-exact-sale-prices': exactSalePrices,
  '023-drafts': drafts,
  '024-own-language': ownLanguage,
  '025-order-arrival': orderArrival,
  '026-shop-settings': shopSettings,
  '029-own-texts': ownTexts,
  '030-delivery-prices': deliveryPrices,
  '031-pickup': pickup,
  '032-own-categories': ownCategories,
  '033-shopkeeper-mails': shopkeeperMails,
  '035-more-currencies': moreCurrencies,
  '036-invoices': invoices,
  '037-product-pictures': productPictures,
  '038-ebook-files': ebookFiles,
  '039-hidden-products': hiddenProducts,
  '040-ebook-sizes': ebookSizes,
  '041-stored-files': storedFiles,
  '042-search-marks': searchMarks,
  '043-refund-payments': refundPayments,
  '044-announced-editions': announcedEditions,
  '045-staff': staff,
  '046-order-notes': orderNotes,
  '047-order-channels': orderChannels,
  '048-message-answers': messageAnswers,
  '049-review-answers': reviewAnswers,
  '051-exchange-jobs': exchangeJobs,
  '052-figures': figures,
  '053-changes-by-kind': changesByKind,
  '056-office-indexes': officeIndexes,
  '058-searched-customers': searchedCustomers,
  '059-order-search': orderSearch,
  '063-order-counts': orderCounts,
}

/** The order of the steps is the order in which they run. */
export const stepNames = Object.keys(steps)

/** Databases with the same last step have the same tables. */
export const schemaVersion = stepNames.at(-1)!

/**
 * A step that waits for a lock blocks all queries after it, so it fails instead and may be retried.
 */
const lockWithinMs = 3000

/** The error means that the tables are of a newer version of the shop. */
export class NewerSchemaError extends Error {}

/**
 * Migrates to the current schema while an older version may still serve: a step adds, and removes
 * only what no running version reads (docs/operations.md). Of concurrent calls one migrates, the
 * others wait. A step that fails is rolled back.
 * @throws {NewerSchemaError}
 */
export async function migrate(database: Database) {
  const newest = (await listAppliedMigrations(database.writer)).at(-1)
  if (newest !== undefined && newest > schemaVersion)
    throw new NewerSchemaError(
      `its tables are of a newer version of the shop (${newest}), this one knows those up to ${schemaVersion}`,
    )
  await migrateTo(database, schemaVersion)
}

/** Migrates to an earlier version, as a shop of that version has it. */
export async function migrateTo(database: Database, version: string) {
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
      {
        async up(d: Kysely<unknown>) {
          // The timeout is not set earlier, since before the first step the migrator may wait long
          // for other processes.
          if (!lite) await sql`set local lock_timeout = ${sql.lit(lockWithinMs)}`.execute(d)
          await step.up(d, types)
        },
      },
    ]),
  )
  const migrator = new Migrator({
    db: database.writer,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateTo(version)
  if (error instanceof Error) throw error
  if (error) throw new Error('The schema could not be brought up to date', { cause: error })
}
