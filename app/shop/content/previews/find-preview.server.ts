import type { PreviewKind } from '#app/art/art-paths.ts'
import { drawCover } from '#app/art/cover.ts'
import { drawGoods } from '#app/art/goods.ts'
import { drawProductPreview, drawShopPreview, type PreviewPicture } from '#app/art/preview.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'
import {
  coverAuthor,
  coverBookOf,
  parseArt,
  picturePath,
} from '#app/shop/catalogue/pictures/product-art.ts'
import { describeProduct, findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { authorsText } from '#app/shop/catalogue/products/product-text.server.ts'
import { readImageFacts } from '#app/shop/catalogue/pictures/image-type.ts'
import { previewOfShop, shopPreviewId, shopPreviewText } from '#app/i18n/shop-preview.server.ts'
import { previewOfProduct, productPreviewText } from './preview.server.ts'

/** Holds the current URL of a preview, and its drawing as an SVG document. */
export type DrawnPreview = { path: string; draw: () => Promise<string> }

/**
 * Returns the preview at `/preview/{kind}-{id}.{language}-….png`; undefined if there is none of
 * that kind.
 */
export async function findPreview(
  kind: string,
  id: string,
  language: Language,
): Promise<DrawnPreview | undefined> {
  if ((kind as PreviewKind) === 'product') return findProductPreview(id, language)
  if ((kind as PreviewKind) !== 'shop' || id !== shopPreviewId) return undefined
  return {
    path: previewOfShop(language).path,
    draw: () => Promise.resolve(drawShopPreview(shopPreviewText(language))),
  }
}

async function findProductPreview(id: string, language: Language) {
  const row = await findProductRow(id)
  if (!row) return undefined
  const [people, { name }] = await Promise.all([
    listContributors(db.read, [id]),
    describeProduct(row, { language, now: Date.now() }),
  ])
  const authors = row.kind === 'book' ? authorsOf(people.get(id) ?? []) : []
  const author = coverAuthor(authors)
  const image = picturePath({ ...row, author })
  const facts = { name, by: authorsText(authors, language), image }
  return {
    path: previewOfProduct(row, facts, language).path,
    draw: async () =>
      drawProductPreview(
        productPreviewText(row, facts, language),
        await pictureOf(row, author, image),
      ),
  }
}

/** Returns the imported picture if its format can be embedded, or else the drawing. */
async function pictureOf(row: ProductRow, author: string, image: string): Promise<PreviewPicture> {
  const photo = await findPicture(jpegPath(image))
  if (photo && canBeSet(photo.bytes))
    return {
      kind: 'photo',
      href: `data:${photo.mediaType};base64,${photo.bytes.toString('base64')}`,
    }
  if (row.kind === 'book') return { kind: 'book', svg: drawCover(coverBookOf({ ...row, author })) }
  const { kind, look, colour } = parseArt(row.art)
  return { kind: 'thing', svg: drawGoods(kind, row.id, { look, colour }) }
}

/** A decoded picture takes four bytes a pixel. */
const mostPoints = 20_000_000

function canBeSet(bytes: Buffer): boolean {
  const facts = readImageFacts(bytes)
  return (
    facts !== undefined &&
    ['jpeg', 'png'].includes(facts.type) &&
    facts.width * facts.height <= mostPoints
  )
}
