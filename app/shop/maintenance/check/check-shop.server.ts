import { db } from '#app/database/database.server.ts'
import { checkEmptied, checkFile, checkKeys } from './check-database.server.ts'
import { checkEbookFiles } from './check-ebook-files.server.ts'
import { checkInvoices } from './check-invoices.server.ts'
import { checkOrders } from './check-orders.server.ts'
import { checkPayments } from './check-payments.server.ts'
import { checkProducts } from './check-products.server.ts'
import { checkStoredFiles } from './check-stored-files.server.ts'
import { checkTax } from './check-tax.server.ts'
import { fault, type Finding } from '#app/shop/operations/findings/finding.ts'

/** Reports everything in the shop that is inconsistent. It only reads, so the shop may run. */
export async function* checkShop(now = Date.now()): AsyncGenerator<Finding> {
  const damage = await checkFile()
  yield* damage
  // The rows of a damaged file cannot be trusted, and reading them may fail.
  if (damage.length > 0) return
  yield* await checkKeys()
  yield* await checkEmptied()
  yield* checkOrders()
  yield* checkInvoices(now)
  yield* await checkPayments(now)
  yield* await checkTax(now)
  yield* checkProducts(now)
  yield* checkEbookFiles()
  yield* checkStoredFiles()
  yield* await checkMail()
}

async function checkMail(): Promise<Finding[]> {
  const mails = await db.read
    .selectFrom('outbox')
    .where('failedAt', 'is not', null)
    .select(['id', 'kind', 'attempts'])
    .orderBy('failedAt')
    .orderBy('id')
    .execute()
  return mails.map(({ id, kind, attempts }) =>
    fault(`mail ${id}`, `${kind} was given up after ${attempts} attempts (mail retry ${id})`, {
      code: 'mail-given-up',
      facts: { count: attempts },
    }),
  )
}
