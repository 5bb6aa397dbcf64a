import { useActionData } from '@remix-run/react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import type { describeDifference } from './describe-difference.ts'

/** Holds a file of settings that was checked and not stored yet, with what it would change. */
export type CheckedSettings = {
  name: string
  /** The bytes of the file in base64. */
  content: string
  /** Holds the names of the pictures in it, and their bytes in base64. */
  pictures: [name: string, content: string][]
  /** The fingerprint of the settings as `rows` shows them. */
  seen: string
  rows: ReturnType<typeof describeDifference>[]
}

/** Renders the form that checks a file of settings, and the one that changes all that it names. */
export function SettingsFileForm() {
  const { t } = useOffice()
  const invalid = useInvalidForm('settings.import')
  const checked = useActionData<{ checkedSettings?: CheckedSettings }>()?.checkedSettings
  return (
    <section className="panel" aria-labelledby="settings-file">
      <h2 id="settings-file">{t('office.settings.fromFile.title')}</h2>
      <OfficeErrors invalid={invalid} />
      {checked && <Preview {...checked} />}
      <OfficeForm encType="multipart/form-data">
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
          {t('office.tables.check')}
        </button>
      </OfficeForm>
    </section>
  )
}

function Preview({ name, content, pictures, seen, rows }: CheckedSettings) {
  const { t } = useOffice()
  if (rows.length === 0)
    return (
      <p className="note" role="status">
        {t('office.tables.same', { name })}
      </p>
    )
  return (
    <OfficeForm encType="multipart/form-data">
      <OfficeTable
        caption={t('office.tables.would', { name })}
        rows={rows}
        keyOf={(row) => row.name}
        empty=""
        columns={[
          { id: 'setting', label: t('office.settings.fromFile.setting'), cell: (row) => row.label },
          { id: 'before', label: t('office.settings.fromFile.before'), cell: (row) => row.before },
          { id: 'after', label: t('office.settings.fromFile.after'), cell: (row) => row.after },
        ]}
      />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="content" value={content} />
      <input type="hidden" name="seen" value={seen} />
      {pictures.map(([picture, bytes]) => (
        <span key={picture} hidden>
          <input type="hidden" name="picture-name" value={picture} />
          <input type="hidden" name="picture" value={bytes} />
        </span>
      ))}
      <button className="btn" name="intent" value="settings.import">
        {t('office.settings.fromFile.button')}
      </button>
    </OfficeForm>
  )
}
