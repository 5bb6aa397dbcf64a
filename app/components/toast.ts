/** Lists the intents that the Undo button of a toast may submit. */
export const undoIntents = ['cart.undo', 'compare.undo', 'review.undo', 'wishlist.undo'] as const
export type UndoIntent = (typeof undoIntents)[number]

/** Holds a short message after a form was accepted; `undo` is the intent of its button. */
export type Toast = { message: string; type: 'success' | 'error'; undo?: UndoIntent }

/** `id` tells it from another with the same text; `stays` means until it is closed or another page is shown. */
export type ShownToast = Toast & { id: string; stays?: boolean }
