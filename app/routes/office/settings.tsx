import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findSettingsPage } from '#app/office/settings/find-settings.server.ts'
import { settingsAction } from '#app/office/settings/settings-actions.server.ts'
import { SettingsPage } from '#app/office/settings/settings-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  findSettingsPage(await requireStaff(args, 'owner'))

export const action = settingsAction

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />
}
