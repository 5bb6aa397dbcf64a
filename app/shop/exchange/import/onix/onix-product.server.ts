import { uniqueNotes } from '#app/shop/exchange/csv/import-note.ts'
import { createFault, typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { ReadResult } from '#app/shop/exchange/csv/csv-kind.ts'
import type { OnixContext } from './onix-context.ts'
import { readLanguages } from './onix-facts.ts'
import { isOwnScheme, readIdentity } from './onix-identity.ts'
import { codeOf, findChild, listBelow, textOf, type OnixNode } from './onix-node.ts'
import type { FoundProduct } from './onix-parser.ts'
import { recordOf } from './onix-record.ts'
import { readTitle } from './onix-titles.ts'
import { parseOwnFacts } from './own-facts.schema.ts'

/** These forms of lists 150 and 7 are not books: films, games, maps, posters, things. */
const foreignForm = /^[DFMPVXZ]/

/** Reads one product for the import, with the reasons against it. */
export function readProduct(found: FoundProduct, context: Omit<OnixContext, 'note'>): ReadResult {
  const notes = [...found.notes]
  const note = (one: Fault) => void notes.push(one)
  const { node } = found
  const identity = readIdentity(node, context.sender, note)
  const name = readTitle(node, readLanguages(node, { ...context, note }).inLanguage)
  const identified = { line: found.line, key: identity.sourceKey, name }
  const reasons = [...found.reasons, ...refusalsOf(node, identity, name)]
  if (reasons.length > 0) return { ...identified, reasons, notes: uniqueNotes(notes) }
  const whole = { ...context, note }
  const record = withOwnFacts(recordOf(node, identity, name, whole), node)
  if (codeOf(node, 'NotificationType') === '05') {
    note(
      createFault(
        'notes.deleted',
        {},
        'the sender deletes this record (NotificationType 05): withdrawn',
      ),
    )
    record.standing = 'withdrawn'
  }
  return { ...identified, record, reasons, notes: uniqueNotes(notes).slice(0, 20) }
}

function refusalsOf(
  node: OnixNode,
  { isbn13, sourceKey }: ReturnType<typeof readIdentity>,
  name: string,
): Fault[] {
  const notification = codeOf(node, 'NotificationType')
  const form = textOf(listBelow(node, 'DescriptiveDetail', 'ProductForm')[0]).trim()
  const isDeleted = notification === '05'
  const wrong: [boolean, FaultCode, string][] = [
    [
      sourceKey === '',
      'record.number',
      'key: the product has neither an ISBN nor a record reference',
    ],
    [
      isDeleted && name === '',
      'record.deleted',
      'the sender deletes this record (NotificationType 05); nothing was changed',
    ],
    [!isDeleted && name === '', 'record.title', 'title: is missing'],
    [
      isbn13 === null && foreignForm.test(form) && !/^D[GH]$/.test(form),
      'record.notABook',
      `format: ${form} is no book`,
    ],
    [
      notification === '88' || notification === '89',
      'record.test',
      'the record is a test (NotificationType 88 or 89)',
    ],
  ]
  return wrong.flatMap(([is, code, sentence]) =>
    is ? [createFault(code, typedFact(form), sentence)] : [],
  )
}

/** The shop's own facts in its export override elements of the standard. */
function withOwnFacts(record: CatalogueRecord, node: OnixNode): CatalogueRecord {
  const own = listBelow(node, 'DescriptiveDetail', 'Subject').find(
    (subject) =>
      codeOf(subject, 'SubjectSchemeIdentifier') === '24' &&
      isOwnScheme(codeOf(subject, 'SubjectSchemeName')),
  )
  if (!own) return record
  const { sortNames = [], ...facts } = parseOwnFacts(textOf(findChild(own, 'SubjectHeadingText')))
  const authors = record.authors.map((author, n) => ({
    ...author,
    ...(sortNames[n] && { sortName: sortNames[n] }),
  }))
  // The import of the shop's own CSV also makes a text that has only the name.
  const blank = { en: { name: record.name, shortDescription: '', fullDescription: '' } }
  const texts = Object.keys(record.texts).length === 0 ? blank : record.texts
  return { ...record, ...facts, authors, texts }
}
