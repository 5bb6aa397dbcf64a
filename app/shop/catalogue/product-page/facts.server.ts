import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { isOfferedCurrency } from '#app/shop-settings/markets.server.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { formatIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { Fact, FactLine } from './detail.ts'
import { formatText } from '#app/shop/catalogue/product-card/editions.server.ts'
import { formatPublished, formatYear } from '#app/shop/catalogue/products/format-date.server.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { formatWeight } from '#app/i18n/format/format-weight.ts'
import { contributorPath } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { contributorFacts } from './contributor-facts.server.ts'
import type { Contributor } from '#app/shop/catalogue/products/contributors.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { listSubjects, type ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { readingMinutes } from '#app/shop/catalogue/facet-index/reading-band.ts'
import { listPath } from '#app/shop/catalogue/listing/list-path.ts'
import { subjectsOfCodes, subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { ebookLines } from './ebook-facts.server.ts'
import { listOtherResponsible, makerOf } from './responsible-facts.server.ts'

const cache = catalogueCache<Fact[]>(1_000)

const factsOf = (lines: FactLine[]): Fact[] =>
  lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** Lists what is known about a book, in the order of a title page. Unknown facts are left out. */
export function listBookFacts(
  book: ProductRow,
  people: Contributor[],
  series: Fact | undefined,
  viewer: Viewer,
): Promise<Fact[]> {
  const { language, country, now } = viewer
  // The key lacks only facts that change with the catalogue's version, which bounds the age of the cached facts.
  const varying = [book.mrpMinor, isAhead(book, now), series !== undefined]
  const key = [language, country, ...varying, book.id].join(' ')
  return cache(key, now, () => findBookFacts(book, people, series, viewer))
}

async function findBookFacts(
  book: ProductRow,
  people: Contributor[],
  series: Fact | undefined,
  viewer: Viewer,
): Promise<Fact[]> {
  const { language } = viewer
  const t = translator(language)
  const subjects = await listSubjects(book.id)
  return [
    ...contributorFacts(people, t),
    ...publisherFact(book, t),
    ...factsOf([
      ...dateLines(book, viewer, t),
      [t('product.facts.format'), formatText(book, language)],
      [t('product.facts.pages'), pagesWords(book, t)],
      [t('detail.text'), wordsOfFile(book, language)],
      [t('detail.readingTime'), readingWords(book, t)],
      [t('product.facts.language'), languageWords(book.inLanguage, language)],
      [
        t('product.facts.originalLanguage'),
        book.originalLanguage !== book.inLanguage && languageWords(book.originalLanguage, language),
      ],
      [t('product.facts.isbn'), book.isbn13 && formatIsbn(book.isbn13)],
    ]),
    ...(series ? [series] : []),
    ...subjectFact(subjects, language, t),
    ...factsOf([
      [t('product.facts.age'), ageWords(book, t)],
      ...(book.format === 'e-book' ? await ebookLines(book, viewer, t) : []),
    ]),
    ...listSharedFacts(book, viewer),
  ]
}

const dateLines = (book: ProductRow, { language, now }: Viewer, t: Translate): FactLine[] => [
  [
    t(isAhead(book, now) ? 'product.facts.appears' : 'product.facts.published'),
    book.datePublished && formatPublished(book.datePublished, language),
  ],
  [
    t('product.facts.firstPublished'),
    book.firstPublished !== null && formatYear(book.firstPublished, language),
  ],
]

const isAhead = ({ publishedAt }: ProductRow, now: number) =>
  publishedAt !== null && publishedAt > now

/**
 * Lists what is known about any product: weight, the maximum retail price in India, its maker and its safety warnings.
 */
export function listSharedFacts(row: ProductRow, { language, country }: Viewer): Fact[] {
  const t = translator(language)
  // It is in rupees by law, so a shop that offers none does not show it.
  const mrp = country === 'IN' && isOfferedCurrency('INR') && row.mrpMinor !== null
  const isWeighed = row.weightGrams > 0 && row.format !== 'e-book'
  const maker = makerOf(row, language)
  return [
    ...factsOf([
      [t('product.facts.weight'), isWeighed && formatWeight(row.weightGrams, language)],
      [
        t('product.facts.mrp'),
        mrp && formatMoney({ minor: row.mrpMinor ?? 0, currency: 'INR' }, language),
      ],
      [t('product.facts.sku'), row.kind === 'goods' && row.sku],
    ]),
    ...(maker ? [{ label: t('product.facts.maker'), ...maker }] : []),
    ...listOtherResponsible(row, { country, language }, t),
    ...factsOf([[t('product.facts.warning'), row.safetyWarning]]),
  ]
}

const publisherFact = ({ press, publisher }: ProductRow, t: Translate): Fact[] =>
  press && publisher
    ? [
        {
          label: t('product.facts.publisher'),
          value: '',
          names: [{ name: press, path: contributorPath('publisher', publisher) }],
        },
      ]
    : []

/** Returns the reading time, in whole hours from one hour on. Audiobooks have none. */
function readingWords(book: ProductRow, t: Translate) {
  const counted = readingMinutes(book)
  if (counted === undefined || book.format === 'audiobook-cd') return undefined
  const minutes = Math.max(1, counted)
  return minutes < 60
    ? t('detail.minutes', { count: minutes })
    : t('detail.hours', { count: Math.round(minutes / 60) })
}

function pagesWords({ numberOfPages, pagesEstimated }: ProductRow, t: Translate) {
  if (numberOfPages === null) return undefined
  return pagesEstimated
    ? t('product.pagesEstimated', { count: numberOfPages })
    : String(numberOfPages)
}

const wordsOfFile = ({ format, ebookWords }: ProductRow, language: Language) =>
  format === 'e-book' &&
  ebookWords !== null &&
  new Intl.NumberFormat(locales[language]).format(ebookWords)

/** Returns nothing for a tag that names no language. */
const languageWords = (tag: string | null, language: Language) =>
  tag && !/^(und|zxx)/.test(tag) && formatLanguage(tag, language)

function ageWords({ ageFrom: from, ageTo: to }: ProductRow, t: Translate) {
  if (from !== null && to !== null) return t('product.ages', { from, to, count: to })
  if (from !== null) return t('product.agesFrom', { from, count: from })
  return to === null ? undefined : t('product.agesTo', { to, count: to })
}

/** Links each subject to its books. Qualifiers and unknown codes are left out. */
function subjectFact(codes: string[], language: Language, t: Translate): Fact[] {
  const subjects = subjectsOfCodes(codes)
  if (subjects.length === 0) return []
  const names = subjects.map((subject) => ({
    name: subjectText(subject, language) ?? subject,
    path: listPath('subject', subject),
  }))
  return [{ label: t('product.facts.subjects'), value: '', names }]
}
