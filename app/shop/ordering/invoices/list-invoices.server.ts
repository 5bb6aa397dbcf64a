import { db } from '#app/database/database.server.ts'
import { readDocument, type InvoiceDocument } from './invoice-document.schema.ts'

/** Holds moments between which invoices were made, in ms UTC; `until` is not included. */
export type InvoicePeriod = { from: number; until: number }

const atOnce = 100

/** Yields what the invoices and credit notes of a time state, in the order of their series. */
export async function* invoicesBetween({
  from,
  until,
}: InvoicePeriod): AsyncGenerator<{ document: InvoiceDocument; issuedAt: number }> {
  for (let after = { kind: '', year: 0, sequence: 0 }; ;) {
    const { kind, year, sequence } = after
    const rows = await db.read
      .selectFrom('invoice')
      .selectAll()
      .where('issuedAt', '>=', from)
      .where('issuedAt', '<', until)
      .where((row) =>
        row(
          row.refTuple('kind', 'year', 'sequence'),
          '>',
          row.tuple(kind as 'invoice', year, sequence),
        ),
      )
      .orderBy('kind')
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
