import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Fact } from './detail.ts'
import { productPath } from './product-card.ts'
import type { ProductRow } from './product-row.server.ts'
import { foreignLanguage } from './product-words.server.ts'

/** The series that a book belongs to with its number in it, and the way to the next volume, where one is. */
export async function findSeriesFact(
  book: ProductRow,
  language: Language,
): Promise<Fact | undefined> {
  const { seriesName: series, seriesNumber: number } = book
  if (series === null) return undefined
  const t = translator(language)
  const next = await findNextVolume(book, language)
  const lang = next && foreignLanguage(next, language)
  return {
    label: t('product.facts.series'),
    value: number === null ? series : t('product.inSeries', { series, number }),
    ...(next && {
      link: {
        words: t('product.nextInSeries'),
        name: next.localName ?? next.name,
        ...(lang && { lang }),
        path: productPath(next),
      },
    }),
  }
}

/** More volumes than any series has whose volumes are looked for one by one. */
const mostVolumes = 500

/**
 * The volume with the next higher number in the same language: the edition that stands for its work in lists.
 * Numbers are words in catalogues (`2`, `2.5`); what begins with no number has no next one.
 */
async function findNextVolume(book: ProductRow, language: Language) {
  const place = placeOf(book.seriesNumber)
  if (place === undefined) return undefined
  const volumes = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('seriesName', '=', book.seriesName)
    .where('inLanguage', '=', book.inLanguage)
    .where('workId', '!=', book.workId)
    .where('kind', '=', 'book')
    .where('editionRank', '=', 0)
    .select(['id', 'kind', 'inLanguage', 'product.name', 'seriesNumber'])
    .select('productText.name as localName')
    .orderBy('id')
    .limit(mostVolumes)
    .execute()
  const later = volumes.flatMap((volume) => {
    const at = placeOf(volume.seriesNumber)
    return at !== undefined && at > place ? [{ ...volume, at }] : []
  })
  return later.sort((a, b) => a.at - b.at)[0]
}

function placeOf(number: string | null): number | undefined {
  const [place] = /^\d{1,6}(?:\.\d{1,3})?/.exec(number ?? '') ?? []
  return place === undefined ? undefined : Number(place)
}
