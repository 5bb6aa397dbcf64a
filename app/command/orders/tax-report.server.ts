import { decimal } from '#app/i18n/format/decimal.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import { reportTaxes, type TaxReportRow } from '#app/shop/ordering/payments/tax-report.server.ts'
import { answerCommand, readArguments, UsageError } from '../answer-command.server.ts'
import { homeDay } from '../format-days.server.ts'
import { printJson, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- tax-report --from 2026-10-01 --to 2026-12-31 [--json|--csv]
  Sums net, tax and gross of the orders placed on these days of the home market, both included, by country, currency,
  rate and kind, with delivery separately. Cancellations and refunds of these days are deducted, whenever their orders
  were placed: from their lines at the lines' rates; a refund without lines from all that was left of the order.
`

export const runTaxReport = (args: string[], out: Out): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
    const { values } = readArguments(args, { from: text, to: text, json: flag, csv: flag })
    if (values.from === undefined || values.to === undefined)
      throw new UsageError('Say --from and --to.')
    if (values.json && values.csv) throw new UsageError('Say one of --json and --csv.')
    const from = homeDay('--from', values.from).begins
    const until = homeDay('--to', values.to).ends
    if (until <= from) throw new UsageError(`--to ${values.to} is before --from.`)
    const rows = await reportTaxes(from, until)
    if (values.json)
      printJson(out, { from: values.from, to: values.to, rows: rows.map(forPrograms) })
    else if (values.csv) out.write(csvOf(rows))
    else out.write(tableOf(rows))
  })

const percent = (basisPoints: number | null) =>
  basisPoints === null ? '' : String(basisPoints / 100)

const forPrograms = (row: TaxReportRow) => ({
  country: row.country,
  currency: row.currency,
  kind: row.kind,
  ratePercent: row.basisPoints === null ? null : row.basisPoints / 100,
  net: decimal(row.netMinor, row.currency),
  tax: decimal(row.taxMinor, row.currency),
  gross: decimal(row.grossMinor, row.currency),
})

const columns = ['country', 'currency', 'rate_percent', 'kind', 'net', 'tax', 'gross']

const cellsOf = (rows: TaxReportRow[]): string[][] => [
  columns,
  ...rows.map((row) => [
    row.country,
    row.currency,
    percent(row.basisPoints),
    row.kind,
    decimal(row.netMinor, row.currency),
    decimal(row.taxMinor, row.currency),
    decimal(row.grossMinor, row.currency),
  ]),
]

const csvOf = (rows: TaxReportRow[]) => cellsOf(rows).map(csvRow).join('')

function tableOf(rows: TaxReportRow[]): string {
  if (rows.length === 0) return 'No orders in this time.\n'
  const table = cellsOf(rows)
  const widths = columns.map((_, n) => Math.max(...table.map((row) => row[n]!.length)))
  const aligned = table.map((row) =>
    row.map((cell, n) => (n < 4 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join('  '),
  )
  return `${aligned.map((line) => line.trimEnd()).join('\n')}\n`
}
