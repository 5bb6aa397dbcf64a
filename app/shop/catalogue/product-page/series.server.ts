import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { listPath } from '#app/shop/catalogue/listing/list-path.ts'
import type { Fact, SeriesPart } from './detail.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { foreignLanguage } from '#app/shop/catalogue/products/product-text.server.ts'
import { volumeOf } from '#app/shop/catalogue/products/volume.ts'

type Volume = Awaited<ReturnType<typeof listVolumes>>[number]

/** Holds the fact that names the series and the list of its volumes; both are undefined if there is no series. */
export type Series = { fact?: Fact; part?: SeriesPart }

/** This many volumes are shown at once, with the current book in the middle. */
const volumesShown = 30

/** Returns the series of a book with its number, the link to the next volume, and all volumes in order. */
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
      value: '',
      names: [
        {
          name: number === null ? series : t('product.inSeries', { series, number }),
          path: listPath('series', series),
        },
      ],
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

/** Returns two or more volumes in their order. Those without a number come last. */
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

/** The query reads at most this many volumes, which is more than any real series has. */
const mostVolumes = 500

/**
 * Lists the volumes of the series in the same language, in order: the editions that represent their works in lists, and
 * the book itself.
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
  const at = ({ seriesNumber }: Pick<ProductRow, 'seriesNumber'>) => volumeOf(seriesNumber)
  // The difference of two infinite places is NaN, which is a tie too.
  return volumes.sort((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1))
}

/**
 * Returns the volume with the next higher number. A book whose number does not start with a digit has no next volume.
 */
function findNext(book: ProductRow, volumes: Volume[]): Volume | undefined {
  const place = volumeOf(book.seriesNumber)
  const isLater = (at: number) => at > place && at < Infinity
  return volumes.find(({ seriesNumber }) => isLater(volumeOf(seriesNumber)))
}
