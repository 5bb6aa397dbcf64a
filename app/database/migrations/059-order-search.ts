import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** These letters have no accent to drop, and are folded as in app/shop/catalogue/text/fold.ts. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ħ: 'h',
  Ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'n',
  ς: 'σ',
}

const withPlainLetters = (text: string) =>
  Object.entries(plainLetters).reduce(
    (folded, [letter, plain]) => `replace(${folded}, '${letter}', '${plain}')`,
    text,
  )

/**
 * Adds the index of the words of orders: of their number, the name of their buyer, and the part of the address before
 * the @. The database keeps it, so it holds the orders of a running older version too, and forgets erased names.
 */
export async function up(database: Kysely<unknown>, { dialect }: ColumnTypes) {
  const statements = dialect === 'sqlite' ? inFile : onServer
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const fileWords = (row: string) =>
  withPlainLetters(
    `${row}.number || ' ' || ${row}.name || ' ' || substr(${row}.email, 1, max(instr(${row}.email, '@') - 1, 0))`,
  )

/**
 * The words of the orders of a millisecond have the rows from the first of these to the last. Until 2039 their numbers are
 * below 2 ** 53, so that JavaScript can read them.
 */
const firstOf = (row: string) => `(${row}.placed_at << 12)`
const lastOf = (row: string) => `${firstOf(row)} + 0xfff`

/** The rows are in the order of time, in which they are read; those of one millisecond are counted. */
const insertWords = `insert into order_search (rowid, words, order_number) values (
    coalesce(
      (select max(rowid) + 1 from order_search where rowid between ${firstOf('new')} and ${lastOf('new')}),
      ${firstOf('new')}),
    ${fileWords('new')}, new.number)`

const deleteWords = `delete from order_search
    where rowid between ${firstOf('old')} and ${lastOf('old')}
      and order_number = old.number`

const inFile = [
  `create virtual table order_search using fts5(
    words, order_number unindexed,
    tokenize="unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix='1 2 3')`,
  // Erased names would stay in the index until it is next merged.
  `insert into order_search (order_search, rank) values ('secure-delete', 1)`,
  `insert into order_search (rowid, words, order_number)
    select ${firstOf('placed')} + row_number() over (partition by placed_at) - 1,
      ${fileWords('placed')}, placed.number
    from customer_order as placed`,
  `create trigger order_search_insert after insert on customer_order begin
    ${insertWords};
  end`,
  `create trigger order_search_update after update of placed_at, name, email on customer_order begin
    ${deleteWords};
    ${insertWords};
  end`,
  `create trigger order_search_delete after delete on customer_order begin
    ${deleteWords};
  end`,
]

/** The parser would take an address, a number with a sign, or words with a hyphen as one. */
const punctuation = String.raw`[\u0001-/:-@\[-\u0060{-\u007f]+`
const accents = String.raw`[\u0300-\u036f]+`

const serverWords = `lower(regexp_replace(regexp_replace(
  normalize(${withPlainLetters(`number || ' ' || name || ' ' || split_part(email, '@', 1)`)} collate "default", NFKD),
  '${accents}', '', 'g'), '${punctuation}', ' ', 'g'))`

const onServer = [
  `create function order_words(number text, name text, email text) returns tsvector
    language sql immutable parallel safe as $$ select to_tsvector('simple', ${serverWords}) $$`,
  `create index order_search on customer_order using gin (order_words(number, name, email))`,
]
