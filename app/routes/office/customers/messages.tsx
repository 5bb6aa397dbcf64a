import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findMessages } from '#app/office/messages/find-messages.server.ts'
import { MessagesPage } from '#app/office/messages/messages-page.tsx'

export { headers } from '#app/http/headers.ts'

export const loader = async (args: LoaderFunctionArgs) => findMessages(await requireStaff(args))

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />
}
