import { listSlipRefusals } from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { listWithoutInvoice } from '#app/shop/ordering/invoices/draw-several.server.ts'
import {
  moveOrders,
  type MovedTo,
  type OrderMove,
} from '#app/shop/ordering/order-management/move-orders.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { pathWith } from '../frame/path-with.ts'
import { mostChosen } from '../lists/rows-per-page.schema.ts'
import { cancelNetwork } from '../networks/network-actions.server.ts'
import { describeOrderChange } from './order-action.server.ts'
import { readNumbers } from './orders-query.schema.ts'
import { describeRefusal, describeSlipRefusal } from './refusal-words.ts'

/** The bulk actions of the list of orders. */
export const ordersActions: Record<string, OfficeAction> = {
  'orders.pack': (context) => move(context, 'packed'),
  'orders.dispatch': (context) => move(context, 'dispatched'),
  'orders.reserve': (context) => move(context, 'reserved'),
  'orders.cancel': (context) => move(context, 'cancelled'),
  'orders.cancel-network': cancelNetwork,
  'orders.slips': slips,
  'orders.invoices': invoices,
}

/** Each chosen order is a field of its own with what was seen of it, so that a refused form keeps which were chosen. */
const fieldPrefix = 'order-'
export const fieldOf = (number: string) => `${fieldPrefix}${number}`

const chosenOf = ({ form }: OfficeFormContext) =>
  readNumbers(
    [...form.keys()].flatMap((name) =>
      name.startsWith(fieldPrefix) ? [name.slice(fieldPrefix.length)] : [],
    ),
  )

/** Refuses a form that chooses no order, or more than the longest page has. */
function refuseNumber(context: OfficeFormContext, { length }: string[]) {
  const { t } = context
  if (length === 0) return refuse(context, { form: t('office.orders.noneChosen') })
  return length > mostChosen
    ? refuse(context, { form: t('office.frame.tooMany', { count: mostChosen }) })
    : undefined
}

/** The refused ones are named with the reason, and stay chosen; how many were moved stands above them. */
async function move(context: OfficeFormContext, to: MovedTo) {
  const { form, t, now, url } = context
  const numbers = chosenOf(context)
  const refusal = refuseNumber(context, numbers)
  if (refusal) return refusal
  const orders = numbers.map((number) => ({ number, row: form.get(fieldOf(number)) ?? '' }))
  const moves = await moveOrders(orders, to, now)
  const unchanged = moves.filter(({ outcome }) =>
    outcome.ok
      ? 'isUnchanged' in outcome && outcome.isUnchanged
      : outcome.reason === 'state' && outcome.state === to,
  )
  const changed = moves.filter((one) => one.outcome.ok && !unchanged.includes(one))
  const isDone = (one: OrderMove) => changed.includes(one) || unchanged.includes(one)
  const done = [
    changed.length > 0 && t(`office.orders.moved.${to}`, { count: changed.length }),
    unchanged.length > 0 && t('office.orders.unchanged', { count: unchanged.length }),
  ]
    .filter(Boolean)
    .join(' ')
  const refused = moves.filter((one) => !isDone(one))
  if (refused.length === 0) return officeRedirect(listOf(url), done)
  form.set('done', done)
  for (const { number } of moves.filter(isDone)) form.delete(fieldOf(number))
  const errors: Record<string, string> = {}
  for (const { number, outcome } of refused)
    if (!outcome.ok) {
      const isStale = outcome.reason === 'changed'
      const value = isStale
        ? await describeOrderChange(number, context)
        : describeRefusal(outcome, t)
      errors[fieldOf(number)] = t('frame.labelled', { label: number, value })
    }
  const isStale = refused.some(({ outcome }) => !outcome.ok && outcome.reason === 'changed')
  return refuse(context, errors, isStale ? 409 : 422)
}

/** Returns the list that a form was on. The next orders of it are not chosen unseen. */
const listOf = (url: URL): string => pathWith(url, { choose: null })

async function slips(context: OfficeFormContext) {
  const { t } = context
  const numbers = chosenOf(context)
  const refusal = refuseNumber(context, numbers)
  if (refusal) return refusal
  const refusals = await listSlipRefusals(numbers)
  return showPapers(
    context,
    'slips',
    refusals.map((one) => [one.number, describeSlipRefusal(one, t)]),
  )
}

async function invoices(context: OfficeFormContext) {
  const { t } = context
  const numbers = chosenOf(context)
  const refusal = refuseNumber(context, numbers)
  if (refusal) return refusal
  const without = await listWithoutInvoice(numbers)
  return showPapers(
    context,
    'invoices',
    without.map((number) => [number, t('office.orders.noInvoice')]),
  )
}

/** Nothing is drawn if one of the orders has no such paper, so that none is missing in a pile unnoticed. */
function showPapers(
  context: OfficeFormContext,
  papers: 'slips' | 'invoices',
  refused: [number: string, why: string][],
) {
  const { t } = context
  if (refused.length > 0)
    return refuse(
      context,
      Object.fromEntries(
        refused.map(([number, value]) => [
          fieldOf(number),
          t('frame.labelled', { label: number, value }),
        ]),
      ),
    )
  const query = new URLSearchParams(chosenOf(context).map((number) => ['number', number]))
  return officeRedirect(`/office/orders/papers/${papers}.pdf?${query}`)
}
