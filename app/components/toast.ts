/** A short message after a form was taken; `undo` is the intent of its button. */
export type Toast = { message: string; type: 'success' | 'error'; undo?: string }
