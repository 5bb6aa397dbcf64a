import type { ServerMessages } from '../en.server.ts'

export const mail: ServerMessages['mail'] = {}
