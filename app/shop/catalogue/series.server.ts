import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Fact, SeriesPart } from './detail.ts'
import { productPath } from './product-card.ts'
import type { ProductRow } from './product-row.server.ts'
import { foreignLanguage } from './product-text.server.ts'

type Volume = Awaited<ReturnType<typeof listVolumes>>[number]

/** The line of the facts that names the series, and the list of its volumes; neither where there is none. */
export type Series = { fact?: Fact; part?: SeriesPart }

/** Volumes shown at once, of which this book is the middle one. */
const volumesShown = 30

/** The series that a book belongs to with its number in it, the way to the next volume, and all in order. */
export async function findSeries(book: ProductRow, language: Language): Promise<Series> {
  const { seriesName: series, seriesNumber: number } = book
  if (series === null) return {}
  const t = translator(language)
  const volumes = await listVolumes(book, language)
  const next = findNext(book, volumes)
  const lang = next && foreignLanguage(next, language)
  return {
    fact: {
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
    },
    ...partOf(book, volumes, series, language),
  }
}

/** Two or more volumes in their order; those without a number come last. */
function partOf(
  book: ProductRow,
  volumes: Volume[],
  series: string,
  language: Language,
): Pick<Series, 'part'> {
  if (volumes.length < 2) return {}
  const t = translator(language)
  const at = volumes.findIndex(({ workId }) => workId === book.workId)
  const from = Math.max(0, Math.min(at - volumesShown / 2, volumes.length - volumesShown))
  return {
    part: {
      title: t('detail.series', { series }),
      volumes: volumes.slice(from, from + volumesShown).map((volume) => {
        const lang = foreignLanguage(volume, language)
        return {
          number: volume.seriesNumber ? t('detail.volume', { number: volume.seriesNumber }) : '',
          name: volume.localName ?? volume.name,
          ...(lang && { lang }),
          path: productPath(volume),
          isCurrent: volume.workId === book.workId,
        }
      }),
    },
  }
}

/** More volumes than any series has whose volumes are looked for one by one. */
const mostVolumes = 500

/**
 * The volumes of the series in the same language, in order: the editions that stand for their works in lists, and
 * the book itself. Numbers are words in catalogues (`2`, `2.5`).
 */
async function listVolumes(book: ProductRow, language: Language) {
  const volumes = await db.read
    .selectFrom('product')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .where('seriesName', '=', book.seriesName)
    .where('inLanguage', '=', book.inLanguage)
    .where('kind', '=', 'book')
    .where((row) =>
      row.or([
        row('id', '=', book.id),
        row.and([row('editionRank', '=', 0), row('workId', '!=', book.workId)]),
      ]),
    )
    .select(['id', 'kind', 'workId', 'inLanguage', 'product.name', 'seriesNumber'])
    .select('productText.name as localName')
    .orderBy('id')
    .limit(mostVolumes)
    .execute()
  const last = Number.MAX_SAFE_INTEGER
  const at = (volume: { seriesNumber: string | null }) => placeOf(volume.seriesNumber) ?? last
  return volumes.sort((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1))
}

/** The volume with the next higher number; what begins with no number has no next one. */
function findNext(book: ProductRow, volumes: Volume[]): Volume | undefined {
  const place = placeOf(book.seriesNumber)
  if (place === undefined) return undefined
  return volumes.find(({ seriesNumber }) => (placeOf(seriesNumber) ?? 0) > place)
}

function placeOf(number: string | null): number | undefined {
  const [place] = /^\d{1,6}(?:\.\d{1,3})?/.exec(number ?? '') ?? []
  return place === undefined ? undefined : Number(place)
}
