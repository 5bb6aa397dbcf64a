import type { Intents } from '#app/http/intents.server.ts'

export const wishlistIntents = {} satisfies Intents
