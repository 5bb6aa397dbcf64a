import type { Intents } from '#app/http/intents.server.ts'

export const compareIntents = {} satisfies Intents
