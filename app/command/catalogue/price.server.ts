import { amountFault, decimal, describeMoney, parseAmount } from '#app/i18n/format/decimal.ts'
import { currencyList, isCurrency } from '#app/i18n/currency.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { parseCountry } from '#app/shop/catalogue/text/codes.ts'
import { priceStart } from '#app/shop/catalogue/price-changes/price-start.ts'
import { setPrice } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { answerCommand, readArguments, CommandError, UsageError } from '../answer-command.server.ts'
import { requireProduct } from './find-product.server.ts'
import { printable, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- price SKU AMOUNT CURRENCY [--market DE] [--from 2027-01-31]
  SKU        the product's SKU, ISBN or id
  AMOUNT     the price with tax, like 12.90
  CURRENCY   a code of ISO 4217 that the shop knows, such as EUR
  --market   price in one country only
  --from     from the start of a day in the home market; default: now
  The previous price stays in the history, which gives the lowest price of 30 days.
`

export const runPrice = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const text = { type: 'string' } as const
    const { values, positionals } = readArguments(args, { market: text, from: text }, [
      'SKU',
      'AMOUNT',
      'CURRENCY',
    ])
    const [sku = '', amount = '', code = ''] = positionals
    const currency = code.toUpperCase()
    if (!isCurrency(currency)) throw new UsageError(`${code} is none of ${currencyList()}.`)
    const amountMinor = parseAmount(amount, currency)
    const otherwise = `${amount} is not an amount like 499 or 12.90`
    if (!amountMinor) throw new UsageError(`${amountFault(amount, currency, otherwise)}.`)
    const market = values.market === undefined ? '' : parseCountry(values.market)
    if (market === undefined) throw new UsageError(`${values.market} is no ISO country.`)
    const fromAt = readFrom(values.from, now)
    const { id: productId, called } = await requireProduct(sku)
    const outcome = await setPrice({ productId, currency, market, amountMinor }, fromAt, now)
    if (!outcome.ok) throw new CommandError(describePriceRefusal(outcome, printable(sku)))
    const before = outcome.before === null ? 'none' : decimal(outcome.before, currency)
    const suffix = market && ` in ${market}`
    const when = fromAt > now ? ` from ${localDayOf(fromAt, homeTimeZone())} on` : ''
    out.write(
      `${called}: ${before} → ${describeMoney({ minor: amountMinor, currency })}${suffix}${when}\n`,
    )
  })

function readFrom(day: string | undefined, now: number): number {
  if (day === undefined) return now
  const at = priceStart(day, now)
  if (at === 'malformed') throw new UsageError(`--from ${day} is not a day like 2027-01-31.`)
  if (at === 'past') throw new UsageError(`--from ${day} is past.`)
  return at
}

type Refusal = Exclude<Awaited<ReturnType<typeof setPrice>>, { ok: true }>

function describePriceRefusal(outcome: Refusal, name: string): string {
  switch (outcome.reason) {
    case 'unknown':
      return `There is no product ${name}.`
    case 'same':
      return `${name} has this price already.`
    case 'above-mrp':
      return `${name} may not cost more than ${decimal(outcome.mrpMinor, 'INR')} INR, its maximum retail price.`
  }
}
