import { json, redirect } from '@remix-run/node'
import { newMailKey, parseMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { foldWithoutSubaddress } from '#app/i18n/email.ts'
import {
  byNetworks,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOfBuyer } from '#app/shop/ordering/order-pages/track-order.server.ts'
import { announceReturn, isAnnounced } from '#app/shop/ordering/returns/announce-return.server.ts'
import {
  describeDeclaration,
  type DeclaredWithdrawal,
} from '#app/shop/ordering/returns/declaration-text.server.ts'
import { declareWithdrawal, findNotice } from '#app/shop/ordering/returns/declare.server.ts'
import { findReturnable } from '#app/shop/ordering/returns/find-returnable.server.ts'
import type { ReturnableLine, ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import {
  readAnnouncement,
  readDeclaration,
  readReturnedLines,
  type DeclarationFault,
  type DeclarationFaults,
} from '#app/shop/ordering/returns/withdrawal.schema.ts'
import type { WithdrawalSummary } from '#app/shop/ordering/returns/withdrawal-page.ts'
import { invalidForm, tooManyRequests, resubmittableFields } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { redirectBack, redirectWithSession } from '#app/http/session.server.ts'
import { emailErrors } from './account/email-errors.server.ts'
import { findNamedOrder } from '#app/loaders/find-named-order.server.ts'

/** These are both steps of a withdrawal, and the return for a reason. */
export const withdrawalActions = {
  'withdrawal.review': review,
  'withdrawal.change': change,
  'withdrawal.confirm': confirm,
  'return.announce': announce,
} satisfies FormActions

/** The limit is the same as that of parcel tracking. */
const limit: RateLimit = { most: 5, withinMs: 15 * 60 * 1000 }
/** Limits receipts to one typed address, and declarations about one order of its buyer. */
const perDay: RateLimit = { most: 5, withinMs: 24 * 60 * 60 * 1000 }

/** Returns the declaration of the form, or the page with its errors. */
async function read(context: FormContext): Promise<DeclaredWithdrawal | Response> {
  const { form, t } = context
  const order = await findNamedOrder(context)
  const declared = readDeclaration(form)
  const errors = declared.ok ? {} : declarationWords(declared.faults, t)
  if (!order) return declared.ok ? { declaration: declared.declaration } : invalidForm(form, errors)
  const open = await findReturnable(order, context.now)
  const lines = readReturnedLines(form, 'quantity', open)
  Object.assign(errors, linesWords(lines, `quantity-${firstOf(open)}`, t))
  return declared.ok && lines && Object.keys(errors).length === 0
    ? { declaration: { ...declared.declaration, order: order.number }, lines, order }
    : invalidForm(form, errors)
}

/**
 * Returns the errors of the quantities. `lines` is undefined if a quantity cannot be read or exceeds what is left.
 */
function linesWords(
  lines: ReturnedLine[] | undefined,
  field: string,
  t: FormContext['t'],
): Record<string, string> {
  if (lines === undefined) return { [field]: t('refusal.withdrawal.lines') }
  return lines.length === 0 ? { [field]: t('refusal.withdrawal.nothing') } : {}
}

/** Returns the line whose field shows the error about the numbers. */
const firstOf = (open: { position: number; left: number }[]) =>
  open.find(({ left }) => left > 0)?.position ?? 0

const declarationWords = (faults: DeclarationFaults, t: FormContext['t']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      describeDeclarationErrors(field as keyof DeclarationFaults, fault, t),
    ]),
  )

function describeDeclarationErrors(
  field: keyof DeclarationFaults,
  fault: DeclarationFault,
  t: FormContext['t'],
): string {
  if (fault === 'long' || fault === 'link') return t(`refusal.withdrawal.${fault}`)
  return field === 'email' ? emailErrors(fault, t) : t(`refusal.withdrawal.${field as 'name'}`)
}

