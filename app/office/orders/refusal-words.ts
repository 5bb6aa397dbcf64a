import type { Translate } from '#app/i18n/i18n.server.ts'
import type { DispatchOutcome } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import type { SlipRefusal } from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import type { MissingLine } from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import type { CancelOrderOutcome } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'

type Refusal<Outcome> = Extract<Outcome, { ok: false }>

/** Explains why an order cannot go on. */
export function describeRefusal(
  refusal: Refusal<DispatchOutcome | CancelOrderOutcome>,
  t: Translate,
): string {
  switch (refusal.reason) {
    case 'state':
      return t('office.orders.refused.state', { state: t(`order.state.${refusal.state}`) })
    case 'missing':
      return missingLinesText(refusal.missing, t)
    default:
      return t(`office.orders.refused.${refusal.reason}`)
  }
}

/** Lists what is out of stock for an order that holds none. */
export function missingLinesText(missing: MissingLine[], t: Translate): string {
  const lines = missing.map(({ name, quantity, stock }) =>
    t('office.orders.refused.missingLine', { name, quantity, stock }),
  )
  return t('office.orders.refused.missing', { lines: lines.join('; ') })
}

/** Explains why an order has no packing slip. */
export const describeSlipRefusal = (refusal: SlipRefusal, t: Translate): string =>
  refusal.reason === 'undone'
    ? t('office.orders.refused.state', { state: t(`order.state.${refusal.state}`) })
    : t(`office.orders.noSlip.${refusal.reason}`)
