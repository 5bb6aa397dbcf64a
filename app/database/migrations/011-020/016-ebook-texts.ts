import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  text,
  type ColumnTypes,
  type TableDefinition,
} from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  ebook_text: {
    columns: { product_id: id, heading: text, html: text },
    primaryKey: ['product_id'],
    references: { product_id: 'product.id' },
  },
}

/** A printed page has about this many words. */
const wordsAPage = 275

/**
 * Separates the text of an e-book's file from the sample of its work, which was the file before.
 * The demo's e-books keep theirs, marked as the opening of the work; all others have no file and
 * are not for sale. Buyers keep their files, and receipts state the content.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const addColumn = (table: string, name: string, type: ColumnTypes['key']) =>
    database.schema.alterTable(table).addColumn(name, type).execute()
  await addColumn('product', 'ebook_content', types.key)
  await addColumn('product', 'ebook_words', types.whole)
  await addColumn('order_line', 'ebook_content', types.key)
  await createTables(database, types, tables, [])
  await keepTexts(database)
  await countWords(database)
  await sql`update order_line set ebook_content = 'opening' where format = 'e-book' and exists (
    select 1 from ebook_download as bought where bought.order_number = order_line.order_number
      and bought.position = order_line.position)`.execute(database)
  await rankEbooks(database, Date.now())
  await sql`update setting set value = cast(cast(value as bigint) + 1 as text)
    where name = 'catalogue-version'`.execute(database)
}

const isOfDemo = sql`format = 'e-book' and source = 'demo' and source_key = 'demo:' || product.id
  and exists (select 1 from setting where setting.name = 'demo-loaded')`

const keepTexts = (database: Kysely<unknown>) =>
  sql`insert into ebook_text (product_id, heading, html)
    select product.id, sample.heading, sample.html from product
    join sample on sample.work_id = product.work_id and sample.in_language = product.in_language
    where (${isOfDemo}) or exists (
      select 1 from ebook_download where ebook_download.product_id = product.id)`.execute(database)

async function countWords(database: Kysely<unknown>) {
  const { rows } = await sql<{ id: string; heading: string; html: string }>`
    select product.id, heading, html from product
    join ebook_text on ebook_text.product_id = product.id where ${isOfDemo}`.execute(database)
  for (const row of rows) {
    const words = `${row.heading} ${row.html}`
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|#39);/g, '&')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    const pages = Math.max(1, Math.ceil(words / wordsAPage))
    await sql`update product set ebook_content = 'opening', ebook_words = ${words},
      number_of_pages = ${pages}, pages_estimated = 1 where id = ${row.id}`.execute(database)
  }
}

/**
 * Lists every e-book, those without a file after everything that can be bought. An older version
 * that still serves takes such a one for one with a file, as with every sample.
 */
const rankEbooks = (database: Kysely<unknown>, now: number) =>
  sql`update product set edition_rank = ranked.place
    from (
      select id, row_number() over (
        partition by work_id, in_language
        order by
          case when sort_price is not null and out_of_print = 0
            and (format is null or format <> 'e-book' or ebook_content is not null)
            and (stock is null or stock > 0 or supply_days is not null or published_at > ${now})
            then 0 else 1 end,
          case format when 'audiobook-cd' then 1 when 'e-book' then 2 else 0 end,
          case when sort_price is null then 1 else 0 end,
          sort_price, id
      ) - 1 as place
      from product
      where is_hidden = 0 and withdrawn_at is null
        and work_id in (select work_id from product where format = 'e-book')
    ) as ranked
    where product.id = ranked.id and product.edition_rank is distinct from ranked.place`.execute(
    database,
  )
