import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { streamFile } from '#app/office/files/stream-file.server.ts'
import { exportCustomers } from '#app/shop/exchange/export/export-customers.server.ts'

/** Sends all accounts as CSV while they are read, as `export customers --csv` writes them. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'owner')
  return streamFile(args, 'customers.csv', exportCustomers())
}
