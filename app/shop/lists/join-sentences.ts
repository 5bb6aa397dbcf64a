/** Joins the given sentences; the result ends without a full stop. */
export const sentences = (...said: (string | false)[]): string => said.filter(Boolean).join('. ')
