import { parseArgs } from 'node:util'
import { amountFault } from '#app/i18n/format/decimal.ts'
import { currencyList, isCurrency } from '#app/i18n/currency.ts'
import type { NewCoupon } from '#app/shop/ordering/coupons/coupon.ts'
import {
  couponLimits,
  readNewCoupon,
  type TypedCoupon,
} from '#app/shop/ordering/coupons/new-coupon.schema.ts'
import { typedDecimal } from '#app/i18n/format/typed-decimal.ts'
import type { TypedFault } from '#app/shop/catalogue/text/typed-values.schema.ts'
import { isParseError, UsageError } from '../answer-command.server.ts'
import { describeOptionFault, firstFaultOf } from '../describe-option-fault.server.ts'

/** Returns the coupon of `coupon add`, or a sentence about wrong arguments. */
export function readCoupon(args: string[], now: number): NewCoupon | string {
  try {
    const typed = typedCouponOf(parse(args))
    const read = readNewCoupon(typed, now)
    return read.ok ? read.coupon : describeCouponFault(...firstFaultOf(read.faults), typed)
  } catch (error) {
    // The message of parseArgs is also a sentence, about an unknown option.
    if (error instanceof UsageError || isParseError(error)) return error.message
    throw error
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const texts = { type: 'string', multiple: true } as const
  const options = {
    percent: text,
    from: text,
    until: text,
    uses: text,
    each: text,
    amount: texts,
    minimum: texts,
    currency: texts,
  }
  return parseArgs({ args, allowPositionals: true, tokens: true, options })
}
type ParsedArguments = ReturnType<typeof parse>

function typedCouponOf({ values, positionals, tokens }: ParsedArguments): TypedCoupon {
  const { percent, from, until, uses, each } = values
  const [code, ...more] = positionals
  if (code === undefined) throw new UsageError('Name the code of the coupon.')
  if (more.length > 0) throw new UsageError(`Name one code, not ${more.length + 1}.`)
  return { code, percent, from, until, uses, each, ...amountsOf(tokens) }
}

type TypedAmounts = Pick<TypedCoupon, 'amount' | 'minimum'>

/** The amount waits for its currency, which is a later argument. */
type NamedAmount = { name: keyof TypedAmounts; text: string }

/** A currency applies to all amounts and minimums since the previous currency. */
function amountsOf(tokens: ParsedArguments['tokens']): TypedAmounts {
  const amounts: TypedAmounts = { amount: {}, minimum: {} }
  let waiting: NamedAmount[] = []
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name } = token
    const value = token.value ?? ''
    if (name === 'amount' || name === 'minimum') waiting.push({ name, text: value })
    if (name !== 'currency') continue
    giveCurrency(amounts, waiting, value)
    waiting = []
  }
  const [first] = waiting
  if (first)
    throw new UsageError(`Name the currency after ${optionOf(first)}, like --currency EUR.`)
  return amounts
}

const optionOf = ({ name, text }: NamedAmount) => `--${name} ${text}`

function giveCurrency(amounts: TypedAmounts, waiting: NamedAmount[], currency: string) {
  if (waiting.length === 0) throw new UsageError(`Put --currency ${currency} after its amount.`)
  for (const one of waiting) {
    if (Object.hasOwn(amounts[one.name], currency))
      throw new UsageError(`${optionOf(one)} is the second one in ${currency}.`)
    amounts[one.name][currency] = one.text
  }
}

function describeCouponFault(field: string, fault: TypedFault, typed: TypedCoupon): string {
  if (fault === 'code')
    return `${JSON.stringify(typed.code)} is not 1 to 40 letters, digits, - and _.`
  if (fault === 'reduction') return 'Say either --percent or at least one --amount.'
  const [, name, currency = ''] = /^(amount|minimum)-(.*)$/s.exec(field) ?? []
  if (name === 'amount' || name === 'minimum')
    return describeAmountFault({ name, text: typed[name][currency] ?? '' }, currency)
  const option = field as 'percent' | 'from' | 'until' | 'uses' | 'each'
  const facts = { option, typed: typed[option], of: 'coupon', limits: couponLimits } as const
  return describeOptionFault(fault, facts)
}

function describeAmountFault(amount: NamedAmount, currency: string): string {
  if (!isCurrency(currency)) return `--currency ${currency} is none of ${currencyList()}.`
  const otherwise = `${optionOf(amount)} is not an amount like 5 or 4.99`
  return `${amountFault(typedDecimal(amount.text), currency, otherwise)}.`
}
