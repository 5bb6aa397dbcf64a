import { addReturn } from '#app/shop/ordering/returns/add-return.server.ts'
import {
  receiveReturn,
  refuseReturn,
  type ReceiveReturnOutcome,
  type ReturnRefusal,
} from '#app/shop/ordering/returns/receive-return.server.ts'
import { refuse, type OfficeAction } from '../frame/create-office-action.server.ts'
import { withMailLimit } from '../mails/limit-mails.server.ts'
import {
  withUnchangedOrder,
  orderChanged,
  type OrderFormContext,
  type SeenOrderContext,
} from './order-action.server.ts'
import { describeMailed } from '../mails/describe-mailed.ts'
import { readCondition, readPieces, readText } from './order-fields.schema.ts'

export const returnActions: Record<string, OfficeAction> = {
  'order.receive-return': withUnchangedOrder(receive),
  'order.refuse-return': withUnchangedOrder(refuseGoods),
  'order.add-return': withUnchangedOrder(add),
}

/** Returns the id of a return of this order; '' if the form names another one. */
const returnOf = ({ form, sheet }: OrderFormContext) =>
  sheet.returns.find(({ id }) => id === form.get('return'))?.id ?? ''

const refuseReturning = (context: OrderFormContext, { reason }: ReturnRefusal) =>
  refuse(context, { form: context.t(`office.order.notReturned.${reason}`) })

async function receive(context: SeenOrderContext) {
  const { form, seen, now, t } = context
  const condition = readCondition(form.get('condition'))
  const as = condition ? { resold: condition === 'saleable' } : {}
  const outcome = await receiveReturn(returnOf(context), { ...as, seen }, now)
  if (!outcome.ok) return refuseReturning(context, outcome)
  const { resold } = outcome
  return orderChanged(
    context,
    [
      t(resold ? 'office.order.receivedSaleable' : 'office.order.receivedUnsaleable'),
      describeMoneyOf(outcome, context),
    ].join(' '),
  )
}

/** Says what a received return changes in what is to be paid or paid back. */
function describeMoneyOf(
  { refund, toPay }: Extract<ReceiveReturnOutcome, { ok: true }>,
  { t, money }: OrderFormContext,
): string {
  if (!toPay) return t(refund.ok ? 'office.order.receivedOwed' : 'office.order.receivedNotOwed')
  return toPay.minor === 0
    ? t('office.order.receivedNothingDue')
    : t('office.order.receivedDue', { amount: money(toPay.minor) })
}

async function refuseGoods(context: SeenOrderContext) {
  const { form, sheet, now, t } = context
  const id = returnOf(context)
  const why = readText(form.get(`why-${id}`))
  if (why === undefined) return refuse(context, { [`why-${id}`]: t('office.order.whyMissing') })
  // What was refused can be added again, and refused again.
  return withMailLimit(context, sheet.order.email, async () => {
    const outcome = await refuseReturn(id, why, now, context)
    return outcome.ok
      ? orderChanged(
          context,
          `${t('office.order.returnRefused')} ${describeMailed(sheet.order, t)}`,
        )
      : refuseReturning(context, outcome)
  })
}

async function add(context: SeenOrderContext) {
  const { form, number, sheet, seen, now, t } = context
  const read = readPieces(form, 'return', sheet.order.lines)
  if (!read.ok) return refuse(context, { [read.field]: t('office.order.piecesWrong') })
  if (read.parts.length === 0) return refuse(context, { form: t('office.order.piecesNone') })
  const notice = form.get('notice')?.trim() ?? ''
  if (notice !== '' && !/^[\w-]{4,}$/.test(notice))
    return refuse(context, { notice: t('office.order.notAdded.no-notice') })
  const parts = { parts: read.parts, seen, ...(notice !== '' && { notice }) }
  const added = await addReturn(number, parts, now)
  if (added.ok) return orderChanged(context, t('office.order.returnAdded'))
  return refuse(context, { form: t(`office.order.notAdded.${added.reason}`) })
}
