/** What was typed, and what is wrong with it, by field. */
export type CheckoutValues = { values: Record<string, string>; errors: Record<string, string> }
