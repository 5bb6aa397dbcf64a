import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { groupRows } from '#app/shop/catalogue/text/group-rows.ts'
import { isBisac } from '#app/shop/catalogue/text/bisac.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import type { FeedSubject } from './atom.ts'

const themaScheme = 'https://ns.editeur.org/thema/'
const bisacScheme = 'https://www.bisg.org/standards/bisac_subject/'

/** Returns the subjects of products, by product. A qualifier or an unknown code has no heading but itself. */
export async function listFeedSubjects(
  ids: string[],
  language: Language,
): Promise<Map<string, FeedSubject[]>> {
  const codes = await listSubjectCodes(ids)
  const subjectOf = (code: string) => ({
    scheme: isBisac(code) ? bisacScheme : themaScheme,
    term: code,
    name: subjectText(code, language) ?? code,
  })
  return new Map([...codes].map(([id, own]) => [id, own.map(subjectOf)]))
}

/** Returns the codes of Thema and BISAC of products, by product. */
export async function listSubjectCodes(ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
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
