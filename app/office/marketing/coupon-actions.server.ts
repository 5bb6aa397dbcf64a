import { notFound } from '#app/http/responses.server.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import { addCoupon, endCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import {
  couponLimits,
  readNewCoupon,
  type TypedCoupon,
} from '#app/shop/ordering/coupons/new-coupon.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { couponPath } from './coupon-words.ts'
import { describeTypedFaults } from './describe-typed-faults.ts'
import { typedIn } from './typed-texts.ts'

export const couponsActions: Record<string, OfficeAction> = { 'coupon.add': add }

/** The forms of the page of one coupon. */
export const couponPageActions: Record<string, OfficeAction> = { 'coupon.end': end }

async function add(context: OfficeFormContext) {
  const { form, t, now } = context
  const read = readNewCoupon(typedCouponOf(form), now)
  if (!read.ok) return refuse(context, describeTypedFaults(read.faults, couponLimits, context))
  const { code } = read.coupon
  const isAdded = await addCoupon(read.coupon, now)
  if (!isAdded) return refuse(context, { code: t('office.marketing.coupons.taken', { code }) })
  return officeRedirect(couponPath(code), t('office.marketing.coupons.added', { code }))
}

const typedCouponOf = (form: URLSearchParams): TypedCoupon => ({
  code: form.get('code') ?? '',
  percent: typedIn(form, 'percent'),
  amount: amountsIn(form, 'amount'),
  minimum: amountsIn(form, 'minimum'),
  from: typedIn(form, 'from'),
  until: typedIn(form, 'until'),
  uses: typedIn(form, 'uses'),
  each: typedIn(form, 'each'),
})

/** Returns the typed amounts by currency, of those that the form has fields for. */
const amountsIn = (form: URLSearchParams, name: 'amount' | 'minimum'): Record<string, string> =>
  Object.fromEntries(
    shopIdentity().currencies.flatMap((currency) => {
      const typed = typedIn(form, `${name}-${currency}`)
      return typed === undefined ? [] : [[currency, typed]]
    }),
  )

async function end({ params, t, now }: OfficeFormContext) {
  const code = parseCouponCode(params.code ?? '') ?? ''
  const outcome = await endCoupon(code, now)
  if (outcome === 'unknown') throw notFound(t)
  return officeRedirect(couponPath(code), t(`office.marketing.coupons.${outcome}`, { code }))
}