/** The second step is shown by this response only, because nothing is declared yet. */
async function review(context: FormContext) {
  const { form, t } = context
  const declared = await read(context)
  if (declared instanceof Response) return declared
  const fields = resubmittableFields(form).filter(([name]) => name !== 'intent' && name !== 'token')
  const shown: WithdrawalSummary = {
    content: describeDeclaration(declared, t),
    fields: [...fields, ['token', newMailKey().key]],
  }
  return json({ review: shown }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Returns to the first step with all typed values. */
function change({ form }: FormContext): Promise<Response> {
  const values = Object.fromEntries(resubmittableFields(form))
  const refusal = { intent: 'withdrawal.review', values, errors: {} }
  return Promise.resolve(json({ refusal }, { headers: { 'Cache-Control': 'no-store' } }))
}

/**
 * Returns the key that receipts are counted by. Receipts that strangers request, which name no order of that address,
 * do not count against its buyer.
 */
async function receiptsOf({ order, email }: DeclaredWithdrawal['declaration']): Promise<string> {
  const own = await findOfBuyer(parseOrderNumber(order), email)
  return own
    ? `withdrawals from ${own.number}`
    : `withdrawal receipts to ${foldWithoutSubaddress(email)}`
}

/**
 * Returns the query of the receipt. It repeats the order and key of this URL, so that the receipt leads back to the
 * order.
 */
function receiptSearch({ url }: FormContext, key: string | undefined): URLSearchParams {
  const named = [...url.searchParams].filter(([name]) => name === 'order' || name === 'key')
  return new URLSearchParams([...named, ['notice', String(key)]])
}

async function confirm(context: FormContext) {
  const { form, t, request, language, country, now, session } = context
  const key = parseMailKey(form.get('token'))
  const target = localPath(language, `/withdrawal?${receiptSearch(context, key)}`)
  // The browser sent the form again: the declaration exists, consumes no attempt, and has reduced the choice of
  // lines.
  if (key !== undefined && (await findNotice(key))) return redirect(target, { status: 303 })
  const declared = await read(context)
  if (declared instanceof Response) return declared
  if (key === undefined) return invalidForm(form, { form: t('refusal.withdrawal.stale') })
  const { declaration, lines } = declared
  const attempt = await consumeRateLimits(
    {
      ...byNetworks(clientAddress(request), limit, (network) => `withdrawal from ${network}`),
      [await receiptsOf(declaration)]: perDay,
    },
    now,
  )
  if (!attempt.ok) return tooManyRequests(context, 'form', 'withdrawal', attempt.retryAfterSeconds)
  const content = describeDeclaration(declared, t)
  const contentForStranger = describeDeclaration(withoutOwnWords(declared, t), t)
  await declareWithdrawal(
    key,
    {
      declaration,
      content,
      contentForStranger,
      language,
      country,
      origin: mailOriginOf(context),
      ...(lines && { lines }),
    },
    now,
  )
  return redirectWithSession(target, session)
}

/** An order number has eight letters and digits; other text may be a message. */
const isNumberLike = (text: string) => /^[\p{L}\d-]{1,16}$/u.test(text)

/** Replaces the declarer's own words: the things listed, and an order text that is no number. */
const withoutOwnWords = ({ declaration, ...rest }: DeclaredWithdrawal, t: FormContext['t']) => ({
  ...rest,
  declaration: {
    ...declaration,
    order: isNumberLike(declaration.order) ? declaration.order : '…',
    items: declaration.items && t('declaration.withdrawal.itemsOnPage'),
  },
})

const forReturn = ({ position, leftToReturn }: ReturnableLine) => ({
  position,
  left: leftToReturn,
})

async function announce(context: FormContext) {
  const { form, t, language, now } = context
  const order = await findNamedOrder(context)
  if (!order) return invalidForm(form, { reason: t('refusal.withdrawal.order') })
  const announcement = readAnnouncement(form)
  const announced = () => redirectBack(context, t('toast.returnAnnounced'))
  const bought = order.lines.map(({ position, quantity }) => ({ position, left: quantity }))
  const all = readReturnedLines(form, 'back', bought)
  // The browser sent the form again, perhaps concurrently: the return exists, and has reduced the choice of lines.
  const isThere = () =>
    announcement.ok && all
      ? isAnnounced(order, { ...announcement, lines: all })
      : Promise.resolve(false)
  if (await isThere()) return announced()
  const open = await findReturnable(order, context.now)
  const lines = readReturnedLines(form, 'back', open.map(forReturn))
  const errors = linesWords(lines, `back-${firstOf(open.map(forReturn))}`, t)
  if (!announcement.ok && announcement.faults.reason) errors.reason = t('refusal.withdrawal.reason')
  if (!announcement.ok && announcement.faults.note) errors.note = t('refusal.withdrawal.long')
  if (!announcement.ok || !lines || Object.keys(errors).length > 0)
    return (await isThere()) ? announced() : invalidForm(form, errors)
  const outcome = await announceReturn(order, { ...announcement, lines, language }, now)
  if (outcome.ok) return announced()
  return invalidForm(form, { reason: t(`refusal.withdrawal.${outcome.reason}`) }, 409)
}
