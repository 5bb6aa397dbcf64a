import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'

/** Renders the form that changes all settings that a file names. */
export function SettingsFileForm() {
  const { t } = useOffice()
  const invalid = useInvalidForm('settings.import')
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <h2>{t('office.settings.fromFile.title')}</h2>
      <OfficeErrors invalid={invalid} />
      <OfficeField
        id="file"
        type="file"
        accept=".json,.svg,.png"
        multiple
        required
        label={t('office.settings.fromFile.file')}
        hint={t('office.settings.fromFile.text')}
        invalid={invalid}
      />
      <button className="btn btn--quiet" name="intent" value="settings.import">
        {t('office.settings.fromFile.button')}
      </button>
    </OfficeForm>
  )
}
