import { typedFact } from '#app/shop/operations/findings/fault.ts'
import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { quoted } from '#app/i18n/quoted.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { bisacNotes } from '#app/shop/exchange/csv/bisac-notes.ts'
import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import { normaliseLine } from '#app/shop/catalogue/text/normalise-text.ts'
import type { OnixContext } from './onix-context.ts'
import { readDate } from './onix-dates.ts'
import { isOwnScheme } from './onix-identity.ts'
import { codeOf, isNode, listBelow, listChildren, textOf, type OnixNode } from './onix-node.ts'

/** Returns ONIX list 74 with country and script as BCP 47, or `''` for an unknown language. */
function tagOf(node: OnixNode): string {
  const language = parseLanguageTag(codeOf(node, 'LanguageCode')) ?? ''
  const parts = [language, codeOf(node, 'ScriptCode'), codeOf(node, 'CountryCode')]
  return parseLanguageTag(parts.filter(Boolean).join('-')) ?? language
}

type Languages = Pick<CatalogueRecord, 'inLanguage' | 'language' | 'originalLanguage'>

/** List 22 has 01 for the language of the text and 02 for the original one. */
export function readLanguages(product: OnixNode, context: OnixContext): Languages {
  const languageNodes = listBelow(product, 'DescriptiveDetail', 'Language')
  const inRole = (role: string) =>
    languageNodes
      .filter((node) => codeOf(node, 'LanguageRole') === role)
      .map(tagOf)
      .find(Boolean)
  const onix21Language = (name: string) => parseLanguageTag(codeOf(product, name))
  const inLanguage =
    inRole('01') ??
    onix21Language('LanguageOfText') ??
    parseLanguageTag(context.defaultLanguage) ??
    'und'
  const originalLanguage = inRole('02') ?? onix21Language('OriginalLanguage') ?? null
  return { inLanguage, language: inLanguage, originalLanguage }
}

/** These types of ONIX list 23 are sorted by preference; 10 estimates the pages of an e-book. */
const pageTypes = ['00', '05', '11', '06', '07', '08', '10']

type Pages = Pick<CatalogueRecord, 'numberOfPages' | 'pagesEstimated'>

export function readPages(product: OnixNode, { note }: OnixContext): Pages {
  const own = ['NumberOfPages', 'PagesArabic'].map((name) => ({
    type: '00',
    text: codeOf(product, name),
  }))
  const extents = listBelow(product, 'DescriptiveDetail', 'Extent')
    .map((node) => ({ node, type: codeOf(node, 'ExtentType'), text: codeOf(node, 'ExtentValue') }))
    .filter(({ type }) => pageTypes.includes(type))
  for (const { node, text } of extents)
    if (codeOf(node, 'ExtentUnit') !== '03')
      note(createNote('notInPages', 'pages', `${text} is not counted in pages`, { typed: text }))
  const inPages = extents.filter(({ node }) => codeOf(node, 'ExtentUnit') === '03')
  const found = [
    ...own,
    ...inPages.sort((a, b) => pageTypes.indexOf(a.type) - pageTypes.indexOf(b.type)),
  ]
    .map(({ type, text }) => ({ type, count: Math.round(Number(text)) }))
    .find(({ count }) => count >= 1 && count <= 100_000)
  return { numberOfPages: found?.count ?? null, pagesEstimated: found?.type === '10' }
}

type Dates = Pick<CatalogueRecord, 'datePublished' | 'firstPublished'>

/**
 * Reads ONIX list 163: the date of publication, else of sale. `firstPublished` is that of the
 * original language, else of this one.
 */
export function readDates(product: OnixNode, { note }: OnixContext): Dates {
  const dates = [
    ...listBelow(product, 'PublishingDetail', 'PublishingDate').map((node) => ({
      role: codeOf(node, 'PublishingDateRole'),
      ...readDate(node),
    })),
    ...listChildren(product, 'PublicationDate').map((node) => ({ role: '01', ...readDate(node) })),
    ...listChildren(product, 'YearFirstPublished').map((node) => ({
      role: '11',
      ...readDate(node),
    })),
    ...listMarketDates(product),
  ]
  const find = (...roles: string[]) =>
    roles.flatMap((role) => dates.filter((one) => one.role === role)).find(({ date }) => date)?.date
  for (const { role, text, date } of dates)
    if (!date && ['01', '02', '11', '20'].includes(role) && text !== '')
      note(
        createNote('date', 'date', `${quoted(text)} is no date and is left out`, typedFact(text)),
      )
  const first = find('20', '11')
  return {
    datePublished: find('01', '02', 'market')?.date ?? null,
    firstPublished: first ? Number(first.date.slice(0, 4)) : null,
  }
}

const listMarketDates = (product: OnixNode) =>
  listChildren(product, 'ProductSupply')
    .flatMap((supply) => listBelow(supply, 'MarketPublishingDetail', 'MarketDate'))
    .filter((node) => codeOf(node, 'MarketDateRole') === '01')
    .map((node) => ({ role: 'market', ...readDate(node) }))

/** The units are of ONIX list 50, in grams. */
const grams: Record<string, number> = { gr: 1, g: 1, kg: 1000, lb: 453.59237, oz: 28.349523125 }

/** A printed book without a weight gets this one, as for goodbooks-10k. */
const usualGrams = 300

export function readOnixWeight(
  product: OnixNode,
  format: CatalogueRecord['format'],
  { note }: OnixContext,
) {
  for (const node of listBelow(product, 'DescriptiveDetail', 'Measure')) {
    if (codeOf(node, 'MeasureType', 'MeasureTypeCode') !== '08') continue
    const unit = grams[codeOf(node, 'MeasureUnitCode').toLowerCase()]
    const weight = Math.round(Number(codeOf(node, 'Measurement').replace(',', '.')) * (unit ?? NaN))
    if (weight > 0 && weight <= 1_000_000) return weight
    note(createNote('weight', 'weight', 'it is no weight and is left out'))
  }
  return format === 'e-book' ? 0 : usualGrams
}

