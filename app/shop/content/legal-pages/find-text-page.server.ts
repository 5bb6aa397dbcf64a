import { escapeXml } from '#app/art/xml.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languageName } from '#app/i18n/format/format-language.ts'
import type { Language } from '#app/i18n/languages.ts'
import {
  renderMarkdown,
  type MarkdownPart,
} from '#app/shop/content/markdown/render-markdown.server.ts'
import {
  findTextOf,
  languagesOfPage,
  textsOfPage,
  ownPageName,
  type OwnText,
  type OwnTexts,
} from '#app/shop/operations/own-texts/own-text.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import type { DeliveryTableBlock } from './delivery-table.ts'
import {
  describeStored,
  findLegalPage,
  withdrawalBlocks,
  type FoundLegalPage,
} from './find-legal-page.server.ts'
import type { LegalPage, TextBlock, TextSection } from './legal-page.ts'
import type { LegalPageName } from './legal-pages.server.ts'
import { variableOf } from './placeholders.server.ts'
import type { CustomsCondition } from './source.server.ts'
import { templateVariablesOf, type TemplateVariables } from './template-variables.server.ts'

/** A text may show these facts about delivery; a mail has none of them. */
export type DeliveryParts = {
  countries?: string
  table?: DeliveryTableBlock
  customs?: CustomsCondition[]
}

export type FoundTextPage = FoundLegalPage & {
  /** These are the languages in which the page exists. */
  languages: readonly Language[]
}

type Reader = { language: Language; parts?: DeliveryParts }

/** Returns a page of text: the shop's own, that with the shopkeeper's after it, or the shopkeeper's. */
export function findTextPage(
  name: LegalPageName,
  texts: OwnTexts,
  { language, parts = {} }: Reader,
): FoundTextPage {
  const text = findTextOf(texts, name, language)
  const { countries, customs } = parts
  const variables = { countries }
  const languages = languagesOfPage(texts, name)
  if (!text) return { ...findLegalPage(name, language, variables, customs), languages }
  if (!text.isAdded) {
    const { title, page } = findLegalPage(name, text.language, variables)
    const names = { title, heading: page.heading }
    return { ...describeOwnText(text, names, { language, parts }), languages }
  }
  const { page, ...found } = findLegalPage(name, language, variables, customs)
  const sections = [...page.sections, ownSection(text, { language, parts })]
  return { ...found, page: { ...page, sections }, languages }
}

/** Returns a page that the shopkeeper added. */
export function findOwnPage(
  slug: string,
  texts: OwnTexts,
  reader: Reader,
): FoundTextPage | undefined {
  const page = ownPageName(slug)
  const text = findTextOf(texts, page, reader.language)
  if (!text || !texts.pages.some((one) => one.slug === slug)) return undefined
  const names = { title: text.title, heading: text.title }
  const languages = textsOfPage(texts, page).map((one) => one.language)
  return { ...describeOwnText(text, names, reader), languages }
}

const longestDescription = 160

type Names = { title: string; heading: string }

/** Returns the page of a text. Its first heading is the title; `names` are for a text without one. */
function describeOwnText(text: OwnText, names: Names, reader: Reader): FoundLegalPage {
  const { title: written, opening } = renderMarkdown(text, reader.language)
  const values = valuesFor(text.language, reader.parts)
  const filled = (words: string) => fillPlaceholders(words, (name) => values[name] ?? '')
  const heading = written === undefined ? names.heading : filled(written)
  const page: LegalPage = { heading, sections: [ownSection(text, reader)] }
  const description = filled(opening)
  return {
    title: written === undefined ? names.title : heading,
    description:
      description.length > longestDescription
        ? `${description.slice(0, longestDescription - 1).replace(/\s\S*$/, '')}…`
        : description,
    page: text.language === reader.language ? page : { ...page, ...foreignTo(reader, text) },
  }
}

/** A text in another language says so in the reader's. */
const foreignTo = ({ language }: Reader, text: OwnText) => ({
  lang: text.language,
  lede: translator(language)('title.onlyIn', { language: languageName(text.language, language) }),
})

function ownSection(text: OwnText, reader: Reader): TextSection {
  const { parts } = renderMarkdown(text, reader.language)
  return {
    id: 'own',
    ...(text.language !== reader.language && { lang: text.language }),
    blocks: joinHtml(parts.flatMap((part) => describePart(part, text.language, reader.parts))),
  }
}

function describePart(
  { html, placeholder }: MarkdownPart,
  language: Language,
  parts: DeliveryParts = {},
): TextBlock[] {
  switch (placeholder) {
    case 'delivery-table':
      return parts.table ? [{ kind: 'deliveryTable', table: parts.table }] : []
    case 'stored-data':
      return [{ kind: 'stored', entries: describeStored(language, valuesFor(language)) }]
    case 'withdrawal-terms':
    case 'withdrawal-effects':
    case 'withdrawal-form':
      return withdrawalBlocks(withdrawalPart(placeholder), language, seller())
    default:
      return fillHtml(html, valuesFor(language, parts))
  }
}

const withdrawalPart = (placeholder: string) =>
  placeholder.replace('withdrawal-', '') as 'terms' | 'effects' | 'form'

const valuesFor = (language: Language, { countries }: DeliveryParts = {}): TemplateVariables => ({
  ...templateVariablesOf(seller(), language),
  countries,
})

/** Fills placeholders, whose names are in kebab case. */
const fillPlaceholders = (text: string, fill: (variable: string) => string) =>
  text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, name: string) => fill(variableOf(name)))

/** Returns the block with its placeholders filled. A paragraph is left out if one of them has no value. */
function fillHtml(html: string, values: TemplateVariables): TextBlock[] {
  let isWhole = true
  const filled = fillPlaceholders(html, (name) => {
    const value = values[name]
    isWhole &&= value !== undefined
    return escapeXml(value ?? '').replaceAll('\n', '<br />')
  })
  return isWhole || !html.startsWith('<p>') ? [{ kind: 'html', html: filled }] : []
}

/** Joins what stands side by side, so that one element holds it. */
function joinHtml(blocks: TextBlock[]): TextBlock[] {
  return blocks.reduce<TextBlock[]>((joined, block) => {
    const last = joined.at(-1)
    return last?.kind === 'html' && block.kind === 'html'
      ? [...joined.slice(0, -1), { kind: 'html', html: last.html + block.html }]
      : [...joined, block]
  }, [])
}
