import { errorResponse } from '#app/http/responses.server.ts'
import { endOfDay, homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'
import {
  exportKinds,
  type ExportJobOptions,
  type ExportKind,
} from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import { addJob } from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { startJobProcess } from '#app/shop/maintenance/exchange-jobs/start-job-process.server.ts'
import { countForZip } from '#app/shop/ordering/invoices/zip-invoices.server.ts'
import {
  createOfficeAction,
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { pathWith } from '../frame/path-with.ts'
import { checkTypedPassword } from '../staff/check-typed-password.server.ts'
import { exportsFor } from './find-exports.server.ts'
import { readExportDay } from './import-fields.schema.ts'
import { jobActions } from './job-actions.server.ts'

export const exportsAction = createOfficeAction({
  'export.begin': begin,
  ...jobActions(),
})

type Read =
  | { ok: true; options: ExportJobOptions; days: string }
  | { ok: false; errors: Record<string, string> }

async function begin(context: OfficeFormContext): Promise<Response> {
  const { form, t, now, staff, url } = context
  const kind = exportKinds.find((one) => one === form.get('kind'))
  if (!kind) throw errorResponse(400, t('refusal.badRequest'))
  if (!exportsFor(context).includes(kind)) throw errorResponse(403, t('office.frame.ownerOnly'))
  if (kind === 'backup') {
    const typed = await checkTypedPassword(context)
    if (!typed.ok) return typed.response
  }
  const read: Read = kind === 'invoices' ? await readPeriod(context) : wholeOf(now)
  if (!read.ok) return refuse(context, read.errors)
  const fileName = `${kind}-${read.days}.${endings[kind]}`
  const added = await addJob({ kind, fileName, options: read.options }, staff, now)
  if (!added.ok) return refuse(context, { form: t('office.exchange.busy.export') }, 409)
  startJobProcess(added.run)
  return officeRedirect(pathWith(url))
}

const endings: Record<ExportKind, string> = {
  catalogue: 'csv',
  onix: 'xml',
  orders: 'csv',
  customers: 'csv',
  invoices: 'zip',
  backup: 'gz',
}

const wholeOf = (now: number): Read => ({
  ok: true,
  options: {},
  days: localDayOf(now, homeTimeZone()),
})

/** Reads between which days of the home market invoices are exported. */
async function readPeriod({ form, t }: OfficeFormContext): Promise<Read> {
  const [from, until] = [readExportDay(form.get('from')), readExportDay(form.get('until'))]
  const errors = {
    ...(!from && { from: t('office.exchange.noDay') }),
    ...(!until && { until: t('office.exchange.noDay') }),
  }
  if (!from || !until) return { ok: false, errors }
  if (until < from) return { ok: false, errors: { until: t('office.exchange.endsFirst') } }
  const zone = homeTimeZone()
  const options = { from: startOfDay(from, zone), until: endOfDay(until, zone) }
  const found = await countForZip(options)
  if (found.ok) return { ok: true, options, days: `${from}-${until}` }
  const key = found.reason === 'none' ? 'noInvoices' : 'manyInvoices'
  return { ok: false, errors: { from: t(`office.exchange.${key}`, { count: found.count }) } }
}
