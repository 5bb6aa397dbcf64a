import { slugPattern } from '#app/i18n/slug.ts'
import { z } from 'zod'
import { parseEmail } from '#app/i18n/email.ts'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import { codedIssue } from '#app/shop/operations/findings/coded-issue.ts'
import { boundedArray, boundedRecord } from '#app/shop-settings/bounded.schema.ts'
import { parseCountry, parseLanguageTag } from '#app/shop/catalogue/text/codes.ts'
import { parseDatePublished, type CatalogueRecord } from './catalogue-record.ts'
import { listContradictions } from './contradictions.ts'
import {
  sanitizeDescription,
  sanitizeShortDescription,
} from '#app/shop/catalogue/text/description.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { faultOfCode } from '#app/shop/catalogue/text/normalise-text.ts'
import { recordFaultOf, mostMinor } from './record-faults.schema.ts'

const isEmpty = codedIssue('record.empty', 'is empty')

const storable = (longest: number) =>
  z
    .string()
    .max(longest, `is longer than ${longest} characters`)
    .refine(
      (value) => !value.includes('\0'),
      codedIssue('record.invisible', 'holds a NUL character', { what: 'U+0000' }),
    )
/** Removes from a text what turns the direction of the words around it, or cannot be seen. */
const text = (longest: number) => storable(longest).transform((value) => removeUnseen(value).trim())
/** A key or an item number stands for one thing, so that nothing is removed from it. */
const key = (longest: number) => storable(longest).refine((value) => value.trim() !== '', isEmpty)
const requiredText = (longest: number) =>
  text(longest).refine((value) => value.trim() !== '', isEmpty)
const whole = (least: number, most: number, code: FaultCode = 'record.range') =>
  z
    .number({ error: 'is not a number' })
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      codedIssue(code, `must be a whole number from ${least} to ${most}`, { least, most }),
    )
const matching = (pattern: RegExp, code: FaultCode, what: string) =>
  z.string().refine((value) => pattern.test(value), codedIssue(code, `is not ${what}`))
// The sanitizer decodes entities of such characters.
const longHtml = storable(100_000).transform(sanitizeDescription).transform(removeUnseen)

const country = z
  .string()
  .refine(
    (code) => parseCountry(code) === code,
    codedIssue('record.country', 'is not an ISO country'),
  )
const language = z
  .string()
  .refine(
    (tag) => tag === 'und' || parseLanguageTag(tag) === tag,
    codedIssue('record.language', 'is not a language (BCP 47)'),
  )
const slug = matching(slugPattern, 'record.slug', 'a slug (a to z, 0 to 9, hyphens)')
const email = z.string().transform((text, context) => {
  const address = parseEmail(text)
  if (address === undefined)
    context.addIssue(codedIssue('record.email', 'is not an e-mail address'))
  return address ?? z.NEVER
})

const pictureAddress = z.string().max(2000, 'has an address longer than 2000 characters')

/** Old books can have very long titles, and some shops list all parts of a set in one SKU. */
const longestName = 1000
const longestSku = 200

const recordText = z.object({
  name: requiredText(longestName),
  shortDescription: storable(2000).transform(sanitizeShortDescription).transform(removeUnseen),
  fullDescription: longHtml,
})

const price = z.object({
  currency: z.custom<Currency>(
    isCurrency,
    codedIssue('record.currency', 'is no currency of the shop'),
  ),
  market: z.union([z.literal(''), country]),
  amountMinor: whole(1, mostMinor),
})

const variant = z.object({
  color: z.union([z.literal(''), slug.pipe(text(40))]),
  colorName: requiredText(60).nullable(),
  size: text(60),
  stock: whole(0, 1_000_000),
})

const isbn13 = z.string().refine(
  (value) => {
    const parsed = parseIsbn(value)
    return parsed.ok && parsed.isbn13 === value
  },
  codedIssue('record.isbn', 'is not an ISBN-13 with a right check digit'),
)

