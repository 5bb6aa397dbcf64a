import type { LoaderFunctionArgs } from '@remix-run/node'
import { streamChunks } from '#app/loaders/stream-chunks.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { privateHeaders } from '#app/http/private-file.server.ts'
import { exportCustomers } from '#app/shop/exchange/export/export-customers.server.ts'

/** Sends all accounts as CSV while they are read, as `export customers --csv` writes them. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'owner')
  const { signal, method } = args.request
  const body =
    method === 'HEAD'
      ? null
      : streamChunks(bytesOf(exportCustomers()), { signal, drained: args.context.drained })
  return new Response(body, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="customers.csv"',
    },
  })
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
