import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'

/** Makes a guest's reports the customer's, at the sign-in. */
export async function mergeReports(
  trx: Transaction,
  guest: string,
  customer: string,
): Promise<void> {
  await trx
    .insertInto('reviewReport')
    .columns(['review', 'owner', 'reportedAt', 'settledAt', 'networkHash'])
    .expression((report) =>
      report
        .selectFrom('reviewReport')
        .where('owner', '=', guest)
        .select(['review', sql.val(customer).as('owner'), 'reportedAt', 'settledAt'])
        .select('networkHash'),
    )
    .onConflict((on) => on.columns(['review', 'owner']).doNothing())
    .execute()
  await trx.deleteFrom('reviewReport').where('owner', '=', guest).execute()
}
