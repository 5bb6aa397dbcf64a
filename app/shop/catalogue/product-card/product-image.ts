import { cardImageSource, imageSource, photoAt } from '#app/shop/catalogue/pictures/photo-path.ts'
import type { ProductCard } from './product-card.ts'

const width = 300
/** A book that is higher would not fit on its shelf, and is cut to the shape of a drawn cover. */
const highest = 480

/** Returns the class of a picture of other goods than books: drawings have a frame, which would cut a photo. */
export const goodsClass = (src: string) => (src.startsWith('/picture/') ? 'photo' : 'niche')

/**
 * Returns the attributes of the picture of a product. Its width and height reserve its place before it is loaded: a
 * photo of a book keeps its own shape, all other goods are square.
 * @param sizes States the width at which a photo is shown, as in HTML, unless it is on a card.
 */
export function productImage({ src, kind }: ProductCard['image'], sizes?: string) {
  const photo = kind === 'book' ? photoAt(src) : undefined
  const own = photo && Math.round((width * photo.height) / photo.width)
  const isOfOwnShape = own !== undefined && own <= highest
  const height = isOfOwnShape ? own : { book: 450, thing: width }[kind]
  return {
    className: kind === 'book' ? (isOfOwnShape ? 'book book--photo' : 'book') : goodsClass(src),
    ...(sizes === undefined ? cardImageSource(src) : imageSource(src, sizes)),
    width: String(width),
    height: String(height),
  }
}
