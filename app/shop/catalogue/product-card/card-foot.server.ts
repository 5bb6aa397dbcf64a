import type { ProductTable } from '#app/database/tables.ts'
import {
  availabilityOf,
  quantityLimit,
  type StockFields,
} from '#app/shop/catalogue/products/availability.ts'
import type { CardFoot } from './product-card.ts'

/**
 * Returns what a card offers. An e-book without a file cannot be bought, and colours and sizes are chosen on the
 * product's page.
 */
export function cardFootOf(
  product: StockFields & Pick<ProductTable, 'affiliateLink' | 'hasVariants'>,
  isForSale: boolean,
  now: number,
): CardFoot {
  // A withdrawn product is not offered here, not even through a partner.
  const href = product.withdrawnAt == null ? parseWebAddress(product.affiliateLink) : undefined
  if (href) return { kind: 'partner', href }
  if (!isForSale) return { kind: 'none' }
  if (quantityLimit(product, now) === 0) {
    const isSoldOut = availabilityOf(product, now).kind === 'sold-out'
    return { kind: 'none', ...(isSoldOut && { isSoldOut }) }
  }
  return { kind: product.hasVariants ? 'choose' : 'add' }
}

/** Returns the URL only if it is http or https, because the links of an import are not trusted. */
function parseWebAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
