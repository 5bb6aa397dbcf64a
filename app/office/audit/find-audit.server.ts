import { findCategoryNames } from '#app/shop/catalogue/categories/categories.server.ts'
import { listStaffNames, type StaffName } from '#app/shop/staff/list-staff-names.server.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import {
  listAuditChanges,
  type ChangeFilter,
  type ListedChange,
} from '#app/shop/operations/audit/changes.server.ts'
import { findListPage, type ListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { NamedSubject } from '../frame/subject-name.tsx'
import { findOrderCurrencies } from '#app/shop/ordering/order-management/find-order-currencies.server.ts'
import { auditCommands, subjectOf } from './audit-commands.ts'
import { commandLine, readAuditQuery, type AuditPageQuery } from './audit-query.schema.ts'
import { describeDetails, type DescribedDetails } from './describe-details.ts'
import { listOf, type Details } from './details.ts'
import { createDetailWords } from './detail-words.ts'
import { findSubjects } from './find-subjects.server.ts'
import { nameSubjects } from './name-subjects.server.ts'

/** `actor` is null for the command line. */
export type AuditRow = Pick<ListedChange, 'id' | 'at' | 'actor' | 'command'> & {
  about: NamedSubject
  details: DescribedDetails
}

export type AuditPageData = {
  query: AuditPageQuery
  ignored: (keyof AuditPageQuery)[]
  /** Lists all staff, also accounts that were ended. */
  staff: StaffName[]
  list: ListPage<AuditRow>
}

/** Returns a page of the recorded changes that the URL selects, the newest first. */
export async function findAudit(context: StaffContext): Promise<AuditPageData> {
  const { url, now } = context
  const { query, ignored } = readAuditQuery(url.searchParams)
  const filter = await filterOf(query, now)
  const { rows, pagination } = await findListPage(url, {
    list: ({ most, skipped }) => listAuditChanges(most, filter, skipped),
  })
  const staff = await listStaffNames()
  return { query, ignored, staff, list: { rows: await describeChanges(rows, context), pagination } }
}

/** Days that staff types are days of the home market. */
async function filterOf(
  { about, staff, kind, since, until }: AuditPageQuery,
  now: number,
): Promise<ChangeFilter> {
  const zone = homeTimeZone()
  return {
    ...(about && { about: await findSubjects(about, now) }),
    ...(staff && { actor: staff === commandLine ? null : staff }),
    ...(kind && { commands: Object.keys(auditCommands[kind]) }),
    ...(since && { since: startOfDay(since, zone) }),
    ...(until && { until: endOfDay(until, zone) }),
  }
}

async function describeChanges(
  changes: ListedChange[],
  context: StaffContext,
): Promise<AuditRow[]> {
  const { t, language } = context
  const orders = changes.filter(({ command }) => subjectOf(command) === 'order')
  const currencies = await findOrderCurrencies(orders.map(({ about }) => about))
  const nameOf = await nameSubjects(changes, context)
  const categories = await findCategoryNames(changes.flatMap(categoriesIn), language)
  return changes.map((change) => {
    const { id, at, actor, command, about } = change
    const words = createDetailWords(t, language, {
      about,
      currency: currencies.get(about),
      categories,
    })
    const details = describeDetails(change, words)
    return { id, at, actor, command, about: nameOf(change), details }
  })
}

/** Lists the addresses of the categories that the details of a change name. */
function categoriesIn({ details }: ListedChange): string[] {
  const { parent, before, category, changes } = JSON.parse(details) as Details
  const cells = listOf(changes)
    .filter(({ column }) => column === 'categories')
    .flatMap((one) => [one.before, one.after])
  return [parent, before, category, ...cells]
    .filter((one) => typeof one === 'string')
    .flatMap((one) => one.split(';'))
}
