import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../create-tables.ts'

const ofStaff = { staff: 'staff.id' }

const tables: Record<string, TableDefinition> = {
  staff: {
    columns: {
      id,
      name: text,
      email: text,
      email_folded: id,
      role: id,
      language: id,
      password_hash: textOrNull,
      totp_secret: keyOrNull,
      totp_step: whole,
      created_at: whole,
      ended_at: wholeOrNull,
    },
    primaryKey: ['id'],
    unique: [['email_folded']],
    checks: [`role in ('owner', 'clerk')`],
  },
  staff_sign_in: {
    columns: {
      id,
      token_hash: id,
      staff: id,
      device: text,
      created_at: whole,
      confirmed_at: wholeOrNull,
    },
    primaryKey: ['id'],
    unique: [['token_hash']],
    references: ofStaff,
  },
  staff_link: {
    columns: { key_hash: id, staff: id, created_at: whole },
    primaryKey: ['key_hash'],
    references: ofStaff,
  },
  staff_recovery_code: {
    columns: { staff: id, code_hash: id },
    primaryKey: ['staff', 'code_hash'],
    references: ofStaff,
  },
}

const indexes: IndexDefinition[] = [
  ['staff_sign_in_by_staff', 'staff_sign_in', ['staff']],
  ['staff_link_by_staff', 'staff_link', ['staff']],
]

/** Adds the accounts of staff for the back office, and to each recorded change who made it. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, indexes)
  await database.schema.alterTable('audit').addColumn('actor', types.key).execute()
}
