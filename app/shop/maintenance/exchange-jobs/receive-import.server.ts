import { createReadStream } from 'node:fs'
import { findKind } from '#app/shop/exchange/import/catalogue-file.server.ts'
import { ImportRefused, type RefusedFile } from '#app/shop/exchange/import/import-refused.ts'
import { largePartBytes } from '#app/shop/operations/stored-bytes/database-bytes.server.ts'
import type { ImportJobOptions } from './exchange-job.ts'
import {
  addJob,
  deleteJob,
  interruptJob,
  markReceived,
  type JobRun,
} from './exchange-jobs.server.ts'
import { writeJobFile } from './exchange-parts.server.ts'

type ReceivedFile = { path: string; name: string; size: number }

export type ReceiveImportOutcome =
  | { ok: true; run: JobRun }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'refused'; refusal: RefusedFile }

/**
 * Stores a file of a kind that the import knows, as one that waits for its check. Nothing is stored of another file,
 * or while another import waits or runs.
 */
export async function receiveImport(
  { path, name, size }: ReceivedFile,
  options: ImportJobOptions,
  staff: { id: string },
  clock: () => number,
): Promise<ReceiveImportOutcome> {
  try {
    await findKind(path, options.update)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return { ok: false, reason: 'refused', refusal: error.reason }
  }
  const job = { kind: 'import', fileName: name, size, options } as const
  const added = await addJob(job, staff, clock())
  if (!added.ok) return added
  try {
    await writeJobFile(added.run.id, createReadStream(path, { highWaterMark: largePartBytes }))
  } catch (error) {
    await discard(added.run, clock())
    throw error
  }
  const run = await markReceived(added.run, clock())
  if (run) return { ok: true, run }
  await discard(added.run, clock())
  return { ok: false, reason: 'busy' }
}

async function discard(run: JobRun, now: number) {
  await interruptJob(run, now)
  await deleteJob(run.id, now)
}
