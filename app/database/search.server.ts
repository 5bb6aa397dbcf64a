import { sql, type RawBuilder } from 'kysely'
import type { Transact } from './connection.server.ts'
import { db } from './database.server.ts'

/** Words of a product, folded, parted by spaces; `more` holds series, publisher, ISBN and subjects. */
export type SearchDocument = { productId: string; title: string; author: string; more: string }

/** One typed word: any of its forms will do; `prefix` takes any word that begins with the first form. */
export type SearchTerm = { forms: string[]; prefix: boolean }

const sqliteQuery = (terms: SearchTerm[]) =>
  terms
    .map(({ forms, prefix }) => {
      const words = forms.map((form, n) => `"${form}"${prefix && n === 0 ? '*' : ''}`)
      return `(${words.join(' OR ')})`
    })
    .join(' AND ')

const postgresQuery = (terms: SearchTerm[]) =>
  terms
    .map(({ forms, prefix }) => {
      const words = forms.map((form, n) => `'${form}'${prefix && n === 0 ? ':*' : ''}`)
      return `(${words.join(' | ')})`
    })
    .join(' & ')

/**
 * The products that match every term, as a table of `id` and `relevance` (more is better): titles count
 * more than authors, authors more than the rest.
 * Forms hold letters and digits only; anything else is dropped here, so that no operator can be typed.
 */
export function matchProducts(terms: SearchTerm[]): RawBuilder<{ id: string; relevance: number }> {
  const safe = terms.map((term) => ({
    ...term,
    forms: term.forms.map((form) => form.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean),
  }))
  if (db.dialect === 'sqlite')
    // Kept apart, since the rank cannot be worked out within a query that groups.
    return sql`(with hit as materialized (
        select row.product_id as id, -bm25(product_search, 10, 4, 1) as relevance
        from product_search join product_search_row as row on row.number = product_search.rowid
        where product_search match ${sqliteQuery(safe)})
      select id, relevance from hit)`
  return sql`(select product_id as id, ts_rank('{0.1, 0.1, 0.4, 1}', words, query) as relevance
    from product_search, to_tsquery('simple', ${postgresQuery(safe)}) as query
    where words @@ query)`
}

/** Puts a product's words into the index, in place of what stood there. */
export async function indexProduct(t: Transact, document: SearchDocument) {
  const { productId, title, author, more } = document
  if (db.dialect === 'sqlite') {
    await sql`insert into product_search_row (product_id) values (${productId})
      on conflict do nothing`.execute(t)
    const row = sql`(select number from product_search_row where product_id = ${productId})`
    await sql`delete from product_search where rowid = ${row}`.execute(t)
    await sql`insert into product_search (rowid, title, author, more)
      values (${row}, ${title}, ${author}, ${more})`.execute(t)
  } else {
    await sql`insert into product_search (product_id, title, author, more)
      values (${productId}, ${title}, ${author}, ${more})
      on conflict (product_id) do update
      set title = excluded.title, author = excluded.author, more = excluded.more`.execute(t)
  }
}

/** Takes every product out of the index. */
export async function clearSearch(t: Transact) {
  await sql`delete from product_search`.execute(t)
  if (db.dialect === 'sqlite') await sql`delete from product_search_row`.execute(t)
}
