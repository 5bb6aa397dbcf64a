import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteExpired } from '#app/database/delete-expired.server.ts'
import { lockCustomer } from '#app/shop/customers/addresses/lock-customer.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { parseDraftValues } from './draft.schema.ts'
import type { Draft, DraftForm } from './draft.ts'

/** Drafts are deleted after this many days. */
export const draftDays = 7
/**
 * Saves a draft until the visitor signs in, one for each form and `about`. Returns false if the
 * customer does not exist.
 * @param draft At most as long as `readForm` allows.
 * @param customer The customer who typed it, and alone may see it again; undefined for anyone who
 * signs in.
 */
export async function saveDraft(
  owner: string,
  { form, about, values }: Draft,
  now: number,
  customer?: string,
): Promise<boolean> {
  const row = { customer: customer ?? null, typed: JSON.stringify(values), writtenAt: now }
  return db.write(async (trx) => {
    if (customer !== undefined && !(await lockCustomer(trx, customer))) return false
    await trx
      .insertInto('formDraft')
      .values({ owner, form, about, ...row })
      .onConflict((on) => on.columns(['owner', 'form', 'about']).doUpdateSet(row))
      .execute()
    return true
  })
}

/** Finds the drafts of an owner. A customer's draft is shown to nobody else. */
const findRows = (owner: string) =>
  db.read
    .selectFrom('formDraft')
    .where('owner', '=', owner)
    .where((row) => row.or([row('customer', 'is', null), row('owner', '=', ownerOfCustomer)]))
    .select(['form', 'about', 'typed', 'writtenAt'])

const ownerOfCustomer = sql<string>`${sql.lit(ownerOf(''))} || customer`

/** Returns the drafts of these forms. */
export async function findDrafts(owner: string, forms: DraftForm[]): Promise<Draft[]> {
  const rows = await findRows(owner).where('form', 'in', forms).orderBy('writtenAt').execute()
  return rows.map(parseDraft)
}

const parseDraft = ({ form, about, typed }: Record<'form' | 'about' | 'typed', string>): Draft => ({
  // Only the shop writes this column.
  form: form as DraftForm,
  about,
  values: parseDraftValues(typed),
})

/** Returns all drafts of an owner with the times at which they were saved, for the export of a customer's data. */
export async function listDraftData(owner: string): Promise<(Draft & { writtenAt: number })[]> {
  const rows = await findRows(owner).orderBy('writtenAt').orderBy('form').orderBy('about').execute()
  return rows.map((row) => ({ ...parseDraft(row), writtenAt: row.writtenAt }))
}

/** Lists the forms for which a draft of anyone waits for a sign-in. */
export async function listWaitingForms(owner: string): Promise<DraftForm[]> {
  const rows = await db.read
    .selectFrom('formDraft')
    .where('owner', '=', owner)
    .select('form')
    .distinct()
    .execute()
  return rows.map(({ form }) => form as DraftForm)
}

/** Deletes an accepted draft in the caller's transaction. */
export const deleteDraft = (trx: Transaction, owner: string, form: DraftForm, about: string) =>
  trx
    .deleteFrom('formDraft')
    .where('owner', '=', owner)
    .where('form', '=', form)
    .where('about', '=', about)
    .execute()

/** Deletes a draft in its own transaction, which is opened only if there is a draft. */
export async function discardDraft(owner: string, form: DraftForm, about: string): Promise<void> {
  const found = await db.read
    .selectFrom('formDraft')
    .where('owner', '=', owner)
    .where('form', '=', form)
    .where('about', '=', about)
    .select('form')
    .executeTakeFirst()
  if (found) await db.write((trx) => deleteDraft(trx, owner, form, about))
}

/**
 * Moves a guest's drafts to the customer at the sign-in; of two drafts the guest's is newer.
 * Drafts of another customer are deleted, since nobody else may read them.
 * @param customer See `ownerOf`.
 */
export async function mergeDrafts(
  trx: Transaction,
  guest: string,
  customer: string,
): Promise<void> {
  await trx
    .insertInto('formDraft')
    .columns(['owner', 'form', 'about', 'customer', 'typed', 'writtenAt'])
    .expression((draft) =>
      draft
        .selectFrom('formDraft')
        .where('owner', '=', guest)
        .where((row) => row.or([row('customer', 'is', null), row(ownerOfCustomer, '=', customer)]))
        .select([sql.val(customer).as('owner'), 'form', 'about', 'customer', 'typed'])
        .select('writtenAt'),
    )
    .onConflict((on) =>
      on.columns(['owner', 'form', 'about']).doUpdateSet((row) => ({
        customer: row.ref('excluded.customer'),
        typed: row.ref('excluded.typed'),
        writtenAt: row.ref('excluded.writtenAt'),
      })),
    )
    .execute()
  await trx.deleteFrom('formDraft').where('owner', '=', guest).execute()
}

/** Deletes drafts that expired. Returns their number. */
export async function sweepDrafts(now: number): Promise<number> {
  const before = now - draftDays * dayMs
  // An older version of the shop that ran beside this one may have left some.
  await db.write((trx) => trx.deleteFrom('reviewDraft').where('writtenAt', '<=', before).execute())
  return deleteExpired(
    'formDraft',
    ['owner', 'form', 'about'],
    'writtenAt',
    sql`written_at <= ${before}`,
  )
}
