import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { csvResponse } from '#app/office/files/csv-response.server.ts'
import { findTariff } from '#app/shop/maintenance/delivery/change-tariff.server.ts'
import { writeTariff } from '#app/shop/maintenance/delivery/tariff-csv.server.ts'

/** Sends the table of delivery, which the import reads again. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'owner')
  return csvResponse(args.request, 'delivery.csv', [...writeTariff(await findTariff())].join(''))
}
