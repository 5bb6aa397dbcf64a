import { db } from '#app/database/database.server.ts'
import type { DaySaleTable } from '#app/database/tables.ts'
import { taxChangesBetween } from '#app/shop/ordering/payments/tax-report.server.ts'

type Place = Pick<DaySaleTable, 'country' | 'currency'>

const nothing = {
  ...{ orders: 0, grossMinor: 0, taxMinor: 0, offGrossMinor: 0, offTaxMinor: 0 },
  ...{ returns: 0, refunds: 0, refundedMinor: 0 },
}

/** Returns the sums of a day, which lasts from `from` to before `until` (ms UTC), by country and currency. */
export async function sumSales(day: string, from: number, until: number): Promise<DaySaleTable[]> {
  const rows = new Map<string, DaySaleTable>()
  const rowOf = ({ country, currency }: Place): DaySaleTable => {
    const key = `${country} ${currency}`
    const row = rows.get(key) ?? { day, country, currency, ...nothing }
    rows.set(key, row)
    return row
  }
  for await (const { order, parts, sign } of taxChangesBetween(from, until)) {
    const row = rowOf(order)
    const gross = sum(parts.map(({ grossMinor }) => grossMinor))
    const tax = sum(parts.map(({ taxMinor }) => taxMinor))
    if (sign === 1) {
      row.orders += 1
      row.grossMinor += gross
      row.taxMinor += tax
    } else {
      row.offGrossMinor += gross
      row.offTaxMinor += tax
    }
  }
  for (const { count, ...place } of await countReturns(from, until)) rowOf(place).returns = count
  for (const { count, amount, ...place } of await sumRefunds(from, until))
    Object.assign(rowOf(place), { refunds: count, refundedMinor: amount })
  return [...rows.values()]
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

const countReturns = (from: number, until: number) =>
  db.read
    .selectFrom('orderReturn')
    .innerJoin('customerOrder', 'number', 'orderNumber')
    .where('announcedAt', '>=', from)
    .where('announcedAt', '<', until)
    .groupBy(['country', 'currency'])
    .select(['country', 'currency', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()

/** Money that was paid back counts whatever it was for, also if it came twice or too late. */
const sumRefunds = (from: number, until: number) =>
  db.read
    .selectFrom('refund')
    .innerJoin('customerOrder', 'number', 'orderNumber')
    .where('refund.state', '=', 'done')
    .where('doneAt', '>=', from)
    .where('doneAt', '<', until)
    .groupBy(['country', 'currency'])
    .select(({ fn }) => [
      'country',
      'currency',
      fn.countAll<number>().as('count'),
      fn.sum<number>('amountMinor').as('amount'),
    ])
    .execute()
