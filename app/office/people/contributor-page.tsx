import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeTextArea } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import type { ContributorPageData } from './find-contributors.server.ts'
import { pathOfKind } from './path-of-kind.ts'

/** Renders what the shop says of one author or publisher, as a form. */
export function ContributorPage({ kind, name, path, ...data }: ContributorPageData) {
  const { t } = useOffice()
  return (
    <OfficePage
      title={name}
      current={pathOfKind[kind].id}
      tools={
        <div className="row">
          <a href={pathOfKind[kind].path}>{t(`office.people.back.${kind}`)}</a>
          <a href={path}>{t('office.frame.preview')}</a>
        </div>
      }
    >
      <p className="hint">{t(`office.people.imports.${kind}`)}</p>
      <ContributorForm kind={kind} {...data} />
    </OfficePage>
  )
}

type ContributorFormProps = Omit<ContributorPageData, 'name' | 'path'>

function ContributorForm({ kind, seen, languages, values }: ContributorFormProps) {
  const { t } = useOffice()
  const invalid = useInvalidForm('contributor.save')
  return (
    <OfficeForm>
      <OfficeErrors invalid={invalid} />
      <input type="hidden" name="seen" value={seen} />
      <div className="columns">
        <div className="panel">
          <NameFields values={values} invalid={invalid} />
          {kind === 'publisher' && <ContactFields values={values} invalid={invalid} />}
        </div>
        <div className="panel">
          {languages.map((language) => (
            <OfficeTextArea
              key={language}
              id={`text_${language}`}
              label={t(`office.people.texts.${kind}`, { language: languageNames[language] })}
              defaultValue={values[`text_${language}`]}
              lang={language}
              rows={7}
              invalid={invalid}
            />
          ))}
          <p className="hint">{t('office.people.textHint')}</p>
        </div>
      </div>
      <p className="save">
        <button className="btn" name="intent" value="contributor.save">
          {t('office.frame.save')}
        </button>
      </p>
    </OfficeForm>
  )
}

type FieldsProps = Pick<ContributorPageData, 'values'> & {
  invalid: InvalidForm | undefined
}

function NameFields({ values, invalid }: FieldsProps) {
  const { t } = useOffice()
  return (
    <>
      <OfficeField
        id="name"
        required
        label={t('office.people.name')}
        hint={t('office.people.nameHint')}
        defaultValue={values.name}
        invalid={invalid}
      />
      <OfficeField
        id="sort"
        label={t('office.people.sort')}
        hint={t('office.people.sortHint')}
        defaultValue={values.sort}
        invalid={invalid}
      />
    </>
  )
}

/** Renders how a publisher is reached, which the law on product safety asks for (EU 2023/988 Art. 19). */
function ContactFields({ values, invalid }: FieldsProps) {
  const { t } = useOffice()
  return (
    <>
      <OfficeTextArea
        id="address"
        label={t('office.products.fields.publisher_address')}
        defaultValue={values.address}
        invalid={invalid}
      />
      <OfficeField
        id="email"
        type="email"
        label={t('office.products.fields.publisher_email')}
        defaultValue={values.email}
        invalid={invalid}
      />
    </>
  )
}
