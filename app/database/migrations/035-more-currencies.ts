import { sql, type Kysely } from 'kysely'
import { createTables, id, whole, wholeOrNull, type ColumnTypes } from '../create-tables.ts'

/** These tables allowed four currencies only. Which ones a price may have is a setting of the shop. */
const tables = {
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
    checks: ['amount_minor > 0', 'until_at >= from_at'],
    references: { product_id: 'product.id' },
  },
  coupon_amount: {
    columns: { code: id, currency: id, amount_minor: wholeOrNull, minimum_minor: wholeOrNull },
    primaryKey: ['code', 'currency'],
    checks: ['amount_minor > 0', 'minimum_minor > 0'],
    references: { code: 'coupon.code' },
  },
}

/** The names that the steps 001 and 004 gave to the rules. */
const rules = { price: 'price_check_1', coupon_amount: 'coupon_amount_check_0' }

/** Lets prices and coupons have further currencies. SQLite can drop no rule, so there the tables are made again. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  if (types.dialect === 'postgres') {
    for (const [table, rule] of Object.entries(rules))
      await database.schema.alterTable(table).dropConstraint(rule).execute()
    return
  }
  for (const [name, definition] of Object.entries(tables)) {
    const former = `former_${name}`
    await database.schema.alterTable(name).renameTo(former).execute()
    await createTables(database, types, { [name]: definition }, [])
    const columns = sql.join(Object.keys(definition.columns).map((one) => sql.ref(one)))
    await sql`insert into ${sql.table(name)} (${columns})
      select ${columns} from ${sql.table(former)}`.execute(database)
    await database.schema.dropTable(former).execute()
  }
  await database.schema
    .createIndex('price_of_product')
    .on('price')
    .columns(['product_id', 'until_at'])
    .execute()
}
