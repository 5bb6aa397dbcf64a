import { categoryName } from '#app/shop/catalogue/categories/categories.server.ts'
import { ageLimitsOf } from '#app/shop/catalogue/facet-index/age-band.ts'
import {
  ageBands,
  isFilteredByCategory,
  listedFormats,
  listedRatings,
  readingTimes,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import { colorText, sizeText } from '#app/shop/catalogue/products/variant-text.ts'
import { subjectAbove, subjectLine, subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { joinEWords } from '#app/i18n/join-e-words.ts'
import { describeFacet, inUse, type DescribeFacet } from './describe-facet.server.ts'

const describeCategories: DescribeFacet = (context) => {
  const { path, query, categories, found, language } = context
  if (!isFilteredByCategory(path, query)) return undefined
  return describeFacet(context, {
    name: 'category',
    values: categories.map(({ slug }) => slug),
    counts: found.facets.categories,
    chosen: query.category === undefined ? [] : [query.category],
    // The back office filters by hidden categories too, and its URL may name an unknown one.
    label: (slug) => {
      const category = categories.find((one) => one.slug === slug)
      return category ? categoryName(category, language) : slug
    },
    select: ([category]) => ({ category }),
    isOne: true,
  })
}

/** This many narrower subjects, or top ones, are offered at once. */
const fewSubjects = 5

/** Lists the top subjects with the most books, or below a selected one those that are narrower. */
const describeSubjects: DescribeFacet = (context) => {
  const { query, found, language } = context
  const { subject } = query
  const counts = found.facets.subjects
  const narrower = inUse(counts, []).filter((code) => subjectAbove(code) === subject)
  return describeFacet(context, {
    name: 'subject',
    values: [...(subject ? subjectLine(subject) : []), ...narrower.slice(0, fewSubjects)],
    counts,
    chosen: subject === undefined ? [] : [subject],
    label: (code) => subjectText(code, language) ?? code,
    select: ([subject]) => ({ subject }),
    isOne: true,
  })
}

const describeFormats: DescribeFacet = (context) =>
  describeFacet(context, {
    name: 'format',
    values: listedFormats,
    counts: context.found.facets.formats,
    chosen: context.query.formats,
    label: (format) => joinEWords(context.t(`product.formats.${format}`)),
    select: (formats) => ({ formats }),
    isOpen: true,
  })

/** This many options are visible at once. */
const fewLanguages = 7

const describeLanguages: DescribeFacet = (context) => {
  const counts = context.found.facets.languages
  const chosen = context.query.languages
  const values = inUse(counts, chosen)
  return describeFacet(context, {
    name: 'language',
    values,
    counts,
    chosen,
    label: (tag) => formatLanguage(tag, context.language),
    select: (languages) => ({ languages }),
    isOpen: values.length <= fewLanguages,
  })
}

/** Holds the values of two fields: `availability=in-stock` and `offer=1`. */
const describeAvailability: DescribeFacet = (context) => {
  const { inStock, onOffer } = context.found.facets
  const { query, t } = context
  return describeFacet<'in-stock' | '1'>(context, {
    name: 'availability',
    values: ['in-stock', '1'],
    counts: new Map([
      ['in-stock', inStock],
      ['1', onOffer],
    ]),
    chosen: [
      ...(query.inStock ? ['in-stock' as const] : []),
      ...(query.onOffer ? ['1' as const] : []),
    ],
    label: (value) => t(value === 'in-stock' ? 'product.inStock' : 'catalogue.onOffer'),
    select: (values) => ({ inStock: values.includes('in-stock'), onOffer: values.includes('1') }),
    fieldOf: (value) => (value === 'in-stock' ? 'availability' : 'offer'),
    least: 1,
  })
}

const describeContributors =
  (name: 'author' | 'publisher'): DescribeFacet =>
  (context) => {
    const { found, query, topic } = context
    const property = `${name}s` as const
    if (topic?.name === name) return undefined
    const [counts, chosen] = [found.facets[property], query[property]]
    return describeFacet(context, {
      name,
      values: inUse(counts, chosen),
      counts,
      chosen,
      label: (slug) => found.names[property].get(slug) ?? slug,
      select: (slugs) => ({ [property]: slugs }),
    })
  }

const describeAuthors = describeContributors('author')
const describePublishers = describeContributors('publisher')

/** Fewer series than authors are offered, since a list has room for few more filters. */
const fewSeries = 4

const describeSeries: DescribeFacet = (context) => {
  const { found, query, topic } = context
  if (topic?.name === 'series') return undefined
  const counts = found.facets.series
  const chosen = query.series === undefined ? [] : [query.series]
  // A series with one work in the list narrows nothing that the work's own card does not.
  const several = inUse(counts, []).filter((series) => counts.get(series)! > 1)
  return describeFacet(context, {
    name: 'series',
    values: [...new Set([...several.slice(0, fewSeries), ...chosen])],
    counts,
    chosen,
    label: (series) => series,
    select: ([series]) => ({ series }),
    isOne: true,
  })
}

const describeAges: DescribeFacet = (context) =>
  describeFacet(context, {
    name: 'age',
    values: ageBands,
    counts: context.found.facets.ages,
    chosen: context.query.ages,
    label: (band) => {
      const { from, to } = ageLimitsOf(band)
      return to === Infinity
        ? context.t('product.agesFrom', { from, count: from })
        : context.t('product.ages', { from, to, count: to })
    },
    select: (ages) => ({ ages }),
    least: 1,
  })

/** Each option means at least this many stars. */
const describeRatings: DescribeFacet = (context) => {
  const { rating } = context.query
  return describeFacet(context, {
    name: 'rating',
    values: listedRatings,
    counts: context.found.facets.ratings,
    chosen: rating === undefined ? [] : [rating],
    label: (stars) => context.t('catalogue.stars', { stars }),
    select: ([stars]) => ({ rating: stars }),
    isOne: true,
    least: 1,
  })
}

const describeReadingTimes: DescribeFacet = (context) =>
  describeFacet(context, {
    name: 'reading-time',
    values: readingTimes,
    counts: context.found.facets.readingTimes,
    chosen: context.query.readingTimes,
    label: (time) => context.t(`catalogue.readingTimes.${time}`),
    select: (times) => ({ readingTimes: times }),
  })

/** Lists the letter sizes from small to large; `x` is one of spec section 9. */
const letterSizes = ['xxs', 'xs', 's', 'x', 'm', 'l', 'xl', 'xxl', 'xxxl']
const sizePlace = (size: string) =>
  letterSizes.indexOf(size.toLowerCase()) + 1 || letterSizes.length + 1
/** Sorts letter sizes first, then others by number and name. */
const bySize = (a: string, b: string) =>
  sizePlace(a) - sizePlace(b) || a.localeCompare(b, 'en', { numeric: true })

const describeSizes: DescribeFacet = (context) => {
  const [counts, chosen] = [context.found.facets.sizes, context.query.sizes]
  return describeFacet(context, {
    name: 'size',
    values: inUse(counts, chosen).sort(bySize),
    counts,
    chosen,
    label: sizeText,
    select: (sizes) => ({ sizes }),
  })
}

const describeColors: DescribeFacet = (context) => {
  const [counts, chosen] = [context.found.facets.colors, context.query.colors]
  return describeFacet(context, {
    name: 'color',
    values: inUse(counts, chosen),
    counts,
    chosen,
    label: (color) => colorText(color, null, context.language),
    select: (colors) => ({ colors }),
  })
}

export const facetsBeforePrice = [
  describeCategories,
  describeSubjects,
  describeFormats,
  describeLanguages,
]

export const facetsAfterPrice = [
  describeAvailability,
  describeAges,
  describeAuthors,
  describePublishers,
  describeSeries,
  describeRatings,
  describeReadingTimes,
  describeSizes,
  describeColors,
]
