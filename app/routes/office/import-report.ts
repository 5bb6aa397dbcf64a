import type { LoaderFunctionArgs } from '@remix-run/node'
import { translator } from '#app/i18n/i18n.server.ts'
import { tellGone } from '#app/office/exchange/tell-gone.server.ts'
import { listCategoryChoices } from '#app/office/products/find-product.server.ts'
import { describeFieldChange } from '#app/office/products/describe-field-change.ts'
import { streamFile } from '#app/office/files/stream-file.server.ts'
import { summaryOf } from '#app/office/exchange/describe-job.server.ts'
import { describeReason } from '#app/office/exchange/describe-reason.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { findJob } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { writeReportCsv } from '#app/shop/maintenance/exchange-jobs/import-report.server.ts'

/** Sends the report of an import as CSV. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireStaff(args)
  const job = await findJob(args.params.id ?? '')
  if (job?.kind !== 'import') return tellGone('/office/imports', context)
  const t = translator(context.language)
  const words = { ...context, t, categories: await listCategoryChoices(context) }
  const { kind } = summaryOf(job)
  const report = writeReportCsv(job, {
    reason: (reason) => describeReason(reason, kind, words),
    change: (change) => describeFieldChange(change, words),
  })
  return streamFile(args, `import-${job.id}.csv`, report)
}
