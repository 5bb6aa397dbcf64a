import type { LoaderFunctionArgs } from '@remix-run/node'
import { findExportFile } from '#app/office/exchange/find-exports.server.ts'
import { tellGone } from '#app/office/exchange/tell-gone.server.ts'
import { streamFile } from '#app/office/files/stream-file.server.ts'
import { requireStaff } from '#app/office/frame/staff-context.server.ts'
import { readJobFile } from '#app/shop/maintenance/exchange-jobs/exchange-parts.server.ts'
import { recordFetch } from '#app/shop/maintenance/exchange-jobs/record-fetch.server.ts'

/** Sends an export, whose name is the last part of its path. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireStaff(args)
  const job = await findExportFile(args.params.id ?? '', context)
  if (!job || job.fileName !== args.params.file) return tellGone('/office/exports', context)
  if (args.request.method !== 'HEAD') await recordFetch(job, context.staff, context.now)
  return streamFile(args, job.fileName, readJobFile(job.id), job.progress)
}
