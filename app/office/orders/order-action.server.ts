import { notFound } from '#app/http/responses.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import {
  findOrderSheet,
  type OrderSheet,
} from '#app/shop/ordering/order-management/order-sheet.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { OrderChanged, type SeenOrder } from '#app/shop/ordering/payments/lock-seen-order.server.ts'
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

/** Holds also what the form was made from, which each rule compares once it has locked the order. */
export type SeenOrderContext = OrderFormContext & { seen: SeenOrder }

/** Creates the action of a form that acts on an order. One that changed since the form was shown is not acted on. */
export const withUnchangedOrder = (
  work: (context: SeenOrderContext) => Promise<Response>,
): OfficeAction =>
  withOrder(async (context) => {
    const version = context.form.get('version') ?? ''
    // The fields of a stale form are not judged, because its page would then show the new state as the one that was seen.
    if (version !== context.sheet.version) return refuseChanged(context)
    try {
      return await work({ ...context, seen: { version } })
    } catch (error) {
      if (error instanceof OrderChanged) return refuseChanged(context)
      throw error
    }
  })

/** Shows the order again with what others did to it. */
export const refuseChanged = async (context: OrderFormContext): Promise<Response> =>
  refuse(context, { form: await describeOrderChange(context.number, context) }, 409)

/** Says what others did to an order since a form was shown, which its field `openedAt` says in ms UTC. */
export async function describeOrderChange(
  number: string,
  { form, t, language }: Pick<OfficeFormContext, 'form' | 't' | 'language'>,
): Promise<string> {
  const since = Number(form.get('openedAt')) || 0
  const sheet = await findOrderSheet(number)
  if (!sheet) return t('office.order.changed')
  const { currency } = sheet.order
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  const entries = listHistory(sheet, t, money)
    .filter(({ at }) => at > since)
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
