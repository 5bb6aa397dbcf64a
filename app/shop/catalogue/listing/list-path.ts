import type { Language } from '#app/i18n/languages.ts'
import { subjectLine, subjectText } from '#app/shop/catalogue/text/subject-text.ts'

/** Returns the path of the books on a subject, or of a series. */
export const listPath = (name: 'subject' | 'series', value: string) =>
  `/books?${new URLSearchParams({ [name]: value })}`

/** Returns links to the subjects above a subject, from the top. */
export const subjectTrail = (subject: string, language: Language) =>
  subjectLine(subject)
    .slice(0, -1)
    .map((code) => ({ name: subjectText(code, language) ?? code, to: listPath('subject', code) }))
