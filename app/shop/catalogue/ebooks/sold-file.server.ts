import { expressionBuilder, sql, type Expression } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { EbookContent, EbookFormat, EbookFileTable, Tables } from '#app/database/tables.ts'

const ofFile = expressionBuilder<Tables, 'ebookFile'>()

/** The file of a product that is sold now, of which there is at most one. */
export const isCurrentFile = ofFile.and([
  ofFile('ebookFile.addedAt', 'is not', null),
  ofFile('ebookFile.replacedAt', 'is', null),
])

/**
 * A buyer may download the newest file of the product, even if that was removed since, and the one that was the newest
 * at the purchase.
 */
export const isFileOfBuyer = (boughtAt: Expression<number>) => {
  const later = ofFile
    .selectFrom('ebookFile as later')
    .select('later.id')
    .whereRef('later.productId', '=', 'ebookFile.productId')
    .whereRef('later.addedAt', '>', 'ebookFile.addedAt')
  return ofFile.or([
    ofFile.not(ofFile.exists(later)),
    ofFile.and([
      ofFile('ebookFile.addedAt', '<=', boughtAt),
      ofFile.not(ofFile.exists(later.where('later.addedAt', '<=', boughtAt))),
    ]),
  ])
}

/**
 * Holds a file that its buyer may download. `edition` identifies its content; `hash` is the SHA-256 of its bytes.
 * `fileId` and `addedAt` are null for a file that the shop makes from a text, whose bytes it then has.
 */
export type SoldFile = {
  format: EbookFormat
  size: number
  hash: string
  edition: string
} & (
  | { fileId: string; addedAt: number; bytes: null }
  | { fileId: null; addedAt: null; bytes: Uint8Array }
)

/** `ebookContent` is what the file held at the purchase; it is null if there was none. */
type Purchase = { productId: string; placedAt: number; ebookContent?: EbookContent | null }

/**
 * Lists what the buyer of an e-book may download, at most two files, the newest first. What was bought before the first
 * own file is made again from the text, which stays when a file replaces it.
 */
export async function listSoldFiles({
  productId,
  placedAt,
  ebookContent,
}: Purchase): Promise<SoldFile[]> {
  const rows = await db.read
    .selectFrom('ebookFile')
    .selectAll()
    .where('productId', '=', productId)
    .where('addedAt', 'is not', null)
    .where(isFileOfBuyer(sql.val(placedAt)))
    .orderBy('addedAt', 'desc')
    .execute()
  const own = rows.map(soldFileOf)
  const isOfMade = ebookContent != null && own.every(({ addedAt }) => addedAt! > placedAt)
  if (own.length > 0 && !isOfMade) return own
  // The modules that create files are loaded on first use.
  const { findEbookFile } = await import('./ebook-file.server.ts')
  const made = await findEbookFile(productId, own.length > 0 ? ebookContent! : undefined)
  if (!made) return own
  const { bytes, hash, edition } = made
  const unstored = { fileId: null, addedAt: null, bytes }
  return [...own, { format: 'epub', size: bytes.length, hash, edition, ...unstored }]
}

const soldFileOf = ({ id, format, size, sha256, addedAt }: EbookFileTable): SoldFile => ({
  ...{ format, size, hash: sha256!, edition: sha256! },
  ...{ fileId: id, addedAt: addedAt!, bytes: null },
})

/** Holds what is shown of the file that is sold now. One that the shop makes states nothing. */
export type FileNow = Pick<EbookFileTable, 'size'> &
  Partial<Pick<EbookFileTable, 'seconds' | 'accessibility'>>

/** Returns the file that is sold now; undefined if there is none. */
export async function findFileNow(productId: string): Promise<FileNow | undefined> {
  const own = await db.read
    .selectFrom('ebookFile')
    .select(['size', 'seconds', 'accessibility'])
    .where('productId', '=', productId)
    .where(isCurrentFile)
    .executeTakeFirst()
  if (own) return own
  const { findEbookFile } = await import('./ebook-file.server.ts')
  const made = await findEbookFile(productId)
  return made && { size: made.bytes.length }
}

/** Holds the format of a product's last own file and when it was added. */
export type LastFile = Pick<SoldFile, 'format' | 'addedAt'>

/** Returns the last file of each product that has one of the shopkeeper's own, in one query. */
export async function listLastFiles(productIds: string[]): Promise<Map<string, LastFile>> {
  if (productIds.length === 0) return new Map()
  const rows = await db.read
    .selectFrom('ebookFile')
    .select(['productId', 'format', 'addedAt'])
    .where('productId', 'in', productIds)
    .where('addedAt', 'is not', null)
    .orderBy('addedAt')
    .execute()
  return new Map(rows.map(({ productId, format, addedAt }) => [productId!, { format, addedAt }]))
}
