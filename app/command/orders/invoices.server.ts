import { counted } from '#app/i18n/counted.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import {
  continueSeries,
  type ContinueSeriesOutcome,
} from '#app/shop/ordering/invoices/continue-series.server.ts'
import {
  invoicesBetween,
  type InvoicePeriod,
} from '#app/shop/ordering/invoices/list-invoices.server.ts'
import { countForZip, zipInvoices } from '#app/shop/ordering/invoices/zip-invoices.server.ts'
import {
  answerCommand,
  CommandError,
  readArguments,
  readVerb,
  UsageError,
} from '../answer-command.server.ts'
import { homeDay } from '../format-days.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { requireOut, writeNewFile } from '../write-new-file.server.ts'

const usage = `Usage: npm run shop -- invoices list --from DAY --until DAY [--json]
       npm run shop -- invoices export --from DAY --until DAY --out FILE.zip
       npm run shop -- invoices continue NUMBER
  list       lists invoices and credit notes in the order of their series
  export     writes them as PDF into a zip
  continue   begins after NUMBER, the last one of this year that another program gave, in the form
             of the setting invoiceSeries or creditNoteSeries; only while this year has none here,
             so that a mistake can be corrected; zeros for NUMBER undo it
  --from, --until   made on these days or between them, like 2026-10-01
`

export const runInvoices = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, () => {
    const verb = readVerb(args, ['list', 'export', 'continue'])
    return verbs[verb](args.slice(1), out, now)
  })

const verbs = { list, export: exportZip, continue: continueAfter }

const text = { type: 'string' } as const

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { from: text, until: text, json: { type: 'boolean' } })
  const period = readPeriod(values)
  const rows: object[] = []
  for await (const { document } of invoicesBetween(period)) {
    const { number, kind, orderNumber, issuedOn, totalMinor, currency, corrects } = document
    const total = decimal(totalMinor, currency)
    if (values.json)
      rows.push({
        ...{ number, kind, order: orderNumber, issuedOn, total, currency },
        corrects: corrects?.number ?? null,
      })
    else {
      const sum = `${kind === 'invoice' ? '' : '-'}${total} ${currency}`
      out.write(`${number}  ${issuedOn}  ${orderNumber}  ${sum}\n`)
    }
  }
  if (values.json) printJson(out, rows)
}

async function exportZip(args: string[], out: Out) {
  const { values } = readArguments(args, { from: text, until: text, out: text })
  const path = requireOut(values.out, 'FILE.zip')
  const period = readPeriod(values)
  const found = await countForZip(period)
  if (!found.ok)
    throw new CommandError(
      found.reason === 'none'
        ? 'No invoices were made on these days.'
        : `${found.count} invoices are more than a zip holds; name fewer days.`,
    )
  await writeNewFile(out, path, zipInvoices(period), counted(found.count, 'file'))
}

async function continueAfter(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['NUMBER'])
  const number = positionals[0]!.trim()
  const outcome = await continueSeries(number, now)
  if (!outcome.ok) throw new CommandError(`${printable(number)} ${reasonAgainst(outcome)}.`)
  const what = outcome.kind === 'invoice' ? 'invoice' : 'credit note'
  out.write(`The next ${what} is ${outcome.next}.\n`)
}

function reasonAgainst(outcome: Extract<ContinueSeriesOutcome, { ok: false }>): string {
  switch (outcome.reason) {
    case 'form':
      return `is not like ${outcome.series.join(' or ')}`
    case 'year':
      return `is not of ${outcome.year}, and each year begins anew`
    case 'long':
      return 'has more than eight digits after the year'
    case 'begun':
      return `would repeat or skip numbers, because this year has some here; the next one is ${outcome.next}`
  }
}

type Days = { from?: string | undefined; until?: string | undefined }

function readPeriod({ from, until }: Days): InvoicePeriod {
  if (from === undefined || until === undefined) throw new UsageError('Say --from and --until.')
  const period = {
    from: homeDay('--from', from).begins,
    until: homeDay('--until', until).ends,
  }
  if (period.until <= period.from) throw new UsageError(`--until ${until} is before --from.`)
  return period
}
