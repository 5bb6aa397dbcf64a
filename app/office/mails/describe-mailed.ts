import type { Translate } from '#app/i18n/i18n.server.ts'

/** Says whether the buyer learns of a change by e-mail. An order that staff took may have no address. */
export const describeMailed = ({ email }: { email: string }, t: Translate): string =>
  t(email ? 'office.order.mailed' : 'office.order.notMailed')
