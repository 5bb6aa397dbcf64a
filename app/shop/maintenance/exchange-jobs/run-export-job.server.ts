import { exportCatalogue } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import { exportCustomers } from '#app/shop/exchange/export/export-customers.server.ts'
import { exportOnix } from '#app/shop/exchange/export/export-onix.server.ts'
import { exportOrders } from '#app/shop/exchange/export/export-orders.server.ts'
import { zipInvoices } from '#app/shop/ordering/invoices/zip-invoices.server.ts'
import type { ExportJobOptions, ExportKind } from './exchange-job.ts'
import { writeJobFile } from './exchange-parts.server.ts'
import type { RunningJob } from './running-job.server.ts'

type Content = AsyncIterable<string | Uint8Array>

/** A backup is written to a file first (run-backup-job.server.ts). */
type StreamedKind = Exclude<ExportKind, 'backup'>

const contents: Record<StreamedKind, (options: ExportJobOptions, now: number) => Content> = {
  catalogue: (_, now) => exportCatalogue(now),
  onix: (_, now) => exportOnix(now),
  orders: () => exportOrders(),
  customers: () => exportCustomers(),
  invoices: ({ from = 0, until = 0 }) => zipInvoices({ from, until }),
}

/** Writes an export, which is stored a part at a time. */
export async function runExportJob(
  job: { id: string; kind: StreamedKind; options: string },
  running: RunningJob,
  now: number,
): Promise<undefined> {
  const options = JSON.parse(job.options) as ExportJobOptions
  await writeCounted(job.id, contents[job.kind](options, now), running)
}

/** Stores the file of a job, and its bytes as the progress. */
export const writeCounted = (id: string, content: Content, running: RunningJob): Promise<void> =>
  writeJobFile(id, counted(content, running))

async function* counted(content: Content, running: RunningJob): AsyncGenerator<Buffer> {
  for await (const some of content) {
    running.signal.throwIfAborted()
    const bytes = Buffer.from(some)
    await running.advance(bytes.length)
    yield bytes
  }
}
