import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ordinaryForm } from '#app/http/read-form.server.ts'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { newOrderActions } from '#app/office/new-order/new-order-actions.server.ts'
import { NewOrderPage } from '#app/office/new-order/new-order-page.tsx'
import { readDraft } from '#app/office/new-order/read-draft.server.ts'
import { showDraft } from '#app/office/new-order/show-draft.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireStaff(args)
  return { draft: await showDraft(readDraft(new URLSearchParams(), context), context) }
}

export const action = createOfficeAction(newOrderActions, {
  shape: { ...ordinaryForm, hasFieldsInButtons: true },
})

export default function NewOrder() {
  return <NewOrderPage {...useLoaderData<typeof loader>()} />
}
