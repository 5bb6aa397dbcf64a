import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import type { DiscountTable } from '#app/database/tables.ts'
import type { RecordDiscount, RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'
import { endAt } from '#app/shop/catalogue/price-changes/prices.server.ts'

type GivenDiscount = Pick<
  DiscountTable,
  'percent' | 'currency' | 'market' | 'amountMinor' | 'untilAt'
>

/** Sets the product's own reduction; its prices must be set before. Reductions by offers stay. */
export async function setDiscount(
  trx: Transaction,
  productId: string,
  discount: RecordDiscount | null,
  now: number,
) {
  const running = await trx
    .selectFrom('discount')
    .select(['id', 'percent', 'currency', 'market', 'amountMinor', 'fromAt', 'untilAt'])
    .where('productId', '=', productId)
    .where('offer', 'is', null)
    .where((e) => e.or([e('untilAt', 'is', null), e('untilAt', '>', now)]))
    .execute()
  const isOver = discount !== null && (discount.untilAt ?? Infinity) <= now
  const givenDiscounts = discount && !isOver ? await rowsOf(trx, productId, discount) : []
  const fromAt = Math.max(discount?.fromAt ?? now, now)
  const isAlike = (row: (typeof running)[number]) => (one: GivenDiscount) =>
    (one.amountMinor !== null || one.percent === row.percent) &&
    one.currency === row.currency &&
    one.market === row.market &&
    one.amountMinor === row.amountMinor &&
    one.untilAt === row.untilAt &&
    (fromAt > now ? row.fromAt === fromAt : row.fromAt <= now)
  for (const { id } of running.filter((row) => !givenDiscounts.some(isAlike(row))))
    await trx
      .updateTable('discount')
      .set({ untilAt: endAt(now) })
      .where('id', '=', id)
      .execute()
  for (const one of givenDiscounts.filter((one) => !running.some((row) => isAlike(row)(one))))
    await trx
      .insertInto('discount')
      .values({ id: randomUUID(), productId, offer: null, ...one, fromAt })
      .execute()
}

/** A percentage is one row; each reduced price has a row. */
async function rowsOf(
  trx: Transaction,
  productId: string,
  { percent, prices, untilAt }: RecordDiscount,
): Promise<GivenDiscount[]> {
  if (!prices)
    return [{ percent: percent!, currency: null, market: null, amountMinor: null, untilAt }]
  const full = await trx
    .selectFrom('price')
    .select(['currency', 'market', 'amountMinor'])
    .where('productId', '=', productId)
    .where('untilAt', 'is', null)
    .execute()
  return prices.map((sale) => ({ ...sale, percent: percentOf(sale, full), untilAt }))
}

function percentOf(sale: RecordPrice, full: RecordPrice[]): number {
  const price = full.find((one) => one.currency === sale.currency && one.market === sale.market)
  const before = price?.amountMinor ?? sale.amountMinor
  const percent = Math.floor(((before - sale.amountMinor) * 100) / before)
  return Math.min(Math.max(percent, 1), 99)
}
