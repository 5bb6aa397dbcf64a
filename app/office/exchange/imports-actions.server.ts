import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { errorResponse } from '#app/http/responses.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  nextPhase,
  type ImportJobOptions,
} from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import { restartJob } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import {
  receiveImport,
  type ReceiveImportOutcome,
} from '#app/shop/maintenance/exchange-jobs/receive-import.server.ts'
import { startJobProcess } from '#app/shop/maintenance/exchange-jobs/start-job-process.server.ts'
import {
  createOfficeAction,
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { createUploadAction } from '../files/create-upload-action.server.ts'
import { megabyte, withUpload } from '../files/read-upload.server.ts'
import { pathWith } from '../frame/path-with.ts'
import { requireImport } from './find-imports.server.ts'
import { readImportOptions, type TypedImportField } from './import-fields.schema.ts'
import { jobActions } from './job-actions.server.ts'

/** So much arrives within the minute of a request over 30 Mbit a second. The command has no limit. */
export const importMegabytes = 200

const limits = {
  files: 1,
  bytesOfFile: importMegabytes * megabyte,
  bytes: (importMegabytes + 1) * megabyte,
}

export const importsPath = '/office/imports'

export const importsAction = createUploadAction({}, { intent: 'import.add', run: upload })

export const importAction = createOfficeAction({
  'import.begin': begin,
  ...jobActions({ pathAfterDeletion: importsPath }),
})

function upload(context: OfficeFormContext): Promise<Response> {
  const { request, t, staff } = context
  return withUpload(request, limits, async (read) => {
    if (!read.ok)
      return refuse(context, {
        file: t(`office.frame.upload.${read.reason}`, { megabytes: importMegabytes }),
      })
    read.form.set('intent', 'import.add')
    const typed = { ...context, form: read.form }
    const { options, faults } = readImportOptions(read.form, shopSettings().currency)
    const errors = wordsOfFaults(faults, context)
    const [path] = read.files
    if (path === undefined) errors.file = t('office.frame.upload.none')
    requireForce(options, context)
    if (path === undefined || Object.keys(errors).length > 0) return refuse(typed, errors)
    const file = { path, name: basename(path), size: (await stat(path)).size }
    return received(await receiveImport(file, options, staff, Date.now), typed)
  })
}

function received(outcome: ReceiveImportOutcome, context: OfficeFormContext) {
  const { t } = context
  if (!outcome.ok)
    return outcome.reason === 'busy'
      ? refuse(context, { form: t('office.exchange.busy.import') }, 409)
      : refuse(context, { file: t(`office.exchange.refusals.${outcome.refusal}`) })
  startJobProcess(outcome.run)
  return officeRedirect(`${importsPath}/${outcome.run.id}`)
}

/** @throws {Response} 403 for who may not overrule the guards of an import. */
function requireForce({ force }: ImportJobOptions, { staff, t }: OfficeFormContext) {
  if (force && staff.role !== 'owner') throw errorResponse(403, t('office.exchange.forceOwnerOnly'))
}

const wordsOfFaults = (
  faults: ReturnType<typeof readImportOptions>['faults'],
  { t }: OfficeFormContext,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      fault === 'excluded'
        ? t('office.exchange.excluded')
        : t(`office.exchange.malformed.${field as TypedImportField}`),
    ]),
  )

/** Begins the import after its check, or a phase again that was not brought to its end. */
async function begin(context: OfficeFormContext) {
  const { form, url, params, t, now } = context
  const job = await requireImport(params.id ?? '', context)
  requireForce(JSON.parse(job.options) as ImportJobOptions, context)
  const phase = nextPhase(job, now)
  const isSeen = form.get('phase') === phase && form.get('attempt') === String(job.attempt)
  if (!phase || !isSeen) return refuse(context, { form: t('office.exchange.changed') }, 409)
  const outcome = await restartJob(job, phase, now)
  if (!outcome.ok) {
    const words =
      outcome.reason === 'busy' ? 'office.exchange.busy.import' : 'office.exchange.changed'
    return refuse(context, { form: t(words) }, 409)
  }
  startJobProcess(outcome.run)
  return officeRedirect(pathWith(url, { outcome: null, page: null }))
}
