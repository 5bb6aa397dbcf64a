import { translator } from '#app/i18n/i18n.server.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'
import {
  availabilityOf,
  quantityLimit,
  type StockFields,
} from '#app/shop/catalogue/products/availability.ts'
import type { PurchaseBlock } from './detail.ts'
import { cardFootOf } from '#app/shop/catalogue/product-card/card-foot.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

/**
 * Returns what a visitor can do with a product on its page. A sold-out product gets a text instead of a disabled
 * button. `stocked` is the product, or the colour shown.
 */
export function purchaseBlockOf(
  product: ProductRow,
  stocked: StockFields,
  isForSale: boolean,
  { language, now }: Viewer,
): PurchaseBlock {
  const t = translator(language)
  if (product.withdrawnAt !== null) return { kind: 'none', words: t('product.withdrawn') }
  const foot = cardFootOf({ ...product, ...stocked }, isForSale, now)
  if (foot.kind === 'partner') return foot
  const availability = availabilityOf(stocked, now)
  if (availability.kind === 'no-file') return { kind: 'none', words: t('refusal.cart.no-file') }
  if (!isForSale) return { kind: 'none', words: t('product.notForSale') }
  switch (availability.kind) {
    case 'out-of-print':
      return { kind: 'none', words: t('product.outOfPrintText') }
    case 'sold-out':
      return { kind: 'none', words: t('product.soldOutText') }
    default:
      return {
        kind: 'form',
        most: quantityLimit(stocked, now),
        ...(product.format === 'e-book' && { isFile: true as const }),
      }
  }
}

/** Returns the text about a later dispatch and its date, or for an e-book about when it can be downloaded. */
export function dispatchDelayText(
  stocked: StockFields,
  { language, now }: Viewer,
): string | undefined {
  const t = translator(language)
  const availability = availabilityOf(stocked, now)
  if (availability.kind === 'pre-order') {
    const day = formatDay(availability.from, language)
    return stocked.format === 'e-book'
      ? t('product.preOrderEbook', { day })
      : t('product.preOrderText', { day })
  }
  if (availability.kind === 'on-order')
    return t('product.onOrderText', { count: availability.days })
  return undefined
}
