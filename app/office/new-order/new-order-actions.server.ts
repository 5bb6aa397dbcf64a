import { json } from '@remix-run/node'
import { mailOriginOf } from '#app/http/head.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Money } from '#app/i18n/currency.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { addressFields } from '#app/shop/customers/addresses/address.ts'
import { listChanges, type Change } from '#app/shop/ordering/checkout/changes.ts'
import { parseSnapshot } from '#app/shop/ordering/checkout/checkout.schema.ts'
import {
  describeChanges,
  describeCheckoutErrors,
} from '#app/shop/ordering/checkout/checkout-text.server.ts'
import type { QuoteSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import { findBuyer, findBuyers } from '#app/shop/ordering/staff-orders/find-buyers.server.ts'
import {
  findTakenOrder,
  placeStaffOrder,
} from '#app/shop/ordering/staff-orders/place-staff-order.server.ts'
import {
  quoteStaffOrder,
  type StaffQuote,
} from '#app/shop/ordering/staff-orders/quote-staff-order.server.ts'
import { mostStaffLines } from '#app/shop/ordering/staff-orders/staff-order.ts'
import {
  parseLineValue,
  readStaffDetails,
} from '#app/shop/ordering/staff-orders/staff-order.schema.ts'
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
import { parseDraftPart } from './draft-part.ts'
import { describeItems, listExact, listKeys, searchItems } from './find-items.server.ts'
import { readDraft, termsOf, withLine, type OrderDraft } from './read-draft.server.ts'
import { showDraft } from './show-draft.server.ts'

/** The forms of an order that staff takes. Each keeps the whole order in its fields until it is placed. */
export const newOrderActions: Record<string, OfficeAction> = {
  'new-order.prepare': prepare,
  'new-order.place': place,
}

type Shown = NonNullable<Parameters<typeof showDraft>[2]>

/** Shows the draft again. Without errors the answer is a page like any other. */
async function answer(
  context: OfficeFormContext,
  draft: OrderDraft,
  shown: Shown,
  conflict = false,
) {
  const page = await showDraft(draft, context, shown)
  const isRefused = Object.keys(page.errors).length > 0
  const status = conflict ? 409 : isRefused ? 422 : 200
  return json({ draft: page }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Puts on the order what was chosen or scanned, or searches for items or buyers; any quantity was changed already. Words
 * that are left in the search of items keep no button of another part from what it does.
 */
async function prepare(context: OfficeFormContext) {
  const { form } = context
  const draft = readDraft(form, context)
  const added = parseLineValue(form.get('add') ?? '')
  if (added) return add(context, draft, added)
  const used = form.get('use')
  if (used !== null) return takeBuyer(context, draft, used)
  const part = parseDraftPart(form.get('part'))
  const typed = draft.values.q?.trim() ?? ''
  if (part === undefined && typed !== '') return search(context, draft, typed)
  const buyer = draft.values.buyer?.trim() ?? ''
  if (buyer === '') return answer(context, draft, { part })
  return answer(context, draft, { part: part ?? 'buyers', buyers: await findBuyers(buyer) })
}

async function add(context: OfficeFormContext, draft: OrderDraft, key: LineKey) {
  const { t } = context
  const changed = withLine(draft, key)
  if (!changed) {
    const count = mostStaffLines
    return answer(context, draft, { errors: { q: t('office.newOrder.full', { count }) } })
  }
  // The next item is scanned into an empty field.
  return answer(context, withValues(changed, { q: '' }), { note: t('office.newOrder.added') })
}

/** A whole ISBN or SKU adds the item, unless one of its variants is to be chosen. */
async function search(context: OfficeFormContext, draft: OrderDraft, typed: string) {
  const exact = await listExact(typed)
  const keys = await listKeys(exact)
  const [only] = keys
  if (only && keys.length === 1) return add(context, draft, only)
  const ids = exact.length > 0 ? exact : await searchItems(typed, context)
  return answer(context, draft, { found: await describeItems(ids, draft, context) })
}

const withValues = (draft: OrderDraft, values: Record<string, string>): OrderDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
})

/** Fills in the buyer whom the shop knows. What it does not know of them is emptied, since it was another's. */
async function takeBuyer(context: OfficeFormContext, draft: OrderDraft, key: string) {
  const { t, form } = context
  const buyer = await findBuyer(key)
  if (!buyer) return answer(context, draft, { errors: { buyer: t('office.newOrder.noBuyer') } })
  const { address, email, name, language, telephone, customer = '' } = buyer
  const place = addressFields.map((field) => [field, address?.[field] ?? ''] as const)
  const { country, ...lines } = Object.fromEntries(place)
  const filled = {
    ...lines,
    name,
    email,
    language,
    customer,
    buyer: '',
    telephone: telephone ?? '',
    ...(country && { country }),
  }
  const fields = new URLSearchParams(form)
  for (const [field, value] of Object.entries(filled)) fields.set(field, value)
  return answer(context, readDraft(fields, context), { part: 'buyer' })
}

async function place(context: OfficeFormContext) {
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
    return answer(context, draft, {
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
  return answer(context, draft, { errors: all, changes }, hasChanged)
}

async function placed({ t, language }: OfficeFormContext, number: string) {
  const { totalMinor: minor, currency } = (await findOrder(number))!
  const total = formatMoney({ minor, currency }, language)
  return officeRedirect(`/office/orders/${number}`, t('office.newOrder.placed', { number, total }))
}
