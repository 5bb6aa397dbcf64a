import { db } from '#app/database/database.server.ts'
import type { FacetNames } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import {
  sortOf,
  type FilterField,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import { echoedText } from '#app/i18n/visitor-text.ts'

type Read = { query: ListingQuery; ignored: IgnoredField[] }

/** Removes unknown authors, publishers, series, sizes and colours from the query and adds them to the ignored fields. */
export async function dropUnknownValues<Filter extends Read>(
  filter: Filter,
  now: number,
): Promise<Filter> {
  const { query, ignored } = filter
  const authors = await listKnown('author', query.authors)
  const publishers = await listKnown('publisher', query.publishers)
  const { sizes, colors, series } = await readKnownNames(query, now)
  const unknown = [
    ...unknownOf('series', seriesIn(query), seriesIn({ series })),
    ...unknownOf('size', query.sizes, sizes),
    ...unknownOf('color', query.colors, colors),
    ...unknownOf('author', query.authors, authors),
    ...unknownOf('publisher', query.publishers, publishers),
  ]
  if (unknown.length === 0) return filter
  const sort = sortOf({ ...query, series }, query.sort)
  return {
    ...filter,
    query: { ...query, authors, publishers, series, sizes, colors, sort },
    ignored: [...ignored, ...unknown],
  }
}

async function listKnown(table: 'author' | 'publisher', slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const rows = await db.read.selectFrom(table).select('slug').where('slug', 'in', slugs).execute()
  const known = new Set(rows.map(({ slug }) => slug))
  return slugs.filter((slug) => known.has(slug))
}

/** Returns the sizes, colours and series that the facet index holds. */
async function readKnownNames({ sizes, colors, series }: ListingQuery, now: number) {
  if (sizes.length + colors.length === 0 && series === undefined) return { sizes, colors, series }
  const index = await findFacetIndex(now)
  const known = (names: FacetNames, chosen: string[]) =>
    chosen.filter((one) => names.numbers.has(one))
  return {
    sizes: known(index.sizes, sizes),
    colors: known(index.colors, colors),
    series: known(index.seriesNames, seriesIn({ series }))[0],
  }
}

const seriesIn = ({ series }: Pick<ListingQuery, 'series'>) =>
  series === undefined ? [] : [series]

const unknownOf = (name: FilterField, chosen: string[], known: string[]) =>
  chosen
    .filter((value) => !known.includes(value))
    .map((value) => ({ name, value: echoedText(value) }))
