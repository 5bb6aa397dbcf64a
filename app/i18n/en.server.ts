import type { KeysOf, SameKeys } from './messages.ts'

import { feed } from './en/feed.server.ts'
import { detail } from './en/detail.server.ts'
import { mail } from './en/mail.server.ts'
import { offer, people } from './en/list-heads.server.ts'
import { office } from './en/office/office.server.ts'
import { declaration, invoice, paper } from './en/papers.server.ts'
import { refusal } from './en/refusal.server.ts'
import { review } from './en/review.server.ts'
import { search } from './en/search.server.ts'
import { signIn } from './en/sign-in.server.ts'
import { title } from './en/title.server.ts'
import { toast } from './en/toast.server.ts'

/**
 * Holds the messages that only the server uses, such as titles, toasts, refusals and mails. No browser loads them.
 */
export const enServer = {
  declaration,
  detail,
  feed,
  invoice,
  mail,
  offer,
  office,
  paper,
  people,
  refusal,
  review,
  search,
  signIn,
  title,
  toast,
}
export type ServerMessages = SameKeys<typeof enServer>
export type ServerMessageKey = KeysOf<typeof enServer>
