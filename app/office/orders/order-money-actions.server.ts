import type { Money } from '#app/i18n/currency.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { readPaymentDay } from '#app/shop/ordering/fulfilment/payment-day.schema.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import {
  refundOrder,
  type RefundOrderOutcome,
} from '#app/shop/ordering/order-management/refund-order.server.ts'
import type { RefundToAdd } from '#app/shop/ordering/payments/add-refund.server.ts'
import { isPaidAtCounter } from '#app/shop/ordering/orders/payment-method.ts'
import { mayGive } from '#app/shop/staff/staff-role.ts'
import { refuse, type OfficeAction } from '../frame/create-office-action.server.ts'
import { withMailLimit } from '../mails/limit-mails.server.ts'
import {
  withUnchangedOrder,
  orderChanged,
  refuseChanged,
  type OrderFormContext,
  type SeenOrderContext,
} from './order-action.server.ts'
import { readPieces, readReference, readTypedAmount } from './order-fields.schema.ts'
import { describeRefusal } from './refusal-words.ts'

export const cancelActions: Record<string, OfficeAction> = {
  'order.cancel': withUnchangedOrder(cancel),
  'order.cancel-lines': withUnchangedOrder(cancelPieces),
}

export const refundActions: Record<string, OfficeAction> = {
  'order.paid': withUnchangedOrder(paid),
  'order.refund-due': withUnchangedOrder((context) =>
    refund(context, { ...readTransfer(context.form, 'due') }),
  ),
  // A sum of one cent can be paid back again and again.
  'order.refund': withUnchangedOrder((context) =>
    withMailLimit(context, context.sheet.order.email, () => refundMore(context)),
  ),
}

async function paid(context: SeenOrderContext) {
  const { form, number, sheet, seen, now, t, money } = context
  const { currency } = sheet.order
  const minor = readTypedAmount(form.get('paid-amount'), currency)
  if (minor === undefined) return refuse(context, { 'paid-amount': t('office.order.amountWrong') })
  const at = readPaymentDay(form.get('paid-on'), now)
  if (at === undefined) return refuse(context, { 'paid-on': t('office.order.dayWrong') })
  const reference = readReference(form.get('paid-reference')) ?? null
  const payment = { at, reference, came: { minor, currency }, seen }
  const recorded = await recordPaid(number, payment, now)
  if (recorded.ok)
    return orderChanged(
      context,
      [
        t(recorded.late ? 'office.order.paidLate' : 'office.order.paidDone', {
          amount: money(recorded.amountMinor),
        }),
        ...(recorded.surplusMinor > 0
          ? [t('office.order.paidSurplus', { amount: money(recorded.surplusMinor) })]
          : []),
      ].join(' '),
    )
  if (recorded.reason === 'ahead') return refuse(context, { 'paid-on': t('office.order.dayAhead') })
  if (recorded.reason === 'amount')
    return refuse(context, {
      'paid-amount': t('office.order.amountOther', { due: money(recorded.due.minor) }),
    })
  return refuse(context, { form: t(`office.order.notPaid.${recorded.reason}`) })
}

async function cancel(context: SeenOrderContext) {
  const { number, now, t, money } = context
  const outcome = await cancelOrder(number, 'shopkeeper', now, context)
  if (!outcome.ok) return refuse(context, { form: describeRefusal(outcome, t) })
  const { refundMinor } = outcome
  return orderChanged(
    context,
    refundMinor > 0
      ? t('office.order.cancelledOwed', { amount: money(refundMinor) })
      : t('office.order.cancelled'),
  )
}

/** Reads the pieces of a form, at least one. */
function piecesOf(context: OrderFormContext, kind: 'cancel' | 'refund') {
  const { form, sheet, t } = context
  const read = readPieces(form, kind, sheet.order.lines)
  if (!read.ok) return { refused: refuse(context, { [read.field]: t('office.order.piecesWrong') }) }
  return { parts: read.parts }
}

