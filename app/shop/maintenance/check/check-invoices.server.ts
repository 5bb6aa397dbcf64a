import { db } from '#app/database/database.server.ts'
import type { InvoiceTable } from '#app/database/tables.ts'
import { fault, type Finding } from '#app/shop/operations/findings/finding.ts'
import { ordersRetainedSince } from '#app/shop/operations/retention/retention.ts'
import { grossOf, subtractSums } from '#app/shop/ordering/invoices/invoice-sums.ts'
import { readDocument, readSums } from '#app/shop/ordering/invoices/invoice-document.schema.ts'
import { subtractParts } from '#app/shop/ordering/payments/tax-parts.ts'
import { findSales, type Sale } from '#app/shop/ordering/payments/tax-reductions.server.ts'
import { formatInvoiceNumber } from '#app/shop-settings/invoice-series.ts'

const ordersAtOnce = 100

/** Checks that no number is missing, and that invoices less credit notes come to what is left of each sale. */
export async function* checkInvoices(now: number): AsyncGenerator<Finding> {
  yield* await listGaps(now)
  for (let after = ''; ;) {
    const orders = await db.read
      .selectFrom('invoice')
      .select('orderNumber')
      .distinct()
      .where('orderNumber', '>', after)
      .orderBy('orderNumber')
      .limit(ordersAtOnce)
      .execute()
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    const last = numbers.at(-1)
    if (last === undefined) return
    yield* await checkOrdersInvoices(numbers)
    after = last
  }
}

/** Invoices of years before the retention's are deleted, and their series stay. */
async function listGaps(now: number): Promise<Finding[]> {
  const since = new Date(ordersRetainedSince(now)).getUTCFullYear()
  const series = await db.read
    .selectFrom('invoiceSeries')
    .selectAll()
    .where('year', '>', since)
    .execute()
  const made = await db.read
    .selectFrom('invoice')
    .select((row) => ['kind', 'year', row.fn.countAll<number>().as('count')])
    .select((row) => [row.fn.min('sequence').as('least'), row.fn.max('sequence').as('most')])
    .where('year', '>', since)
    .groupBy(['kind', 'year'])
    .execute()
  const begun = series.flatMap(({ kind, year, first, last }) => {
    const own = made.find((one) => one.kind === kind && one.year === year)
    const [given, there] = [last - first + 1, Number(own?.count ?? 0)]
    const isWhole = there === 0 || (own!.least === first && own!.most === last)
    if (given === there && isWhole) return []
    return [fault(`series ${kind} ${year}`, `gave ${given} numbers, and ${there} are there`)]
  })
  const strange = made.filter(({ kind, year }) =>
    series.every((one) => one.kind !== kind || one.year !== year),
  )
  return [
    ...begun,
    ...strange.map(({ kind, year }) => fault(`series ${kind} ${year}`, 'has numbers without it')),
  ]
}

async function checkOrdersInvoices(numbers: string[]): Promise<Finding[]> {
  const rows = await db.read
    .selectFrom('invoice')
    .selectAll()
    .where('orderNumber', 'in', numbers)
    .execute()
  const sales = await findSales(numbers)
  return [
    ...rows.flatMap(checkInvoice),
    ...numbers.flatMap((number) =>
      checkSale(
        number,
        rows.filter(({ orderNumber }) => orderNumber === number),
        sales.get(number),
      ),
    ),
  ]
}

function checkInvoice(row: InvoiceTable): Finding[] {
  const { number, series } = row
  const [stated, own] = [readDocument(row).totalMinor, grossOf(readSums(row))]
  return [
    ...(number === formatInvoiceNumber(series, row) ? [] : ['its number is not of its series']),
    ...(stated === own ? [] : [`it states ${stated}, and its parts come to ${own}`]),
  ].map((says) => fault(`invoice ${number}`, says))
}

/** An invoice may be deleted a year before its credit note. */
function checkSale(number: string, rows: InvoiceTable[], sale: Sale | undefined): Finding[] {
  const invoice = rows.find(({ kind }) => kind === 'invoice')
  if (!invoice || !sale) return []
  const credited = rows.filter((one) => one !== invoice).map(readSums)
  const stated = subtractSums(readSums(invoice), credited)
  if (subtractParts(stated.parts, sale.left).length === 0 && grossOf(stated) === leftOf(sale))
    return []
  const says = `its invoice less its credit notes comes to ${grossOf(stated)}, what is left of its sale to ${leftOf(sale)}`
  return [fault(`order ${number}`, says)]
}

const leftOf = ({ left }: Sale) => grossOf({ parts: left })
