import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createOfficeAction } from '#app/office/frame/create-office-action.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findMessage } from '#app/office/messages/find-message.server.ts'
import { messageActions } from '#app/office/messages/message-actions.server.ts'
import { MessagePage } from '#app/office/messages/message-page.tsx'
import { notFound } from '#app/http/responses.server.ts'

export { headers } from '#app/http/headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { t, now } = await requireStaff(args)
  const found = await findMessage(args.params.id ?? '', now)
  if (!found) throw notFound(t)
  return found
}

export const action = createOfficeAction(messageActions)

export default function Message() {
  return <MessagePage {...useLoaderData<typeof loader>()} />
}
