import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findTextsPage } from '#app/office/texts/find-texts.server.ts'
import { textsAction } from '#app/office/texts/text-actions.server.ts'
import { TextsPage } from '#app/office/texts/texts-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findTextsPage(await requireStaff(args, 'owner'))

export const action = textsAction

export default function Texts() {
  return <TextsPage {...useLoaderData<typeof loader>()} />
}
