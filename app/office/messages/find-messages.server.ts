import {
  countContactMessages,
  listContactMessages,
  type ListedMessage,
} from '#app/shop/content/contact/list-messages.server.ts'
import { messageStates, type MessageState } from '#app/shop/content/contact/message-state.ts'
import {
  countViews,
  findListPage,
  readListFilter,
  type CountedListPage,
} from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type MessagesPageData = CountedListPage<ListedMessage> & {
  query: { q?: string; view?: MessageState }
  views: { id: MessageState; count: number }[]
}

/** Returns a page of the messages that the URL selects. */
export async function findMessages({ url }: StaffContext): Promise<MessagesPageData> {
  const query = readListFilter(url.searchParams, messageStates)
  const { q, view } = query
  const filter = { ...(q && { search: q }), ...(view && { state: view }) }
  const found = await findListPage(url, {
    list: (part) => listContactMessages(filter, part),
    count: (most) => countContactMessages(filter, most),
  })
  const views = await countViews(messageStates, (state, most) =>
    countContactMessages({ state }, most),
  )
  return { ...found, query, views }
}
