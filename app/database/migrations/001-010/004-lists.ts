import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  text,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const productId = { product_id: 'product.id' }

const tables: Record<string, TableDefinition> = {
  wish: {
    columns: { owner: id, product_id: id, added_at: whole },
    primaryKey: ['owner', 'product_id'],
    references: productId,
  },
  wishlist_share: {
    columns: { share_key: id, owner: id, created_at: whole, withdrawn_at: wholeOrNull },
    primaryKey: ['share_key'],
  },
  compared: {
    columns: { owner: id, product_id: id, added_at: whole },
    primaryKey: ['owner', 'product_id'],
    references: productId,
  },
  list_undo: {
    columns: { owner: id, list: id, ids: text, removed_at: whole },
    primaryKey: ['owner', 'list'],
    checks: [`list in ('wishlist', 'compare')`],
  },
  viewed: {
    columns: { owner: id, product_id: id, viewed_at: whole },
    primaryKey: ['owner', 'product_id'],
    references: productId,
  },
  stock_watch: {
    columns: {
      key_hash: id,
      product_id: id,
      color: id,
      size: id,
      email: text,
      email_folded: id,
      language: id,
      origin: text,
      created_at: whole,
      confirmed_at: wholeOrNull,
    },
    primaryKey: ['key_hash'],
    unique: [['email_folded', 'product_id', 'color', 'size']],
    references: productId,
  },
  attempt: {
    columns: { id, scope: id, at: whole },
    primaryKey: ['id'],
  },
  coupon: {
    columns: {
      code: id,
      percent: wholeOrNull,
      from_at: whole,
      until_at: wholeOrNull,
      most_uses: wholeOrNull,
      most_uses_each: wholeOrNull,
      created_at: whole,
      ended_at: wholeOrNull,
    },
    primaryKey: ['code'],
    checks: ['percent between 1 and 100'],
  },
  coupon_amount: {
    columns: { code: id, currency: id, amount_minor: wholeOrNull, minimum_minor: wholeOrNull },
    primaryKey: ['code', 'currency'],
    checks: [`currency in ('INR', 'USD', 'EUR', 'GBP')`, 'amount_minor > 0', 'minimum_minor > 0'],
    references: { code: 'coupon.code' },
  },
  coupon_use: {
    columns: { order_number: id, code: id, email_folded: id, used_at: whole },
    primaryKey: ['order_number'],
    references: { code: 'coupon.code', order_number: 'customer_order.number' },
  },
  cart_coupon: {
    columns: { owner: id, code: id, added_at: whole },
    primaryKey: ['owner'],
    references: { code: 'coupon.code' },
  },
}

const indexes: IndexDefinition[] = [
  ['wish_added', 'wish', ['added_at']],
  ['wish_of_product', 'wish', ['product_id']],
  ['wishlist_share_of', 'wishlist_share', ['owner']],
  ['compared_added', 'compared', ['added_at']],
  ['compared_of_product', 'compared', ['product_id']],
  ['viewed_at', 'viewed', ['viewed_at']],
  ['viewed_of_product', 'viewed', ['product_id']],
  ['stock_watch_of_product', 'stock_watch', ['product_id']],
  ['attempt_in_scope', 'attempt', ['scope', 'at']],
  ['attempt_at', 'attempt', ['at']],
  ['coupon_use_of', 'coupon_use', ['code', 'email_folded']],
]

const discountChecks = {
  customer_order:
    'discount_minor between 0 and goods_minor and total_minor = goods_minor - discount_minor + delivery_minor',
  order_line: 'discount_minor between 0 and line_minor',
}

/** Adds the reduction by a coupon to orders and their lines. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  await database.schema.alterTable('customer_order').addColumn('coupon_code', types.key).execute()
  for (const [table, check] of Object.entries(discountChecks))
    await database.schema
      .alterTable(table)
      .addColumn('discount_minor', types.whole, (c) =>
        c
          .notNull()
          .defaultTo(sql`0`)
          .check(sql.raw(check)),
      )
      .execute()
}
