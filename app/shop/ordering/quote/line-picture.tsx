import { productImage } from '#app/shop/catalogue/product-card/product-image.ts'
import type { LineImage } from './describe-quote.ts'

/** Shows the picture of a line. Its alternative text is empty, because the name beside it says what it shows. */
export function LinePicture({ path, isBook }: LineImage) {
  const image = { src: path, kind: isBook ? 'book' : 'thing' } as const
  return <img {...productImage(image, '6rem')} alt="" loading="lazy" />
}
