import type { ReactNode } from 'react'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { describedBy, FieldNotes } from '../frame/field-notes.tsx'
import { useOffice } from '../frame/office-context.ts'
import type { SettingSheet, SettingsPageData } from './find-settings.server.ts'

export type SettingProps = {
  sheet: SettingSheet
  data: SettingsPageData
  invalid: InvalidForm | undefined
  /** Is true if somebody else changed the setting meanwhile. */
  isStale: boolean
}

/** Says what a setting is for and what counts without it, or what somebody else stored meanwhile. */
export function useSettingHint(
  { sheet: { name, stored, sample }, isStale }: SettingProps,
  without: 'unset' | 'unticked' = 'unset',
): string {
  const { t } = useOffice()
  if (isStale) return t('office.settings.nowIs', { value: stored || t('office.settings.nothing') })
  const about = t(`office.settings.about.${name}`)
  return sample === '' ? about : `${about} ${t(`office.settings.${without}`, { value: sample })}`
}

/** Renders several controls of one setting, below its name. */
export function SettingGroupField({
  hint,
  children,
  ...props
}: SettingProps & { hint: string; children: ReactNode }) {
  const { t } = useOffice()
  const { name } = props.sheet
  const error = props.invalid?.errors[name]
  return (
    <fieldset
      className="panel"
      id={name}
      tabIndex={-1}
      aria-describedby={describedBy({ id: name, hint, error })}
    >
      <legend>{t(`office.settings.labels.${name}`)}</legend>
      <FieldNotes id={name} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
