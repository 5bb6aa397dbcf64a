import { escapeXml } from '#app/art/xml.ts'
import type { EpubContent } from './epub-content.ts'
import { formatPage, languageMark, type EpubPage } from './epub-pages.ts'

/** The table of contents lists all pages but the cover and itself. */
const listed = (pages: EpubPage[]) => pages.filter(({ kind }) => kind !== 'cover' && kind !== 'toc')

/**
 * Returns the table of contents and the landmarks of EPUB 3; `pages` are all others, in reading
 * order.
 */
export function contentsPage(content: EpubContent, pages: EpubPage[]): EpubPage {
  const { words, language, shopLanguage } = content
  const items = listed(pages).map((page) => {
    const mark = languageMark(page.language, language)
    return `<li><a href="${page.path}"${mark}>${escapeXml(page.label)}</a></li>`
  })
  const mark = languageMark(shopLanguage, language)
  const body = `<nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="contents">
<h1 id="contents"${mark}>${words.contents}</h1>
<ol>
${items.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden"${mark}>
<ol>
${landmarks(content, pages).join('\n')}
</ol>
</nav>`
  return {
    path: 'nav.xhtml',
    label: words.contents,
    language: shopLanguage,
    kind: 'toc',
    xhtml: formatPage(content.title, language, body),
  }
}

function landmarks({ words }: EpubContent, pages: EpubPage[]): string[] {
  const mark = (kind: string, path: string, label: string) =>
    `<li><a epub:type="${kind}" href="${path}">${label}</a></li>`
  const cover = pages.find(({ kind }) => kind === 'cover')
  const start = pages.find(({ kind }) => kind === 'bodymatter')
  return [
    ...(cover ? [mark('cover', cover.path, words.cover)] : []),
    mark('toc', 'nav.xhtml#toc', words.contents),
    ...(start ? [mark('bodymatter', start.path, words.startOfText)] : []),
  ]
}

/** Returns the table of contents in the format of EPUB 2, for old readers. */
export function formatNcx({ identifier, language, title }: EpubContent, pages: EpubPage[]): string {
  const points = listed(pages).map(
    ({ label, path }, index) =>
      `<navPoint id="point-${index + 1}" playOrder="${index + 1}"><navLabel><text>${escapeXml(label)}</text></navLabel><content src="${path}"/></navPoint>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${language}">
<head>
<meta name="dtb:uid" content="${identifier}"/>
<meta name="dtb:depth" content="1"/>
<meta name="dtb:totalPageCount" content="0"/>
<meta name="dtb:maxPageNumber" content="0"/>
</head>
<docTitle><text>${escapeXml(title)}</text></docTitle>
<navMap>
${points.join('\n')}
</navMap>
</ncx>
`
}
