import { mailOriginOf } from '#app/http/head.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Money } from '#app/i18n/currency.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { listChanges, type Change } from '#app/shop/ordering/checkout/changes.ts'
import { parseSnapshot } from '#app/shop/ordering/checkout/checkout.schema.ts'
import {
  describeChanges,
  describeCheckoutErrors,
} from '#app/shop/ordering/checkout/checkout-text.server.ts'
import type { QuoteSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import {
  findTakenOrder,
  placeStaffOrder,
} from '#app/shop/ordering/staff-orders/place-staff-order.server.ts'
import {
  quoteStaffOrder,
  type StaffQuote,
} from '#app/shop/ordering/staff-orders/quote-staff-order.server.ts'
import { readStaffDetails } from '#app/shop/ordering/staff-orders/staff-order.schema.ts'
import { listStaffPayments } from '#app/shop/ordering/staff-orders/staff-payments.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { mayGive } from '#app/shop/staff/staff-role.ts'
import {
  officeRedirect,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { readReference } from '../orders/order-fields.schema.ts'
import { describeLineErrors, describeTermErrors } from './draft-errors.ts'
import { draftResponse } from './draft-response.server.ts'
import { readDraft, termsOf, type OrderDraft } from './read-draft.server.ts'

/** Places the order of the form, once also if the form is sent twice. What the page showed is what it charges. */
export const placeDraft: OfficeAction = async (context) => {
  const { form, staff, now } = context
  const draft = readDraft(form, context)
  const taken = await findTakenOrder(draft.token, staff.id)
  if (taken !== undefined) return placed(context, taken)
  const staffQuote = await quoteStaffOrder(termsOf(draft, now))
  const shown = parseSnapshot(form.get('shown'))
  const { details, errors } = await readBuyer(context, draft, staffQuote)
  if (!details) return refuseDraft(context, draft, { shown, quote: staffQuote.quote }, errors)
  const { rates } = await findRates(now)
  const { discount } = draft
  const outcome = await placeStaffOrder(
    {
      ...termsOf(draft, now),
      token: draft.token,
      shown,
      details,
      staff: staff.id,
      origin: mailOriginOf(context),
      customer: draft.values.customer || undefined,
      discountReason: discount.ok ? discount.reason : undefined,
      reference: readReference(draft.values.reference ?? null) ?? null,
    },
    (sum: Money) => mayGive(staff, sum, rates),
  )
  if (outcome.ok) return placed(context, outcome.number)
  if ('reason' in outcome)
    return draftResponse(context, draft, {
      errors: { discount: context.t('office.newOrder.discountLimit') },
    })
  const { quote, ranOut } = outcome
  return refuseDraft(context, draft, { shown, quote, ranOut })
}

/** Reads buyer and payment, or what is wrong with them and the lines, by field in the order of the page. */
async function readBuyer(context: OfficeFormContext, draft: OrderDraft, staffQuote: StaffQuote) {
  const { t, now } = context
  const { quote } = staffQuote
  const { sale, country, values, lines, discount } = draft
  const read = readStaffDetails(values, quote, {
    sale,
    methods: await listStaffPayments(quote, sale, now),
    nameless: getFixedT(draft.language)('paper.counterBuyer'),
  })
  const faults = read.ok ? {} : read.faults
  const errors = {
    ...(lines.length === 0 && { q: t('office.newOrder.empty') }),
    ...describeLineErrors(draft, staffQuote, context),
    ...describeCheckoutErrors(faults, country, t),
    ...(faults.email === 'missing' && { email: t('office.newOrder.emailForEbooks') }),
    ...describeTermErrors(draft, staffQuote, context),
    ...(!discount.ok &&
      discount.field === 'discountReason' && {
        discountReason: t('office.newOrder.reasonMissing'),
      }),
    ...(faults.ebookConsent && { ebookConsent: t('office.newOrder.consentMissing') }),
  }
  const isRight = read.ok && Object.keys(errors).length === 0
  return { details: isRight ? read.details : undefined, errors }
}

type Compared = { shown: QuoteSnapshot | undefined; quote: Quote; ranOut?: LineKey | undefined }

/** Tells whether the fields of the form show a change: a line taken off, or a quantity above the stock. */
const isInFields = (change: Change) =>
  change.kind === 'line' && (change.trouble === 'removed' || change.trouble === 'too-many')

/** Tells whether what was typed makes a change: another quantity at the same price, or the total. */
const isTyped = (change: Change) =>
  change.kind === 'total' ||
  (change.kind === 'line' &&
    change.trouble === undefined &&
    change.before?.unitMinor === change.after?.unitMinor)

/** Shows the draft with what changed since it was shown, if anything did, and what is wrong with it. */
async function refuseDraft(
  context: OfficeFormContext,
  draft: OrderDraft,
  { shown, quote, ranOut }: Compared,
  errors?: Record<string, string>,
) {
  const { t, language } = context
  const found = shown ? listChanges(shown, quote, ranOut) : []
  const differing = found.filter((change) => !isInFields(change))
  const hasChanged = !errors || differing.some((change) => !isTyped(change))
  const changes =
    shown && hasChanged ? await describeChanges(differing, { shown, quote, t, language }) : []
  const all: Record<string, string> = { ...errors }
  if (hasChanged) all.form = t('office.newOrder.changed')
  return draftResponse(context, draft, { errors: all, changes }, hasChanged)
}

async function placed({ t, language }: OfficeFormContext, number: string) {
  const { totalMinor: minor, currency } = (await findOrder(number))!
  const total = formatMoney({ minor, currency }, language)
  return officeRedirect(`/office/orders/${number}`, t('office.newOrder.placed', { number, total }))
}