async function cancelPieces(context: SeenOrderContext) {
  const { number, now, t, money } = context
  const { parts, refused } = piecesOf(context, 'cancel')
  if (!parts) return refused
  if (parts.length === 0) return refuse(context, { form: t('office.order.piecesNone') })
  const outcome = await cancelLines(number, parts, now, context)
  if (!outcome.ok)
    return refuse(context, {
      form:
        outcome.reason === 'state'
          ? describeRefusal(outcome, t)
          : t(`office.order.notCancelled.${outcome.reason}`),
    })
  return orderChanged(
    context,
    outcome.refundMinor > 0
      ? t('office.order.linesCancelledOwed', { amount: money(outcome.refundMinor) })
      : t('office.order.linesCancelled'),
  )
}

/** A form names either lines or an amount, as the command does. */
async function refundMore(context: SeenOrderContext) {
  const { form, sheet, t } = context
  const { parts, refused } = piecesOf(context, 'refund')
  if (!parts) return refused
  const typed = form.get('refund-amount')?.trim() ?? ''
  if (parts.length > 0 && typed !== '')
    return refuse(context, { 'refund-amount': t('office.order.linesOrAmount') })
  if (parts.length === 0 && typed === '')
    return refuse(context, { 'refund-amount': t('office.order.linesOrAmountMissing') })
  const transfer = readTransfer(form, 'refund')
  if (parts.length > 0) return refund(context, { added: { parts }, ...transfer })
  const amountMinor = readTypedAmount(typed, sheet.order.currency)
  if (amountMinor === undefined)
    return refuse(context, { 'refund-amount': t('office.order.amountWrong') })
  return refund(context, { added: { amountMinor }, ...transfer })
}

type Transfer = {
  reference: string | undefined
  isTransferred: boolean
  /** Names the field at which a missing transfer is said. */
  field: string
}
type Refund = Transfer & { added?: RefundToAdd }

/** Reads whether a form says that the shopkeeper transferred the money, and with which reference. */
const readTransfer = (form: URLSearchParams, kind: 'due' | 'refund'): Transfer => ({
  reference: readReference(form.get(`${kind}-reference`)),
  isTransferred: form.get(`${kind}-transferred`) === 'on',
  field: `${kind}-reference`,
})

async function refund(context: SeenOrderContext, { field, ...wanted }: Refund) {
  const { number, sheet, seen, staff, now, t } = context
  const { rates } = await findRates(now)
  const mayPay = (sum: Money) => mayGive(staff, sum, rates)
  const outcome = await refundOrder(number, { ...wanted, mayPay, seen }, now)
  if (!outcome.ok) {
    const { reason } = outcome
    if (reason === 'not-transferred') {
      const why = isPaidAtCounter(sheet.order) ? 'not-given-back' : 'not-transferred'
      return refuse(context, { [field]: t(`office.order.notRefunded.${why}`) })
    }
    const isLimit = reason === 'limit'
    return refuse(context, {
      form: t(isLimit ? 'office.order.onlyOwnerRefunds' : `office.order.notRefunded.${reason}`),
    })
  }
  // Another form or command paid all of it between the transaction and its payment.
  if (outcome.payments.every((one) => one.ok && one.known)) return refuseChanged(context)
  const isPaid = outcome.payments.every((one) => one.ok)
  return orderChanged(context, describePayments(context, outcome), !isPaid)
}

function describePayments(
  { t, money }: OrderFormContext,
  { payments, keepsFiles }: Extract<RefundOrderOutcome, { ok: true }>,
): string {
  const sentences = payments.map((one) => {
    const amount = money(one.amountMinor)
    if (!one.ok) return t('office.order.refundFailed', { amount, words: one.words })
    const by = one.by === 'stripe' ? 'office.order.refundByStripe' : 'office.order.refundByHand'
    return t(by, { amount })
  })
  return [...sentences, ...(keepsFiles ? [t('office.order.keepsFiles')] : [])].join(' ')
}
