/** A short message after a form was taken; `undo` is the intent of its button. */
export type Toast = { message: string; type: 'success' | 'error'; undo?: string }

/** `id`: tells it from another with the same words; `stays`: until it is closed or another page is shown. */
export type ShownToast = Toast & { id: string; stays?: boolean }
