import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { EbookFileTable, ProductTable } from '#app/database/tables.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { createFault, faultOfFile } from '#app/shop/operations/findings/fault.ts'
import {
  ChangeRefused,
  orRefused,
  type Refused,
} from '#app/shop/operations/findings/change-refused.ts'
import {
  hasBytes,
  readBytes,
  storeBytes,
} from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { ebookFormats, isAudio } from '#app/shop/catalogue/products/ebook-format.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'
import { isCurrentFile } from '../sold-file.server.ts'
import { factColumns } from './fact-columns.ts'
import { FileRefused } from './file-refused.ts'
import { inspectFile } from './inspect-file.server.ts'
import { deleteFile, storeFile, type StoredFile } from './store-file.server.ts'

/** `replaced` is the file that was sold until then; `shop-made` that the shop made it from a text. */
type AddedEbook = {
  ok: true
  isSame: boolean
  file: EbookFileTable
  replaced?: EbookFileTable | 'shop-made' | undefined
  remarks: string[]
}

/** Checks a file further, as EPUBCheck does. It throws {@link FileRefused} or returns remarks. */
export type FurtherCheck = (path: string, format: EbookFileTable['format']) => Promise<string[]>

type Clock = () => number

/**
 * Makes a file the one that is sold as an e-book from now on. Buyers of an earlier file may download either.
 * @param clock It is read when the file is published: checking takes minutes, in which the earlier file is bought.
 * @param inspect Inspects the file in another process than this one.
 */
export const addEbookFile = (
  productId: string,
  path: string,
  check: FurtherCheck,
  clock: Clock,
  inspect = inspectFile,
): Promise<AddedEbook | Refused> =>
  orRefused(async () => {
    // It is refused here already, because checking the file may take minutes.
    await requireEbook(db.read, productId)
    const { stored, remarks } = await takeFile(path, { inspect, check }, clock())
    const added = await publish(productId, stored, clock)
    return { ...added, remarks: [...remarks, ...added.remarks] }
  })

async function requireEbook(from: Reader, productId: string): Promise<ProductTable> {
  const product = await from
    .selectFrom('product')
    .selectAll()
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!product)
    throw new ChangeRefused([
      createFault('record.gone', {}, `There is no product ${quoted(productId)}`),
    ])
  if (product.format !== 'e-book')
    throw new ChangeRefused([
      createFault(
        'ebook.noEbook',
        { name: product.name },
        `${quoted(product.name)} is no e-book, so it has no file`,
      ),
    ])
  return product
}

type Checks = { inspect: typeof inspectFile; check: FurtherCheck }

async function takeFile(path: string, { inspect, check }: Checks, now: number) {
  try {
    const facts = await inspect(path)
    const remarks = [...facts.remarks, ...(await check(path, facts.format))]
    return { stored: await storeFile(path, facts, now), remarks }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const { reason, message } = error
    const code = reason === 'other' ? reason : (`ebook.${reason}` as const)
    throw new ChangeRefused([faultOfFile(path, code, message, '. Nothing was changed')])
  }
}

/** Deletes a file that was refused, and a copy of the current file, whose bytes it restores if they were lost. */
async function publish(productId: string, stored: StoredFile, clock: Clock): Promise<AddedEbook> {
  try {
    const added = await db.write((trx) => writeCurrent(trx, productId, stored, clock))
    if (added.isSame) {
      await restoreBytes(added.file, stored.id)
      await deleteFile(stored.id)
    }
    return added
  } catch (error) {
    if (error instanceof ChangeRefused) await deleteFile(stored.id)
    throw error
  }
}

async function restoreBytes({ id, size }: EbookFileTable, copy: string) {
  const lost = { kind: 'ebook', key: id } as const
  if (await hasBytes(lost)) return
  await storeBytes(lost, readBytes({ kind: 'ebook', key: copy }, 0, size - 1), db.write)
}

