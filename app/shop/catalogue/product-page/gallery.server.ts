import { textColumn } from '#app/i18n/text-columns.ts'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { ownPictureUrl } from '#app/shop/catalogue/pictures/product-art.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { storedName } from '#app/shop/catalogue/pictures/photo-path.ts'
import type { AnyProductPage } from './detail.ts'

/** `name` is in the language of the page. */
type PicturedProduct = { id: string; photos: string; name: string }
type Gallery = Pick<AnyProductPage, 'pictures' | 'imageAlt'>

/**
 * Returns the pictures of a product in their order, but those of other colours than the one shown last. A picture that
 * nobody has described in this language is described by the name of the product and its number.
 */
export async function findGallery(
  product: PicturedProduct,
  color: string,
  language: Language,
): Promise<Gallery> {
  // Products without pictures, which is most, need no query.
  if (product.photos === '' || product.photos === '{}') return { pictures: [] }
  const found = await optionalSection('the pictures', () => readGallery(product, color, language))
  return found ?? { pictures: [] }
}

async function readGallery(
  { id, name }: PicturedProduct,
  shown: string,
  language: Language,
): Promise<Gallery> {
  const rows = await db.read
    .selectFrom('productPicture')
    .innerJoin('picture', 'picture.hash', 'productPicture.hash')
    .select([
      'color',
      'picture.hash',
      'type',
      'width',
      'height',
      `${textColumn('alt', language)} as alt`,
    ])
    .where('productId', '=', id)
    .orderBy('position')
    .execute()
  const t = translator(language)
  const first = rows.find(({ color }) => color === shown) ?? rows.find(({ color }) => color === '')
  const isOther = ({ color }: { color: string }) => color !== '' && color !== shown
  const ordered = rows.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
  const pictures = ordered.map(({ hash, type, width, height, alt }, n) => ({
    src: ownPictureUrl(storedName({ hash, type, width, height })),
    width,
    height,
    alt: alt || t('product.pictureNumber', { name, number: n + 1 }),
  }))
  return { pictures, ...(first?.alt && { imageAlt: first.alt }) }
}
