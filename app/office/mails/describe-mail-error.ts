import type { Translate } from '#app/i18n/i18n.server.ts'

/** The first pattern that an error matches says what it means. The codes are those of Node, Nodemailer and SMTP (RFC 5321). */
const meanings = [
  ['password', /\bEAUTH\b|Invalid login|\b53[458]\b/],
  ['certificate', /certificate|self[- ]signed/i],
  ['timeout', /ETIMEDOUT|time[d -]*out|TimeoutError|Greeting never received/i],
  ['unreachable', /ECONN|ENOTFOUND|EDNS|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ESOCKET/],
  ['recipient', /\b55\d\b|EENVELOPE|recipients? (were|was) rejected/],
  ['later', /\b4[25]\d\b/],
] as const

/** Says in words why an email was not sent; undefined for an error that is not known. */
export function describeMailError(error: string, t: Translate): string | undefined {
  const [meaning] = meanings.find(([, pattern]) => pattern.test(error)) ?? []
  return meaning && t(`office.mails.error.${meaning}`)
}
