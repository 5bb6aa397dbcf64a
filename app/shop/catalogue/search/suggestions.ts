/** Holds a suggested work: its name, its authors, and the path of its page in the language. */
export type Suggestion = { name: string; by: string; path: string }

/** `words` tells screen readers how many there are. */
export type Suggestions = { words: string; suggestions: Suggestion[] }

export const mostSuggestions = 8
/** A longer text is no beginning. */
export const longestBeginning = 60
