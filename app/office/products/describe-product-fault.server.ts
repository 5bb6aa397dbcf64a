import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'

/** A fault of a change names its field before a colon. */
const faultForm = /^(?<field>[a-z0-9_ ]+(?:, [a-z_]+)*): (?<what>.*)$/s

/** The faults that a clerk meets, in the words of the staff member; any other is shown as the command line says it. */
const knownFaults: [RegExp, ServerMessageKey][] = [
  [/is not a whole number|must be a whole number|is not a number/, 'office.products.faults.whole'],
  [/whole percentage/, 'office.products.faults.percent'],
  [/is not an amount|has (no|\d) decimals/, 'office.products.faults.amount'],
  [/is not a date/, 'office.products.faults.date'],
  [/is not a day/, 'office.products.faults.day'],
  [/is not a language/, 'office.products.faults.language'],
  [/is not an ISO country/, 'office.products.faults.country'],
  [/no ISBN|is not an ISBN/, 'office.products.faults.isbn'],
  [/is not an e-mail address/, 'office.products.faults.email'],
  [/is not an address|must begin with http/, 'office.products.faults.url'],
  [/is not from 1 to 5/, 'office.products.faults.rating'],
  [/is not colour\/size:stock/, 'office.products.faults.variants'],
  [/has no category/, 'office.products.faults.category'],
  [/is empty|is missing/, 'office.products.faults.empty'],
  [/has neither key, isbn, sku nor id/, 'office.products.faults.number'],
  [/is longer than/, 'office.products.faults.long'],
  [/has it already/, 'office.products.faults.taken'],
  [/is not for e-books/, 'office.products.faults.ebook'],
  [/the law asks for/, 'office.products.faults.law'],
  [/maximum retail price/, 'office.products.reasons.above-mrp'],
  [/^There is no product/, 'office.products.reasons.unknown'],
]

/** Returns the field that a fault is about, as its control is named, and a sentence for staff. */
export function describeProductFault(
  fault: string,
  t: Translate,
): { field: string; message: string } {
  const { field, what = fault } = faultForm.exec(fault)?.groups ?? {}
  const key = knownFaults.find(([pattern]) => pattern.test(what))?.[1]
  const message = key ? t(key) : t('office.products.faults.other', { what: fault })
  return { field: field === undefined ? 'form' : columnOf(field.split(',')[0]!), message }
}

/** The check of a whole record names some columns by the words of the record. */
const columnsOfRecord: Record<string, string> = {
  'number of pages': 'pages',
  'weight grams': 'weight_grams',
  'supply days': 'supply_days',
  'unit amount': 'unit_amount',
  unit: 'unit_amount',
  age: 'age_from',
  'age from': 'age_from',
  'age to': 'age_to',
  'first published': 'first_published',
  'date published': 'date_published',
  'original language': 'original_language',
  'in language': 'language',
  'edition statement': 'edition',
  'series name': 'series',
  'series number': 'series_number',
  'rating tenths': 'rating',
  'affiliate link': 'affiliate_link',
  'safety warning': 'safety_warning',
  'maker name': 'maker_name',
  'maker postal address': 'maker_address',
  'maker email': 'maker_email',
  'responsible name': 'responsible_name',
  'responsible postal address': 'responsible_address',
  'responsible email': 'responsible_email',
  'publisher name': 'publisher',
  'publisher postal address': 'publisher_address',
  'publisher email': 'publisher_email',
  'fixed price markets': 'fixed_price_markets',
  'sale count': 'sale_count',
  'source key': 'sku',
  key: 'sku',
  isbn13: 'isbn',
  'sale price': 'discount',
}

function columnOf(field: string): string {
  const [, language, kind] =
    /^texts (en|fr|de) (name|short description|full description)/.exec(field) ?? []
  if (language !== undefined && kind !== undefined)
    return `${kind.replace('full ', '').replace(' ', '_')}_${language}`
  const withoutPlace = field.replace(/ \d+.*/, '')
  return columnsOfRecord[withoutPlace] ?? withoutPlace
}
