import { db } from '#app/database/database.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { completeRefund } from './complete-refund.server.ts'
import {
  describeFailure,
  hasCard,
  stripe,
} from '#app/shop/ordering/payments/stripe-client.server.ts'
import {
  listPaidBy,
  listRefundsToPay,
  type RefundWithLeft,
} from '#app/shop/ordering/orders/refund-payments.server.ts'
import { stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import {
  parseRefund,
  parseRefunds,
  type StripeRefund,
} from '#app/shop/ordering/payments/stripe.schema.ts'
import { isPending } from './apply-refund-event.server.ts'
import { recordStripeRefund } from './record-stripe-refund.server.ts'

export type RefundPayer = 'stripe' | 'shopkeeper'

/** Holds what became of a due refund. */
export type PaidRefund = {
  id: string
  amountMinor: number
  /** `by`: who paid the refund; `known`: another process had recorded it before. */
} & (
  | { ok: true; by: RefundPayer; reference: string | null; known: boolean }
  | { ok: false; words: string }
)

/**
 * Pays the due refunds of an order: through the payment service if it was paid by card there.
 * Otherwise, or if `reference` names a payment made by hand, they are only marked paid. Refunds
 * that fail stay due. With `ids` it pays only these of them.
 */
export async function payRefunds(
  number: string,
  { reference, ids }: { reference?: string | undefined; ids?: readonly string[] },
  now: number,
): Promise<PaidRefund[]> {
  const due = await listRefundsToPay(db.read, number)
  const refunds = due.filter(({ id }) => ids?.includes(id) ?? true)
  const payments = await listPaid(number)
  const outcomes: PaidRefund[] = []
  for (const { id, leftMinor: amountMinor } of refunds) {
    // The payment of one before may have paid a part of this one, or all of it.
    const refund = (await listRefundsToPay(db.read, number)).find((one) => one.id === id)
    outcomes.push(
      refund
        ? await payOne(refund, payments, reference, now)
        : { id, amountMinor, ok: true, by: 'stripe', reference: null, known: true },
    )
  }
  return outcomes
}

/** Tells who moves the money of the refunds of an order that have no reference: Stripe if it was paid by card. */
export const findRefundPayer = async (number: string): Promise<RefundPayer> =>
  (await listPaid(number)).length > 0 ? 'stripe' : 'shopkeeper'

const listPaid = (number: string): Promise<PaymentTable[]> =>
  db.read
    .selectFrom('payment')
    .selectAll()
    .where('orderNumber', '=', number)
    .where('state', '=', 'paid')
    .where('method', '=', 'card')
    .orderBy('settledAt')
    .orderBy('id')
    .execute()

async function payOne(
  refund: RefundWithLeft,
  payments: PaymentTable[],
  reference: string | undefined,
  now: number,
): Promise<PaidRefund> {
  const { id, orderNumber, leftMinor } = refund
  // A refund for an order that was paid twice names its payment; others go to the first payment.
  const payment = payments.find(({ intent }) => intent === refund.reference) ?? payments[0]
  const atStripe =
    reference === undefined && payment ? await refundAtStripe(refund, payment) : undefined
  if (atStripe && 'words' in atStripe)
    return { id, amountMinor: leftMinor, ok: false, words: atStripe.words }
  const by = atStripe ? ('stripe' as const) : ('shopkeeper' as const)
  const paid = { by, reference: atStripe?.reference ?? reference ?? null }
  const params = { secret: await ensureLinkSecret(), now }
  const recorded = await db.write(async (trx) => {
    const amountMinor = atStripe
      ? await recordStripeRefund(trx, { ...atStripe, orderNumber, refundId: id }, params)
      : (await completeRefund(trx, refund, paid.reference, params))
        ? leftMinor
        : undefined
    const details = { refund: id, amountMinor, ...paid }
    if (amountMinor !== undefined)
      await recordChange(trx, { command: 'refund', about: orderNumber, details }, now)
    return amountMinor
  })
  const known = recorded === undefined
  return { id, ...paid, amountMinor: recorded ?? leftMinor, ok: true, known }
}

/** `amount` is in the units of the payment service. */
type AtStripe = { reference: string; amount: number; currency: Currency } | { words: string }

/** Repeating the command creates no second refund, because an earlier one is looked up first. */
async function refundAtStripe(
  refund: RefundWithLeft,
  { intent, currency }: PaymentTable,
): Promise<AtStripe> {
  if (!hasCard()) return { words: 'STRIPE_SECRET_KEY is not set' }
  if (intent === null) return { words: 'the payment has no number at Stripe' }
  const { id, amountMinor, leftMinor, orderNumber } = refund
  const amount = stripeAmount(leftMinor, currency)
  const paidMinor = amountMinor - leftMinor
  try {
    const before = await listAtStripe(intent, id)
    if (!before) return { words: 'Stripe’s list of refunds cannot be read' }
    const going = await findUnrecorded(refund, before.filter(isPending))
    if (going) return { reference: going.id, amount: going.amount, currency }
    const made = parseRefund(
      await stripe().refunds.create(
        {
          payment_intent: intent,
          amount,
          metadata: { refund: id, order: orderNumber },
        },
        // A refund that failed for good, or of which a part was paid meanwhile, needs a new key.
        {
          idempotencyKey: ['refund', id, before.length, ...(paidMinor ? [paidMinor] : [])].join(
            '-',
          ),
        },
      ),
    )
    const isRight = made?.amount === amount && made.currency === currency
    if (!made || !isRight) return { words: 'Stripe answered with something else than this refund' }
    if (!isPending(made)) return { words: `Stripe says ${made.status}` }
    return { reference: made.id, amount, currency }
  } catch (error) {
    return { words: `Stripe: ${describeFailure(error).words}` }
  }
}

/**
 * Finds a refund at Stripe that the shop has not recorded. It also returns one that another process recorded since the refund
 * was read, so that its rest is not paid twice.
 */
async function findUnrecorded(
  { id, orderNumber, leftMinor }: RefundWithLeft,
  pending: StripeRefund[],
): Promise<StripeRefund | undefined> {
  for (const one of pending)
    if ((await listPaidBy(db.read, orderNumber, one.id)).length === 0) return one
  const now = (await listRefundsToPay(db.read, orderNumber)).find((one) => one.id === id)
  return now?.leftMinor === leftMinor ? undefined : pending[0]
}

/** Returns undefined if the list cannot be read, since the refund may be in it. */
async function listAtStripe(intent: string, id: string): Promise<StripeRefund[] | undefined> {
  const { data } = await stripe().refunds.list({ payment_intent: intent, limit: 100 })
  return parseRefunds(data)?.filter(({ metadata }) => metadata.refund === id)
}
