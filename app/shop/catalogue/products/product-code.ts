import type { TranslateFn } from '#app/i18n/translate.ts'

export type ProductNumbers = { isbn13: string | null; sku: string }

/** Returns what people find a product by, such as `ISBN 9780439023481`; `''` if it has neither an ISBN nor a SKU. */
export function productCode({ isbn13, sku }: ProductNumbers, t: TranslateFn<'paper.sku'>): string {
  if (isbn13 !== null) return `ISBN ${isbn13}`
  return sku && t('paper.sku', { sku })
}
