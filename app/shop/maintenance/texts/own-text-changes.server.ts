import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { placeholdersOf } from '#app/shop/content/legal-pages/placeholders.server.ts'
import { decodeText, markdownFaults } from '#app/shop/content/markdown/markdown-faults.server.ts'
import type { TextFault } from '#app/shop/content/markdown/text-fault.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { fingerprintsOf } from '#app/shop/operations/findings/field-fingerprints.server.ts'
import type { OwnText } from '#app/shop/operations/own-texts/own-text.ts'
import { bumpOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'

export type RefusedText = Refused<TextFault> & {
  /** Is true if the text is no longer what the change was made from. */
  isOutdated?: boolean
}
export type TextOutcome = { ok: true } | RefusedText

/** The file of a text as it was given. */
export type TextFile = { language: Language; bytes: Uint8Array }

export const refusedText = (...faults: TextFault[]): RefusedText => ({ ok: false, faults })

export const outdatedText: RefusedText = {
  ok: false,
  faults: [{ reason: 'outdated', sentence: 'The text was changed meanwhile' }],
  isOutdated: true,
}

type StoredText = Pick<OwnText, 'title' | 'markdown'> & { isAdded: boolean | number }

/** Returns what tells two versions of a text apart; `''` for one that does not exist. */
export function fingerprintOfText(text: StoredText | undefined): string {
  if (!text) return ''
  const cells = new Map([
    ['text', JSON.stringify([Boolean(text.isAdded), text.title, text.markdown])],
  ])
  return fingerprintsOf(cells).get('text') ?? ''
}

/** Returns whether a text is what a change was made from, which may leave that open. */
export async function isText(
  trx: Transaction,
  place: Pick<OwnText, 'page' | 'language'>,
  seen: string | undefined,
): Promise<boolean> {
  if (seen === undefined) return true
  const stored = await trx
    .selectFrom('ownText')
    .where('page', '=', place.page)
    .where('language', '=', place.language)
    .select(['isAdded', 'title', 'markdown'])
    .executeTakeFirst()
  return fingerprintOfText(stored) === seen
}

type ReadText = { ok: true; markdown: string } | RefusedText

/**
 * Reads a text as it would be stored, or returns what is wrong with it.
 * @param mayHaveTitle A text that is added to a page has no title of its own.
 */
export function readMarkdown(
  { bytes }: Pick<TextFile, 'bytes'>,
  page: string,
  mayHaveTitle: boolean,
): ReadText {
  const decoded = decodeText(bytes)
  if (!decoded.ok) return refusedText(decoded.fault)
  const faults = markdownFaults(decoded.text, placeholdersOf(page), mayHaveTitle)
  return faults.length > 0 ? refusedText(...faults) : { ok: true, markdown: decoded.text }
}

/** Runs a change of texts, after which every process reads them again. */
export const changeTexts = <Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> =>
  db.write(async (trx) => {
    await bumpOwnTexts(trx)
    // Cached pages link the pages.
    await bumpCatalogueVersion(trx)
    return work(trx)
  })

export async function storeText(trx: Transaction, text: OwnText, now: number) {
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
