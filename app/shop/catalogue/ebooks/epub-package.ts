import { isRightToLeftLanguage } from '#app/i18n/text-direction.ts'
import { isBisac } from '#app/shop/catalogue/text/bisac.ts'
import { escapeXml } from '#app/art/xml.ts'
import type { EpubPerson } from './epub-book.ts'
import type { EpubContent } from './epub-content.ts'
import { accessibilitySummary, directionMark, type EpubPage } from './epub-pages.ts'
import { wordsOfXhtml } from '#app/shop/catalogue/text/xhtml.ts'

export const epubContainer = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`

/** Returns the package document of EPUB 3.3; `pages` are in reading order. */
export function formatPackage(content: EpubContent, pages: EpubPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" xml:lang="${content.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${[...describe(content), ...accessibility(content)].join('\n')}
</metadata>
<manifest>
${manifest(content, pages).join('\n')}
</manifest>
<spine toc="ncx"${isRightToLeftLanguage(content.language) ? ' page-progression-direction="rtl"' : ''}>
${pages.map(({ path }) => `<itemref idref="${itemId(path)}"/>`).join('\n')}
</spine>
</package>
`
}

const itemId = (path: string) => path.replace('.', '-')

function describe(content: EpubContent): string[] {
  const { identifier, title, language, authors, translators, publisher, modified } = content
  const about = wordsOfXhtml(content.description)
  return [
    `<dc:identifier id="identifier">${identifier}</dc:identifier>`,
    `<dc:title id="title"${directionMark(title)}>${escapeXml(title)}</dc:title>`,
    `<meta refines="#title" property="title-type">main</meta>`,
    `<dc:language>${language}</dc:language>`,
    ...authors.flatMap((person, n) => named('creator', `author-${n + 1}`, 'aut', person, n + 1)),
    ...translators.flatMap((person, n) =>
      named('contributor', `translator-${n + 1}`, 'trl', person, n + 1),
    ),
    ...(publisher ? [`<dc:publisher>${escapeXml(publisher)}</dc:publisher>`] : []),
    ...content.subjects.flatMap(subject),
    ...(about ? [`<dc:description${inShopLanguage(content)}>${about}</dc:description>`] : []),
    `<meta property="dcterms:modified">${modified}</meta>`,
    // EPUB 2 names the cover this way.
    ...(content.cover ? [`<meta name="cover" content="${itemId(coverImage(content))}"/>`] : []),
  ]
}

/** Libraries show this image, and many reading apps show no SVG there. */
const coverImage = ({ hasRasterCover }: EpubContent) => (hasRasterCover ? 'cover.png' : 'cover.svg')

const inShopLanguage = ({ shopLanguage }: EpubContent) => ` xml:lang="${shopLanguage}"`

/** `role` is a MARC relator. */
function named(
  element: 'creator' | 'contributor',
  id: string,
  role: 'aut' | 'trl',
  { name, sortName }: EpubPerson,
  place: number,
): string[] {
  return [
    `<dc:${element} id="${id}"${directionMark(name)}>${escapeXml(name)}</dc:${element}>`,
    `<meta refines="#${id}" property="role" scheme="marc:relators">${role}</meta>`,
    `<meta refines="#${id}" property="file-as">${escapeXml(sortName)}</meta>`,
    `<meta refines="#${id}" property="display-seq">${place}</meta>`,
  ]
}

function subject(text: string, index: number): string[] {
  const id = `subject-${index + 1}`
  const element = `<dc:subject id="${id}">${escapeXml(text)}</dc:subject>`
  if (!/^[1-6A-Y][A-Z0-9-]{0,19}$/.test(text)) return [element]
  return [
    element,
    `<meta refines="#${id}" property="authority">${isBisac(text) ? 'BISAC' : 'THEMA'}</meta>`,
    `<meta refines="#${id}" property="term">${text}</meta>`,
  ]
}

/**
 * Returns the metadata that EPUB Accessibility 1.1 requires. There is no `dcterms:conformsTo`,
 * because a claim of conformance must name an evaluator ("Evaluator name"), and these books have
 * none.
 */
function accessibility(content: EpubContent): string[] {
  const features = ['tableOfContents', 'readingOrder', 'structuralNavigation']
  const facts: [string, string][] = [
    ['accessMode', 'textual'],
    ...(content.cover ? ([['accessMode', 'visual']] as [string, string][]) : []),
    ['accessModeSufficient', 'textual'],
    ...[...features, 'displayTransformability', ...(content.cover ? ['alternativeText'] : [])].map(
      (feature): [string, string] => ['accessibilityFeature', feature],
    ),
    ['accessibilityHazard', 'none'],
  ]
  return [
    ...facts.map(([property, fact]) => `<meta property="schema:${property}">${fact}</meta>`),
    `<meta property="schema:accessibilitySummary"${inShopLanguage(content)}>${accessibilitySummary(content)}</meta>`,
  ]
}

function manifest(content: EpubContent, pages: EpubPage[]): string[] {
  const shown = coverImage(content)
  const propertiesOf = (path: string) => (path === shown ? 'cover-image' : '')
  const item = (path: string, mediaType: string, properties = '', id = itemId(path)) =>
    `<item id="${id}" href="${path}" media-type="${mediaType}"${properties && ` properties="${properties}"`}/>`
  return [
    ...pages.map(({ path, kind }) =>
      item(path, 'application/xhtml+xml', kind === 'toc' ? 'nav' : ''),
    ),
    ...(content.cover ? [item('cover.svg', 'image/svg+xml', propertiesOf('cover.svg'))] : []),
    ...(content.hasRasterCover ? [item('cover.png', 'image/png', propertiesOf('cover.png'))] : []),
    item('style.css', 'text/css'),
    item('toc.ncx', 'application/x-dtbncx+xml', '', 'ncx'),
  ]
}
