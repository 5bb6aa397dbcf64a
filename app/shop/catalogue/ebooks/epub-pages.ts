import { dirOf, isRightToLeftLanguage } from '#app/i18n/text-direction.ts'
import { escapeXml } from '#app/art/xml.ts'
import { formatIsbn } from '#app/shop/catalogue/text/isbn.ts'
import type { EpubContent } from './epub-content.ts'

export type EpubPage = {
  path: string
  /** The table of contents shows this label; it is not escaped. */
  label: string
  language: string
  kind: 'cover' | 'titlepage' | 'toc' | 'bodymatter' | 'about' | 'colophon'
  xhtml: string
}

const directionOf = (language: string) => (isRightToLeftLanguage(language) ? 'rtl' : 'ltr')

/** Returns the attributes for an element whose language differs from that of its page. */
export const languageMark = (language: string, around: string) =>
  language === around
    ? ''
    : ` lang="${language}" xml:lang="${language}"` +
      (directionOf(language) === directionOf(around) ? '' : ` dir="${directionOf(language)}"`)

/** Returns the attribute of an element whose text may be written in the other direction than the page. */
export const directionMark = (text: string): string => (dirOf(text) ? ' dir="auto"' : '')

/** Returns a complete XHTML document; `title` is not escaped, `body` is XHTML. */
export function formatPage(title: string, language: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"${isRightToLeftLanguage(language) ? ' dir="rtl"' : ''}>
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`
}

export function coverPage(content: EpubContent): EpubPage {
  const { words, title, authors, language } = content
  const label = words.cover
  const alt = [`${label}: ${title}`, ...authors.map(({ name }) => name)].join(', ')
  const image = (path: string) => `<img src="${path}" alt="${escapeXml(alt)}"/>`
  // Reading apps without SVG or the picture element show the image inside it.
  const shown = content.hasRasterCover
    ? `<picture><source srcset="cover.svg" type="image/svg+xml"/>${image('cover.png')}</picture>`
    : image('cover.svg')
  const body = `<section epub:type="cover" class="cover">${shown}</section>`
  return {
    path: 'cover.xhtml',
    label,
    language: content.shopLanguage,
    kind: 'cover',
    xhtml: formatPage(title, language, body),
  }
}

export function titlePage(content: EpubContent): EpubPage {
  const { title, authors, publisher, words, language, shopLanguage } = content
  const mark = languageMark(shopLanguage, language)
  const lines = [...authors.map(({ name }) => name), publisher].filter(Boolean)
  const body = `<section epub:type="titlepage" class="title-page">
<h1 epub:type="title"${directionMark(title)}>${escapeXml(title)}</h1>
${lines.map((line) => `<p${directionMark(line)}>${escapeXml(line)}</p>\n`).join('')}${content.isWhole ? '' : `<p${mark}>${words.sampleEdition}</p>\n`}</section>`
  return {
    path: 'title.xhtml',
    label: words.titlePage,
    language: shopLanguage,
    kind: 'titlepage',
    xhtml: formatPage(title, language, body),
  }
}

export function chapterPage(content: EpubContent, index: number): EpubPage {
  const { heading, xhtml } = content.chapters[index]!
  const body = `<section epub:type="chapter" role="doc-chapter" aria-labelledby="heading">
<h1 id="heading"${directionMark(heading)}>${escapeXml(heading)}</h1>
${xhtml}</section>`
  return {
    path: `chapter-${index + 1}.xhtml`,
    label: heading,
    language: content.language,
    kind: 'bodymatter',
    xhtml: formatPage(`${heading} – ${content.title}`, content.language, body),
  }
}

export function aboutPage(content: EpubContent): EpubPage {
  const { words, description, shopLanguage: language } = content
  const body = `<section class="notes">
<h1>${words.about}</h1>
${description}</section>`
  return {
    path: 'about.xhtml',
    label: words.about,
    language,
    kind: 'about',
    xhtml: formatPage(words.about, language, body),
  }
}

export function colophonPage(content: EpubContent): EpubPage {
  const { words, shopLanguage: language } = content
  const facts = factsOf(content).map(
    ([term, fact]) => `<dt>${term}</dt>\n<dd${directionMark(fact)}>${escapeXml(fact)}</dd>\n`,
  )
  const body = `<section epub:type="colophon" role="doc-colophon" class="notes">
<h1>${words.colophon}</h1>
${content.isWhole ? '' : `<p>${words.sampleNote}</p>\n`}<p><cite${languageMark(content.language, language)}>${escapeXml(content.title)}</cite></p>
<dl>
${facts.join('')}</dl>
<p>${words.noProtection}</p>
<p>${accessibilitySummary(content)}</p>
</section>`
  return {
    path: 'colophon.xhtml',
    label: words.colophon,
    language,
    kind: 'colophon',
    xhtml: formatPage(words.colophon, language, body),
  }
}

/** Returns the known facts of the edition as terms and values, not escaped. */
function factsOf(content: EpubContent): [string, string][] {
  const { words, authors, translators, publisher, firstPublished, identifier } = content
  const isbn = /^urn:isbn:(\d+)$/.exec(identifier)?.[1]
  const facts: [string, string | undefined][] = [
    ...authors.map(({ name }): [string, string] => [words.by, name]),
    ...translators.map(({ name }): [string, string] => [words.translator, name]),
    [words.publisher, publisher],
    [words.firstPublished, firstPublished],
    isbn ? ['ISBN', formatIsbn(isbn)] : [words.identifier, identifier],
  ]
  return facts.flatMap(([term, fact]) => (fact ? [[term, fact]] : []))
}

/** Returns what is true of every generated book, in the shop's language. */
export function accessibilitySummary({ words, cover }: EpubContent): string {
  const sentences = [words.accessibility, ...(cover ? [words.coverDescribed] : [])]
  return [...sentences, words.notEvaluated].join(' ')
}
