import { addressFields } from '#app/shop/customers/addresses/address.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import { findBuyer, findBuyers } from '#app/shop/ordering/staff-orders/find-buyers.server.ts'
import { mostStaffLines } from '#app/shop/ordering/staff-orders/staff-order.ts'
import { parseLineValue } from '#app/shop/ordering/staff-orders/staff-order.schema.ts'
import type { OfficeAction, OfficeFormContext } from '../frame/create-office-action.server.ts'
import { parseDraftPart } from './draft-part.ts'
import { draftResponse } from './draft-response.server.ts'
import {
  describeItems,
  listLineKeys,
} from '#app/shop/ordering/staff-orders/describe-items.server.ts'
import { listExact, searchItems } from './find-items.server.ts'
import { placeDraft } from './place-draft.server.ts'
import { readDraft, withLine, type OrderDraft } from './read-draft.server.ts'

/** The forms of an order that staff takes. Each keeps the whole order in its fields until it is placed. */
export const newOrderActions: Record<string, OfficeAction> = {
  'new-order.prepare': prepare,
  'new-order.place': placeDraft,
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
  if (buyer === '') return draftResponse(context, draft, { part })
  return draftResponse(context, draft, { part: part ?? 'buyers', buyers: await findBuyers(buyer) })
}

async function add(context: OfficeFormContext, draft: OrderDraft, key: LineKey) {
  const { t } = context
  const changed = withLine(draft, key)
  if (!changed) {
    const count = mostStaffLines
    return draftResponse(context, draft, { errors: { q: t('office.newOrder.full', { count }) } })
  }
  // The next item is scanned into an empty field.
  return draftResponse(context, withValues(changed, { q: '' }), {
    note: t('office.newOrder.added'),
  })
}

/** A whole ISBN or SKU adds the item, unless one of its variants is to be chosen. */
async function search(context: OfficeFormContext, draft: OrderDraft, typed: string) {
  const { language, now, t } = context
  const { currency, country } = draft
  const exact = await listExact(typed)
  const keys = await listLineKeys(exact)
  const [only] = keys
  if (only && keys.length === 1) return add(context, draft, only)
  const ids = exact.length > 0 ? exact : await searchItems(typed, context)
  const found = await describeItems(ids, { currency, country, language, now }, t)
  return draftResponse(context, draft, { found })
}

const withValues = (draft: OrderDraft, values: Record<string, string>): OrderDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
})

/** Fills in the buyer whom the shop knows. What it does not know of them is emptied, since it was another's. */
async function takeBuyer(context: OfficeFormContext, draft: OrderDraft, key: string) {
  const { t, form } = context
  const buyer = await findBuyer(key)
  if (!buyer)
    return draftResponse(context, draft, { errors: { buyer: t('office.newOrder.noBuyer') } })
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
  return draftResponse(context, readDraft(fields, context), { part: 'buyer' })
}
