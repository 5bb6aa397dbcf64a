/** What was typed, and what is wrong with it, by field. */
export type Typed = { values: Record<string, string>; errors: Record<string, string> }
