import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { lineId, type StoredLine } from '#app/shop/ordering/quote/cart.ts'
import { checkPurchases } from '#app/shop/ordering/quote/check-purchase.server.ts'
import { deleteLines, restoreLine, listStoredLines } from '#app/shop/ordering/quote/lines.server.ts'
import type { LineKey } from '#app/shop/ordering/quote/quote.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { listPurchasableItems } from '#app/shop/ordering/quote/purchasable-items.server.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import type { MergeReport } from './merge.ts'

type Purchases = Awaited<ReturnType<typeof checkPurchases>>

/**
 * Adds a guest's lines to the customer's cart, in the order they were added. Both carts must be locked. Lines that
 * cannot be bought now are copied unchanged, because the cart marks them itself.
 */
export async function mergeCart(
  trx: Transaction,
  guest: string,
  customer: string,
  viewer: QuoteViewer,
): Promise<Pick<MergeReport, 'capped' | 'droppedLines'>> {
  // Deleting the lines claims them, so that no other sign-in can take them too.
  const lines = (await deleteLines(trx, guest)).sort(byAge)
  if (lines.length === 0) return { capped: [], droppedLines: 0 }
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now, trx)
  const purchases = await checkPurchases(trx, lines, context)
  const quantities = new Map(
    (await listStoredLines(trx, customer)).map((line) => [lineId(line), line.quantity]),
  )
  const capped: LineKey[] = []
  let droppedLines = 0
  for (const line of lines) {
    const before = quantities.get(lineId(line)) ?? 0
    const { most, isCounted } = mostOf(line, purchases)
    const after = await restoreLine(trx, customer, line, most, viewer.now)
    if (!after) droppedLines++
    else if (isCounted && after.quantity < before + line.quantity) capped.push(line)
  }
  return { capped: await listNames(trx, capped, viewer), droppedLines }
}

const byAge = (one: StoredLine, other: StoredLine) =>
  one.addedAt - other.addedAt || (lineId(one) < lineId(other) ? -1 : 1)

/**
 * Returns the highest quantity of a line. `isCounted` tells whether a smaller quantity is a loss that the customer must
 * be told about.
 */
function mostOf(line: StoredLine, purchases: Purchases) {
  const purchase = purchases.get(lineId(line))
  const purchasability = purchase?.purchasability
  return purchasability?.ok
    ? // Two carts with the same e-book still need only one copy, so nothing is lost.
      { most: purchasability.limit, isCounted: purchase?.item.product.format !== 'e-book' }
    : { most: line.quantity, isCounted: false }
}

async function listNames(
  trx: Transaction,
  keys: LineKey[],
  { language }: QuoteViewer,
): Promise<string[]> {
  if (keys.length === 0) return []
  const items = await listPurchasableItems(trx, keys, language)
  return keys.flatMap((key) => items.get(lineId(key))?.product.name ?? [])
}

/** Keeps the customer's coupon, or else the guest's. Returns the guest's coupon if it was dropped. */
export async function mergeCoupon(
  trx: Transaction,
  guest: string,
  customer: string,
): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom('cartCoupon')
    .where('owner', '=', guest)
    .returning(['code', 'addedAt'])
    .executeTakeFirst()
  if (!taken) return undefined
  const { code, addedAt } = taken
  await trx
    .insertInto('cartCoupon')
    .columns(['owner', 'code', 'addedAt'])
    .expression(
      // A cart without lines holds no coupon.
      sql`select ${customer}, code, ${addedAt} from coupon
        where code = ${code} and exists (select 1 from cart_line where owner = ${customer})`,
    )
    .onConflict((on) => on.column('owner').doNothing())
    .execute()
  const stored = await trx
    .selectFrom('cartCoupon')
    .where('owner', '=', customer)
    .select('code')
    .executeTakeFirst()
  return stored && stored.code !== code ? code : undefined
}
