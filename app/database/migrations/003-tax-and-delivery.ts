import { type Kysely } from 'kysely'
import type { ColumnTypes } from './001-shop.ts'

/** Filled below; see the tax and delivery rooms. */
export async function up(_database: Kysely<unknown>, _types: ColumnTypes) {}
