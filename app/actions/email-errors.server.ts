import type { Translate } from '#app/i18n/i18n.server.ts'

/** Why an e-mail address was not taken. */
export const emailErrors = (fault: 'missing' | 'malformed', t: Translate) =>
  t(fault === 'missing' ? 'refusal.checkout.noEmail' : 'refusal.checkout.email')

/** The same for one that `parseEmail` did not take, as it was typed. */
export const describeEmailErrors = (typed: string, t: Translate) =>
  emailErrors(typed.trim() ? 'malformed' : 'missing', t)
