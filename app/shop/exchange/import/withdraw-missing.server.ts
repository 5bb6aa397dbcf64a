import { db } from '#app/database/database.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { withdrawProducts } from './listing-status.server.ts'

const productsAtOnce = 500

export type MissingProduct = { id: string; key: string; name: string }

/** These results decide whether products missing from the file are withdrawn. */
export type ImportRun = {
  /** These are all keys of the file, also of refused rows. */
  keys: ReadonlySet<string>
  rows: number
  refused: number
  /** These rows could not be read, so their products are unknown. */
  nameless: number
  /** The source had this many products before the import. */
  before: number
}

/** Yields batches of the source's products that are not in the file, by id. */
export async function* listMissingProducts(
  source: string,
  keys: ReadonlySet<string>,
): AsyncGenerator<MissingProduct[]> {
  for (let after = ''; ;) {
    const rows = await db.read
      .selectFrom('product')
      .select(['id', 'sourceKey', 'name'])
      .where('source', '=', source)
      .where('withdrawnAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(productsAtOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
      .filter(({ sourceKey }) => !keys.has(sourceKey))
      .map(({ id, sourceKey, name }) => ({ id, key: sourceKey, name }))
    after = last.id
  }
}

const mostRefused = 0.1
const mostMissing = 0.5

/** Returns why missing products are not withdrawn: the file may be incomplete or damaged. */
export function reasonAgainstWithdrawal(
  { rows, refused, nameless, before }: ImportRun,
  missing: number,
): string | undefined {
  if (nameless > 0) return `${nameless} of its rows could not be read, and may be what is missing`
  if (refused > rows * mostRefused)
    return `${refused} of its ${counted(rows, 'row')} ${refused === 1 ? 'was' : 'were'} refused`
  if (missing > before * mostMissing)
    return `${missing} of the ${counted(before, 'product')} of this source ${missing === 1 ? 'is' : 'are'} missing, which is more than half`
  return undefined
}

export async function countOfSource(source: string): Promise<number> {
  const row = await db.read
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Withdraws the products in batches, each in a transaction. */
export async function withdrawAll(missing: MissingProduct[], now: number): Promise<void> {
  for (let from = 0; from < missing.length; from += productsAtOnce) {
    const ids = missing.slice(from, from + productsAtOnce).map(({ id }) => id)
    await db.write((trx) => withdrawProducts(trx, ids, now))
  }
}
