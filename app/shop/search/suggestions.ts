/** A work that might be meant: its name, who wrote it, and the path of its page in this language. */
export type Suggestion = { name: string; by: string; path: string }

/** `words` tells who cannot see them how many there are. */
export type Suggestions = { words: string; suggestions: Suggestion[] }

export const mostSuggestions = 8
/** What is longer than this is no beginning any more. */
export const longestBeginning = 60
