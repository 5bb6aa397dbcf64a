import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { joinOrdersOf } from './confirmed-email.server.ts'
import { letIn, type Arrival, type LetIn } from './let-in.server.ts'
import { checkPassword, type Credentials, type PasswordOutcome } from './sign-in.server.ts'

export type EnterOutcome = ({ ok: true } & LetIn) | Extract<PasswordOutcome, { ok: false }>

/**
 * Signs in who knows the e-mail address and password of a customer. What they ordered signed out joins the account,
 * where its address is confirmed.
 */
export async function enter(credentials: Credentials, arrival: Arrival): Promise<EnterOutcome> {
  const deviceKey = arrival.deviceKeys?.sent
  const checked = await checkPassword({ ...credentials, deviceKey }, arrival.where.now)
  if (!checked.ok) return checked
  const { customerId, passwordHash } = checked
  return db.write(async (t): Promise<EnterOutcome> => {
    if (!(await lockPassword(t, customerId, passwordHash))) return { ok: false, reason: 'wrong' }
    await joinOrdersOf(t, customerId)
    return { ok: true, ...(await letIn(t, customerId, arrival)) }
  })
}

/** Whether it is still the password: a new one, which ends all sign-ins, ends this one too or comes first. */
export async function lockPassword(
  t: Transaction,
  customer: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('customer')
    .set({ passwordHash })
    .where('id', '=', customer)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
