import type { ServerMessages } from './en.server.ts'
import { declaration } from './de/declaration.server.ts'
import { mail } from './de/mail.server.ts'
import { refusal } from './de/refusal.server.ts'
import { title } from './de/title.server.ts'
import { toast } from './de/toast.server.ts'

export const deServer: ServerMessages = { declaration, mail, refusal, title, toast }
