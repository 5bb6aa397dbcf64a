/**
 * Holds what was removed from a list and can be restored: the number, and the name of a single
 * product that the shop still has.
 */
export type RemovedProducts = { count: number; name?: string }
