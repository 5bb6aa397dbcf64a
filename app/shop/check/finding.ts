/**
 * What is not as it must be. `fault`: the shop's own books do not agree; `warning`: something that the
 * shopkeeper should see to. `about`: the order, product, mail or table.
 */
export type Finding = { level: 'fault' | 'warning'; about: string; says: string }

export const fault = (about: string, says: string): Finding => ({ level: 'fault', about, says })
export const warning = (about: string, says: string): Finding => ({ level: 'warning', about, says })
