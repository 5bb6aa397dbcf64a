import { db } from '#app/database/database.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { withdrawProducts } from './listing-status.server.ts'

const productsAtOnce = 500

export type MissingProduct = { id: string; key: string; name: string }

/** What an import came to, as far as it bears on what is missing from its file. */
export type ImportRun = {
  /** What the file names, refused or not. */
  keys: ReadonlySet<string>
  rows: number
  refused: number
  /** Rows of which it is not known what they name. */
  nameless: number
  /** How many products the source had before its file was read. */
  before: number
}

/** The products of a source that its file does not name, in the order of their ids, some at a time. */
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

/** Why what is missing is not withdrawn all the same: the file may be cut short, or damaged. */
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

/** Withdraws them, some in each transaction. */
export async function withdrawAll(missing: MissingProduct[], now: number): Promise<void> {
  for (let from = 0; from < missing.length; from += productsAtOnce) {
    const ids = missing.slice(from, from + productsAtOnce).map(({ id }) => id)
    await db.write((t) => withdrawProducts(t, ids, now))
  }
}
