import { getFixedT } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { BoughtEbook } from './bought-ebooks.server.ts'
import { ebookAccess, type EbookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { formatNameIn, nameLine } from '#app/shop/ordering/quote/format-name.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'

export type NamedEbookAccess = EbookAccess & { name: string }

/** Tells whether each of some e-books is open at a moment; the names are in a language. */
export function listEbookAccess(
  ebooks: BoughtEbook[],
  now: number,
  language: Language,
): NamedEbookAccess[] {
  const formatWord = formatNameIn(getFixedT(language))
  return ebooks.map((one) => ({
    name: nameLine({ ...one, format: 'e-book' }, formatWord),
    ...ebookAccess(one, now),
  }))
}

/** Returns a sentence for each pre-ordered e-book with the day on which it opens. */
export function formatDays(ebooks: NamedEbookAccess[], language: Language): string[] {
  const t = getFixedT(language)
  return ebooks.flatMap((one) => {
    if (!('from' in one)) return []
    const { kind, name, from } = one
    return [t(`mail.ebooks.${kind}`, { name, day: formatDay(from, language) })]
  })
}
