import { amountFault, parseAmount } from '#app/i18n/format/decimal.ts'
import { parseArgs } from 'node:util'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'
import type { CouponAmount } from '#app/shop/ordering/coupons/coupon.ts'
import type { NewCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { currencyList, isCurrency } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { isParseError, UsageError } from '../answer-command.server.ts'
import { dayAt } from '../format-days.server.ts'

/** Returns the coupon of `coupon add`, or a sentence about wrong arguments. */
export function readCoupon(args: string[], now: number): NewCoupon | string {
  try {
    return couponOf(parse(args), now)
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

function couponOf({ values, positionals, tokens }: ParsedArguments, now: number): NewCoupon {
  const { percent, from, until, uses, each } = values
  const amounts = amountsOf(tokens)
  const hasAmount = amounts.some((one) => one.amountMinor !== null)
  if ((percent !== undefined) === hasAmount)
    throw new UsageError('Say either --percent or at least one --amount.')
  const fromAt = from === undefined ? now : dayAt('--from', from)
  const untilAt = until === undefined ? null : dayAt('--until', until) + dayMs
  if (untilAt !== null && untilAt <= fromAt)
    throw new UsageError(`--until ${until} is before the coupon begins.`)
  return {
    code: codeOf(positionals),
    percent: percent === undefined ? null : wholeOf('--percent', percent, 100),
    fromAt,
    untilAt,
    mostUses: uses === undefined ? null : wholeOf('--uses', uses, mostTimes),
    mostUsesEach: each === undefined ? null : wholeOf('--each', each, mostTimes),
    amounts,
  }
}

const mostTimes = 1_000_000_000

function codeOf([typed, ...more]: string[]): string {
  if (typed === undefined) throw new UsageError('Name the code of the coupon.')
  if (more.length > 0) throw new UsageError(`Name one code, not ${more.length + 1}.`)
  const code = parseCouponCode(typed)
  if (code === undefined)
    throw new UsageError(`${JSON.stringify(typed)} is not 1 to 40 letters, digits, - and _.`)
  return code
}

function wholeOf(option: string, text: string, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= most) return value
  throw new UsageError(`${option} ${text} is not a whole number from 1 to ${most}.`)
}

/** The amount waits for its currency, which is a later argument. */
type NamedAmount = { name: 'amount' | 'minimum'; text: string }

/** A currency applies to all amounts and minimums since the previous currency. */
function amountsOf(tokens: ParsedArguments['tokens']): CouponAmount[] {
  const amounts: CouponAmount[] = []
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

function giveCurrency(amounts: CouponAmount[], waiting: NamedAmount[], currency: string) {
  if (!isCurrency(currency))
    throw new UsageError(`--currency ${currency} is none of ${currencyList()}.`)
  if (waiting.length === 0) throw new UsageError(`Put --currency ${currency} after its amount.`)
  for (const one of waiting) {
    const minor = parseAmount(one.text, currency)
    const otherwise = `${optionOf(one)} is not an amount like 5 or 4.99`
    if (!minor) throw new UsageError(`${amountFault(one.text, currency, otherwise)}.`)
    const field = `${one.name}Minor` as const
    let row = amounts.find((other) => other.currency === currency)
    if (!row) amounts.push((row = { currency, amountMinor: null, minimumMinor: null }))
    if (row[field] !== null)
      throw new UsageError(`${optionOf(one)} is the second one in ${currency}.`)
    row[field] = minor
  }
}
