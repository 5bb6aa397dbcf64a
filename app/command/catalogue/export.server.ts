import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportCatalogue } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { exportCustomers } from '#app/shop/exchange/export/export-customers.server.ts'
import { exportOnix } from '#app/shop/exchange/export/export-onix.server.ts'
import { exportOrders } from '#app/shop/exchange/export/export-orders.server.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  CommandError,
  UsageError,
} from '../answer-command.server.ts'
import type { Out } from '../out.server.ts'

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
    if (values.to === undefined) await print(rows[what](now), out)
    else out.write(`Written: ${values.to} (${await writeTo(values.to, rows[what](now))} bytes)\n`)
  })

async function writeOnix(args: string[], out: Out, now: number) {
  const { positionals } = readArguments(args, {}, ['FILE'])
  const [path = ''] = positionals
  out.write(`Written: ${path} (${await writeTo(path, exportOnix(now))} bytes)\n`)
}

/** Waits for the reader, so that the output is not buffered in memory. */
async function print(rows: AsyncIterable<string>, out: Out) {
  for await (const some of rows) {
    if (out.isClosed?.()) return
    out.write(some)
    await out.drained?.()
  }
}

async function writeTo(path: string, rows: AsyncIterable<string>): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await once(file, 'open')
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new CommandError(
      isThere ? `${path} is there already; name a new file.` : `${path} cannot be written.`,
    )
  }
  await pipeline(Readable.from(rows), file)
  return file.bytesWritten
}
