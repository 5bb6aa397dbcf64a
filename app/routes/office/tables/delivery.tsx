import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findTariffPage } from '#app/office/delivery/find-tariff-page.server.ts'
import { importTariffFile, tariffActions } from '#app/office/delivery/tariff-actions.server.ts'
import { TariffPage } from '#app/office/delivery/tariff-page.tsx'
import { createUploadAction } from '#app/office/files/create-upload-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findTariffPage(await requireStaff(args, 'owner'))

export const action = createUploadAction(
  tariffActions,
  { intent: 'delivery.import', run: importTariffFile },
  { role: 'owner' },
)

export default function Delivery() {
  return <TariffPage {...useLoaderData<typeof loader>()} />
}
