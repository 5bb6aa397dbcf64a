/** What can be put back: how many, and the name where it is one that the shop still has. */
export type RemovedWishes = { count: number; name?: string }
