import { quoted } from '#app/i18n/quoted.ts'
import type { Language } from '#app/i18n/languages.ts'
import { isSlug } from '#app/i18n/slug.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'
import { titleOfMarkdown } from '#app/shop/content/markdown/parse-markdown.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ownPageName, type PagePlace } from '#app/shop/operations/own-texts/own-text.ts'
import {
  changeTexts,
  isText,
  outdatedText,
  readMarkdown,
  refusedText,
  storeText,
  type RefusedText,
  type TextFile,
  type TextOutcome,
} from './own-text-changes.server.ts'

const mostPages = 30
const longestTitle = 40

type NewPage = TextFile & {
  slug: string
  /** A page that is there keeps its place without one. */
  place?: PagePlace | undefined
  /** It is that of the links to the page; without one it is the first heading. */
  title?: string | undefined
}

/**
 * Adds a page of the shopkeeper in one language, or replaces its text in that language.
 * @param seen The fingerprint of the text that the change was made from; another one that is stored now refuses it.
 */
export async function addPage(page: NewPage, now: number, seen?: string): Promise<TextOutcome> {
  const { slug, language } = page
  const name = ownPageName(slug)
  const read = readPage(page)
  if (!read.ok) return read
  const { markdown, title } = read
  return changeTexts(async (trx) => {
    if (!(await isText(trx, { page: name, language }, seen))) return outdatedText
    const known = await trx.selectFrom('ownPage').selectAll().execute()
    const old = known.find((one) => one.slug === slug)
    if (!old && known.length >= mostPages)
      return refusedText({
        reason: 'tooMany',
        right: mostPages,
        sentence: `There are ${mostPages} pages already, which is the most; remove one`,
      })
    const place = page.place ?? old?.place ?? 'footer'
    await trx
      .insertInto('ownPage')
      .values({ slug, place, addedAt: now })
      .onConflict((on) => on.column('slug').doUpdateSet({ place }))
      .execute()
    await storeText(trx, { page: name, language, isAdded: false, title, markdown }, now)
    const details = { language, place, characters: markdown.length }
    await recordChange(trx, { command: 'page add', about: name, details }, now)
    return { ok: true as const }
  })
}

type ReadPage = { ok: true; markdown: string; title: string } | RefusedText

function readPage(page: NewPage): ReadPage {
  const { slug } = page
  if (!isSlug(slug))
    return refusedText({
      reason: 'slug',
      sentence: `${quoted(slug)} is no address; it is 1 to 60 small letters, digits and hyphens`,
    })
  const read = readMarkdown(page, ownPageName(slug), true)
  if (!read.ok) return read
  const typed = page.title ?? titleOfMarkdown(read.markdown) ?? ''
  const title = removeUnseen(typed.replace(/[\p{Cc}\s]+/gu, ' ')).trim()
  if (title === '')
    return refusedText({
      reason: 'titleMissing',
      sentence: 'The page has no title; begin with "# Title" or say --title',
    })
  if (title.length > longestTitle)
    return refusedText({
      reason: 'titleLong',
      right: longestTitle,
      sentence: `The title ${quoted(title)} has ${title.length} characters; in links at most ${longestTitle} fit: say a shorter --title`,
    })
  return { ...read, title }
}

/**
 * Removes a page of the shopkeeper, or its text in one language; the last text takes the page with it.
 * @param seen The fingerprint of the text in a language that is meant; false if it is another one by now.
 */
export async function removePage(
  slug: string,
  language: Language | undefined,
  now: number,
  seen?: { language: Language; fingerprint: string },
): Promise<boolean> {
  const name = ownPageName(slug)
  return changeTexts(async (trx) => {
    const meant = seen && { page: name, language: seen.language }
    if (meant && !(await isText(trx, meant, seen.fingerprint))) return false
    const texts = trx.deleteFrom('ownText').where('page', '=', name).returning('page')
    const removed = await (language ? texts.where('language', '=', language) : texts).execute()
    if (removed.length === 0) return false
    const left = await trx.selectFrom('ownText').where('page', '=', name).select('page').execute()
    if (left.length === 0) await trx.deleteFrom('ownPage').where('slug', '=', slug).execute()
    const details = language ? { language } : {}
    await recordChange(trx, { command: 'page remove', about: name, details }, now)
    return true
  })
}
