import { db } from '#app/database/database.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { countDays, forgetDaysSince } from '#app/shop/ordering/figures/count-days.server.ts'
import { aSoldOrder } from '../tax/sold-order.ts'

type Facts = {
  country: string
  currency?: Currency
  /** Two pieces at this price, in minor units. */
  unitMinor?: number
  rate?: number | null
  deliveryMinor?: number
}

/** Writes an order of two pieces that was placed at a moment, ms UTC. Returns its number. */
export async function aSaleAt(
  placedAt: number,
  { country, currency = 'EUR', unitMinor = 1000, rate = 700, deliveryMinor = 500 }: Facts,
): Promise<string> {
  const lines = [{ unitMinor, quantity: 2, taxKind: 'book' as const, rate }]
  const number = await aSoldOrder({ lines, couponPercent: 0, deliveryMinor, currency, country })
  await db.write(async (trx) => {
    await trx.updateTable('customerOrder').set({ placedAt }).where('number', '=', number).execute()
    await trx
      .updateTable('orderEvent')
      .set({ at: placedAt })
      .where('orderNumber', '=', number)
      .execute()
  })
  return number
}

/** Counts all days anew, since orders of a test are placed on days that were closed before. */
export async function recountDays(now: number): Promise<void> {
  await db.write((trx) => forgetDaysSince(trx, 0))
  await countDays(now)
}
