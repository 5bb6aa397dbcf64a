import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requireStaff(args)
  throw notFound(t)
}

export const action = loader

export default function Unknown() {
  return null
}
