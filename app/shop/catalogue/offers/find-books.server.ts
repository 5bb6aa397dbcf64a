import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { mostBooks } from './offer.ts'

const atOnce = 200

type FoundBook = {
  id: string
  workId: string
  name: string
  /** Holds the ISO countries, separated by commas, in which its price is fixed. */
  fixedPriceMarkets: string
}

export type FoundBooks =
  /** `fixed` counts those whose price a publisher fixes somewhere. */
  | { ok: true; books: FoundBook[]; fixed: number }
  | { ok: false; reason: 'none' }
  | { ok: false; reason: 'too-many' }
  /** `unknown` names nothing, and `goods` are no books. */
  | { ok: false; reason: 'unfit'; unknown: string[]; goods: string[] }

/**
 * Returns the books of an offer named by SKU, ISBN or id, each once. A SKU that the catalogue repeats
 * names all that have it.
 */
export async function findBooks(named: string[]): Promise<FoundBooks> {
  const isbns = [...new Set(named)]
  if (isbns.length === 0) return { ok: false, reason: 'none' }
  if (isbns.length > mostBooks) return { ok: false, reason: 'too-many' }
  const rows = []
  for (let from = 0; from < isbns.length; from += atOnce)
    rows.push(...(await listNamed(isbns.slice(from, from + atOnce))))
  const found = new Map<string, typeof rows>()
  for (const row of rows)
    for (const name of [row.id, row.sku, row.isbn13])
      if (name) found.set(name, [...(found.get(name) ?? []), row])
  const rowsOf = (name: string) => found.get(name) ?? found.get(isbnOf(name) ?? '') ?? []
  const unknown = isbns.filter((name) => rowsOf(name).length === 0)
  const goods = isbns.filter((name) => rowsOf(name).some(({ kind }) => kind !== 'book'))
  if (unknown.length + goods.length > 0) return { ok: false, reason: 'unfit', unknown, goods }
  const byId = new Map(isbns.flatMap(rowsOf).map((row) => [row.id, row]))
  if (byId.size > mostBooks) return { ok: false, reason: 'too-many' }
  const books = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const fixed = books.filter(({ fixedPriceMarkets }) => fixedPriceMarkets !== '').length
  return { ok: true, books, fixed }
}

function isbnOf(name: string): string | undefined {
  const isbn = parseIsbn(name)
  return isbn.ok ? isbn.isbn13 : undefined
}

/**
 * Joins the parts by `union`, since `or` over columns would scan the whole catalogue. Many
 * products have no SKU.
 */
async function listNamed(names: string[]) {
  const sound = names.filter((name) => name !== '' && !name.includes('\0'))
  if (sound.length === 0) return []
  const isbns = sound.map((name) => isbnOf(name) ?? name)
  const { rows } = await sql<FoundBook & { kind: string; sku: string; isbn13: string | null }>`
    select id, work_id, name, fixed_price_markets, kind, sku, isbn13 from product
    where id in (select id from product where id in (${sql.join(sound)})
      union select id from product where sku in (${sql.join(sound)})
      union select id from product where isbn13 in (${sql.join(isbns)}))`.execute(db.read)
  return rows
}
