import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createUploadAction } from '#app/office/files/create-upload-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findRatesPage } from '#app/office/rates/find-rates-page.server.ts'
import { acceptRatesFile, ratesActions } from '#app/office/rates/rates-actions.server.ts'
import { RatesPage } from '#app/office/rates/rates-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findRatesPage(await requireStaff(args, 'owner'))

export const action = createUploadAction(
  ratesActions,
  { intent: 'rates.file', run: acceptRatesFile },
  { role: 'owner' },
)

export default function Rates() {
  return <RatesPage {...useLoaderData<typeof loader>()} />
}
