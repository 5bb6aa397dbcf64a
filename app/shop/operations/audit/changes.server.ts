import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'

/** `actor` is the name and address of the staff member, of older changes the name alone; `actorId` is what is stored. */
export type ListedChange = Tables['audit'] & { actorId: string | null }

/**
 * Lists changes made from the command line or by staff, the newest first. `about` limits them to one order, product or customer.
 */
export async function listAuditChanges(
  most: number,
  about?: string,
  skipped = 0,
): Promise<ListedChange[]> {
  const rows = await db.read
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.actor')
    .selectAll('audit')
    .select(['staff.name', 'staff.email'])
    .$if(about !== undefined, (query) => query.where('about', '=', about!))
    .orderBy('at', 'desc')
    .orderBy('audit.id')
    .limit(most)
    .offset(skipped)
    .execute()
  return rows.map(({ name, email, ...row }) => ({
    ...row,
    actorId: row.actor,
    actor: name === null ? row.actor : `${name} <${email}>`,
  }))
}
