import { sql } from 'kysely'

/** Selects lines of orders that are sent, by the rule of `isSent`. `lines` is the name of their table in the query. */
export const areSent = (lines: string) =>
  sql<boolean>`(${sql.ref(`${lines}.kind`)} = 'goods' or coalesce(${sql.ref(`${lines}.format`)}, '') <> 'e-book')`
