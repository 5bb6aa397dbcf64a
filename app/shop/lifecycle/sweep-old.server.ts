import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { anonymiseRelated } from '#app/shop/ordering/orders/anonymise-orders.server.ts'
import {
  retainedSince,
  ordersRetainedSince,
  type RetainedKind,
} from '#app/shop/operations/retention/retention.ts'

/** A transaction handles this many rows; more would block other writers. */
const batch = 200

const deleteOld: Record<RetainedKind, (since: number) => Promise<number>> = {
  contactMessage: (since) =>
    deleteExpired('contactMessage', ['id'], 'sentAt', sql`sent_at < ${since}`),
  withdrawalNotice: (since) =>
    deleteExpired('withdrawalNotice', ['id'], 'declaredAt', sql`declared_at < ${since}`),
  audit: (since) => deleteExpired('audit', ['id'], 'at', sql`at < ${since}`),
  missedSearch: (since) =>
    deleteExpired('missedSearch', ['day', 'language', 'query'], 'day', sql`day < ${dayOf(since)}`),
}

/**
 * Deletes expired messages, declarations, audit entries and words of searches, and the invoices and buyers of orders older than ten whole
 * years. Returns the number of rows.
 */
export async function sweepOld(now: number): Promise<number> {
  const since = ordersRetainedSince(now)
  let all = await deleteInBatches(() => forgetBuyers(since))
  // An invoice names its buyer and cannot be changed.
  all += await deleteExpired('invoice', ['number'], 'issuedAt', sql`issued_at < ${since}`)
  for (const kind of Object.keys(deleteOld) as RetainedKind[])
    all += await deleteOld[kind](retainedSince(kind, now))
  return all
}

const erased = {
  customer: null,
  visitor: '',
  name: '',
  email: '',
  emailFolded: '',
  telephone: null,
  addressLine1: '',
  addressLine2: null,
  postcode: '',
  city: '',
  region: null,
}

/** Removes the buyer from orders; lines, sums and tax stay for bookkeeping. */
const forgetBuyers = (since: number) =>
  db.write(async (trx) => {
    const old = await trx
      .selectFrom('customerOrder')
      .select('number')
      .where('placedAt', '<', since)
      .where((row) => row.or([row('name', '!=', ''), row('email', '!=', '')]))
      .orderBy('placedAt')
      .orderBy('number')
      .limit(batch)
      .execute()
    if (old.length === 0) return 0
    const numbers = old.map(({ number }) => number)
    await trx.updateTable('customerOrder').set(erased).where('number', 'in', numbers).execute()
    await anonymiseRelated(trx, numbers)
    return old.length
  })
