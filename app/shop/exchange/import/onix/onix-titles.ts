import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import { normaliseLine } from '#app/shop/catalogue/text/normalise-text.ts'
import { restoreLeadingArticle } from '../csv/inverted-titles.ts'
import { codeOf, findChild, listBelow, listChildren, textOf, type OnixNode } from './onix-node.ts'

const lineOf = (node: OnixNode | undefined, name: string) =>
  normaliseLine(textOf(findChild(node, name)))

/** Joins prefix and title, unless the title is stated in one. */
function titleOf(element: OnixNode | undefined): string {
  const prefix = lineOf(element, 'TitlePrefix')
  const rest = lineOf(element, 'TitleWithoutPrefix')
  // No space follows "L'" and "Pro-".
  const gap = /['’-]$/.test(prefix) ? '' : ' '
  return (
    (rest && `${prefix}${prefix && gap}${rest}`) ||
    lineOf(element, 'TitleText') ||
    lineOf(element, 'TitleOfSeries') ||
    lineOf(element, 'TitleOfSet') ||
    prefix
  )
}

function withSubtitle(title: string, subtitle: string): string {
  if (subtitle === '' || title === '' || title.endsWith(subtitle)) return title || subtitle
  return /[.?!…:]$/.test(title) ? `${title} ${subtitle}` : `${title}: ${subtitle}`
}

/**
 * Returns the level of ONIX list 149: product, collection or part; a title of ONIX 2.1 is the
 * product's.
 */
const levelOf = (element: OnixNode) => codeOf(element, 'TitleElementLevel') || '01'

const elementsOf = (detail: OnixNode) =>
  detail.name === 'TitleDetail' ? listChildren(detail, 'TitleElement') : [detail]

/**
 * ONIX list 15 is sorted by preference: the distinctive title, undefined, then others that are
 * neither translated nor shortened.
 */
const titleTypes = ['01', '00', '', '14', '11', '03', '10', '05', '13']

/** Sorts the titles by preference, without translated ones (06). */
function listTitles(product: OnixNode): OnixNode[] {
  const details = listBelow(product, 'DescriptiveDetail', 'TitleDetail', 'Title')
  const rank = (detail: OnixNode) => {
    const at = titleTypes.indexOf(codeOf(detail, 'TitleType'))
    return at < 0 ? titleTypes.length : at
  }
  return details
    .filter((detail) => codeOf(detail, 'TitleType') !== '06')
    .sort((a, b) => rank(a) - rank(b))
}

/**
 * Returns the title with its subtitle, or `''` without one.
 * @param language The BCP 47 language of the book; an article after the title is put before it.
 */
export function readTitle(product: OnixNode, language: string): string {
  for (const detail of listTitles(product)) {
    const name = nameOf(detail, language)
    if (name !== '') return name
  }
  return lineOf(product, 'DistinctiveTitle')
}

function nameOf(detail: OnixNode, language: string): string {
  const elements = elementsOf(detail)
  const own = elements.find((element) => levelOf(element) === '01') ?? elements[0]
  if (!own) return ''
  const title = withSubtitle(restoreLeadingArticle(titleOf(own), language), lineOf(own, 'Subtitle'))
  if (title !== '') return title
  // A part with only a number gets the name of the whole.
  const whole = elements.map(titleOf).find(Boolean) ?? ''
  const part = lineOf(own, 'PartNumber')
  return whole && part ? `${whole}, ${part}` : whole
}

/** Returns translated titles by their code of ONIX list 74. */
export function listTranslatedTitles(product: OnixNode): { language: string; name: string }[] {
  return listBelow(product, 'DescriptiveDetail', 'TitleDetail')
    .filter((detail) => codeOf(detail, 'TitleType') === '06')
    .flatMap((detail) => {
      const language = elementsOf(detail)
        .flatMap((element) => listChildren(element, 'TitleText', 'TitleWithoutPrefix'))
        .map(({ attributes }) => attributes['language'])
        .find(Boolean)
      const tag = parseLanguageTag(language ?? '') ?? 'und'
      return language ? [{ language, name: nameOf(detail, tag) }] : []
    })
}

type Series = { seriesName: string | null; seriesNumber: string | null }

/**
 * Prefers the publisher's own collection, then one with a number, then sorts by name, since senders
 * change the order between releases of ONIX.
 */
export function readSeries(product: OnixNode): Series {
  const collections = [
    ...listBelow(product, 'DescriptiveDetail', 'Collection', 'Series', 'Set'),
    ...listTitles(product).filter(isInCollection),
  ]
  const rank = (series: Series & { isForeign: boolean }) =>
    `${Number(series.isForeign)}${Number(!series.seriesNumber)}${series.seriesName ?? ''}`
  const found = collections
    .flatMap((node) => {
      const series = seriesOf(node)
      return series ? [{ ...series, isForeign: codeOf(node, 'CollectionType') === '20' }] : []
    })
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
  return { seriesName: found?.seriesName ?? null, seriesNumber: found?.seriesNumber ?? null }
}

const isInCollection = (detail: OnixNode) =>
  elementsOf(detail).some((element) => levelOf(element) === '02')

function seriesOf(collection: OnixNode): Series | undefined {
  const details = [collection, ...listChildren(collection, 'TitleDetail', 'Title')].flatMap(
    (node) => listChildren(node, 'TitleElement'),
  )
  const whole = details.find((element) => levelOf(element) === '02')
  const onix21Title = listChildren(collection, 'Title')[0]
  const name = titleOf(whole) || titleOf(collection) || titleOf(onix21Title) || titleOf(details[0])
  if (name === '') return undefined
  const number =
    details.map((element) => lineOf(element, 'PartNumber')).find(Boolean) ||
    listChildren(collection, 'CollectionSequence').map((one) =>
      lineOf(one, 'CollectionSequenceNumber'),
    )[0] ||
    lineOf(collection, 'NumberWithinSeries') ||
    lineOf(collection, 'ItemNumberWithinSet')
  return { seriesName: name.slice(0, 300), seriesNumber: number?.slice(0, 40) || null }
}
