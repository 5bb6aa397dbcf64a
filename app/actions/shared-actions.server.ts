import type { FormActions } from '#app/http/create-action.server.ts'
import { cartActions } from './cart-actions.server.ts'
import { compareActions } from './compare-actions.server.ts'
import { sessionActions } from './account/session-actions.server.ts'
import { preferenceActions } from './preference-actions.server.ts'
import { reviewUndoActions } from './review-actions.server.ts'
import { wishlistActions } from './wishlist-actions.server.ts'

/** Every page takes these actions of its frame, its cards and the Undo of its toast. */
export const sharedActions = {
  ...preferenceActions,
  ...cartActions,
  ...wishlistActions,
  ...compareActions,
  ...sessionActions,
  ...reviewUndoActions,
} satisfies FormActions
