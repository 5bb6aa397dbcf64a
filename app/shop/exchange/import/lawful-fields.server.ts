import type { Transaction } from '#app/database/connection.server.ts'
import {
  lawsRequiring,
  type LawColumn,
  type LawFacts,
} from '#app/shop/catalogue/products/check-law.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { taxKindOf } from '#app/shop/pricing/tax/tax.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'

type Before = Awaited<ReturnType<typeof listBefore>>[number]

/** Each field has its value in the product now and in the record. */
const fields: [LawColumn, (before: Before) => unknown, (record: CatalogueRecord) => unknown][] = [
  ['maker_name', (one) => one.makerName, (record) => record.makerName],
  ['maker_address', (one) => one.makerPostalAddress, (record) => record.makerPostalAddress],
  ['maker_email', (one) => one.makerEmail, (record) => record.makerEmail],
  ['responsible_name', (one) => one.responsibleName, (record) => record.responsibleName],
  [
    'responsible_address',
    (one) => one.responsiblePostalAddress,
    (record) => record.responsiblePostalAddress,
  ],
  ['responsible_email', (one) => one.responsibleEmail, (record) => record.responsibleEmail],
  ['safety_warning', (one) => one.safetyWarning, (record) => record.safetyWarning],
  ['publisher', (one) => one.publisher, (record) => record.publisher],
  ['mrp', (one) => one.mrpMinor, (record) => record.mrpMinor],
  ['unit_amount', (one) => one.unitAmount, (record) => record.unitAmount],
  ['unit_per', (one) => one.unitPer, (record) => record.unitPer],
  ['accessibility', (one) => one.accessibility !== null, (record) => record.accessibility],
  [
    'fixed_price_markets',
    (one) => one.fixedPriceMarkets,
    (record) => record.fixedPriceMarkets.length,
  ],
  ['format', (one) => one.format, (record) => record.format],
  ['has_print_edition', (one) => one.hasPrintEdition, (record) => record.hasPrintEdition],
  ['kind', (one) => one.kind === 'book', (record) => record.kind === 'book'],
]

/**
 * Returns why records need confirmation: they empty a field of a known product that the law
 * requires. The map's keys are source keys, and it has no records without a reason.
 */
export async function listUnlawfulChanges(
  trx: Transaction,
  records: CatalogueRecord[],
): Promise<Map<string, Fault[]>> {
  const byKey = new Map(
    // Such keys cannot be stored; `checkRecord` refuses them.
    records.flatMap((one) => (one.sourceKey.includes('\0') ? [] : [[one.sourceKey, one] as const])),
  )
  const found = new Map<string, Fault[]>()
  if (byKey.size === 0) return found
  for (const before of await listBefore(trx, [...byKey.keys()])) {
    const reasons = reasonsAgainst(before, byKey.get(before.sourceKey)!)
    if (reasons.length > 0) found.set(before.sourceKey, reasons)
  }
  return found
}

const listBefore = (trx: Transaction, sourceKeys: string[]) =>
  trx
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .where('sourceKey', 'in', sourceKeys)
    .select(['sourceKey', 'product.id', 'kind', 'format', 'mrpMinor', 'unitAmount', 'unitPer'])
    .select(['makerName', 'makerPostalAddress', 'makerEmail', 'fixedPriceMarkets', 'accessibility'])
    .select(['responsibleName', 'responsiblePostalAddress', 'responsibleEmail', 'safetyWarning'])
    .select(['hasPrintEdition', 'product.publisher'])
    .select(['publisher.name as publisherName', 'publisher.postalAddress', 'publisher.email'])
    .execute()

function reasonsAgainst(before: Before, record: CatalogueRecord): Fault[] {
  const emptied = fields
    .filter(([, was, is]) => Boolean(was(before)) && !is(record))
    .map(([column]) => column)
  if (emptied.length === 0) return []
  const { euRepresentative } = seller()
  const requirements = [
    ...lawsRequiring(
      factsOf(before, record),
      { hasEuRepresentative: Boolean(euRepresentative) },
      emptied,
    ),
    ...listFormerFieldRequirements(before, record, emptied),
  ]
  return requirements.map(({ columns, says }) => {
    const it = columns.length > 1 ? 'them' : 'it'
    const sentence = `${columns.join(', ')}: would be emptied, and the law asks for ${it} (${says}); --force empties ${it} all the same`
    return createFault('record.law', { columns: columns.join(', ') }, sentence, columns[0])
  })
}

type LawRequiredFields = { columns: LawColumn[]; says: string }

/** Lists requirements that apply only if the product had the field before. */
function listFormerFieldRequirements(
  before: Before,
  record: CatalogueRecord,
  emptied: LawColumn[],
): LawRequiredFields[] {
  const isSent = record.format !== 'e-book'
  const hasPrintEdition = record.hasPrintEdition ? 1 : 0
  const isTaxedOtherwise = taxKindOf(before) !== taxKindOf({ ...record, hasPrintEdition })
  const own = (...columns: LawColumn[]) => emptied.filter((one) => columns.includes(one))
  const candidates: [boolean, LawRequiredFields][] = [
    [
      isSent,
      {
        columns: own('safety_warning'),
        says: 'product safety: its warning has to be shown (EU 2023/988 Art 19)',
      },
    ],
    [
      record.kind === 'book',
      {
        columns: own('fixed_price_markets'),
        says: 'fixed book price: nothing may be taken off the publisher’s price there',
      },
    ],
    [
      isTaxedOtherwise,
      {
        columns: own('format', 'has_print_edition', 'kind'),
        says: 'tax: it would be taxed as another kind of thing',
      },
    ],
  ]
  return candidates.flatMap(([is, requirement]) =>
    is && requirement.columns.length > 0 ? [requirement] : [],
  )
}

/** Converts the record for the rules of `shop check`. Prices that it does not state stay. */
function factsOf(before: Before, record: CatalogueRecord): LawFacts {
  const { publisher, prices } = record
  const isUnchanged = publisher !== null && publisher.name === before.publisherName
  const inCurrency = (currency: string) =>
    prices === undefined || prices.some((one) => one.currency === currency)
  return {
    ...record,
    id: before.id,
    postalAddress: publisher?.postalAddress ?? (isUnchanged ? before.postalAddress : null),
    email: publisher?.email ?? (isUnchanged ? before.email : null),
    accessibility: record.accessibility && record.accessibility.join(','),
    fixedPriceMarkets: record.fixedPriceMarkets.join(','),
    hasPrintEdition: record.hasPrintEdition ? 1 : 0,
    rupees: inCurrency('INR') ? 1 : null,
    hasEuroPrice: inCurrency('EUR'),
    isPrinted: false,
  }
}
