import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuditPage } from '#app/office/audit/audit-page.tsx'
import { findAudit } from '#app/office/audit/find-audit.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findAudit(await requireStaff(args, 'owner'))

export default function Audit() {
  return <AuditPage {...useLoaderData<typeof loader>()} />
}
