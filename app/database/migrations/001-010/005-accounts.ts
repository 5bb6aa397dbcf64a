import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  text,
  textOrNull,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../../create-tables.ts'

const ofCustomer = { customer: 'customer.id' }

const tables: Record<string, TableDefinition> = {
  customer: {
    columns: {
      id,
      email: text,
      email_folded: id,
      email_confirmed_at: wholeOrNull,
      name: text,
      password_hash: text,
      language: id,
      created_at: whole,
    },
    primaryKey: ['id'],
    unique: [['email_folded']],
  },
  sign_in: {
    columns: {
      id,
      token_hash: id,
      customer: id,
      is_kept: whole,
      device: text,
      created_at: whole,
      last_used_at: whole,
    },
    primaryKey: ['id'],
    unique: [['token_hash']],
    checks: ['is_kept in (0, 1)'],
    references: ofCustomer,
  },
  known_network: {
    columns: { customer: id, network_hash: id, last_seen_at: whole },
    primaryKey: ['customer', 'network_hash'],
    references: ofCustomer,
  },
  password_reset: {
    columns: { key_hash: id, customer: id, created_at: whole },
    primaryKey: ['key_hash'],
    references: ofCustomer,
  },
  email_confirmation: {
    columns: { key_hash: id, customer: id, email: text, email_folded: id, created_at: whole },
    primaryKey: ['key_hash'],
    references: ofCustomer,
  },
  customer_address: {
    columns: {
      id,
      customer: id,
      is_default: whole,
      name: text,
      address_line1: text,
      address_line2: textOrNull,
      postcode: text,
      city: text,
      region: textOrNull,
      country: id,
      telephone: textOrNull,
      created_at: whole,
    },
    primaryKey: ['id'],
    checks: ['is_default in (0, 1)'],
    references: ofCustomer,
  },
  page_view: {
    columns: { day: id, route: id, language: id, served: whole, started: whole },
    primaryKey: ['day', 'route', 'language'],
  },
}

const indexes: IndexDefinition[] = [
  ['sign_in_of', 'sign_in', ['customer']],
  ['sign_in_used', 'sign_in', ['last_used_at']],
  ['known_network_seen', 'known_network', ['last_seen_at']],
  ['password_reset_of', 'password_reset', ['customer']],
  ['email_confirmation_of', 'email_confirmation', ['customer']],
  ['customer_address_of', 'customer_address', ['customer']],
  ['order_of_customer', 'customer_order', ['customer', 'placed_at']],
]

export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, indexes)
