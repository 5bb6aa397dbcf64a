import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import type { ApiCartLine, ApiProduct, CartAnswer } from './answers.schema.ts'
import { viewerOf, type ApiViewer } from './api-viewer.server.ts'
import { findApiProducts } from './product.server.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'

/**
 * Returns a customer's cart as it would be sold now: first the lines that can be bought, then the unavailable lines.
 */
export async function listCart(customerId: string, apiViewer: ApiViewer): Promise<CartAnswer> {
  const viewer = viewerOf(apiViewer)
  const quote = await quoteCart(ownerOf(customerId), viewer)
  const ids = [...quote.lines, ...quote.unavailable].map((line) => line.productId)
  const products = await findApiProducts([...new Set(ids)], apiViewer)
  return {
    items: [...listSold(quote, products), ...listUnavailable(quote, products)],
    currency: viewer.currency,
    goods: quote.goodsMinor,
    coupon: quote.coupon
      ? { code: quote.coupon.code, discount: quote.coupon.ok ? quote.coupon.minor : 0 }
      : null,
  }
}

type Products = Map<string, ApiProduct>

const listSold = ({ lines }: Quote, products: Products): ApiCartLine[] =>
  lines.flatMap((line) => {
    const product = products.get(line.productId)
    if (!product) return [] // The product and its line were deleted a moment ago.
    return [
      {
        ...describeLine(line, { ...product, image: [jpegPath(line.imagePath)] }),
        price: line.unitMinor,
        sum: line.lineMinor,
        limit: line.limit,
      },
    ]
  })

const listUnavailable = ({ unavailable }: Quote, products: Products): ApiCartLine[] =>
  unavailable.flatMap((line) => {
    const product = products.get(line.productId)
    return product ? [{ ...describeLine(line, product), price: null, sum: null, limit: 0 }] : []
  })

function describeLine(line: LineKey & { quantity: number }, product: ApiProduct) {
  const { color, size, quantity } = line
  return {
    _id: formatLineId(line),
    quantityCount: quantity,
    product,
    ...(color && { color }),
    ...(size && { size }),
  }
}

/**
 * Returns an unambiguous id for a line, such as `b01` or `7:indigo:m`, whatever characters an id, colour or size holds.
 */
function formatLineId({ productId, color, size }: LineKey): string {
  const parts = [productId, color, size].map(encodeURIComponent)
  return parts.join(':').replace(/:+$/, '')
}
