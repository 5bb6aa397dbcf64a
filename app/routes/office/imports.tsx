import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findImports } from '#app/office/exchange/find-imports.server.ts'
import { importsAction } from '#app/office/exchange/imports-actions.server.ts'
import { ImportsPage } from '#app/office/exchange/imports-page.tsx'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  return findImports(await requireStaff(args))
}

export const action = importsAction

export default function Imports() {
  return <ImportsPage {...useLoaderData<typeof loader>()} />
}
