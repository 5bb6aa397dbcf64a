import { sql, type ColumnDataType, type Kysely, type RawBuilder } from 'kysely'

/** The column types of a dialect: SQLite has one integer, PostgreSQL sorts text by locale unless told. */
export type ColumnTypes = {
  dialect: 'sqlite' | 'postgres'
  whole: RawBuilder<unknown>
  key: RawBuilder<unknown>
  text: ColumnDataType
  /** `strict` on SQLite, which would else take 'abc' for a whole number. */
  end: RawBuilder<unknown>
}

type Column = [type: 'whole' | 'key' | 'text', rule?: 'null']
type Columns = Record<string, Column>

const id: Column = ['key']
const whole: Column = ['whole']
const wholeOrNull: Column = ['whole', 'null']
const text: Column = ['text']
const textOrNull: Column = ['text', 'null']
const keyOrNull: Column = ['key', 'null']
const inThreeLanguages = (name: string, column: Column): Columns => ({
  [`${name}_en`]: column,
  [`${name}_fr`]: column,
  [`${name}_de`]: column,
})

type TableDraft = {
  columns: Columns
  primaryKey: string[]
  unique?: string[][]
  checks?: string[]
  references?: Record<string, string>
}

const productId = { product_id: 'product.id' }

const tables: Record<string, TableDraft> = {
  setting: { columns: { name: id, value: text }, primaryKey: ['name'] },
  category: {
    columns: {
      slug: id,
      parent: keyOrNull,
      position: whole,
      ...inThreeLanguages('name', text),
      art: text,
    },
    primaryKey: ['slug'],
  },
  author: {
    columns: {
      slug: id,
      name: text,
      sort_name: id,
      letter: id,
      ...inThreeLanguages('life', textOrNull),
    },
    primaryKey: ['slug'],
  },
  publisher: {
    columns: {
      slug: id,
      name: text,
      sort_name: id,
      letter: id,
      postal_address: textOrNull,
      email: textOrNull,
      ...inThreeLanguages('about', textOrNull),
    },
    primaryKey: ['slug'],
  },
  product: {
    columns: {
      id,
      kind: id,
      sku: id,
      source_key: id,
      source_hash: id,
      work_id: id,
      edition_rank: wholeOrNull,
      name: text,
      sort_name: id,
      is_new: whole,
      rating_tenths: wholeOrNull,
      sale_count: whole,
      affiliate_link: textOrNull,
      has_variants: whole,
      stock: wholeOrNull,
      supply_days: wholeOrNull,
      out_of_print: whole,
      date_published: keyOrNull,
      published_at: wholeOrNull,
      weight_grams: whole,
      mrp_minor: wholeOrNull,
      unit_amount: wholeOrNull,
      unit_per: keyOrNull,
      art: text,
      sort_price: wholeOrNull,
      created_at: whole,
      updated_at: whole,
      isbn13: keyOrNull,
      format: keyOrNull,
      in_language: id,
      original_language: keyOrNull,
      first_published: wholeOrNull,
      number_of_pages: wholeOrNull,
      pages_estimated: whole,
      edition_statement: textOrNull,
      series_name: keyOrNull,
      series_number: keyOrNull,
      publisher: keyOrNull,
      has_print_edition: whole,
      age_from: wholeOrNull,
      age_to: wholeOrNull,
      fixed_price_markets: id,
      maker_name: textOrNull,
      maker_postal_address: textOrNull,
      maker_email: textOrNull,
      safety_warning: textOrNull,
      accessibility: textOrNull,
    },
    primaryKey: ['id'],
    unique: [['source_key']],
    checks: [
      'stock >= 0',
      'weight_grams >= 0',
      'sort_price > 0',
      "kind in ('book', 'goods')",
      'rating_tenths between 0 and 50',
    ],
    references: { publisher: 'publisher.slug' },
  },
  product_text: {
    columns: {
      product_id: id,
      language: id,
      name: text,
      sort_name: id,
      short_description: text,
      full_description: text,
    },
    primaryKey: ['product_id', 'language'],
    references: productId,
  },
  product_author: {
    columns: { product_id: id, author: id, role: id, position: whole },
    primaryKey: ['product_id', 'author', 'role'],
    references: { ...productId, author: 'author.slug' },
  },
  product_category: {
    columns: { product_id: id, category: id, position: whole },
    primaryKey: ['product_id', 'category'],
    references: { ...productId, category: 'category.slug' },
  },
  product_tag: {
    columns: { product_id: id, tag: id },
    primaryKey: ['product_id', 'tag'],
    references: productId,
  },
  product_subject: {
    columns: { product_id: id, code: id },
    primaryKey: ['product_id', 'code'],
    references: productId,
  },
  variant: {
    columns: {
      product_id: id,
      color: id,
      size: id,
      color_name: textOrNull,
      position: whole,
      stock: whole,
    },
    primaryKey: ['product_id', 'color', 'size'],
    checks: ['stock >= 0'],
    references: productId,
  },
  sample: {
    columns: { work_id: id, in_language: id, heading: text, html: text },
    primaryKey: ['work_id', 'in_language'],
  },
  price: {
    columns: {
      id,
      product_id: id,
      currency: id,
      market: id,
      amount_minor: whole,
      from_at: whole,
      until_at: wholeOrNull,
    },
    primaryKey: ['id'],
    checks: ['amount_minor > 0', "currency in ('INR', 'USD', 'EUR', 'GBP')", 'until_at >= from_at'],
    references: productId,
  },
  discount: {
    columns: {
      id,
      product_id: id,
      offer: keyOrNull,
      percent: whole,
      from_at: whole,
      until_at: wholeOrNull,
    },
    primaryKey: ['id'],
    checks: ['percent between 1 and 99', 'until_at >= from_at'],
    references: productId,
  },
  offer: {
    columns: {
      slug: id,
      ...inThreeLanguages('title', text),
      ...inThreeLanguages('text', text),
      percent: whole,
      from_at: whole,
      until_at: whole,
    },
    primaryKey: ['slug'],
  },
  banner: {
    columns: {
      id,
      place: id,
      category: keyOrNull,
      position: whole,
      ...inThreeLanguages('title', text),
      ...inThreeLanguages('text', text),
      link: text,
      art: text,
      from_at: whole,
      until_at: wholeOrNull,
    },
    primaryKey: ['id'],
  },
  exchange_rate: {
    columns: { currency: id, day: id, rate: whole, fetched_at: whole },
    primaryKey: ['currency', 'day'],
    checks: ['rate > 0'],
  },
  tax_rate: {
    columns: { country: id, kind: id, from_day: id, basis_points: whole },
    primaryKey: ['country', 'kind', 'from_day'],
    checks: ['basis_points between 0 and 10000'],
  },
  delivery_country: { columns: { country: id, zone: id }, primaryKey: ['country'] },
  delivery_rate: {
    columns: {
      zone: id,
      method: id,
      up_to_grams: whole,
      currency: id,
      amount_minor: whole,
      free_from_minor: wholeOrNull,
      days_from: whole,
      days_to: whole,
    },
    primaryKey: ['zone', 'method', 'up_to_grams'],
    checks: ['amount_minor >= 0'],
  },
  cart_line: {
    columns: {
      owner: id,
      product_id: id,
      color: id,
      size: id,
      quantity: whole,
      added_at: whole,
      changed_at: whole,
    },
    primaryKey: ['owner', 'product_id', 'color', 'size'],
    checks: ['quantity between 1 and 99'],
    references: productId,
  },
  cart_undo: {
    columns: { owner: id, lines: text, removed_at: whole },
    primaryKey: ['owner'],
  },
  customer_order: {
    columns: {
      number: id,
      checkout_token: id,
      visitor: id,
      customer: keyOrNull,
      placed_at: whole,
      state: id,
      payment_state: id,
      payment_method: id,
      language: id,
      currency: id,
      rate: whole,
      rate_day: id,
      email: text,
      email_folded: id,
      telephone: textOrNull,
      name: text,
      address_line1: text,
      address_line2: textOrNull,
      postcode: text,
      city: text,
      region: textOrNull,
      country: id,
      delivery_method: keyOrNull,
      delivery_minor: whole,
      goods_minor: whole,
      total_minor: whole,
      ebook_consent: whole,
    },
    primaryKey: ['number'],
    unique: [['checkout_token']],
    checks: [
      'delivery_minor >= 0',
      'goods_minor >= 0',
      'total_minor = goods_minor + delivery_minor',
    ],
  },
  order_line: {
    columns: {
      order_number: id,
      position: whole,
      product_id: id,
      kind: id,
      format: keyOrNull,
      name: text,
      author: textOrNull,
      color: id,
      size: id,
      variant_name: textOrNull,
      dispatch_words: textOrNull,
      unit_minor: whole,
      quantity: whole,
      line_minor: whole,
      tax_kind: id,
      tax_basis_points: wholeOrNull,
    },
    primaryKey: ['order_number', 'position'],
    checks: ['quantity between 1 and 99', 'line_minor = unit_minor * quantity', 'unit_minor > 0'],
    references: { order_number: 'customer_order.number' },
  },
  order_tax: {
    columns: { order_number: id, basis_points: whole, gross_minor: whole, tax_minor: whole },
    primaryKey: ['order_number', 'basis_points'],
    references: { order_number: 'customer_order.number' },
  },
  order_event: {
    columns: { order_number: id, at: whole, state: id },
    primaryKey: ['order_number', 'at', 'state'],
    references: { order_number: 'customer_order.number' },
  },
  outbox: {
    columns: {
      id,
      kind: id,
      about: id,
      recipient: text,
      subject: text,
      text,
      html: text,
      created_at: whole,
      due_at: whole,
      held_until: whole,
      attempts: whole,
      last_error: textOrNull,
      sent_at: wholeOrNull,
      failed_at: wholeOrNull,
    },
    primaryKey: ['id'],
    unique: [['kind', 'about']],
  },
}

