import type { ServerMessages } from './en.server.ts'
import { feed } from './fr/feed.server.ts'
import { detail } from './fr/detail.server.ts'
import { mail } from './fr/mail.server.ts'
import { offer, people } from './fr/list-heads.server.ts'
import { office } from './fr/office/office.server.ts'
import { declaration, invoice, paper } from './fr/papers.server.ts'
import { refusal } from './fr/refusal.server.ts'
import { review } from './fr/review.server.ts'
import { search } from './fr/search.server.ts'
import { signIn } from './fr/sign-in.server.ts'
import { title } from './fr/title.server.ts'
import { toast } from './fr/toast.server.ts'

export const frServer: ServerMessages = {
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
