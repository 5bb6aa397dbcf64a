import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { textsOfColumns } from '#app/i18n/text-columns.ts'
import { notFound } from '#app/http/responses.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { fingerprintOfPicture } from '#app/shop/catalogue/pictures/change-pictures.server.ts'
import { listManagedPictures } from '#app/shop/catalogue/pictures/list-pictures.server.ts'
import { storedName } from '#app/shop/catalogue/pictures/photo-path.ts'
import { findProductColors } from '#app/shop/maintenance/products/find-managed-product.server.ts'
import { colorText } from '#app/shop/catalogue/products/variant-text.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type PicturesPageData = Awaited<ReturnType<typeof findPictures>>

/**
 * Returns the pictures of a product in their order, and its colours, each of which may have pictures of its own.
 * @throws {Response} 404 for an unknown product.
 */
export async function findPictures(id: string, { t, language }: StaffContext) {
  const product = await findProductColors(id)
  if (!product) throw notFound(t)
  const colors = new Map(
    product.colors.map(({ color, colorName }) => [color, colorText(color, colorName, language)]),
  )
  const pictures = (await listManagedPictures(id)).map((one, n) => {
    const { hash, type, width, height, size, color, url } = one
    const found = hash !== null && type !== null && { hash, type, width: width!, height: height! }
    return {
      place: n + 1,
      seen: fingerprintOfPicture(one),
      path: found
        ? `/picture/${found.type === 'photo' ? `${hash}-${width}` : storedName(found)}`
        : '',
      facts: found ? `${width} × ${height}, ${formatFileSize(size!, language)}` : url,
      color: colors.get(color) ?? color,
      alt: textsOfColumns('alt', one),
    }
  })
  return {
    ...product,
    pictures,
    colors: [...colors].map(([value, label]) => ({ value, label })),
    languages: [...shopSettings().languages],
  }
}