const fields = z.object({
  id: matching(
    /^[a-z0-9][a-z0-9-]{0,79}$/,
    'record.slug',
    'an id (a to z, 0 to 9, hyphens)',
  ).optional(),
  // The key is a SKU with the name of the source before it.
  sourceKey: key(longestSku + 50),
  kind: z.enum(['book', 'goods']),
  sku: storable(longestSku).superRefine((sku, context) => {
    const fault = faultOfCode(sku)
    if (fault) context.addIssue(codedIssue(fault.code, fault.sentence, fault.facts))
  }),
  name: requiredText(longestName),
  language,
  texts: z.object({ en: recordText, fr: recordText, de: recordText }).partial().strict(),
  authors: boundedArray(
    z.object({
      name: requiredText(300),
      sortName: requiredText(300).optional(),
      role: matching(/^[A-Z]\d\d$/, 'record.code', 'a role of ONIX list 17'),
    }),
    200,
    'has more than 200 names',
  ),
  publisher: z
    .object({
      slug: slug.optional(),
      name: requiredText(200),
      postalAddress: requiredText(500).optional(),
      email: email.optional(),
    })
    .nullable(),
  prices: boundedArray(price, 100).optional(),
  discount: z
    .object({
      percent: whole(1, 99).optional(),
      prices: boundedArray(price, 100).optional(),
      fromAt: whole(-8.64e15, 8.64e15).optional(),
      untilAt: whole(-8.64e15, 8.64e15).nullable(),
    })
    .nullish(),
  standing: z.enum(['hidden', 'withdrawn']).optional(),
  images: boundedArray(pictureAddress, 20, 'has more than 20 pictures').optional(),
  colorImages: boundedRecord(slug, pictureAddress, 500).optional(),
  variants: boundedArray(variant, 500, 'has more than 500 variants'),
  stock: whole(0, 1_000_000).nullish(),
  saleCount: whole(0, 1_000_000_000).optional(),
  categories: boundedArray(slug, 20),
  tags: boundedArray(requiredText(60), 50),
  subjects: boundedArray(matching(/^[A-Z0-9-]{1,20}$/, 'record.code', 'a Thema or BISAC code'), 50),
  sample: z.object({ heading: text(300), html: longHtml }).nullable(),
  workKey: key(200).nullable(),
  art: text(2000).refine(isJson, codedIssue('record.code', 'is not JSON')),
  isNew: z.boolean(),
  outOfPrint: z.boolean(),
  pagesEstimated: z.boolean(),
  hasPrintEdition: z.boolean(),
  ratingTenths: whole(10, 50, 'record.rating').nullable(),
  affiliateLink: z
    .string()
    .max(2000)
    .url('is not an address')
    .refine(
      (url) => /^https?:\/\//i.test(url),
      codedIssue('record.url', 'must begin with http:// or https://'),
    )
    .refine((url) => !hasUser(url), codedIssue('record.url', 'must not name a user or a password'))
    .nullable(),
  supplyDays: whole(1, 365).nullable(),
  datePublished: z
    .string()
    .refine(
      (date) => parseDatePublished(date) !== undefined,
      codedIssue('record.date', 'is not a date (YYYY-MM-DD)'),
    )
    .nullable(),
  weightGrams: whole(0, 1_000_000),
  mrpMinor: whole(1, mostMinor).nullable(),
  unitAmount: whole(1, 1_000_000_000).nullable(),
  unitPer: z.enum(['kg', 'l', 'm', 'm2']).nullable(),
  isbn13: isbn13.nullable(),
  format: z.enum(['hardback', 'paperback', 'e-book', 'audiobook-cd']).nullable(),
  inLanguage: z.union([z.literal(''), language]),
  originalLanguage: language.nullable(),
  firstPublished: whole(-5000, 3000).nullable(),
  numberOfPages: whole(1, 100_000).nullable(),
  editionStatement: requiredText(200).nullable(),
  seriesName: requiredText(300).nullable(),
  seriesNumber: requiredText(40).nullable(),
  ageFrom: whole(0, 120).nullable(),
  ageTo: whole(0, 120).nullable(),
  fixedPriceMarkets: boundedArray(country, 50),
  makerName: requiredText(200).nullable(),
  makerPostalAddress: requiredText(500).nullable(),
  makerEmail: email.nullable(),
  safetyWarning: requiredText(1000).nullable(),
  responsibleName: requiredText(200).nullable(),
  responsiblePostalAddress: requiredText(500).nullable(),
  responsibleEmail: email.nullable(),
  accessibility: boundedArray(
    matching(/^\d\d$/, 'record.code', 'a code of ONIX list 196'),
    60,
  ).nullable(),
})

const hasUser = (url: string) =>
  URL.canParse(url) && Boolean(new URL(url).username || new URL(url).password)

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

const schema = fields.superRefine((record, context) => {
  for (const { field, code, says } of listContradictions(record))
    context.addIssue({ ...codedIssue(code, says), path: [field] })
})

export type CheckRecordOutcome =
  { ok: true; record: CatalogueRecord } | { ok: false; reasons: Fault[] }

/**
 * Validates lengths, ranges and codes of a record and sanitises its HTML. Each reason names the
 * field and what is wrong with it.
 */
export function checkRecord(record: CatalogueRecord): CheckRecordOutcome {
  const read = schema.safeParse(record)
  if (read.success) return { ok: true, record: read.data }
  const reasons = new Map<string, Fault>()
  for (const issue of read.error.issues) {
    const fault = recordFaultOf(record, issue)
    reasons.set(fault.sentence, fault)
  }
  return { ok: false, reasons: [...reasons.values()].slice(0, 10) }
}
