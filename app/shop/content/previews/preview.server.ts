import { previewPath } from '#app/art/art-paths.ts'
import type { PreviewText } from '#app/art/preview.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

/** Holds the Open Graph data of a page; `alt` describes the picture at `path`. */
export type Preview = { type: 'website' | 'book' | 'product'; path: string; alt: string }

/** Returns the preview of every page that is not about one product. */
export function previewOfShop(language: Language): Preview {
  const words = shopPreviewText(language)
  return {
    type: 'website',
    path: previewPath('shop', 'octavo', language, Object.values(words)),
    alt: words.title,
  }
}

/** Holds name and authors as on the product's page, and the URL of its picture. */
export type PreviewFacts = { name: string; by: string; image: string }

/** Returns the preview of a product's page. */
export function previewOfProduct(
  row: ProductRow,
  facts: PreviewFacts,
  language: Language,
): Preview {
  const words = productPreviewText(row, facts, language)
  return {
    type: row.kind === 'book' ? 'book' : 'product',
    path: previewPath('product', row.id, language, [...Object.values(words), facts.image]),
    alt: [facts.name, facts.by].filter(Boolean).join(' – '),
  }
}

export function shopPreviewText(language: Language): PreviewText {
  const t = translator(language)
  return { kicker: '', title: t('title.home'), by: t('home.lede'), motto: t('frame.strip') }
}

export const productPreviewText = (
  { press }: ProductRow,
  { name, by }: PreviewFacts,
  language: Language,
): PreviewText => ({
  kicker: press ?? '',
  title: name,
  by,
  motto: translator(language)('frame.strip'),
})
