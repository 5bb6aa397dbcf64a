/** Lists the intents that the Undo button of a toast may submit. */
export const undoIntents = ['cart.undo', 'compare.undo', 'review.undo', 'wishlist.undo'] as const
export type UndoIntent = (typeof undoIntents)[number]

/** Identifies the line that was added to the cart, and by how many. */
export type AddedLine = { productId: string; color: string; size: string; quantity: number }

/**
 * Holds a short message after a form was accepted; `undo` is the intent of its button, and `added` what the page
 * describes beside the message.
 */
export type Toast = {
  message: string
  type: 'success' | 'error'
  undo?: UndoIntent
  added?: AddedLine
}

/** `id` tells it from another with the same text; `stays` means until it is closed or another page is shown. */
export type ShownToast = Omit<Toast, 'added'> & { id: string; stays?: boolean }
