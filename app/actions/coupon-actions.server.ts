import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Language } from '#app/i18n/languages.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import {
  applyCoupon,
  removeCoupon,
  type ApplyOutcome,
} from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import { describeFault } from '#app/shop/ordering/coupons/coupon-text.ts'
import {
  byNetworks,
  refundRateLimits,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'

/** These are the actions of the coupon in the cart. */
export const couponActions = {
  'coupon.apply': apply,
  'coupon.remove': remove,
} satisfies FormActions

/** Tells whether the field of a code was filled in. */
export const hasTypedCoupon = ({ form }: FormContext) =>
  form.getAll('coupon').some((code) => code.trim())

/** Limits unknown codes from one network address, so that codes cannot be found by trying. */
const tries: RateLimit = { most: 30, withinMs: 15 * 60 * 1000 }

/** Describes the outcome of a code as text; `retryAfterSeconds` is set while further attempts are refused. */
export type CouponMessages =
  { ok: true; message: string } | { ok: false; message: string; retryAfterSeconds?: number }

/**
 * Applies the coupon whose code was typed to the cart. It is also refused if the cart is empty or missing, and then
 * creates neither a row nor a cookie.
 * @param buyer holds the country and e-mail address of the order, if the page has them, because they decide whether
 * the coupon is valid.
 */
export async function applyTypedCoupon(
  context: FormContext,
  buyer: { country?: Country; email?: string } = {},
): Promise<CouponMessages> {
  const { form, owner, customer, t, language, request, now } = context
  const own = customer && { email: customer.email }
  const [typed = '', ...more] = form.getAll('coupon')
  const isOne = typed.trim() !== '' && more.length === 0
  if (!isOne) return { ok: false, message: t('refusal.coupon.missing') }
  const tried = await consumeRateLimits(
    byNetworks(clientAddress(request), tries, (network) => `coupon from ${network}`),
    now,
  )
  if (!tried.ok) {
    const { retryAfterSeconds } = tried
    const message = t('refusal.coupon.tooOften', { count: Math.ceil(retryAfterSeconds / 60) })
    return { ok: false, message, retryAfterSeconds }
  }
  const code = parseCouponCode(typed)
  const outcome: ApplyOutcome =
    code === undefined
      ? { ok: false, reason: 'unknown' }
      : await applyCoupon(owner, code, { ...context, ...own, ...buyer })
  if (!outcome.ok) return { ok: false, message: describeCouponError(outcome, t, language) }
  await refundRateLimits(tried.attempts)
  return { ok: true, message: t('toast.couponUsed', { code: code! }) }
}

/** Removes the coupon from the cart and returns the message; undefined if the cart had none. */
export async function removeCouponFromCart({ owner, t }: FormContext): Promise<string | undefined> {
  const code = owner && (await removeCoupon(owner))
  return code && t('toast.couponRemoved', { code })
}

async function apply(context: FormContext) {
  const { form } = context
  const outcome = await applyTypedCoupon(context)
  const { message } = outcome
  if (outcome.ok) return redirectBack(context, message)
  const { retryAfterSeconds } = outcome
  if (retryAfterSeconds === undefined) return invalidForm(form, { coupon: message })
  return tooManyRequests(context, 'coupon', 'coupon', retryAfterSeconds)
}

/** A coupon that is gone already is what was requested, so a second press of the button is no error. */
async function remove(context: FormContext) {
  return redirectBack(context, await removeCouponFromCart(context))
}

function describeCouponError(
  refusal: Extract<ApplyOutcome, { ok: false }>,
  t: Translate,
  language: Language,
): string {
  if (refusal.reason !== 'fault') return t(`refusal.coupon.${refusal.reason}`)
  const { reason, values } = describeFault(refusal.fault, language)
  return t(`coupon.fault.${reason}`, values)
}
