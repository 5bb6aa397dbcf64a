import { localPath } from '#app/http/paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { ApiProduct } from './answers.schema.ts'

const buying = { add: 'cart', choose: 'choose', partner: 'partner', none: 'none' } as const

/** A product as it stands in a wishlist or cart: what its card shows. */
export function describeProduct(card: ProductCard, language: Language): ApiProduct {
  const { id, name, by, path, image, price, rating, foot } = card
  return {
    id,
    kind: image.kind === 'book' ? 'book' : 'goods',
    name,
    authors: by,
    path: localPath(language, path),
    image: [image.src],
    price: price?.minor ?? null,
    currency: 'INR',
    rating: rating?.value ?? null,
    buy: buying[foot.kind],
  }
}
