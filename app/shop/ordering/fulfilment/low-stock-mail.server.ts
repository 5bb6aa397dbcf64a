import { isolate } from '#app/i18n/text-direction.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { shopkeeperMail } from '#app/shop/messaging/mail/shopkeeper-mail.server.ts'
import { shopkeeper } from '#app/shop/operations/seller/shopkeeper.server.ts'
import type { StockLeft } from '#app/shop/ordering/orders/decrement-stock.server.ts'
import { officeLinkOf } from '#app/shop/ordering/orders/order-page-parts.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findProductCodes } from '#app/shop/ordering/orders/product-codes.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'

const command = 'npm run shop -- stock SKU +10'

/**
 * Queues one mail about what an order leaves little of, in the transaction that lowers its stock. A product or variant is
 * named once, and again only after the shopkeeper raised its stock above the threshold.
 */
export async function announceLowStock(
  trx: Transaction,
  order: Order,
  stocks: StockLeft[],
  now: number,
): Promise<void> {
  const { lowStock } = shopSettings()
  const low: StockLeft[] = []
  for (const stock of stocks)
    if (stock.left <= lowStock && (await isFirstNotice(trx, stock))) low.push(stock)
  if (low.length === 0) return
  const t = getFixedT(shopkeeper().language)
  const { number } = order
  const codes = await findProductCodes(trx, low, t)
  const rows = low.map((stock) => {
    const { name = '', variantName } =
      order.lines.find((line) => lineId(line) === lineId(stock)) ?? {}
    const about = [isolate(name), variantName, codes.get(stock.productId)]
      .filter(Boolean)
      .join(', ')
    const left = stock.left === 0 ? 'shopkeeper.soldOut' : 'shopkeeper.left'
    return { name, cells: [about, t(`mail.${left}`, { count: stock.left })] }
  })
  const mail = shopkeeperMail({
    kind: 'low-stock-shopkeeper',
    about: number,
    subject: t('mail.shopkeeper.lowSubject', { count: rows.length, name: rows[0]!.name }),
    content: [
      { kind: 'text', text: t('mail.shopkeeper.low', { number }) },
      { kind: 'table', rows: rows.map(({ cells }) => ({ cells })) },
      ...describeRestocking(await officeLinkOf(trx, order), t),
    ],
  })
  await enqueueMail(trx, mail, now)
}

function describeRestocking(officeLink: MailPart | undefined, t: Translate): MailPart[] {
  const once = t('mail.shopkeeper.once', { count: shopSettings().lowStock })
  if (officeLink) return [{ kind: 'text', text: once }, officeLink]
  return [{ kind: 'text', text: `${once} ${t('mail.shopkeeper.restock', { command })}` }]
}

/** Records the notice of a low stock, and returns whether there was none since it was restocked. */
async function isFirstNotice(
  trx: Transaction,
  { productId, color, size }: StockLeft,
): Promise<boolean> {
  const recorded = await trx
    .insertInto('lowStockNotice')
    .values({ productId, color, size })
    .onConflict((on) => on.doNothing())
    .returning('productId')
    .executeTakeFirst()
  return recorded !== undefined
}
