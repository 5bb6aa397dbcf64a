import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createUploadAction } from '#app/office/files/create-upload-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findTaxPage } from '#app/office/tax/find-tax-page.server.ts'
import { importTaxFile, taxActions } from '#app/office/tax/tax-actions.server.ts'
import { TaxPage } from '#app/office/tax/tax-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findTaxPage(await requireStaff(args, 'owner'))

export const action = createUploadAction(
  taxActions,
  { intent: 'tax.import', run: importTaxFile },
  { role: 'owner' },
)

export default function Tax() {
  return <TaxPage {...useLoaderData<typeof loader>()} />
}
