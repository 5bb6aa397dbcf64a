import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { shortLineOf } from '#app/i18n/quoted.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import { forgetCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import {
  parseSettingsFile,
  withPictures,
} from '#app/shop/maintenance/settings/parse-settings-file.server.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import { isShopSettingName } from '#app/shop-settings/shop-settings.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { refuseSentences } from '../frame/refuse-faults.server.ts'
import { describeSettingFault } from './describe-setting-fault.ts'
import { nameSetting } from './name-setting.ts'

/** Changes the settings that a sent file names, all or none; logo and icon are sent beside it under the names that it has. */
export async function importSettings(
  context: OfficeFormContext,
  paths: string[],
): Promise<Response> {
  const { t, now, url } = context
  const file = paths.find((path) => /\.json$/i.test(path))
  if (file === undefined) return refuse(context, { file: t('office.settings.fromFile.none') })
  const parsed = parseSettingsFile(await readFile(file))
  if (!parsed.ok) return refuse(context, { file: t(`office.settings.fromFile.${parsed.reason}`) })
  const missing: string[] = []
  const changes = await withPictures(parsed.changes, async (name) => {
    const path = paths.find((one) => basename(one) === basename(name))
    if (path === undefined) missing.push(name)
    return path === undefined ? Buffer.alloc(0) : readFile(path)
  })
  if (missing.length > 0)
    return refuseSentences(
      context,
      missing.map((one) => t('office.settings.fromFile.missing', { name: shortLineOf(one) })),
    )
  const outcome = await changeShopSettings(changes, 'settings import', now)
  if (!outcome.ok)
    return refuseSentences(
      context,
      outcome.faults.map((fault) => describeFault(fault, context)),
    )
  forgetCatalogueVersion()
  const count = Object.keys(changes).length
  return officeRedirect(url.pathname + url.search, t('office.settings.fromFile.done', { count }))
}

/** The file may have any text where a name or a value is expected. */
const longestSentence = 300

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
