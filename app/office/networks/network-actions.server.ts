import { cancelUnpaidFrom } from '#app/shop/ordering/fulfilment/suspicious-orders.server.ts'
import { findNetworkHashes } from '#app/shop/ordering/orders/order-networks.server.ts'
import { errorResponse } from '#app/http/responses.server.ts'
import { officeRedirect, refuse, type OfficeAction } from '../frame/create-office-action.server.ts'
import { readNetworkForm } from './network-fields.schema.ts'

/** Each order is a transaction of its own with a mail, and a request must end. */
export const mostCancelled = 200

/** Cancels the unpaid orders of a network, of which there must still be as many as the form showed. */
export const cancelNetwork: OfficeAction = async (context) => {
  const { form, t, now, url } = context
  const read = readNetworkForm(form)
  if (!read) throw errorResponse(400, t('refusal.badRequest'))
  const limits = { expected: read.count, most: mostCancelled }
  const outcome = await cancelUnpaidFrom(await findNetworkHashes(read.network), limits, now)
  if (!outcome.ok)
    return refuse(
      context,
      { form: t('office.orders.networkChanged', { count: outcome.orders }) },
      409,
    )
  const { cancelled, left } = outcome
  const message = [
    t('office.orders.moved.cancelled', { count: cancelled }),
    ...(left > 0 ? [t('office.orders.networkLeft', { count: left })] : []),
  ]
  return officeRedirect(url.pathname + url.search, message.join(' '))
}
