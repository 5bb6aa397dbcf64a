import type { z } from 'zod'
import { isCurrency, type Money } from '#app/i18n/currency.ts'
import { describeMoney } from '#app/i18n/format/decimal.ts'
import {
  createFault,
  faultOfColumn,
  otherFault,
  typedFact,
  type Fault,
} from '#app/shop/operations/findings/fault.ts'
import { codeOfIssue } from '#app/shop/operations/findings/coded-issue.ts'
import { priceColumn, type CatalogueRecord, type RecordPrice } from './catalogue-record.ts'
import { columnOfField } from './column-of-field.ts'

/** No amount of a record is above this number of minor units. */
export const mostMinor = 1_000_000_000_000

/** Returns the fault of an issue that zod found in a record. */
export const recordFaultOf = (record: CatalogueRecord, issue: z.core.$ZodIssue): Fault =>
  priceFault(record, issue.path, issue.message) ?? faultOfField(record, issue)

/** Returns `discount until at` for `discount.untilAt`. */
const describePath = (path: PropertyKey[]) =>
  path
    .join(' ')
    .replace(/[A-Z]+/g, (part) => ` ${part.toLowerCase()}`)
    .replace(/ +/g, ' ')

/** Names an amount by its column and as money. Returns undefined for a fault of anything else. */
function priceFault(
  { prices, discount, mrpMinor }: CatalogueRecord,
  path: PropertyKey[],
  message: string,
): Fault | undefined {
  const [field, second, third] = path
  if (field === 'mrpMinor' && mrpMinor != null)
    return amountFaultOf('mrp', { currency: 'INR', minor: mrpMinor }, message)
  if (path.at(-1) !== 'amountMinor') return undefined
  const describe = (price: RecordPrice | undefined, before = '') =>
    price &&
    amountFaultOf(
      before + priceColumn(price),
      { currency: price.currency, minor: price.amountMinor },
      message,
    )
  return field === 'prices'
    ? describe(prices?.[Number(second)])
    : describe(discount?.prices?.[Number(third)], 'sale_')
}

function amountFaultOf(column: string, money: Money, message: string): Fault {
  const { currency, minor } = money
  if (!isCurrency(currency) || !Number.isSafeInteger(minor))
    return faultOfColumn(column, createFault('record.noNumber', {}, message), ': ')
  const [least, most] = [1, mostMinor].map((one) => describeMoney({ currency, minor: one }))
  const given = describeMoney(money)
  return faultOfColumn(
    column,
    createFault(
      'record.priceRange',
      { given, least: least!, most: most! },
      `${given} is not from ${least} to ${most}`,
    ),
    ': ',
  )
}

/** Returns the code of an issue, which zod's own checks name by theirs. */
function codeOf(issue: z.core.$ZodIssue): Pick<Fault, 'code' | 'facts'> | undefined {
  switch (issue.code) {
    case 'custom':
      return codeOfIssue(issue)
    case 'invalid_type':
      return issue.expected === 'number' ? { code: 'record.noNumber', facts: {} } : undefined
    case 'invalid_format':
      return issue.format === 'url' ? { code: 'record.url', facts: {} } : undefined
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'record.long' : 'record.tooMany',
        facts: { most: Number(issue.maximum) },
      }
    default:
      return undefined
  }
}

function faultOfField(record: CatalogueRecord, issue: z.core.$ZodIssue): Fault {
  const { path, message } = issue
  const field = describePath(path)
  const sentence = `${field}: ${message}`
  const { code, facts } = codeOf(issue) ?? otherFault(sentence)
  return createFault(
    code,
    { ...typedFact(valueAt(record, path)), ...facts },
    sentence,
    columnOfField(field),
  )
}

/** Returns the text or number at a path of the record; other values are not quoted. */
function valueAt(record: CatalogueRecord, path: PropertyKey[]): string | number | undefined {
  let value: unknown = record
  for (const name of path)
    value =
      typeof value === 'object' && value !== null ? value[name as keyof typeof value] : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
