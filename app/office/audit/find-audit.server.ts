import { db } from '#app/database/database.server.ts'
import { cutText } from '#app/i18n/visitor-text.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import { readListPage } from '../frame/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type AuditRow = {
  id: string
  at: number
  /** It is null for the command line. */
  actor: string | null
  command: string
  /** The name of a staff member, or else the order, product or customer. */
  about: string
  details: string
}

export type AuditPageData = { about: string; page: number; areMore: boolean; rows: AuditRow[] }

const pageSize = 50

/** Returns a page of recorded changes, the newest first, or of those about one thing. */
export async function findAudit({ url }: StaffContext): Promise<AuditPageData> {
  const about = cutText((url.searchParams.get('about') ?? '').trim(), 200)
  const page = readListPage(url.searchParams)
  const found = await listAuditChanges(pageSize + 1, about || undefined, (page - 1) * pageSize)
  const names = await staffNames()
  const rows = found.slice(0, pageSize).map(({ details, about: id, ...row }) => ({
    ...row,
    about: names.get(id) ?? id,
    details: describe(details),
  }))
  return { about, page, areMore: found.length > pageSize, rows }
}

/** Returns the names of all staff by id, also of accounts that were ended. */
async function staffNames(): Promise<Map<string, string>> {
  const staff = await db.read.selectFrom('staff').select(['id', 'name']).execute()
  return new Map(staff.map(({ id, name }) => [id, name]))
}

const describe = (details: string) =>
  Object.entries(JSON.parse(details) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
