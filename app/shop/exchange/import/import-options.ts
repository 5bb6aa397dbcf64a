/** Returns whether a text may name the source of an import. */
export const isSourceName = (text: string) => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/** These options apply to whole products or to a whole file, so updates refuse them. */
export const excludedByUpdate = ['price', 'stock', 'source', 'withdrawMissing'] as const
