import { previewPath } from '#app/art/art-paths.ts'
import type { PreviewText } from '#app/art/preview.ts'
import type { Language } from '#app/i18n/languages.ts'
import { signature, type Preview } from '#app/i18n/shop-preview.server.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

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

export const productPreviewText = (
  { press }: ProductRow,
  { name, by }: PreviewFacts,
  language: Language,
): PreviewText => ({
  kicker: press ?? '',
  title: name,
  by,
  ...signature(language),
})
