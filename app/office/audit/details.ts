import type { AuditCommand } from './audit-commands.ts'
import type { DetailWords } from './detail-words.ts'

/** Holds the stored details of a change, whose values may be those of any version of the shop. */
export type Details = Record<string, unknown>

/** Returns the parts of the details in words; what has no words is undefined. */
export type Describe = (details: Details, words: DetailWords) => (string | undefined)[]

export type Describers = Partial<Record<AuditCommand, Describe>>

/** Returns the objects of a list. */
export const listOf = (value: unknown): Details[] =>
  Array.isArray(value)
    ? value.filter((one): one is Details => typeof one === 'object' && one !== null)
    : []

/** What is stored says nothing that the command does not say. */
export const nothing: Describe = () => []

/** Names the first and the last day of a period; `untilAt` is the first moment after it. */
export const period = ({ fromAt, untilAt }: Details, { day, labelled }: DetailWords) => [
  labelled('since', day(fromAt)),
  labelled('until', typeof untilAt === 'number' ? day(untilAt - 1) : undefined),
]

export const named: Describe = ({ names }, { labelled, text, language }) => {
  const byLanguage = typeof names === 'object' && names !== null ? (names as Details) : {}
  const name = byLanguage[language] ?? Object.values(byLanguage)[0]
  return [labelled('name', text(name))]
}

export const languageOf: Describe = ({ language }, { labelled, nameOfLanguage }) => [
  labelled('language', nameOfLanguage(language)),
]
