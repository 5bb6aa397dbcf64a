import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findMails } from '#app/office/mails/find-mails.server.ts'
import { mailActions } from '#app/office/mails/mail-actions.server.ts'
import { MailsPage } from '#app/office/mails/mails-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) => findMails(await requireStaff(args))

export const action = createOfficeAction(mailActions)

export default function Mails() {
  return <MailsPage {...useLoaderData<typeof loader>()} />
}
