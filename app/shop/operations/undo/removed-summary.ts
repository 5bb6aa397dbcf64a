/** Summarises the last removal that can be restored: the number of items, and the name if it is one that the shop still has. */
export type RemovedSummary = { count: number; name?: string }
