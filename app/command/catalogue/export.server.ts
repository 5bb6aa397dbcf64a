import { exportCatalogue } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { exportCustomers } from '#app/shop/exchange/export/export-customers.server.ts'
import { exportOnix } from '#app/shop/exchange/export/export-onix.server.ts'
import { exportOrders } from '#app/shop/exchange/export/export-orders.server.ts'
import { answerCommand, readArguments, readVerb, UsageError } from '../answer-command.server.ts'
import { printEach, type Out } from '../out.server.ts'
import { writeNewFile } from '../write-new-file.server.ts'

const usage = `Usage: npm run --silent shop -- export orders|customers|catalogue --csv [--to FILE]
       npm run --silent shop -- export onix FILE
  orders      a row for each line of each order
  customers   the accounts, without passwords
  catalogue   the products, in the format of \`shop import\` (docs/import.md)
  onix        the books for sale, as an ONIX 3.1 message in a new file
  --to        write to a new file, readable by this user only, instead of the output
`

export const runExport = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const what = readVerb(args, ['orders', 'customers', 'catalogue', 'onix'])
    if (what === 'onix') return writeOnix(args.slice(1), out, now)
    const options = { csv: { type: 'boolean' }, to: { type: 'string' } } as const
    const { values } = readArguments(args.slice(1), options)
    if (!values.csv) throw new UsageError('Say --csv, the one form that there is.')
    const rows = { orders: exportOrders, customers: exportCustomers, catalogue: exportCatalogue }
    if (values.to === undefined) await printEach(rows[what](now), out)
    else await writeNewFile(out, values.to, rows[what](now))
  })

async function writeOnix(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['FILE'])
  const [path = ''] = positionals
  await writeNewFile(out, path, exportOnix(now))
}
