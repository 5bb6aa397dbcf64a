import { sql, type RawBuilder } from 'kysely'
import { bisacLengths, themaOfBisac } from '#app/shop/catalogue/text/bisac.ts'

/** Codes of BISAC have nine characters; those of Thema have fewer, or begin with a digit. */
const bisacLength = 9

/** Selects the code of Thema for that of `product_subject`, which may be of BISAC. */
export const themaOfCode: RawBuilder<string> = sql`case
  when length(code) <> ${sql.lit(bisacLength)} or substr(code, 1, 1) < 'A' then code
  else coalesce(${sql.join(bisacLengths.map(themaByBeginning))}, '') end`

function themaByBeginning(length: number) {
  const rows = [...themaOfBisac].filter(([beginning]) => beginning.length === length)
  const cases = rows.map(
    ([beginning, thema]) => sql`when ${sql.lit(beginning)} then ${sql.lit(thema)}`,
  )
  return sql`case substr(code, 1, ${sql.lit(length)}) ${sql.join(cases, sql` `)} end`
}
