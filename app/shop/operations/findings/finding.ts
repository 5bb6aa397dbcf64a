/**
 * `fault` means that the shop's own data is inconsistent; `warning` means that the shopkeeper
 * should act. `about` is the order, product, mail or table.
 */
export type Finding = { level: 'fault' | 'warning'; about: string; says: string }

export const fault = (about: string, says: string): Finding => ({ level: 'fault', about, says })
export const warning = (about: string, says: string): Finding => ({ level: 'warning', about, says })
