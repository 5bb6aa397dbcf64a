import type { ServerMessages } from './en.server.ts'
import { feed } from './de/feed.server.ts'
import { detail } from './de/detail.server.ts'
import { mail } from './de/mail.server.ts'
import { offer, people } from './de/list-heads.server.ts'
import { office } from './de/office/office.server.ts'
import { declaration, invoice, paper } from './de/papers.server.ts'
import { refusal } from './de/refusal.server.ts'
import { review } from './de/review.server.ts'
import { search } from './de/search.server.ts'
import { signIn } from './de/sign-in.server.ts'
import { title } from './de/title.server.ts'
import { toast } from './de/toast.server.ts'

export const deServer: ServerMessages = {
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
