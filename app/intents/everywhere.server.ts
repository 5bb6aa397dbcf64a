import type { Intents } from '#app/http/intents.server.ts'
import { cartIntents } from './cart.server.ts'
import { compareIntents } from './compare.server.ts'
import { doorIntents } from './door.server.ts'
import { preferenceIntents } from './preferences.server.ts'
import { reviewUndoIntents } from './reviews.server.ts'
import { wishlistIntents } from './wishlist.server.ts'

/** What every page takes: the forms of its head, of its cards, and the Undo of its toast. */
export const everywhere = {
  ...preferenceIntents,
  ...cartIntents,
  ...wishlistIntents,
  ...compareIntents,
  ...doorIntents,
  ...reviewUndoIntents,
} satisfies Intents
