import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { currencyChoices } from '../rates/currency-choices.ts'
import { FieldNotes } from '../frame/field-notes.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import type { ImportsPageData } from './find-imports.server.ts'
import { importMegabytes, importsPath } from './imports-actions.server.ts'
import { jobColumns } from './job-columns.tsx'

export function ImportsPage(data: ImportsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.exchange.imports')} current="imports">
      <p>{t('office.exchange.importsText')}</p>
      <NewImport {...data} />
      <OfficeTable
        caption={t('office.exchange.importsCaption')}
        rows={data.jobs}
        keyOf={({ id }) => id}
        empty={t('office.exchange.noImports')}
        columns={[
          {
            id: 'file',
            label: t('office.exchange.file'),
            cell: ({ id, fileName }) => <a href={`${importsPath}/${id}`}>{fileName}</a>,
          },
          ...jobColumns(t),
        ]}
      />
    </OfficePage>
  )
}

function NewImport({ currencies, mayForce }: ImportsPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('import.add')
  return (
    <OfficeForm className="panel" encType="multipart/form-data">
      <h2>{t('office.exchange.new')}</h2>
      <OfficeErrors invalid={invalid} />
      <OfficeField
        id="file"
        type="file"
        required
        label={t('office.exchange.file')}
        hint={t('office.exchange.fileHint', { megabytes: importMegabytes })}
        invalid={invalid}
      />
      <details open={invalid !== undefined}>
        <summary>{t('office.exchange.options')}</summary>
        <div className="columns">
          <Defaults invalid={invalid} currencies={currencies} />
          <fieldset>
            <legend>{t('office.exchange.ways')}</legend>
            <Way name="update" invalid={invalid} />
            <Way name="createCategories" invalid={invalid} />
            <Way name="withdrawMissing" invalid={invalid} />
            <Way name="images" invalid={invalid} />
            {mayForce && <Way name="force" invalid={invalid} />}
          </fieldset>
        </div>
      </details>
      <button className="btn">{t('office.exchange.begin.check')}</button>
    </OfficeForm>
  )
}

type OptionsProps = { invalid: InvalidForm | undefined }

/** Renders the values for rows that name none. */
function Defaults({ invalid, currencies }: OptionsProps & Pick<ImportsPageData, 'currencies'>) {
  const { t, language } = useOffice()
  const choices = currencyChoices(currencies, language)
  return (
    <section>
      <OfficeField
        id="source"
        maxLength={40}
        label={t('office.exchange.optionNames.source')}
        hint={t('office.exchange.sourceHint')}
        invalid={invalid}
      />
      <OfficeField
        id="price"
        inputMode="decimal"
        maxLength={20}
        label={t('office.exchange.optionNames.price')}
        invalid={invalid}
      />
      <OfficeSelect
        id="currency"
        label={t('office.exchange.optionNames.currency')}
        hint={t('office.exchange.currencyHint')}
        choices={[{ value: '', label: t('office.exchange.ofTheFile') }, ...choices]}
        invalid={invalid}
      />
      <OfficeField
        id="stock"
        inputMode="numeric"
        maxLength={10}
        label={t('office.exchange.optionNames.stock')}
        invalid={invalid}
      />
    </section>
  )
}

type WayProps = OptionsProps & {
  name: 'update' | 'createCategories' | 'withdrawMissing' | 'images' | 'force'
}

function Way({ name, invalid }: WayProps) {
  const { t } = useOffice()
  const error = invalid?.errors[name]
  return (
    <div className="field">
      <label className="check">
        <input
          id={name}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={invalid?.values[name] === 'yes'}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        />
        {t(`office.exchange.optionNames.${name}`)}
      </label>
      <FieldNotes id={name} error={error} />
    </div>
  )
}
