/** A short message after a form was taken; `undo` is the intent of its button. */
export type Toast = { message: string; type: 'success' | 'error'; undo?: string }

/** `id`: tells it from another with the same words. */
export type ShownToast = Toast & { id: string }
