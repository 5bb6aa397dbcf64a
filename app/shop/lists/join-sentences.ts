/** Those that are said, one after the other; the words end without a full stop. */
export const sentences = (...said: (string | false)[]): string => said.filter(Boolean).join('. ')
