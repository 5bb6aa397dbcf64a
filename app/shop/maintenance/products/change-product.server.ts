import { quoted } from '#app/i18n/quoted.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { resultOf, type ReadOptions, type ReadResult } from '#app/shop/exchange/csv/csv-kind.ts'
import type { FieldChange } from '#app/shop/exchange/import/changes.ts'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { listKnownCategories } from '#app/shop/exchange/import/categories.server.ts'
import { withdrawProducts } from '#app/shop/exchange/import/listing-status.server.ts'
import { upsertInTransaction, withRetry } from '#app/shop/exchange/import/upsert-batch.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import {
  ChangeRefused,
  orRefused,
  requireFaultless,
  type Refused,
} from '#app/shop/operations/findings/change-refused.ts'
import { checkRecord } from '#app/shop/catalogue/products/catalogue-record.schema.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  listConflicts,
  type Fingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { inFirstLanguage } from './language-of-fields.ts'
import {
  listDiscountFaults,
  listEbookFaults,
  listFieldFaults,
  listFixedFaults,
  listPictureFaults,
  listPublisherFaults,
  type ProductFields,
} from './product-fields.ts'
import { findProductSheet } from './product-sheet.server.ts'

/**
 * `changes` lists each changed field with its former and its new value.
 */
export type ProductOutcome =
  { ok: true; id: string; changes: FieldChange[]; notes: Fault[] } | Refused

/** Names the fields that others changed after the form of a change was made; nothing is written then. */
export type ChangedMeanwhile = Refused & { conflicts?: string[] }

/** Products that the shopkeeper adds one by one are missing from the files of suppliers, and are not withdrawn with theirs. */
const ownSource = 'shop'

type ChangeOptions = {
  /** Empties fields even if the law requires them. */
  force?: boolean | undefined
  /** The audit names it. */
  command?: string
  /** The change is refused if its fields have other values than these by now. */
  fingerprints?: Fingerprints
}

/** Changes the named fields of a product, all or none of them, by the rules of an import with `--update`. */
export async function changeProduct(
  productId: string,
  fields: ProductFields,
  { force = false, command = 'product set', fingerprints }: ChangeOptions,
  now: number,
): Promise<Extract<ProductOutcome, { ok: true }> | ChangedMeanwhile> {
  let conflicts: string[] = []
  const outcome = await writeProduct(fields, async (trx, options) => {
    await lockWorkOf(trx, productId)
    const before = await requireSheet(trx, productId, now)
    conflicts = fingerprints ? listConflicts(fields, fingerprints, before) : []
    requireFaultless(
      conflicts.map((one) =>
        createFault('record.changed', {}, `${one}: was changed meanwhile`, one),
      ),
    )
    const cells = new Map([...before, ...fields])
    requireFaultless([
      ...listFixedFaults(fields, before),
      ...listPictureFaults(fields, before),
      ...listEbookFaults(fields, cells),
      ...listDiscountFaults(fields, cells, now),
      ...listPublisherFaults(fields, cells),
    ])
    const localised = inFirstLanguage(fields, shopSettings().languages[0]!, before)
    const row = new RowCells(new Map([['id', productId], ...localised]))
    const identifier = { column: 'id', value: productId } as const
    const read = { line: 1, key: `id:${productId}`, name: '', reasons: [], notes: [] }
    const update = { ...options, update: true, guardsLegalFields: !force }
    const changed = await upsertOne(trx, { ...read, row, identifier }, update, now)
    await requireFreeNumbers(trx, fields, productId)
    if (fields.has('standing')) await keepWithdrawn(trx, productId)
    if (changed.changes.length > 0) await recordChanges(trx, command, changed, now)
    return changed
  })
  return !outcome.ok && conflicts.length > 0 ? { ...outcome, conflicts } : outcome
}

/** Adds a product, by the rules for a row of the shop's own CSV. */
export function addProduct(fields: ProductFields, now: number): Promise<ProductOutcome> {
  return writeProduct(fields, async (trx, options) => {
    requireFaultless([
      ...listEbookFaults(fields, fields),
      ...listPictureFaults(fields),
      ...listDiscountFaults(fields, fields, now),
      ...listPublisherFaults(fields, fields),
    ])
    const cells = new RowCells(inFirstLanguage(fields, shopSettings().languages[0]!))
    const { record: typed, notes } = csvCatalogue.readRow(cells, options)
    requireFaultless(cells.reasons)
    const checked = checkRecord(typed)
    if (!checked.ok) throw new ChangeRefused(checked.reasons)
    // Another addition waits here for this one, and then finds its product.
    await bumpCatalogueVersion(trx)
    await requireNew(trx, checked.record)
    const read = resultOf(1, checked.record, notes, [])
    const added = await upsertOne(trx, read, { ...options, guardsLegalFields: false }, now)
    await requireFreeNumbers(trx, fields, added.id)
    await recordChanges(trx, 'product add', added, now)
    return added
  })
}

