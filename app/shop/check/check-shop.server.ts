import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { checkOrders } from './check-orders.server.ts'
import { checkPayments } from './check-payments.server.ts'
import { checkProducts } from './check-products.server.ts'
import { fault, type Finding } from './finding.ts'

/** Everything in the shop that is not as it must be. It only reads, and the shop may run. */
export async function* checkShop(now = Date.now()): AsyncGenerator<Finding> {
  yield* await checkFile()
  yield* checkOrders()
  yield* await checkPayments()
  yield* checkProducts(now)
  yield* await checkMail()
}

/** PostgreSQL keeps its keys by itself; of the embedded file a power cut or another program may have the better. */
async function checkFile(): Promise<Finding[]> {
  if (db.dialect === 'postgres') return []
  // Not through the reader: what it remembers of the search index from before another's write is no fault.
  const { rows: sound } = await sql<{
    integrityCheck: string
  }>`pragma integrity_check(20)`.execute(db.writer)
  const { rows: keys } = await sql<{
    table: string
    parent: string
  }>`pragma foreign_key_check`.execute(db.read)
  const counted = new Map<string, number>()
  for (const { table, parent } of keys) {
    const pair = `${table} rows refer to ${parent} rows that are not there`
    counted.set(pair, (counted.get(pair) ?? 0) + 1)
  }
  return [
    ...sound
      .filter(({ integrityCheck }) => integrityCheck !== 'ok')
      .map(({ integrityCheck }) => fault('database', integrityCheck)),
    ...[...counted].map(([pair, count]) => fault('database', `${count} ${pair}`)),
  ]
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
    fault(`mail ${id}`, `${kind} was given up after ${attempts} attempts (mail retry ${id})`),
  )
}
