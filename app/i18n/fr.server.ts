import type { ServerMessages } from './en.server.ts'
import { declaration } from './fr/declaration.server.ts'
import { mail } from './fr/mail.server.ts'
import { refusal } from './fr/refusal.server.ts'
import { title } from './fr/title.server.ts'
import { toast } from './fr/toast.server.ts'

export const frServer: ServerMessages = { declaration, mail, refusal, title, toast }
