import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { languageNames, offeredLanguages } from '#app/i18n/languages.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeTextArea } from '../frame/office-field.tsx'

type FieldsProps = { invalid: InvalidForm | undefined }

type TermFieldsProps = FieldsProps & {
  /** Says what an empty last day means; without it the field is required. */
  withoutEnd?: string
}

/** Renders the first and the last day, which are those of the home market. */
export function TermFields({ withoutEnd, invalid }: TermFieldsProps) {
  const { t, language } = useOffice()
  const country = formatCountry(shopIdentity().homeMarket, language)
  return (
    <fieldset>
      <legend>{t('office.marketing.term.label')}</legend>
      <p className="hint">{t('office.marketing.term.home', { country })}</p>
      <div className="columns">
        <OfficeField
          id="from"
          type="date"
          label={t('office.marketing.term.from')}
          hint={t('office.marketing.term.fromHint')}
          invalid={invalid}
        />
        <OfficeField
          id="until"
          type="date"
          label={t('office.marketing.term.until')}
          hint={withoutEnd}
          required={withoutEnd === undefined}
          invalid={invalid}
        />
      </div>
    </fieldset>
  )
}

/** Renders the messages of a refused form, with the names of the fields that {@link TermFields} and {@link TextFields} have. */
export function MarketingErrors({ invalid }: FieldsProps) {
  const { t } = useOffice()
  const labelOf = (field: string) => {
    if (field === 'until') return t('office.marketing.term.until')
    const language = offeredLanguages().find((one) => field.endsWith(`-${one}`))
    if (!language) return undefined
    const label = t(field.startsWith('title') ? 'office.marketing.title' : 'office.marketing.text')
    return `${label} (${languageNames[language]})`
  }
  return <OfficeErrors invalid={invalid} labelOf={labelOf} />
}

/** Renders the title and the text in each language of the shop. */
export function TextFields({ invalid }: FieldsProps) {
  const { t } = useOffice()
  return (
    <div className="columns">
      {offeredLanguages().map((language) => (
        <fieldset key={language}>
          <legend>{languageNames[language]}</legend>
          <OfficeField
            id={`title-${language}`}
            label={t('office.marketing.title')}
            lang={language}
            required
            invalid={invalid}
          />
          <OfficeTextArea
            id={`text-${language}`}
            label={t('office.marketing.text')}
            hint={t('office.marketing.textHint')}
            lang={language}
            rows={3}
            required
            invalid={invalid}
          />
        </fieldset>
      ))}
    </div>
  )
}
