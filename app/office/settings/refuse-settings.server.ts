import type { SettingFields } from '#app/shop/maintenance/settings/setting-fields.server.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import {
  addToRefusal,
  refuse,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { describeSettingFault, detailOfFault } from './describe-setting-fault.ts'
import { isPictureSetting, settingControl, type OfficeSetting } from './setting-groups.ts'
import type { TypedSettings } from './typed-settings.server.ts'

/** Sets each field to one text, since a refused form is shown with one value of each name. */
function joinTyped(form: URLSearchParams, name: OfficeSetting, typed: SettingFields) {
  for (const [key, text] of Object.entries(typed)) form.set(settingControl(name, key), text)
}

/** Refuses a form with the faults of its settings, each at its control. */
export function refuseSettingFaults(
  context: OfficeFormContext,
  typed: TypedSettings,
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
function controlOfFault({ setting }: SettingFault, typed: TypedSettings): string {
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
export function refuseStaleSettings(
  { form, t }: OfficeFormContext,
  typed: TypedSettings,
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
