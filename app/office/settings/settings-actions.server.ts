import { readFile } from 'node:fs/promises'
import { ordinaryForm } from '#app/http/read-form.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import {
  readSettingFields,
  settingCell,
  settingKeys,
  type SettingFields,
} from '#app/shop/maintenance/settings/setting-fields.server.ts'
import {
  isChangedFrom,
  readFingerprints,
  type Fingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import {
  continueSeries,
  type ContinueSeriesOutcome,
} from '#app/shop/ordering/invoices/continue-series.server.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import {
  addToRefusal,
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { createUploadAction } from '../files/create-upload-action.server.ts'
import { withUpload } from '../files/read-upload.server.ts'
import { describeSettingFault, detailOfFault } from './describe-setting-fault.ts'
import { importSettings } from './import-settings.server.ts'
import { linkSecretActions } from './link-secret-actions.server.ts'
import {
  isPictureSetting,
  settingControl,
  settingGroupOf,
  settingsOf,
  type OfficeSetting,
} from './setting-groups.ts'

/** Each of the 160 currencies, and of the countries of four means of payment, may be ticked. */
const shape = { ...ordinaryForm, mostFields: 400 }

const kilobyte = 1024
/** A picture may have 100 KB; one that is a little larger is refused with its size. A file of settings comes with both. */
const uploadLimits = {
  files: 3,
  bytesOfFile: 1000 * kilobyte,
  // The form that confirms a file of settings carries it and its pictures in base64.
  bytesOfField: 1400 * kilobyte,
  bytes: 3500 * kilobyte,
}

export const settingsAction = createUploadAction(
  {
    'settings.save': (context) => save(context, new Map()),
    'settings.continue': continueNumbers,
    ...linkSecretActions,
  },
  { intent: 'settings.save', run: upload },
  { role: 'owner', shape },
)

function upload(context: OfficeFormContext): Promise<Response> {
  const { request, t } = context
  return withUpload(request, uploadLimits, async (read) => {
    if (!read.ok) return refuse(context, { form: t(`office.settings.upload.${read.reason}`) })
    if (read.form.get('intent') === 'settings.import')
      return importSettings({ ...context, form: read.form }, read)
    const pictures = new Map<string, Buffer>()
    for (const [n, path] of read.files.entries())
      pictures.set(read.fields[n]!, await readFile(path))
    read.form.set('intent', 'settings.save')
    return save({ ...context, form: read.form }, pictures)
  })
}

type Typed = ReadonlyMap<OfficeSetting, SettingFields>

/** Returns the typed fields of the settings that the form has, also of those of which no box is ticked. */
function typedSettings(
  form: URLSearchParams,
  names: readonly OfficeSetting[],
  fingerprints: Fingerprints,
) {
  const typed = new Map<OfficeSetting, SettingFields>()
  for (const name of names) {
    const keys = settingKeys(name)
    const isSent = fingerprints.has(name) || keys.some((key) => form.has(settingControl(name, key)))
    if (!isSent || isPictureSetting(name)) continue
    const texts = keys.map((key) => [key, form.getAll(settingControl(name, key)).join(',')])
    typed.set(name, Object.fromEntries(texts) as SettingFields)
  }
  return typed
}

/** Holds a changed setting as it is compared, and its value; undefined is as in the sample shop. */
type TypedChange = { name: OfficeSetting; cell: string; value: unknown }

const typedChanges = (typed: Typed, fingerprints: Fingerprints): TypedChange[] =>
  [...typed].flatMap(([name, fields]) => {
    const cell = settingCell(name, fields)
    const value = readSettingFields(name, fields)
    return isChangedFrom(fingerprints, name, cell) ? [{ name, cell, value }] : []
  })

/** A picture changes if a file was sent or its box of removal is ticked. */
const pictureChanges = (
  form: URLSearchParams,
  names: readonly OfficeSetting[],
  pictures: ReadonlyMap<string, Buffer>,
): TypedChange[] =>
  names.filter(isPictureSetting).flatMap((name): TypedChange[] => {
    const value = pictures.get(name)
    if (value) return [{ name, cell: 'uploaded', value }]
    const isRemoved = form.get(`${name}_remove`) === 'yes'
    return isRemoved ? [{ name, cell: settingCell(name, {}), value: undefined }] : []
  })

/** Saves what differs from the values that the form was made from: all of it, or nothing. */
async function save(context: OfficeFormContext, pictures: ReadonlyMap<string, Buffer>) {
  const { form, t, now, url } = context
  const group = settingGroupOf(url)
  if (!group) throw notFound(t)
  const names = settingsOf(group)
  const fingerprints = readFingerprints(form.get('fingerprints') ?? '')
  const typed = typedSettings(form, names, fingerprints)
  const changed = [...typedChanges(typed, fingerprints), ...pictureChanges(form, names, pictures)]
  const cells = new Map(changed.map(({ name, cell }) => [name, cell]))
  const changes = Object.fromEntries(changed.map(({ name, value }) => [name, value]))
  const page = url.pathname + url.search
  if (cells.size === 0) return officeRedirect(page, t('office.frame.unchanged'))
  const outcome = await changeShopSettings(changes, 'settings set', now, { fingerprints, cells })
  if (!outcome.ok && outcome.conflicts.length > 0)
    return refuseStale(context, typed, [...cells.keys()], outcome.conflicts)
  if (!outcome.ok) return refuseSettingFaults(context, typed, outcome.faults)
  return officeRedirect(page, t('office.settings.saved'))
}

/** Sets each field to one text, since a refused form is shown with one value of each name. */
function joinTyped(form: URLSearchParams, name: OfficeSetting, typed: SettingFields) {
  for (const [key, text] of Object.entries(typed)) form.set(settingControl(name, key), text)
}

async function refuseSettingFaults(
  context: OfficeFormContext,
  typed: Typed,
  found: SettingFault[],
) {
  const { form } = context
  for (const [name, fields] of typed) joinTyped(form, name, fields)
  const errors: Record<string, string> = {}
  const add = (field: string, message: string) => {
    errors[field] = [...new Set([errors[field], message].filter(Boolean))].join(' ')
  }
  for (const fault of found) {
    const lacking = fault.reason === 'sellerLacks' ? (fault.facts.settings ?? []) : []
    for (const name of lacking) add(name, context.t('office.settings.faults.sellerNeeds'))
    if (lacking.length === 0)
      add(controlOfFault(fault, typed), describeSettingFault(fault, context))
  }
  const details = found.flatMap((fault) => detailOfFault(fault) ?? [])
  return addToRefusal(refuse(context, errors), { details })
}

/** A fault of a part without a control of its own, such as the third of several currencies, is that of the whole. */
function controlOfFault({ setting }: SettingFault, typed: Typed): string {
  const [name = '', ...parts] = setting.split('.')
  const key = parts.filter((part) => !/^\d+$/.test(part)).join('_')
  const fields = [...typed].find(([one]) => one === name)?.[1]
  if (fields && key in fields) return settingControl(name, key)
  return fields || isPictureSetting(name) ? name : 'form'
}

/**
 * Shows the page again with what is stored now, and the typed values of the settings that were changed here. The form is
 * made from what is stored now, so that sending it again replaces what the page says.
 */
function refuseStale(
  { form, t }: OfficeFormContext,
  typed: Typed,
  changed: readonly OfficeSetting[],
  conflicts: string[],
) {
  const values = new URLSearchParams({ intent: form.get('intent') ?? '' })
  for (const name of changed) {
    const fields = typed.get(name)
    if (fields) joinTyped(values, name, fields)
  }
  const errors = conflicts.map((name) => [name, t('office.settings.conflict')])
  const refused = refuse(
    { form: values },
    Object.fromEntries(errors) as Record<string, string>,
    409,
  )
  return addToRefusal(refused, { conflicts })
}

async function continueNumbers(context: OfficeFormContext) {
  const { form, t, now, url } = context
  const outcome = await continueSeries((form.get('number') ?? '').trim(), now)
  if (!outcome.ok) return refuse(context, { number: describeSeriesFault(outcome, context) })
  const done = t('office.settings.series.done', { next: outcome.next })
  return officeRedirect(url.pathname + url.search, done)
}

function describeSeriesFault(
  outcome: ContinueSeriesOutcome & { ok: false },
  { t }: OfficeFormContext,
): string {
  switch (outcome.reason) {
    case 'form':
      return t('office.settings.series.form', { series: outcome.series.join(', ') })
    case 'year':
      return t('office.settings.series.year', { year: String(outcome.year) })
    case 'long':
      return t('office.settings.series.long')
    case 'begun':
      return t('office.settings.series.begun', { next: outcome.next })
  }
}
