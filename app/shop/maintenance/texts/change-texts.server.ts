import { quoted } from '#app/i18n/quoted.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { isSlug } from '#app/i18n/slug.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { legalPages, type LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { placeholdersOf } from '#app/shop/content/legal-pages/placeholders.server.ts'
import { decodeText, markdownFaults } from '#app/shop/content/markdown/markdown-faults.server.ts'
import { titleOfMarkdown } from '#app/shop/content/markdown/parse-markdown.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  ownPageName,
  type OwnText,
  type PagePlace,
} from '#app/shop/operations/own-texts/own-text.ts'
import { bumpOwnTexts, readOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'

export const textPages = Object.keys(legalPages) as LegalPageName[]

export type TextOutcome = { ok: true } | Refused

/** The file of a text as it was given. */
type TextFile = { language: Language; bytes: Uint8Array }

const refused = (...faults: string[]) => ({ ok: false as const, faults })

/** Replaces the text of a page of the shop in one language, or adds a text to it. */
export async function setText(
  file: TextFile & { page: LegalPageName; isAdded: boolean },
  now: number,
): Promise<TextOutcome> {
  const { page, isAdded, language } = file
  const read = readMarkdown(file, page, !isAdded)
  if (!read.ok) return read
  await change(async (trx) => {
    await storeText(trx, { page, language, isAdded, title: '', markdown: read.markdown }, now)
    const details = { language, isAdded, characters: read.markdown.length }
    await recordChange(trx, { command: 'texts set', about: page, details }, now)
  })
  return { ok: true }
}

/** Deletes the text of a page in one language, which then shows the shop's own; false if there is none. */
export async function unsetText(
  page: LegalPageName,
  language: Language,
  now: number,
): Promise<boolean> {
  return change(async (trx) => {
    const found = await trx
      .deleteFrom('ownText')
      .where('page', '=', page)
      .where('language', '=', language)
      .returning('page')
      .executeTakeFirst()
    if (!found) return false
    const about = { command: 'texts unset', about: page, details: { language } }
    await recordChange(trx, about, now)
    return true
  })
}

const mostPages = 30
const longestTitle = 40

type NewPage = TextFile & {
  slug: string
  /** A page that is there keeps its place without one. */
  place?: PagePlace | undefined
  /** It is that of the links to the page; without one it is the first heading. */
  title?: string | undefined
}

/** Adds a page of the shopkeeper in one language, or replaces its text in that language. */
export async function addPage(page: NewPage, now: number): Promise<TextOutcome> {
  const { slug, language } = page
  if (!isSlug(slug))
    return refused(`${quoted(slug)} is no address; it is 1 to 60 small letters, digits and hyphens`)
  const name = ownPageName(slug)
  const read = readMarkdown(page, name, true)
  if (!read.ok) return read
  const { markdown } = read
  const typed = page.title ?? titleOfMarkdown(markdown) ?? ''
  const title = removeUnseen(typed.replace(/[\p{Cc}\s]+/gu, ' ')).trim()
  if (title === '') return refused('The page has no title; begin with "# Title" or say --title')
  if (title.length > longestTitle)
    return refused(
      `The title ${quoted(title)} has ${title.length} characters; in links at most ${longestTitle} fit: say a shorter --title`,
    )
  return change(async (trx) => {
    const known = await trx.selectFrom('ownPage').selectAll().execute()
    const old = known.find((one) => one.slug === slug)
    if (!old && known.length >= mostPages)
      return refused(`There are ${mostPages} pages already, which is the most; remove one`)
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

/** Removes a page of the shopkeeper, or its text in one language; the last text takes the page with it. */
export async function removePage(
  slug: string,
  language: Language | undefined,
  now: number,
): Promise<boolean> {
  const name = ownPageName(slug)
  return change(async (trx) => {
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

type Read = { ok: true; markdown: string } | Refused

function readMarkdown({ bytes }: TextFile, page: string, mayHaveTitle: boolean): Read {
  const decoded = decodeText(bytes)
  if (!decoded.ok) return refused(decoded.fault)
  const faults = markdownFaults(decoded.text, placeholdersOf(page), mayHaveTitle)
  return faults.length > 0 ? refused(...faults) : { ok: true, markdown: decoded.text }
}

/** Runs a change of texts, after which every process reads them again. */
const change = <Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> =>
  db.write(async (trx) => {
    await bumpOwnTexts(trx)
    // Cached pages link the pages.
    await bumpCatalogueVersion(trx)
    return work(trx)
  })

async function storeText(trx: Transaction, text: OwnText, now: number) {
  const { page, language, title, markdown } = text
  const row = {
    isAdded: text.isAdded ? (1 as const) : (0 as const),
    title,
    markdown,
    changedAt: now,
  }
  await trx
    .insertInto('ownText')
    .values({ page, language, ...row })
    .onConflict((on) => on.columns(['page', 'language']).doUpdateSet(row))
    .execute()
}

/** Returns the texts as they are stored. */
export const listOwnTexts = readOwnTexts
