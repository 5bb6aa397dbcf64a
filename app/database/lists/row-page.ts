/** Holds how many rows a page has, and how many come before it. */
export type RowPage = { limit: number; skipped: number }
