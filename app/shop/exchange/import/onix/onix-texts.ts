import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import type { CatalogueRecord, RecordText } from '#app/shop/catalogue/products/catalogue-record.ts'
import { parseDescription, parseShortDescription } from '#app/shop/catalogue/text/description.ts'
import { normaliseText } from '#app/shop/catalogue/text/normalise-text.ts'
import { hasElements, htmlOf, textOf, type OnixNode } from './onix-node.ts'
import {
  findText,
  listOnixTexts,
  warnOfReplacement,
  warnOfUnused,
  type OnixText,
} from './onix-text-types.ts'
import { listTranslatedTitles } from './onix-titles.ts'

/** `checkRecord` accepts no longer texts. */
const longest = { full: 100_000, short: 2000 }

const tags =
  'a abbr article b big blockquote body br center cite code dd div dl dt em embed figure font h[1-6] head hr html i iframe img li link meta object ol p pre s script section small span strike strong style sub sup table tbody td th tr tt u ul'
    .split(' ')
    .join('|')
const escapedTag = new RegExp(`&lt;/?(?:${tags})\\b[^<>]*?&gt;`, 'i')
const someTag = new RegExp(`</?(?:${tags})\\b[^<>]*>|<!--`, 'i')
const unescaped: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" }
const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;' }

/** Returns HTML or plain text as the content shows, whatever its stated format. */
export function onixMarkupOf(node: OnixNode): string {
  const text = hasElements(node) ? htmlOf(node) : textOf(node)
  const once = escapedTag.test(text)
    ? text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => unescaped[name]!)
    : text
  const isHtml = someTag.test(once)
  // Some files separate paragraphs by two angle brackets.
  const parted = once.replace(/(?:<<|&lt;&lt;)/g, isHtml ? '<br />' : '\n\n')
  // Angle brackets that are not HTML are escaped.
  return normaliseText(isHtml ? parted : parted.replace(/[<>]/g, (one) => escaped[one]!))
}

const longNote = (most: number) =>
  createNote('textLong', 'description', `longer than ${most} characters`, { most })

/**
 * Reads descriptions by language: that of the text, else of the book, else English. It also reads
 * translated titles.
 */
export function readOnixTexts(
  product: OnixNode,
  name: string,
  inLanguage: string,
  note: (note: Fault) => void,
): CatalogueRecord['texts'] {
  const texts: CatalogueRecord['texts'] = {}
  const own = shopLanguage(inLanguage)
  const put = (language: Language, fields: Partial<RecordText>) => {
    const blank = { name, shortDescription: '', fullDescription: '' }
    texts[language] = { ...(texts[language] ?? blank), ...fields }
  }
  for (const { language, name: translated } of listTranslatedTitles(product)) {
    const known = shopLanguage(parseLanguageTag(language) ?? '')
    if (known && translated) put(known, { name: translated })
  }
  const onixTexts = listOnixTexts(product)
  const used = new Set<OnixText>()
  for (const language of languages)
    for (const kind of ['full', 'short'] as const) {
      const found = findText(
        onixTexts,
        kind,
        (tag) => (shopLanguage(tag) ?? own ?? 'en') === language,
      )
      if (!found) continue
      used.add(found)
      if (kind === 'full') warnOfReplacement(found, note)
      const markup = onixMarkupOf(found.text)
      const text = kind === 'full' ? parseDescription(markup) : parseShortDescription(markup)
      if (text.length > longest[kind]) note(longNote(longest[kind]))
      else if (text !== '')
        put(language, kind === 'full' ? { fullDescription: text } : { shortDescription: text })
    }
  warnOfUnused(onixTexts, used, note)
  return texts
}

function shopLanguage(tag: string): Language | undefined {
  const [primary = ''] = tag.split('-')
  return languages.find((one) => one === primary)
}
