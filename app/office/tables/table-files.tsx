import { useActionData } from '@remix-run/react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm, SeenFields, type SeenProps } from '../frame/office-form.tsx'

/** Holds a file that was checked and not stored yet, with what it would change. */
export type CheckedTable = {
  name: string
  /** The bytes of the file in base64. */
  content: string
  lines: string[]
  /** Counts the lines that are left out. */
  more: number
}

type TableFilesProps = {
  intent: string
  /** The path at which the table is downloaded. */
  path: string
  /** Says what the file has to hold. */
  hint: string
} & SeenProps

/** Renders a table as a file: its download, the form that checks a file, and the form that stores a checked one. */
export function TableFiles({ intent, path, hint, ...seen }: TableFilesProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm(intent)
  const checked = useActionData<{ checked?: CheckedTable }>()?.checked
  return (
    <section className="panel" aria-labelledby="files">
      <h2 id="files">{t('office.tables.title')}</h2>
      <OfficeErrors invalid={invalid} />
      <p>
        <a href={path} download>
          {t('office.tables.download')}
        </a>
      </p>
      {checked && <Report {...seen} checked={checked} />}
      <OfficeForm encType="multipart/form-data">
        <SeenFields {...seen} />
        <OfficeField
          id="file"
          type="file"
          accept=".csv,text/csv"
          required
          label={t('office.tables.file')}
          hint={hint}
          invalid={invalid}
        />
        <button className="btn btn--quiet">{t('office.tables.check')}</button>
      </OfficeForm>
    </section>
  )
}

function Report({ checked, seen }: SeenProps & { checked: CheckedTable }) {
  const { t } = useOffice()
  const { name, content, lines, more } = checked
  if (lines.length === 0)
    return (
      <p className="note" role="status">
        {t('office.tables.same', { name })}
      </p>
    )
  return (
    <OfficeForm className="note" encType="multipart/form-data">
      <h3>{t('office.tables.would', { name })}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{t('office.tables.more', { count: more })}</li>}
      </ul>
      <SeenFields seen={seen} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="content" value={content} />
      <button className="btn">{t('office.tables.replace')}</button>
    </OfficeForm>
  )
}
