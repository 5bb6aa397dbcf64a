import { readFile } from 'node:fs/promises'
import { ordinaryForm } from '#app/http/read-form.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { readFingerprints } from '#app/shop/operations/findings/field-fingerprints.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { createUploadAction } from '../files/create-upload-action.server.ts'
import { withUpload } from '../files/read-upload.server.ts'
import { importSettings } from './import-settings.server.ts'
import { linkSecretActions } from './link-secret-actions.server.ts'
import { settingGroupOf, settingsOf } from './setting-groups.ts'
import { refuseSettingFaults, refuseStaleSettings } from './refuse-settings.server.ts'
import { seriesActions } from './series-actions.server.ts'
import { changedPictures, changedSettings, typedSettings } from './typed-settings.server.ts'

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
    ...seriesActions,
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

/** Saves what differs from the values that the form was made from: all of it, or nothing. */
async function save(context: OfficeFormContext, pictures: ReadonlyMap<string, Buffer>) {
  const { form, t, now, url } = context
  const group = settingGroupOf(url)
  if (!group) throw notFound(t)
  const names = settingsOf(group)
  const fingerprints = readFingerprints(form.get('fingerprints') ?? '')
  const typed = typedSettings(form, names, fingerprints)
  const changed = [
    ...changedSettings(typed, fingerprints),
    ...changedPictures(form, names, pictures),
  ]
  const cells = new Map(changed.map(({ name, cell }) => [name, cell]))
  const changes = Object.fromEntries(changed.map(({ name, value }) => [name, value]))
  const page = url.pathname + url.search
  if (cells.size === 0) return officeRedirect(page, t('office.frame.unchanged'))
  const outcome = await changeShopSettings(changes, 'settings set', now, { fingerprints, cells })
  if (!outcome.ok && outcome.conflicts.length > 0)
    return refuseStaleSettings(context, typed, [...cells.keys()], outcome.conflicts)
  if (!outcome.ok) return refuseSettingFaults(context, typed, outcome.faults)
  return officeRedirect(page, t('office.settings.saved'))
}
