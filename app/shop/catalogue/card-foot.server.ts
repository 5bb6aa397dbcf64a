import type { ProductTable } from '#app/database/tables.ts'
import { quantityLimit, type Stocked } from './availability.ts'
import type { CardFoot } from './product-card.ts'

/** What a card offers: an e-book without a file cannot be bought, colours and sizes are chosen on the page. */
export function cardFootOf(
  product: Stocked & Pick<ProductTable, 'affiliateLink' | 'hasVariants'>,
  isForSale: boolean,
  now: number,
): CardFoot {
  // What was withdrawn is offered by nobody here, not by a partner either.
  const href = product.withdrawnAt == null ? parseWebAddress(product.affiliateLink) : undefined
  if (href) return { kind: 'partner', href }
  if (!isForSale || quantityLimit(product, now) === 0) return { kind: 'none' }
  return { kind: product.hasVariants ? 'choose' : 'add' }
}

/** Only http and https lead anywhere: a link of an import is not trusted. */
function parseWebAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
