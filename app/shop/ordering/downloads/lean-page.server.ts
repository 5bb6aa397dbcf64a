import { escapeXml } from '#app/art/xml.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { localPath } from '#app/i18n/paths.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { downloadsPath, leanPath, type DownloadsPage, type EbookText } from './downloads-page.ts'

/** Identifies the list: the link of an order, or nothing for a customer's own. */
type List = { order?: string; key?: string }

/**
 * Writes the e-books as one document without script, picture or style sheet, for the browser of an
 * e-reader. It stays under 15 KB with 20 e-books.
 */
export function writeLeanPage(page: DownloadsPage, list: List, language: Language): string {
  const t = translator(language)
  const heading = list.order
    ? t('downloads.ofOrder', { number: list.order })
    : t('downloads.heading')
  const pageLink = (to: number, words: string) =>
    `<p>${link(localPath(language, downloadsPath(list, to, leanPath)), words)}</p>`
  return leanDocument(language, heading, [
    ...(page.total === 0 ? [`<p>${escapeXml(t('downloads.none'))}</p>`] : []),
    ...page.ebooks.map((ebook) => writeEbook(ebook, language, t)),
    ...(page.page > 1 ? [pageLink(page.page - 1, `← ${page.page - 1}`)] : []),
    ...(page.page < page.lastPage ? [pageLink(page.page + 1, `${page.page + 1} →`)] : []),
    `<p>${link(localPath(language, downloadsPath(list)), shopIdentity().name)}</p>`,
  ])
}

/** Writes why there is no list, with a link to the page that helps. */
export function writeLeanRefusal(language: Language): string {
  const t = translator(language)
  return leanDocument(language, t('downloads.closed'), [
    `<p>${escapeXml(t('downloads.closedText'))}</p>`,
    `<p>${link(localPath(language, downloadsPath({})), t('downloads.again'))}</p>`,
  ])
}

const leanDocument = (language: Language, heading: string, parts: string[]) =>
  [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeXml(heading)} · ${escapeXml(shopIdentity().name)}</title></head><body><main><h1>${escapeXml(heading)}</h1>`,
    ...parts,
    '</main></body></html>',
    '',
  ].join('\n')

const link = (href: string, words: string) => `<a href="${escapeXml(href)}">${escapeXml(words)}</a>`

function writeEbook(
  { name, author, contentNote, file, isNewer, newEdition }: EbookText,
  language: Language,
  t: Translate,
) {
  const about = [author, contentNote].map((line) => (line ? `${escapeXml(line)}<br>` : '')).join('')
  return [
    `<h2>${escapeXml(name)}</h2>`,
    `<p>${about}${file.kind === 'open' ? link(localPath(language, file.path), openWords(file, t)) : escapeXml(closedWords(file, t))}`,
    file.kind === 'open' && file.isZip ? `<br>${escapeXml(t('downloads.zip'))}` : '',
    newEdition ? `<br>${escapeXml(t('downloads.newEdition', { day: newEdition.text }))}` : '',
    isNewer && !newEdition ? `<br>${escapeXml(t('downloads.newer'))}` : '',
    file.kind === 'open' && file.former
      ? `<br>${link(localPath(language, file.former.path), t('downloads.former', file.former))}`
      : '',
    '</p>',
  ].join('')
}

const openWords = (file: { format: string; size: string }, t: Translate) =>
  t('frame.labelled', {
    label: t('downloads.download'),
    value: t('downloads.file', file),
  })

function closedWords(file: Exclude<EbookText['file'], { kind: 'open' }>, t: Translate): string {
  return 'day' in file
    ? t(`downloads.${file.kind}`, { day: file.day })
    : t(`downloads.${file.kind}`)
}
