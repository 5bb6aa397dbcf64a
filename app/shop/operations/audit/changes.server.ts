import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'

/**
 * Lists changes made from the command line or by staff, the newest first. `about` limits them to one order, product or customer.
 */
export const listAuditChanges = (
  most: number,
  about?: string,
  skipped = 0,
): Promise<Tables['audit'][]> =>
  db.read
    .selectFrom('audit')
    .selectAll()
    .$if(about !== undefined, (query) => query.where('about', '=', about!))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(skipped)
    .execute()