/** Name of the index, table and columns; each serves a list that would else read the whole table. */
const indexes: [name: string, table: string, columns: string[]][] = [
  ['product_popular', 'product', ['kind', 'edition_rank', 'sale_count', 'id']],
  ['product_newest', 'product', ['kind', 'edition_rank', 'published_at', 'id']],
  ['product_cheapest', 'product', ['kind', 'edition_rank', 'sort_price', 'id']],
  ['product_by_name', 'product', ['kind', 'edition_rank', 'sort_name', 'id']],
  ['product_of_work', 'product', ['work_id', 'in_language', 'edition_rank']],
  ['product_by_isbn', 'product', ['isbn13']],
  ['product_in_series', 'product', ['series_name']],
  ['product_of_publisher', 'product', ['publisher']],
  ['product_author_by_author', 'product_author', ['author', 'product_id']],
  ['product_category_by_category', 'product_category', ['category', 'product_id']],
  ['product_tag_by_tag', 'product_tag', ['tag', 'product_id']],
  ['price_of_product', 'price', ['product_id', 'until_at']],
  ['discount_of_product', 'discount', ['product_id', 'until_at']],
  ['author_by_letter', 'author', ['letter', 'sort_name']],
  ['cart_line_changed', 'cart_line', ['changed_at']],
  ['cart_line_of_product', 'cart_line', ['product_id']],
  ['order_by_email', 'customer_order', ['email_folded', 'placed_at']],
  ['order_of_visitor', 'customer_order', ['visitor']],
  ['outbox_due', 'outbox', ['sent_at', 'failed_at', 'due_at']],
]

export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  for (const [name, draft] of Object.entries(tables)) {
    let table = database.schema.createTable(name)
    for (const [column, [type, rule]] of Object.entries(draft.columns))
      table = table.addColumn(column, types[type], (c) => (rule === 'null' ? c : c.notNull()))
    table = table.addPrimaryKeyConstraint(`${name}_pk`, draft.primaryKey as never[])
    for (const columns of draft.unique ?? [])
      table = table.addUniqueConstraint(`${name}_${columns.join('_')}`, columns as never[])
    for (const [n, check] of (draft.checks ?? []).entries())
      table = table.addCheckConstraint(`${name}_check_${n}`, sql.raw(check))
    for (const [column, target] of Object.entries(draft.references ?? {})) {
      const [targetTable, targetColumn] = target.split('.') as [string, string]
      table = table.addForeignKeyConstraint(
        `${name}_${column}_fk`,
        [column] as never[],
        targetTable,
        [targetColumn],
        (key) => (targetTable === 'product' ? key.onDelete('cascade') : key),
      )
    }
    await table.modifyEnd(types.end).execute()
  }
  for (const [name, table, columns] of indexes)
    await database.schema.createIndex(name).on(table).columns(columns).execute()
}
