import { z } from 'zod'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { parseStaffAmount } from '#app/i18n/format/typed-decimal.ts'
import { boundedRecord } from '#app/shop-settings/bounded.schema.ts'
import {
  dayTerm,
  typedFaultsOf,
  percentField,
  wholeField,
  type TypedFaults,
} from '#app/shop/catalogue/text/typed-values.schema.ts'
import { parseCouponCode } from './coupon-code.ts'
import type { CouponAmount, NewCoupon } from './coupon.ts'

/** Amounts and minimums are by currency, with a point or a comma. Days are those of the home market, the last one included. */
export type TypedCoupon = {
  code: string
  percent?: string | undefined
  amount: Record<string, string>
  minimum: Record<string, string>
  from?: string | undefined
  until?: string | undefined
  uses?: string | undefined
  each?: string | undefined
}

const mostUses = 1_000_000_000

export const couponLimits = {
  percent: { least: 1, most: 100 },
  uses: { least: 1, most: mostUses },
  each: { least: 1, most: mostUses },
}

/** Nobody has amounts in more currencies than there are. */
const mostCurrencies = 200

const amountsByCurrency = boundedRecord(
  z.string(),
  z.string(),
  mostCurrencies,
  'currency',
).transform((typed, context) => {
  const amounts = new Map<Currency, number>()
  for (const [currency, text] of Object.entries(typed)) {
    const minor = isCurrency(currency) && parseStaffAmount(text, currency)
    const message = isCurrency(currency) ? 'amount' : 'currency'
    if (minor) amounts.set(currency, minor)
    else context.addIssue({ code: 'custom', message, path: [currency] })
  }
  return amounts
})

const couponFacts = z.object({
  code: z.string().transform((typed, context) => {
    const code = parseCouponCode(typed)
    if (code === undefined) context.addIssue({ code: 'custom', message: 'code' })
    return code ?? z.NEVER
  }),
  percent: percentField(couponLimits.percent).optional(),
  amount: amountsByCurrency,
  minimum: amountsByCurrency,
  uses: wholeField(couponLimits.uses).optional(),
  each: wholeField(couponLimits.each).optional(),
})

export type NewCouponParseResult =
  { ok: true; coupon: NewCoupon } | { ok: false; faults: TypedFaults }

/** Reads a new coupon. Faults are by field; those of an amount or a minimum have its currency: `amount-EUR`. */
export function readNewCoupon(typed: TypedCoupon, now: number): NewCouponParseResult {
  const [facts, term] = [couponFacts.safeParse(typed), dayTerm(now).safeParse(typed)]
  const hasAmount = Object.keys(typed.amount).length > 0
  const isReduction = hasAmount === (typed.percent === undefined)
  if (!facts.success || !term.success || !isReduction) {
    const faults = typedFaultsOf(facts.error, term.error)
    return { ok: false, faults: isReduction ? faults : { percent: 'reduction', ...faults } }
  }
  const { code, percent = null, amount, minimum, uses = null, each = null } = facts.data
  const limits = { mostUses: uses, mostUsesEach: each }
  return {
    ok: true,
    coupon: { code, percent, ...term.data, ...limits, amounts: joinAmounts(amount, minimum) },
  }
}

type Amounts = Map<Currency, number>

const joinAmounts = (amount: Amounts, minimum: Amounts): CouponAmount[] =>
  [...new Set([...amount.keys(), ...minimum.keys()])].map((currency) => ({
    currency,
    amountMinor: amount.get(currency) ?? null,
    minimumMinor: minimum.get(currency) ?? null,
  }))