/** Withdraws a product: it is neither listed nor for sale, and its page says so. Returns false if it was so before. */
export const withdrawProduct = (productId: string, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    await lockWorkOf(trx, productId)
    const isChanged = await trx
      .selectFrom('product')
      .select('id')
      .where('id', '=', productId)
      .where('isWithheld', '=', 0)
      .executeTakeFirst()
    if (!isChanged) return false
    await withdrawProducts(trx, [productId], now)
    await keepWithdrawn(trx, productId)
    await recordChange(trx, { command: 'product hide', about: productId }, now)
    return true
  })

/** Keeps a product withdrawn that the shopkeeper withdrew, whatever the next import of its file says. */
const keepWithdrawn = (trx: Transaction, productId: string) =>
  trx
    .updateTable('product')
    .set({ isWithheld: 1 })
    .where('id', '=', productId)
    .where('withdrawnAt', 'is not', null)
    .execute()

/** Lists and sells a product again that was withdrawn or hidden, at its former prices. */
export const restoreProduct = (productId: string, now: number): Promise<ProductOutcome> =>
  changeProduct(productId, new Map([['standing', '']]), { command: 'product unhide' }, now)

type Written = Omit<ProductOutcome & { ok: true }, 'ok'>

async function writeProduct(
  fields: ProductFields,
  work: (trx: Transaction, options: ReadOptions) => Promise<Written>,
): Promise<ProductOutcome> {
  const options = { baseCurrency: shopSettings().currency, categories: await listKnownCategories() }
  const faults = listFieldFaults(fields, options)
  if (faults.length > 0) return { ok: false, faults }
  return orRefused(async () => {
    const written = await withRetry(() => db.write((trx) => work(trx, options)))
    return { ok: true, ...written }
  })
}

async function requireSheet(trx: Transaction, productId: string, now: number) {
  const sheet = await findProductSheet(productId, now, trx)
  if (!sheet)
    throw new ChangeRefused([
      createFault('record.gone', {}, `There is no product ${quoted(productId)}`),
    ])
  return sheet
}

async function upsertOne(
  trx: Transaction,
  read: ReadResult,
  options: ReadOptions & { guardsLegalFields: boolean },
  now: number,
): Promise<Written> {
  const all = { ...options, source: ownSource, listsChanges: true, lines: new Map() }
  const { outcomes, priceless, changes, notes } = await upsertInTransaction(trx, [read], all, now)
  const [outcome] = outcomes
  if (!outcome || 'reasons' in outcome) throw new ChangeRefused(outcome?.reasons ?? read.reasons)
  const { id } = outcome
  const isShownOnly =
    priceless > 0
      ? [createNote('priceNone', 'price', 'has none, so it is shown and not for sale')]
      : []
  return {
    id,
    changes: changes.get(id) ?? [],
    notes: [...read.notes, ...(notes.get(read) ?? []), ...isShownOnly],
  }
}

/** A row of a file would replace the product with the same key. */
async function requireNew(trx: Transaction, { sourceKey }: CatalogueRecord) {
  const known = await trx
    .selectFrom('product')
    .select('id')
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirst()
  if (known) throw new ChangeRefused([takenFault('sku', `key ${quoted(sourceKey)}`, known.id)])
}

const takenFault = (column: string, what: string, id: string) =>
  createFault(
    'record.taken',
    { product: id },
    `${what}: ${id} has it already; "product set ${id}" changes that one`,
    column,
  )

/** Commands and scanners find a product by its ISBN and its SKU. */
async function requireFreeNumbers(trx: Transaction, fields: ProductFields, productId: string) {
  const own = await trx
    .selectFrom('product')
    .select(['isbn13', 'sku'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  for (const [field, column] of [['isbn', 'isbn13'] as const, ['sku', 'sku'] as const]) {
    const value = own[column]
    if (!fields.has(field) || !value) continue
    const other = await trx
      .selectFrom('product')
      .select('id')
      .where(column, '=', value)
      .where('id', '<>', productId)
      .executeTakeFirst()
    if (other) throw new ChangeRefused([takenFault(field, field, other.id)])
  }
}

/** Names and addresses of makers and publishers may be those of a person, and so are not in the audit. */
const isContact = ({ column }: FieldChange) => /^(maker|responsible|publisher)/.test(column)

async function recordChanges(trx: Transaction, command: string, changed: Written, now: number) {
  const changes = changed.changes.map((one) => (isContact(one) ? { column: one.column } : one))
  const details = changes.length > 0 ? { changes } : {}
  await recordChange(trx, { command, about: changed.id, details }, now)
}
