import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'

/** Returns whether somebody may sign in to the back office, which is unknown to everybody otherwise. */
export async function hasStaff(reader: Reader = db.readLatest): Promise<boolean> {
  const found = await reader
    .selectFrom('staff')
    .select('id')
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
