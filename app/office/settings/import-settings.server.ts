import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { json } from '@remix-run/node'
import { shortLineOf } from '#app/i18n/quoted.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import {
  parseSettingsFile,
  withPictures,
} from '#app/shop/maintenance/settings/parse-settings-file.server.ts'
import { previewShopSettings } from '#app/shop/maintenance/settings/preview-settings.server.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import { isShopSettingName } from '#app/shop-settings/shop-settings.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { refuseSentences } from '../frame/refuse-faults.server.ts'
import { cleanName } from '../files/received-form.server.ts'
import { describeDifference } from './describe-difference.ts'
import { describeSettingFault } from './describe-setting-fault.ts'
import { nameSetting } from './name-setting.ts'
import type { CheckedSettings } from './settings-file-form.tsx'

/** Describes a form with a file of settings: its other fields, and the paths of its files. */
type SentFile = { form: URLSearchParams; files: string[] }

/** Holds a file of settings, and the pictures by the names that it has for them. */
type SettingsFile = { name: string; content: Buffer; pictures: Map<string, Buffer> }

/**
 * Shows what the settings of a file would change, or changes them, all or none, if the form confirms what was shown. If one
 * of them, or what the form carries, was changed in between, it is shown again. Logo and icon are sent beside the file
 * under the names that it has.
 */
export async function importSettings(
  context: OfficeFormContext,
  { form, files }: SentFile,
): Promise<Response> {
  const { t, now, url } = context
  const carried = form.get('content')
  const file = carried === null ? await readSent(files) : readCarried(carried, form)
  if (file === undefined) return refuse(context, { file: t('office.settings.fromFile.none') })
  const parsed = parseSettingsFile(file.content)
  if (!parsed.ok) return refuse(context, { file: t(`office.settings.fromFile.${parsed.reason}`) })
  const missing: string[] = []
  const changes = await withPictures(parsed.changes, async (name) => {
    const picture = file.pictures.get(name) ?? (await findPicture(files, name))
    if (picture) file.pictures.set(name, picture)
    else missing.push(name)
    return picture ?? Buffer.alloc(0)
  })
  if (missing.length > 0)
    return refuseSentences(
      context,
      missing.map((one) => t('office.settings.fromFile.missing', { name: shortLineOf(one) })),
    )
  const seen = form.get('seen') ?? ''
  const stored =
    carried === null
      ? undefined
      : await changeShopSettings(changes, 'settings import', now, { seen })
  if (stored?.ok) {
    const count = Object.keys(changes).length
    return officeRedirect(url.pathname + url.search, t('office.settings.fromFile.done', { count }))
  }
  if (stored && !stored.isStale) return refuseFile(context, stored.faults)
  const preview = await previewShopSettings(changes, now)
  if (!preview.ok) return refuseFile(context, preview.faults)
  return showPreview(context, file, preview, stored !== undefined)
}

async function readSent(files: string[]): Promise<SettingsFile | undefined> {
  const path = files.find((one) => /\.json$/i.test(one))
  if (path === undefined) return undefined
  return { name: basename(path), content: await readFile(path), pictures: new Map() }
}

function readCarried(content: string, form: URLSearchParams): SettingsFile {
  const [names, pictures] = [form.getAll('picture-name'), form.getAll('picture')]
  const carried = names.map((name, n): [string, Buffer] => [
    name,
    Buffer.from(pictures[n] ?? '', 'base64'),
  ])
  return {
    name: cutText(removeUnseen(form.get('name') ?? ''), longestName),
    content: Buffer.from(content, 'base64'),
    pictures: new Map(carried),
  }
}

/** Finds a picture that was sent under a name, or under that name as it is stored. */
async function findPicture(files: string[], name: string): Promise<Buffer | undefined> {
  const pictures = files.filter((one) => !/\.json$/i.test(one))
  const path = [basename(name), cleanName(name)].flatMap(
    (wanted) => pictures.find((one) => basename(one) === wanted) ?? [],
  )[0]
  return path === undefined ? undefined : readFile(path)
}

type Preview = Extract<Awaited<ReturnType<typeof previewShopSettings>>, { ok: true }>

function showPreview(
  context: OfficeFormContext,
  { name, content, pictures }: SettingsFile,
  { differences, seen }: Preview,
  isStale: boolean,
): Response {
  const checkedSettings: CheckedSettings = {
    name,
    seen,
    content: content.toString('base64'),
    pictures: [...pictures].map(([one, bytes]) => [one, bytes.toString('base64')]),
    rows: differences.map((one) => describeDifference(one, context)),
  }
  const errors = { form: context.t('office.settings.fromFile.changed') }
  const refusal = { intent: 'settings.import', values: {}, errors }
  return json(
    { checkedSettings, ...(isStale && { refusal }) },
    { status: isStale ? 409 : 200, headers: { 'Cache-Control': 'no-store' } },
  )
}

const refuseFile = (context: OfficeFormContext, faults: SettingFault[]): Response =>
  refuseSentences(
    context,
    faults.map((fault) => describeFault(fault, context)),
  )

/** The file may have any text where a name or a value is expected. */
const longestSentence = 300
const longestName = 60

function describeFault(fault: SettingFault, context: OfficeFormContext): string {
  const { t } = context
  const [name = ''] = fault.setting.split('.')
  if (!isShopSettingName(name))
    return t('office.settings.fromFile.unknown', { name: shortLineOf(name) })
  if (fault.reason === 'other') return cutText(removeUnseen(fault.sentence), longestSentence)
  return t('office.settings.fromFile.fault', {
    setting: nameSetting(name, fault, t),
    fault: describeSettingFault(fault, context),
  })
}
