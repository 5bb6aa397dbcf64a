import type { OrderState } from '#app/database/tables.ts'
import type { I18n } from '#app/i18n/translate.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import type { PaymentMethodId } from './payment-method.ts'

type ByPickup = { isPickup: boolean }

/** Says how an order reaches its buyer, if it is not sent: it is collected, or of e-books alone. */
export type WithoutDelivery = { isPickup?: boolean; isOfFiles?: boolean | undefined }

/** Returns the name of a state; an order that is not sent is neither on its way nor brought. */
export function stateWords(
  state: OrderState,
  { isPickup = false, isOfFiles = false }: WithoutDelivery,
  t: I18n['t'],
): string {
  if (isOfFiles && state === 'delivered') return t('order.files.state')
  return isPickup && (state === 'dispatched' || state === 'delivered')
    ? t(`order.pickup.state.${state}`)
    : t(`order.state.${state}`)
}

/** Returns the name of a state of a stored order; one of e-books alone has no method of delivery. */
export const orderStateWords = (
  { state, deliveryMethod }: { state: OrderState; deliveryMethod: string | null },
  t: I18n['t'],
): string =>
  stateWords(state, { isPickup: isPickup(deliveryMethod), isOfFiles: deliveryMethod === null }, t)

/** Returns the name of a means of payment. */
export const paymentName = (id: PaymentMethodId, { isPickup }: ByPickup, t: I18n['t']): string =>
  isPickup && id === 'on-delivery' ? t('order.pickup.payment.name') : t(`order.payment.${id}.name`)

/** Returns how an order is paid. */
export const paymentText = (id: PaymentMethodId, { isPickup }: ByPickup, t: I18n['t']): string =>
  isPickup && (id === 'on-delivery' || id === 'invoice')
    ? t(`order.pickup.payment.${id}`)
    : t(`order.payment.${id}.text`)
