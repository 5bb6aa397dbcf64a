import { localPath } from '#app/i18n/paths.ts'
import { editionStockText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { productPath, type Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import {
  availabilityOf,
  isAvailableNow,
  type Availability,
  type StockFields,
} from '#app/shop/catalogue/products/availability.ts'
import {
  describeProduct,
  type ProductRow,
} from '#app/shop/catalogue/products/product-row.server.ts'
import { ratingWithCount } from '#app/shop/catalogue/products/product-text.server.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'
import type { PurchaseBlock, AnyProductPage, StockText } from './detail.ts'
import { findPriceBlock, type PriceAndArrival } from './price-block.server.ts'
import { dispatchDelayText, purchaseBlockOf } from './purchase-block.server.ts'

/** Returns what the page of every product shows, whatever its kind; `arrival` is for the form to buy it. */
export async function describeAnyProduct(product: ProductRow, viewer: Viewer) {
  const [described, price] = await Promise.all([
    describeProduct(product, viewer),
    findPriceBlock(product, viewer),
  ])
  const rating = ratingWithCount(product, viewer.language)
  return {
    ...described,
    id: product.id,
    isNew: product.isNew === 1,
    ...(rating && { rating }),
    ...price,
  }
}

type Purchase = {
  availability: Availability
  /** Holds the parts of the page. */
  shown: { buying: PurchaseBlock; stock?: StockText }
}

/**
 * Returns whether and how a product can be bought.
 * @param stocked The product, or the colour shown.
 * @param arrival When it arrives, which is promised only of what is in stock.
 */
export function describePurchase(
  product: ProductRow,
  stocked: StockFields,
  { priceBlock, arrival }: PriceAndArrival,
  viewer: Viewer,
): Purchase {
  const availability = availabilityOf(stocked, viewer.now)
  const buying = purchaseBlockOf(product, stocked, priceBlock.price !== undefined, viewer)
  const waiting = dispatchDelayText(stocked, viewer)
  const stock = editionStockText(stocked.format, availability, viewer.language)
  // The text that replaces the form says it, and a partner has a stock of its own.
  const isRedundant =
    buying.kind === 'none' || (product.kind === 'goods' && buying.kind === 'partner')
  return {
    availability,
    shown: {
      buying:
        buying.kind === 'form' && arrival && isAvailableNow(availability)
          ? { ...buying, arrival }
          : buying,
      ...(!isRedundant && { stock: waiting ? { ...stock, text: waiting } : stock }),
    },
  }
}

/** Returns what the structured data says of every product. `origin` is the shop's own address. */
export const jsonFactsOf = (
  product: ProductRow,
  { name, lede, image }: Pick<AnyProductPage, 'name' | 'lede' | 'image'>,
  { language }: Viewer,
  origin: string,
) => ({
  name,
  lede,
  url: origin + localPath(language, productPath(product)),
  image: origin + jpegPath(image),
})
