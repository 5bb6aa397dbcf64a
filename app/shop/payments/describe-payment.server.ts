import { locales, type Language } from '#app/i18n/languages.ts'
import { db } from '#app/database/database.server.ts'
import type { Order } from '../orders/order.ts'
import { findOpenPayment, isUnderWay, payableUntil } from './open-payment.server.ts'
import type { PaymentWords } from './payment-words.ts'
import { isPayable } from './start-payment.server.ts'

type Asked = { language: Language; now: number; url: URL }

/** How the payment of an order stands; undefined where there is nothing to say but its state. */
export async function describePayment(
  order: Order,
  { language, now, url }: Asked,
): Promise<PaymentWords | undefined> {
  if (order.paymentMethod !== 'card' || order.paymentState !== 'due') return undefined
  const payment = await findOpenPayment(order.number)
  if (!payment) return (await hasExpired(order)) ? { kind: 'expired' } : undefined
  if (isUnderWay(payment)) return { kind: 'under-way' }
  if (order.state === 'cancelled') return undefined
  if (now >= payableUntil(payment)) return { kind: 'expired' }
  if (!(await isPayable(payment, order, now))) return undefined
  if (url.searchParams.get('payment') === 'made') return { kind: 'made', path: pathWithout(url) }
  const until = payableUntil(payment)
  return {
    kind: 'open',
    until: { dateTime: new Date(until).toISOString(), text: formatTime(until, language) },
  }
}

/** Not one that its buyer called off. */
async function hasExpired({ number, state }: Order): Promise<boolean> {
  if (state !== 'cancelled') return false
  const mail = await db.read
    .selectFrom('payment')
    .select('id')
    .where('orderNumber', '=', number)
    .where('state', '=', 'expired')
    .where('settledAt', 'is not', null)
    .executeTakeFirst()
  return mail !== undefined
}

/** The receipt as it would be opened by itself. */
function pathWithout(url: URL): string {
  const key = url.searchParams.get('key')
  return url.pathname + (key === null ? '' : `?${new URLSearchParams({ key })}`)
}

/** `3:04 pm UTC` */
const formatTime = (at: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at)
