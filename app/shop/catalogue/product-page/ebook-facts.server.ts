import type { Translate } from '#app/i18n/i18n.server.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { ebookFormats, soldFileFormat } from '#app/shop/catalogue/products/ebook-format.ts'
import { findFileNow, type FileNow } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { accessibilityStatements } from './accessibility-statements.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import type { FactLine } from './detail.ts'

/** Lists what is known about the file of an e-book, which knows its own accessibility better than the catalogue. */
export async function ebookLines(
  book: ProductRow,
  { language }: Viewer,
  t: Translate,
): Promise<FactLine[]> {
  const isOpening = book.ebookContent === 'opening'
  const hasFile = book.ebookContent !== null
  const file = await findFile(book)
  const accessibility = file?.accessibility ?? book.accessibility
  return [
    [t('detail.fileContent'), isOpening && t('detail.opening')],
    [t('product.facts.file'), hasFile && ebookFormats[soldFileFormat(book.ebookFormat)].name],
    [t('detail.duration'), file?.seconds ? durationWords(file.seconds, t) : null],
    [t('detail.fileSize'), file && formatFileSize(file.size, language)],
    [t('product.facts.protection'), hasFile && t('product.noProtection')],
    [
      t('product.facts.accessibility'),
      accessibilityStatements(accessibility, language) ?? t('product.notStated'),
    ],
  ]
}

async function findFile({ id, ebookContent }: ProductRow): Promise<FileNow | undefined> {
  if (ebookContent === null) return undefined
  return optionalSection('the file of an e-book', () => findFileNow(id))
}

function durationWords(seconds: number, t: Translate): string {
  const all = Math.max(1, Math.round(seconds / 60))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return hours === 0
    ? t('detail.durationMinutes', { minutes })
    : t('detail.durationHours', { hours, minutes })
}
