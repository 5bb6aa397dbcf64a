import { notFound } from '#app/http/responses.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import {
  findOrderSheet,
  type OrderSheet,
} from '#app/shop/ordering/order-management/order-sheet.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import {
  consumeRateLimit,
  refundRateLimits,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { listHistory } from './list-history.ts'

/** Describes a form of the page of an order. */
export type OrderFormContext = OfficeFormContext & {
  number: string
  sheet: OrderSheet
  /** Formats an amount in the currency of the order. */
  money: (minor: number) => string
}
type OrderWork = (context: OrderFormContext) => Response | Promise<Response>

/** Creates the action of a form that changes nothing of the order itself. */
export const withOrder =
  (work: OrderWork): OfficeAction =>
  async (context) => {
    const sheet = await findOrderSheet(parseOrderNumber(context.params.number) ?? '')
    if (!sheet) throw notFound(context.t)
    const { number, currency } = sheet.order
    const money = (minor: number) => formatMoney({ minor, currency }, context.language)
    return work({ ...context, number, sheet, money })
  }

/** Creates the action of a form that acts on an order. One that changed since the form was shown is not acted on. */
export const withUnchangedOrder =
  (work: OrderWork): OfficeAction =>
  async (context) => {
    // Forms that are sent at once from one state, such as by a double click, act once: the others are refused (409).
    const number = parseOrderNumber(context.params.number) ?? ''
    const scope = `form of order ${number} in ${context.form.get('version')}`
    const claim = await consumeRateLimit(scope, oneAtATime, context.now)
    const acts = ({ form, sheet }: OrderFormContext) =>
      claim.ok && form.get('version') === sheet.version
    try {
      return await withOrder((order) =>
        acts(order) ? work(order) : refuse(order, { form: describeChanged(order) }, 409),
      )(context)
    } finally {
      if (claim.ok) await refundRateLimits(claim.attempts)
    }
  }

/** A claim of a process that died ends after this time. */
const oneAtATime = { most: 1, withinMs: 60_000 }

/** Says what others did to the order since the form was shown. */
function describeChanged({ form, sheet, t, language, money }: OrderFormContext): string {
  const seen = Number(form.get('seen')) || 0
  const entries = listHistory(sheet, t, money)
    .filter(({ at }) => at > seen)
    .map(({ at, text, actor }) => {
      const time = formatMoment(at, language, homeTimeZone(), 'list')
      return `${[text, actor].filter(Boolean).join(', ')} (${time})`
    })
  return entries.length > 0
    ? t('office.order.changedBy', { what: entries.join('; ') })
    : t('office.order.changed')
}

/** Shows the order after a change. */
export const orderChanged = (
  { number }: { number: string },
  message: string,
  isError = false,
): Promise<Response> => officeRedirect(`/office/orders/${number}`, message, { isError })
