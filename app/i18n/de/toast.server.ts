import type { ServerMessages } from '../en.server.ts'

export const toast: ServerMessages['toast'] = {}
