import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { stockTextOf } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import { formatText } from '#app/shop/catalogue/product-card/editions.server.ts'
import { formatPublished } from '#app/shop/catalogue/products/format-date.server.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { formatWeight } from '#app/i18n/format/format-weight.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { formatIsbn } from '#app/shop/catalogue/text/isbn.ts'
import type { ComparedProduct } from './compare-facts.server.ts'
import type { CompareCellText, CompareRow } from './compare-page.ts'

type RowDefinition = { label: string; cellOf: (product: ComparedProduct) => CompareCellText }

const notApplicable = { kind: 'none', reason: 'notApplicable' } as const satisfies CompareCellText
const notStated = { kind: 'none', reason: 'notStated' } as const satisfies CompareCellText

const textOr = (
  text: string | null | undefined | false,
  otherwise: CompareCellText = notStated,
): CompareCellText => (text ? { kind: 'text', text } : otherwise)

const isBook = ({ row }: ComparedProduct) => row.kind === 'book'
const isThing = ({ row }: ComparedProduct) => row.kind === 'goods'

/** Returns the rows that apply to the products compared. A row without any value is left out. */
export function listCompareRows(products: ComparedProduct[], viewer: Viewer): CompareRow[] {
  const t = translator(viewer.language)
  const definitions = [
    ...sharedRows(viewer, t),
    ...(products.some(isBook) ? onlyFor(isBook, bookRows(viewer.language, t)) : []),
    ...(products.some(isThing) ? thingRows(viewer.language, t) : []),
  ]
  return definitions.flatMap(({ label, cellOf }) => {
    const cells = products.map(cellOf)
    if (cells.every((cell) => cell.kind === 'none')) return []
    return [{ label, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1, cells }]
  })
}

const onlyFor = (
  fits: (product: ComparedProduct) => boolean,
  definitions: RowDefinition[],
): RowDefinition[] =>
  definitions.map(({ label, cellOf }) => ({
    label,
    cellOf: (product) => (fits(product) ? cellOf(product) : notApplicable),
  }))

const sharedRows = (viewer: Viewer, t: Translate): RowDefinition[] => [
  { label: t('compare.rows.price'), cellOf: (product) => priceCell(product, t) },
  {
    label: t('compare.rows.availability'),
    cellOf: (product) => stockCell(product, viewer),
  },
  {
    label: t('compare.rows.rating'),
    cellOf: (product) => ratingCell(product, viewer.language),
  },
  {
    label: t('compare.rows.categories'),
    cellOf: ({ categories }) =>
      categories.length > 0 ? { kind: 'links', links: categories } : notStated,
  },
]

/**
 * Shows the price without the unit price, which has a row of its own. A withdrawn product has none; the row of
 * availability says why.
 */
function priceCell({ card, row }: ComparedProduct, t: Translate): CompareCellText {
  if (row.withdrawnAt !== null) return notApplicable
  if (!card.price) return { kind: 'text', text: t('price.notForSale') }
  const price = { ...card.price }
  delete price.perUnit
  return { kind: 'price', price }
}

/** The stock of a partner is unknown. */
function stockCell({ row }: ComparedProduct, { language, now }: Viewer): CompareCellText {
  if (row.affiliateLink !== null) return notStated
  return { kind: 'stock', stock: stockTextOf(row, now, language) }
}

function ratingCell({ card: { rating } }: ComparedProduct, language: Language): CompareCellText {
  if (!rating) return notStated
  const figure = new Intl.NumberFormat(locales[language]).format(rating.value)
  return { kind: 'rating', rating, figure }
}

function bookRows(language: Language, t: Translate): RowDefinition[] {
  return [
    { label: t('product.roles.author', { count: 1 }), cellOf: ({ card }) => textOr(card.by) },
    {
      label: t('product.facts.format'),
      cellOf: ({ row }) => textOr(formatText(row, language)),
    },
    { label: t('product.facts.pages'), cellOf: (product) => pagesCell(product, t) },
    {
      label: t('product.facts.language'),
      cellOf: ({ row: { inLanguage } }) =>
        textOr(!/^(und|zxx)?$/.test(inLanguage) && formatLanguage(inLanguage, language)),
    },
    { label: t('product.facts.publisher'), cellOf: ({ row }) => textOr(row.press) },
    {
      label: t('product.facts.published'),
      cellOf: ({ row }) =>
        textOr(row.datePublished && formatPublished(row.datePublished, language)),
    },
    {
      label: t('product.facts.isbn'),
      cellOf: ({ row }) => textOr(row.isbn13 && formatIsbn(row.isbn13)),
    },
    { label: t('product.facts.series'), cellOf: (product) => seriesCell(product, t) },
  ]
}

function pagesCell({ row }: ComparedProduct, t: Translate): CompareCellText {
  const { numberOfPages: count, pagesEstimated, format } = row
  if (count === null) return format === 'audiobook-cd' ? notApplicable : notStated
  return textOr(pagesEstimated ? t('product.pagesEstimated', { count }) : String(count))
}

function seriesCell({ row }: ComparedProduct, t: Translate): CompareCellText {
  const { seriesName: series, seriesNumber: number } = row
  return textOr(series && number ? t('product.inSeries', { series, number }) : series)
}

/** Returns the rows for goods. The row of weight also applies to printed books. */
function thingRows(language: Language, t: Translate): RowDefinition[] {
  const own: RowDefinition[] = [
    {
      label: t('compare.rows.colors'),
      cellOf: ({ colors }) => textOr(colors.join(', '), notApplicable),
    },
    {
      label: t('compare.rows.sizes'),
      cellOf: ({ sizes }) => textOr(sizes.join(', '), notApplicable),
    },
    {
      label: t('compare.rows.unitPrice'),
      cellOf: ({ card }) => textOr(card.price?.perUnit, notApplicable),
    },
    { label: t('product.facts.maker'), cellOf: ({ row }) => textOr(row.makerName) },
  ]
  return [...onlyFor(isThing, own), { label: t('product.facts.weight'), cellOf: weightCell }]

  function weightCell({ row: { weightGrams, format } }: ComparedProduct): CompareCellText {
    if (format === 'e-book') return notApplicable
    return textOr(weightGrams > 0 && formatWeight(weightGrams, language))
  }
}
