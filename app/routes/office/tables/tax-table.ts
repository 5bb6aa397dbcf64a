import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { csvResponse } from '#app/office/files/csv-response.server.ts'
import { listTaxPeriods } from '#app/shop/maintenance/tax/change-tax.server.ts'
import { taxLines } from '#app/shop/maintenance/tax/tax-csv.ts'

/** Sends the table of tax rates, which the import reads again. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'owner')
  return csvResponse(args.request, 'tax.csv', [...taxLines(await listTaxPeriods())].join(''))
}
