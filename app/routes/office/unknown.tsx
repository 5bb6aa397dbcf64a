import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { submitted } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs): Promise<never> {
  const { t } = await requireStaff(args)
  throw notFound(t)
}

/** A form of another site gets 403 here as everywhere. */
export const action = (args: ActionFunctionArgs) => submitted(args, readForm, () => loader(args))

export default function Unknown() {
  return null
}
