/** What was removed from a list and can be put back: how many, and the name where it is one that the shop still has. */
export type RemovedProducts = { count: number; name?: string }
