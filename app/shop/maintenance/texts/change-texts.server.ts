import type { Language } from '#app/i18n/languages.ts'
import { legalPages, type LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { readOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'
import {
  changeTexts,
  isText,
  outdatedText,
  readMarkdown,
  storeText,
  type TextFile,
  type TextOutcome,
} from './own-text-changes.server.ts'

export const textPages = Object.keys(legalPages) as LegalPageName[]

/**
 * Replaces the text of a page of the shop in one language, or adds a text to it.
 * @param seen The fingerprint of the text that the change was made from; another one that is stored now refuses it.
 */
export async function setText(
  file: TextFile & { page: LegalPageName; isAdded: boolean },
  now: number,
  seen?: string,
): Promise<TextOutcome> {
  const { page, isAdded, language } = file
  const read = readMarkdown(file, page, !isAdded)
  if (!read.ok) return read
  return changeTexts(async (trx) => {
    if (!(await isText(trx, { page, language }, seen))) return outdatedText
    await storeText(trx, { page, language, isAdded, title: '', markdown: read.markdown }, now)
    const details = { language, isAdded, characters: read.markdown.length }
    await recordChange(trx, { command: 'texts set', about: page, details }, now)
    return { ok: true as const }
  })
}

/**
 * Deletes the text of a page in one language, which then shows the shop's own; false if there is none.
 * @param seen The fingerprint of the text that is meant; false if it is another one by now.
 */
export async function unsetText(
  page: LegalPageName,
  language: Language,
  now: number,
  seen?: string,
): Promise<boolean> {
  return changeTexts(async (trx) => {
    if (!(await isText(trx, { page, language }, seen))) return false
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

/** Returns the texts as they are stored. */
export const listOwnTexts = readOwnTexts
