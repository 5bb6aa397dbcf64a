/** Holds the typed values and their errors, by field. */
export type CheckoutValues = { values: Record<string, string>; errors: Record<string, string> }
