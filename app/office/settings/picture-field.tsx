import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'
import { SettingGroupField, useSettingHint, type SettingProps } from './setting-frame.tsx'

/** Renders the logo or the icon that is stored, and the file that replaces it. */
export function PictureField({ name, ...props }: SettingProps & { name: 'logo' | 'icon' }) {
  const { t } = useOffice()
  const path = props.data.pictures[name]
  return (
    <SettingGroupField {...props} hint={useSettingHint(props)}>
      {path && (
        <>
          <img className="thumb" src={path} alt={t('office.settings.present')} />
          <label className="check">
            <input type="checkbox" name={`${name}_remove`} value="yes" />
            {t('office.settings.remove')}
          </label>
        </>
      )}
      <OfficeField
        id={`${name}_file`}
        name={name}
        type="file"
        accept="image/svg+xml,image/png"
        label={t('office.settings.file')}
      />
    </SettingGroupField>
  )
}