async function writeCurrent(
  trx: Transaction,
  productId: string,
  { id, sha256 }: StoredFile,
  clock: Clock,
): Promise<AddedEbook> {
  await lockWorkOf(trx, productId)
  // Orders wait for the lock, so every purchase of the earlier file has an earlier moment.
  const now = clock()
  const product = await requireEbook(trx, productId)
  const current = await findCurrent(trx, productId)
  if (current?.sha256 === sha256) return { ok: true, isSame: true, file: current, remarks: [] }
  await replaceCurrent(trx, productId, now)
  await trx
    .updateTable('ebookFile')
    .set({ productId, addedAt: Math.max(now, (current?.addedAt ?? 0) + 1) })
    .where('id', '=', id)
    .execute()
  const file = (await findCurrent(trx, productId))!
  await trx
    .updateTable('product')
    .set({ ebookContent: 'whole', ...factColumns(file, product), updatedAt: now })
    .where('id', '=', productId)
    .execute()
  await announceChange(trx, product, { command: 'ebook add', now, file })
  const shopMade = product.ebookContent === null ? undefined : 'shop-made'
  return {
    ...{ ok: true, isSame: false, file, replaced: current ?? shopMade },
    remarks: contradictions(product, file),
  }
}

const findCurrent = (trx: Transaction, productId: string): Promise<EbookFileTable | undefined> =>
  trx
    .selectFrom('ebookFile')
    .selectAll()
    .where('productId', '=', productId)
    .where(isCurrentFile)
    .executeTakeFirst()

const replaceCurrent = (trx: Transaction, productId: string, now: number) =>
  trx
    .updateTable('ebookFile')
    .set({ replacedAt: now })
    .where('productId', '=', productId)
    .where(isCurrentFile)
    .execute()

type Change = { command: string; now: number; file: EbookFileTable }

async function announceChange(
  trx: Transaction,
  { id, workId }: { id: string; workId: string },
  { command, now, file }: Change,
) {
  await rankEditions(trx, [workId], now)
  await bumpCatalogueVersion(trx)
  const details = { format: file.format, size: file.size, sha256: file.sha256 }
  await recordChange(trx, { command, about: id, details }, now)
}

type Stated = { accessibility: string | null; numberOfPages: number | null; pagesEstimated: number }

/** Lists what the catalogue states otherwise than the file, whose facts are shown. */
function contradictions(product: Stated, file: EbookFileTable): string[] {
  const { accessibility, numberOfPages, pagesEstimated } = product
  const isOtherPages =
    file.pages !== null && numberOfPages !== null && !pagesEstimated && numberOfPages !== file.pages
  const isOtherAccess =
    file.accessibility !== null && accessibility !== null && accessibility !== file.accessibility
  return [
    ...(isOtherPages
      ? [
          `The catalogue says ${numberOfPages} pages and the file has ${file.pages}; its page shows those of the file.`,
        ]
      : []),
    ...(isOtherAccess
      ? [
          'The catalogue states another accessibility than the file; its page shows that of the file.',
        ]
      : []),
    ...(isAudio(file.format)
      ? [`${ebookFormats[file.format].name} is taxed as an audiobook (shop tax list).`]
      : []),
  ]
}

/**
 * Takes the file of an e-book off sale, which then has none. Its buyers keep it.
 * @returns Whether there was one.
 */
export const removeEbookFile = (productId: string, clock: Clock): Promise<boolean> =>
  db.write(async (trx) => {
    await lockWorkOf(trx, productId)
    const now = clock()
    const file = await findCurrent(trx, productId)
    if (!file) return false
    await replaceCurrent(trx, productId, now)
    const product = await trx
      .updateTable('product')
      .set({
        ebookContent: null,
        ebookFormat: null,
        ebookWords: null,
        ebookSize: null,
        updatedAt: now,
      })
      .where('id', '=', productId)
      .returning(['id', 'workId'])
      .executeTakeFirst()
    if (product) await announceChange(trx, product, { command: 'ebook remove', now, file })
    return true
  })
