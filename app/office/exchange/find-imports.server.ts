import { lastPageOf } from '#app/components/page-numbers.ts'
import { notFound } from '#app/http/responses.server.ts'
import { knownCurrencies } from '#app/i18n/currency.ts'
import { describeMoney } from '#app/i18n/format/decimal.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  nextPhase,
  type ImportJobOptions,
  type ReportedOutcome,
} from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import {
  findJob,
  listJobs,
  type ListedJob,
} from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import {
  countReportRows,
  findReportPage,
  rowsOfReportPage,
} from '#app/shop/maintenance/exchange-jobs/import-report.server.ts'
import { describeFieldChange } from '../products/describe-field-change.ts'
import { listCategoryChoices } from '../products/find-product.server.ts'
import { paginationOf } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { describeJob, summaryOf } from './describe-job.server.ts'
import { describeReason } from './describe-reason.ts'
import { readReportQuery } from './import-fields.schema.ts'

export type ImportsPageData = Awaited<ReturnType<typeof findImports>>

/** Returns the imports, the newest first, and what the form of a new one offers. */
export async function findImports(context: StaffContext) {
  const jobs = await listJobs(['import'])
  return {
    jobs: jobs.map((job) => describeJob(job, context)),
    currencies: [...knownCurrencies()],
    mayForce: context.staff.role === 'owner',
  }
}

/** Returns the import that a path names. @throws {Response} 404 for an unknown one. */
export async function requireImport(id: string, { t }: StaffContext): Promise<ListedJob> {
  const job = await findJob(id)
  if (job?.kind !== 'import') throw notFound(t)
  return job
}

export type ImportPageData = Awaited<ReturnType<typeof findImport>>

/** Returns an import with a page of its report. */
export async function findImport(id: string, context: StaffContext) {
  const job = await requireImport(id, context)
  const { now, url, language } = context
  const query = readReportQuery(url.searchParams)
  const counts = await countReportRows(job)
  const outcome = query.outcome ?? counts[0]?.outcome ?? null
  const summary = summaryOf(job)
  return {
    job: describeJob(job, context),
    size: formatFileSize(job.size, language),
    next: nextPhase(job, now) ?? null,
    options: listOptions(JSON.parse(job.options) as ImportJobOptions),
    summary,
    counts,
    report: outcome && (await findReport(job, { outcome, counts }, query.page, context)),
  }
}

type Counts = Awaited<ReturnType<typeof countReportRows>>

async function findReport(
  job: ListedJob,
  { outcome, counts }: { outcome: ReportedOutcome; counts: Counts },
  typedPage: number,
  context: StaffContext,
) {
  const words = { ...context, categories: await listCategoryChoices(context) }
  const { kind } = summaryOf(job)
  const count = counts.find((one) => one.outcome === outcome)?.count ?? 0
  const page = Math.min(typedPage, lastPageOf(count, rowsOfReportPage))
  const found = await findReportPage(job, outcome, page)
  const rows = found.map((row) => ({
    ...row,
    reasons: row.reasons.map((reason) => describeReason(reason, kind, context)),
    notes: row.notes.map((note) => describeReason(note, kind, context)),
    changes: row.changes.map((change) =>
      typeof change === 'string' ? change : describeFieldChange(change, words),
    ),
  }))
  return { outcome, rows, pagination: paginationOf(page, count, rowsOfReportPage) }
}

/** Returns the options that were chosen, each with its value if it has one. */
function listOptions(options: ImportJobOptions) {
  const { price = 0, currency = shopSettings().currency } = options
  const valueOf = (name: keyof ImportJobOptions): string => {
    if (name === 'price') return describeMoney({ minor: price, currency })
    return options[name] === true ? '' : String(options[name])
  }
  const names = Object.keys(options) as (keyof ImportJobOptions)[]
  return names.map((name) => ({ name, value: valueOf(name) }))
}
