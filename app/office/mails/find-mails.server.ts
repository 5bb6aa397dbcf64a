import {
  countMail,
  listMail,
  type ListedMail,
  type MailState,
} from '#app/shop/messaging/mail/manage-mail.server.ts'
import { mostCounted } from '../lists/capped-count.ts'
import { findListPage, type ListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { readMailState } from './mail-fields.schema.ts'

export type MailsPageData = {
  state: MailState
  /** Above {@link mostCounted} there are more. */
  counts: { failed: number; due: number }
  list: ListPage<ListedMail>
}

/** Returns a page of the emails in the state that the URL names. */
export async function findMails({ url }: StaffContext): Promise<MailsPageData> {
  const state = readMailState(url.searchParams)
  const counts = {
    failed: await countMail('failed', mostCounted),
    due: await countMail('due', mostCounted),
  }
  const list = await findListPage(url, {
    list: ({ most, skipped }) => listMail(state, most, skipped),
  })
  return { state, counts, list }
}
