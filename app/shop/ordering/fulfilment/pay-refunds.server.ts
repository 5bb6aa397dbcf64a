import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Selectable } from 'kysely'
import type { PaymentTable, RefundTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { completeRefund } from './complete-refund.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'
import {
  describeFailure,
  hasCard,
  stripe,
} from '#app/shop/ordering/payments/stripe-client.server.ts'
import { stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import {
  parseRefund,
  parseRefunds,
  type StripeRefund,
} from '#app/shop/ordering/payments/stripe.schema.ts'
import { isPending, recordUnknownRefund } from './apply-refund-event.server.ts'

type Refund = Selectable<RefundTable>

type PayRefundsOutcome = {
  id: string
  amountMinor: number
  /** `by`: who paid the refund; `known`: another process had recorded it before. */
} & (
  | { ok: true; by: 'stripe' | 'shopkeeper'; reference: string | null; known: boolean }
  | { ok: false; words: string }
)

/**
 * Pays the due refunds of an order: through the payment service if it was paid by card there.
 * Otherwise, or if `reference` names a payment made by hand, they are only marked paid. Refunds
 * that fail stay due.
 */
export async function payRefunds(
  number: string,
  { reference }: { reference?: string | undefined },
  now: number,
): Promise<PayRefundsOutcome[]> {
  const refunds = await listRefundsOf(number)
  const payments = await listPaid(number)
  const outcomes: PayRefundsOutcome[] = []
  for (const refund of refunds) outcomes.push(await payOne(refund, payments, reference, now))
  return outcomes
}

const listRefundsOf = (number: string): Promise<Refund[]> =>
  db.read
    .selectFrom('refund')
    .selectAll()
    .where('orderNumber', '=', number)
    .where('state', '=', 'due')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

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
  refund: Refund,
  payments: PaymentTable[],
  reference: string | undefined,
  now: number,
): Promise<PayRefundsOutcome> {
  const { id } = refund
  const amountMinor = refund.amountMinor - refund.paidMinor
  // A refund for an order that was paid twice names its payment; others go to the first payment.
  const payment = payments.find(({ intent }) => intent === refund.reference) ?? payments[0]
  const byStripe = reference === undefined && payment !== undefined
  const done = byStripe
    ? await refundAtStripe({ ...refund, amountMinor }, payment)
    : { reference: reference ?? null }
  if ('words' in done) return { id, amountMinor, ok: false, words: done.words }
  const secret = await ensureLinkSecret()
  const by = byStripe ? ('stripe' as const) : ('shopkeeper' as const)
  const made = { secret, now }
  const isNew = await db.write(async (trx) => {
    const completed = await completeRefund(trx, refund, done.reference, made)
    const details = { refund: id, amountMinor, by, reference: done.reference }
    if (completed)
      await recordChange(trx, { command: 'refund', about: refund.orderNumber, details }, now)
    else if (byStripe && done.reference !== null) {
      const { reference: own } = done
      const beside = { orderNumber: refund.orderNumber, reference: own, currency: payment.currency }
      await recordBeside(
        trx,
        { ...beside, amount: stripeAmount(amountMinor, payment.currency) },
        made,
      )
    }
    return completed
  })
  return { id, amountMinor, ok: true, by, reference: done.reference, known: !isNew }
}

/**
 * Records a payment of a refund that another one, made on the service's own pages, had completed at the same moment: both
 * have reached the buyer.
 */
async function recordBeside(
  trx: Transaction,
  paid: Parameters<typeof recordUnknownRefund>[1],
  params: MarkPaymentParams,
) {
  const known = await trx
    .selectFrom('refund')
    .select('id')
    .where('orderNumber', '=', paid.orderNumber)
    .where('reference', '=', paid.reference)
    .executeTakeFirst()
  if (!known) await recordUnknownRefund(trx, paid, params)
}

type AtStripe = { reference: string } | { words: string }

/** Repeating the command creates no second refund, because an earlier one is looked up first. */
async function refundAtStripe(
  { id, amountMinor, paidMinor, orderNumber }: Refund,
  { intent, currency }: PaymentTable,
): Promise<AtStripe> {
  if (!hasCard()) return { words: 'STRIPE_SECRET_KEY is not set' }
  if (intent === null) return { words: 'the payment has no number at Stripe' }
  const amount = stripeAmount(amountMinor, currency)
  try {
    const before = await listAtStripe(intent, id)
    if (!before) return { words: 'Stripe’s list of refunds cannot be read' }
    const going = before.find(isPending)
    if (going) return { reference: going.id }
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
    return { reference: made.id }
  } catch (error) {
    return { words: `Stripe: ${describeFailure(error).words}` }
  }
}

/** Returns undefined if the list cannot be read, since the refund may be in it. */
async function listAtStripe(intent: string, id: string): Promise<StripeRefund[] | undefined> {
  const { data } = await stripe().refunds.list({ payment_intent: intent, limit: 100 })
  return parseRefunds(data)?.filter(({ metadata }) => metadata.refund === id)
}
