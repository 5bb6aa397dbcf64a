import { redirect } from '@remix-run/node'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { clientAddress } from '#app/http/arrivals.server.ts'
import { refuse, refuseForNow } from '#app/http/answers.server.ts'
import type { Intents, Posted } from '#app/http/intents.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import {
  applyCoupon,
  removeCoupon,
  type ApplyOutcome,
} from '#app/shop/coupons/cart-coupon.server.ts'
import { parseCouponCode } from '#app/shop/coupons/coupon-code.ts'
import { describeFault } from '#app/shop/coupons/coupon-words.ts'
import { forgiveAttempt, takeAttempt, type Limit } from '#app/shop/limits/limits.server.ts'
import { networkOf } from '#app/shop/limits/network.ts'

/** The buttons of the coupon, in the cart and at the checkout. */
export const couponIntents = {
  'coupon.apply': apply,
  'coupon.remove': remove,
} satisfies Intents

/** Codes that are none, from one network address: they cannot be found by trying. */
const tries: Limit = { most: 30, withinMs: 15 * 60 * 1000 }

/** Whose cart is empty or not there is refused too, and gets nothing by it: no row and no cookie. */
async function apply(posted: Posted) {
  const { form, owner, here, session, t, language, request, now } = posted
  const [typed = '', ...more] = form.getAll('coupon')
  const isOne = typed.trim() !== '' && more.length === 0
  if (!isOne) return refuse(form, { coupon: t('refusal.coupon.missing') })
  const tried = await takeAttempt(`coupon from ${networkOf(clientAddress(request))}`, tries, now)
  if (!tried.ok) {
    const words = (count: number) => ({ coupon: t('refusal.coupon.tooOften', { count }) })
    return refuseForNow(form, words, tried.retryAfterSeconds)
  }
  const code = parseCouponCode(typed)
  const outcome: ApplyOutcome =
    code === undefined ? { ok: false, reason: 'unknown' } : await applyCoupon(owner, code, posted)
  if (!outcome.ok) return refuse(form, { coupon: wordsFor(outcome, t, language) })
  await forgiveAttempt(tried.attempt)
  const message = t('toast.couponUsed', { code: code! })
  return redirectWithToast(here, { message, type: 'success' }, session)
}

/** A coupon that is gone already is what was asked for: a second press of the button is no fault. */
async function remove({ owner, here, session, t }: Posted) {
  const code = owner && (await removeCoupon(owner))
  if (!code) return redirect(here, { status: 303, headers: await saveSession(session) })
  const message = t('toast.couponRemoved', { code })
  return redirectWithToast(here, { message, type: 'success' }, session)
}

function wordsFor(
  refusal: Extract<ApplyOutcome, { ok: false }>,
  t: Translate,
  language: Language,
): string {
  switch (refusal.reason) {
    case 'unknown':
      return t('refusal.coupon.unknown')
    case 'empty-cart':
      return t('refusal.coupon.emptyCart')
    case 'fault': {
      const { reason, values } = describeFault(refusal.fault, language)
      return t(`coupon.fault.${reason}`, values)
    }
  }
}
