import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayOf } from '../currency/day.ts'
import { isSent } from '../delivery/delivery.ts'
import { listDelivery } from '../delivery/delivery.server.ts'
import { taxByRate } from '../tax/tax.ts'
import { findTaxRates } from '../tax/tax.server.ts'
import { findQuoteLines, type QuoteLines, type Where } from './quote-lines.server.ts'
import type { Quote } from './quote.ts'

/**
 * What the cart of `owner` costs now, in a few statements whatever it holds; without an owner it is empty.
 * A line above its limit is counted in full: who sells must compare `quantity` with `limit`.
 * @param where `deliveryMethod`: taken if it is offered, else the cheapest.
 */
export async function quoteCart(
  owner: string | undefined,
  where: Where & { deliveryMethod?: string },
  reader: Reader = db.read,
): Promise<Quote> {
  const found = await findQuoteLines(owner, where, reader)
  const { context, lines, lost, goodsMinor } = found
  const delivery = await chooseDelivery(found, where.deliveryMethod, reader)
  const deliveryMinor = delivery.kind === 'offered' ? delivery.chosen.minor : 0
  const rates = await findTaxRates(where.country, dayOf(where.now), reader)
  const taxed = lines.map((line) => ({
    grossMinor: line.lineMinor,
    basisPoints: rates[line.taxKind],
    isSent: isSent(line),
  }))
  return {
    currency: where.currency,
    country: where.country,
    rate: context.rates[where.currency],
    rateDay: context.rateDay,
    lines,
    lost,
    goodsMinor,
    delivery,
    deliveryMinor,
    taxes: taxByRate(taxed, deliveryMinor),
    totalMinor: goodsMinor + deliveryMinor,
  }
}

async function chooseDelivery(
  { context, lines }: QuoteLines,
  method: string | undefined,
  reader: Reader,
): Promise<Quote['delivery']> {
  if (lines.length === 0) return { kind: 'none' }
  const { market, currency, rates } = context
  const offer = await listDelivery({ market, currency, rates, lines }, reader)
  if (!offer.ok)
    return { kind: 'refused', reason: offer.reason === 'too-heavy' ? 'weight' : 'country' }
  const { options } = offer
  const chosen = options.find((option) => option.method === method) ?? options[0]
  return chosen ? { kind: 'offered', options, chosen } : { kind: 'none' }
}
