import type { Transaction } from '#app/database/connection.server.ts'
import type { StaffTable } from '#app/database/tables.ts'
import { foldEmail } from '#app/i18n/email.ts'

export type WhichStaff = { id: string } | { email: string }

/**
 * Returns an account that was not ended, and lets other changes of it wait until the caller's transaction ends. Each
 * transaction locks it before sign-ins, links and codes, so that none waits for another in a circle.
 * @param passwordHash With it, only if the password is still the one that was checked, which takes a tenth of a second
 * and more.
 */
export const lockStaff = (
  trx: Transaction,
  who: WhichStaff,
  passwordHash?: string,
): Promise<StaffTable | undefined> =>
  trx
    .updateTable('staff')
    .set((row) => ({ role: row.ref('role') }))
    .where((where) =>
      'id' in who ? where('id', '=', who.id) : where('emailFolded', '=', foldEmail(who.email)),
    )
    .where('endedAt', 'is', null)
    .$if(passwordHash !== undefined, (row) => row.where('passwordHash', '=', passwordHash!))
    .returningAll()
    .executeTakeFirst()
