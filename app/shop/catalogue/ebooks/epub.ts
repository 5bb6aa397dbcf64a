import type { EpubBook } from './epub-book.ts'
import { epubContentOf } from './epub-content.ts'
import { contentsPage, formatNcx } from './epub-navigation.ts'
import { epubContainer, formatPackage } from './epub-package.ts'
import { aboutPage, chapterPage, colophonPage, coverPage, titlePage } from './epub-pages.ts'
import { epubStyle } from './epub-style.ts'

export type { EpubBook, EpubPerson } from './epub-book.ts'

/** The PNG of the cover has this path in the file. */
export const rasterCoverPath = 'EPUB/cover.png'

/** Holds a file of the e-book and its text. */
export type EpubPart = { path: string; text: string }

/**
 * Returns the parts of an EPUB 3.3 with an EPUB 2 table of contents, `mimetype` first. The same
 * book gives the same parts.
 * @param identifier A URN.
 * @param hasRaster The caller adds the cover as a PNG, at `rasterCoverPath`.
 */
export function formatEpub(book: EpubBook, identifier: string, hasRaster = false): EpubPart[] {
  const content = epubContentOf(book, identifier, hasRaster)
  const front = [...(content.cover ? [coverPage(content)] : []), titlePage(content)]
  const rest = [
    ...content.chapters.map((_, index) => chapterPage(content, index)),
    ...(content.description ? [aboutPage(content)] : []),
    colophonPage(content),
  ]
  const pages = [...front, contentsPage(content, [...front, ...rest]), ...rest]
  const inFolder = (path: string, text: string) => ({ path: `EPUB/${path}`, text })
  return [
    { path: 'mimetype', text: 'application/epub+zip' },
    { path: 'META-INF/container.xml', text: epubContainer },
    inFolder('package.opf', formatPackage(content, pages)),
    inFolder('toc.ncx', formatNcx(content, pages)),
    ...pages.map(({ path, xhtml }) => inFolder(path, xhtml)),
    ...(content.cover ? [inFolder('cover.svg', content.cover)] : []),
    inFolder('style.css', epubStyle),
  ]
}
