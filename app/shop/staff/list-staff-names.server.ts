import { db } from '#app/database/database.server.ts'

export type StaffName = { id: string; name: string }

/** Lists all staff by name, also accounts that were ended. */
export const listStaffNames = (): Promise<StaffName[]> =>
  db.read.selectFrom('staff').select(['id', 'name']).orderBy('name').orderBy('id').execute()
