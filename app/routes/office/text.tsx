import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findTextPageOf } from '#app/office/texts/find-texts.server.ts'
import { textAction } from '#app/office/texts/text-actions.server.ts'
import { TextPage } from '#app/office/texts/text-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findTextPageOf(args.params, await requireStaff(args, 'owner'))

export const action = textAction

export default function Text() {
  return <TextPage {...useLoaderData<typeof loader>()} />
}
