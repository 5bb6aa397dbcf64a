import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOffice, requireStaff } from '#app/office/frame/staff-context.server.ts'
import { entryAction } from '#app/office/staff/entry-actions.server.ts'
import { EntryPage } from '#app/office/staff/entry-page.tsx'
import { findEntry } from '#app/office/staff/find-entry.server.ts'
import { findToday } from '#app/office/today/find-today.server.ts'
import { TodayPage } from '#app/office/today/today-page.tsx'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireOffice(args.context)
  const entry = await findEntry(args, Date.now())
  return entry ? { entry } : { today: await findToday(await requireStaff(args)) }
}

export const action = entryAction

export default function Today() {
  const data = useLoaderData<typeof loader>()
  return 'today' in data ? <TodayPage {...data.today} /> : <EntryPage entry={data.entry} />
}
