import { db } from '#app/database/database.server.ts'
import type { InvoiceKind } from '#app/database/tables.ts'
import { readDocument, type InvoiceDocument } from './invoice-document.schema.ts'

/** Holds moments between which invoices were made, in ms UTC; `until` is not included. */
export type InvoicePeriod = { from: number; until: number }

const atOnce = 100

type Dated = { document: InvoiceDocument; issuedAt: number }

/** Yields what the invoices and then the credit notes of a time state, each in the order of their series. */
export async function* invoicesBetween(period: InvoicePeriod): AsyncGenerator<Dated> {
  yield* seriesBetween('invoice', period)
  yield* seriesBetween('credit-note', period)
}

async function* seriesBetween(
  kind: InvoiceKind,
  { from, until }: InvoicePeriod,
): AsyncGenerator<Dated> {
  for (let after = { year: 0, sequence: 0 }; ;) {
    const { year, sequence } = after
    const rows = await db.read
      .selectFrom('invoice')
      .selectAll()
      .where('kind', '=', kind)
      .where('issuedAt', '>=', from)
      .where('issuedAt', '<', until)
      .where((row) => row(row.refTuple('year', 'sequence'), '>', row.tuple(year, sequence)))
      .orderBy('year')
      .orderBy('sequence')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    for (const row of rows) yield { document: readDocument(row), issuedAt: row.issuedAt }
    after = last
  }
}

export const countInvoices = async ({ from, until }: InvoicePeriod): Promise<number> => {
  const { count } = await db.read
    .selectFrom('invoice')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('issuedAt', '>=', from)
    .where('issuedAt', '<', until)
    .executeTakeFirstOrThrow()
  return Number(count)
}
