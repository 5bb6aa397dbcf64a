import type { KeysOf, SameKeys } from './messages.ts'

import { declaration } from './en/declaration.server.ts'
import { mail } from './en/mail.server.ts'
import { refusal } from './en/refusal.server.ts'
import { title } from './en/title.server.ts'
import { toast } from './en/toast.server.ts'

/** Words that only the server speaks: titles, toasts, refusals, mails. They never weigh on a page. */
export const enServer = { declaration, mail, refusal, title, toast }
export type ServerMessages = SameKeys<typeof enServer>
export type ServerMessageKey = KeysOf<typeof enServer>
