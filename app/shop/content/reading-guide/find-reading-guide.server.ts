import { drawCover } from '#app/art/cover.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { EpubBook } from '#app/shop/catalogue/ebooks/epub-book.ts'
import { ensureEbookFile, type EbookFile } from '#app/shop/catalogue/ebooks/ebook-file.server.ts'
import { germanReadingGuide } from './reading-guide-de.server.ts'
import { englishReadingGuide } from './reading-guide-en.server.ts'
import { frenchReadingGuide } from './reading-guide-fr.server.ts'

const texts = { en: englishReadingGuide, fr: frenchReadingGuide, de: germanReadingGuide }

/** Returns the shop's own book about reading e-books. It is whole, and needs no order. */
export function readingGuideOf(language: Language): EpubBook {
  const title = translator(language)('downloads.guide.title')
  const { name: shop } = shopSettings()
  const id = `reading-guide-${language}`
  return {
    id,
    title,
    authors: [{ name: shop, sortName: shop }],
    language,
    publisher: shop,
    // The day of the last change of its text.
    modified: '2026-11-27T00:00:00Z',
    subjects: [],
    ...texts[language],
    isWhole: true,
    coverSvg: drawCover({ id, title, author: shop, shop }, { template: 'frame', palette: 0 }),
  }
}

/** Returns its title and its file, which is created on the first request. */
export async function findReadingGuide(
  language: Language,
): Promise<{ title: string; file: EbookFile }> {
  const book = readingGuideOf(language)
  return { title: book.title, file: await ensureEbookFile(book) }
}
