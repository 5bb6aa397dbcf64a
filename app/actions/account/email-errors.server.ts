import type { Translate } from '#app/i18n/i18n.server.ts'

/** Returns why an e-mail address was not accepted. */
export const emailErrors = (fault: 'missing' | 'malformed', t: Translate) =>
  t(`refusal.email.${fault}`)

/** Returns why `parseEmail` did not accept a typed address. */
export const describeEmailErrors = (typed: string, t: Translate) =>
  emailErrors(typed.trim() ? 'malformed' : 'missing', t)
