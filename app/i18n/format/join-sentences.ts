/** Joins the given sentences; the result ends without a full stop. */
export const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join('. ')
