import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { groupRows } from '#app/shop/catalogue/text/group-rows.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import type { FeedSubject } from './atom.ts'

const scheme = 'https://ns.editeur.org/thema/'

/** Returns the subjects of products, by product. A qualifier has its code in place of a heading. */
export async function listFeedSubjects(
  ids: string[],
  language: Language,
): Promise<Map<string, FeedSubject[]>> {
  const codes = await listSubjectCodes(ids)
  const subjectOf = (code: string) => ({
    scheme,
    term: code,
    name: subjectText(code, language) ?? code,
  })
  return new Map([...codes].map(([id, own]) => [id, own.map(subjectOf)]))
}

/** Returns the Thema codes of products, by product. */
export async function listSubjectCodes(ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db.read
    .selectFrom('productSubject')
    .where('productId', 'in', ids)
    .select(['productId', 'code'])
    .orderBy('productId')
    .orderBy('code')
    .execute()
  return groupRows(
    rows,
    ({ productId }) => productId,
    ({ code }) => code,
  )
}