/**
 * Returns the statement, else "2nd edition" in the language of the book; a first edition is
 * omitted.
 */
export function readEdition(product: OnixNode, inLanguage: string): string | null {
  const [statement] = listBelow(product, 'DescriptiveDetail', 'EditionStatement')
  const statementText = statement ? normaliseLine(textOf(statement)) : ''
  if (statementText !== '') return statementText.slice(0, 200)
  const [node] = listBelow(product, 'DescriptiveDetail', 'EditionNumber')
  const number = Number(node ? textOf(node) : '')
  if (!Number.isInteger(number) || number < 2 || number > 999) return null
  if (inLanguage.startsWith('de')) return `${number}. Auflage`
  if (inLanguage.startsWith('fr')) return `${number}e édition`
  return `${number}${englishEnding(number)} edition`
}

function englishEnding(number: number): string {
  const inTeens = Math.floor(number / 10) % 10 === 1
  return (!inTeens && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'
}

type Ages = Pick<CatalogueRecord, 'ageFrom' | 'ageTo'>

/**
 * ONIX list 30 has 17 for interest age and 18 for reading age, in years; list 31 has 01 for
 * exactly, 03 for from, 04 for to.
 */
export function readAges(product: OnixNode, { note }: OnixContext): Ages {
  const ranges = listBelow(product, 'DescriptiveDetail', 'AudienceRange')
  const range = ['17', '18'].flatMap((qualifier) =>
    ranges.filter((node) => codeOf(node, 'AudienceRangeQualifier') === qualifier),
  )[0]
  if (!range) return { ageFrom: null, ageTo: null }
  const ages = new Map<string, number>()
  let precision = ''
  for (const part of range.children.filter(isNode)) {
    const text = textOf(part).trim()
    if (part.name === 'AudienceRangePrecision') precision = text
    if (part.name === 'AudienceRangeValue' && /^\d{1,3}$/.test(text))
      ages.set(precision, Number(text))
  }
  const [from, to] = [
    ages.get('03') ?? ages.get('01') ?? null,
    ages.get('04') ?? ages.get('01') ?? null,
  ]
  const isRight = (from ?? 0) <= (to ?? 120) && (from ?? 0) <= 120 && (to ?? 0) <= 120
  if (!isRight) note(createNote('age', 'age', 'the range is none and is left out'))
  return isRight ? { ageFrom: from, ageTo: to } : { ageFrom: null, ageTo: null }
}

/** Returns codes of Thema (ONIX list 27, 93 to 99) and BISAC (10), the main subject first. */
export function readSubjects(product: OnixNode, { note }: OnixContext): string[] {
  const basic = {
    code: codeOf(product, 'BASICMainSubject').toUpperCase(),
    scheme: '10',
    isMain: true,
  }
  const subjects = [
    basic,
    ...listBelow(product, 'DescriptiveDetail', 'Subject', 'MainSubject').map((node) => ({
      code: codeOf(node, 'SubjectCode').toUpperCase(),
      scheme: codeOf(node, 'SubjectSchemeIdentifier', 'MainSubjectSchemeIdentifier'),
      isMain: node.name === 'MainSubject' || listChildren(node, 'MainSubject').length > 0,
    })),
  ].filter(({ scheme, code }) => /^(9[3-9]|10)$/.test(scheme) && /^[A-Z0-9-]{1,20}$/.test(code))
  const main = subjects.filter(({ isMain, scheme }) => isMain && scheme === '93')
  const codes = [...new Set([...main, ...subjects].map(({ code }) => code))].slice(0, 50)
  for (const one of bisacNotes(codes)) note(one)
  return codes
}

/**
 * Returns the key of the work (ONIX list 16). Proprietary numbers (01) are ignored, since senders
 * state them in one release of ONIX and not in the other.
 */
export function readWork(product: OnixNode): string | null {
  const related = listBelow(product, 'RelatedMaterial', 'RelatedWork')
    .filter((node) => ['01', ''].includes(codeOf(node, 'WorkRelationCode')))
    .flatMap((node) => listChildren(node, 'WorkIdentifier'))
  for (const node of [...related, ...listChildren(product, 'WorkIdentifier')]) {
    const type = codeOf(node, 'WorkIDType')
    const value = normaliseLine(codeOf(node, 'IDValue')).slice(0, 180)
    if (value !== '' && isOwnScheme(codeOf(node, 'IDTypeName'))) return value
    if (value !== '' && type !== '01') return `onix-work:${type}:${value}`
  }
  return null
}

/** Returns the URL of the front cover: list 158, code 01; in ONIX 2.1 list 38, codes 04 to 06. */
export function readImages(product: OnixNode): string[] {
  const resources = listBelow(product, 'CollateralDetail', 'SupportingResource')
    .filter((node) => codeOf(node, 'ResourceContentType') === '01')
    .filter((node) => ['03', ''].includes(codeOf(node, 'ResourceMode')))
    .flatMap((node) => listChildren(node, 'ResourceVersion'))
    .map((version) => codeOf(version, 'ResourceLink'))
  const files = listChildren(product, 'MediaFile')
    .filter((node) => ['04', '05', '06'].includes(codeOf(node, 'MediaFileTypeCode')))
    .map((node) => codeOf(node, 'MediaFileLink'))
  const isAddress = (link: string) => link.length <= 2000 && /^https?:\/\/[^\s/]/i.test(link)
  return [...new Set([...resources, ...files].filter(isAddress))].slice(0, 1)
}
