import type { ComponentProps } from 'react'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { locales } from '#app/i18n/languages.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField } from '../frame/office-field.tsx'

const listId = 'languages'

/** Books are in these languages as a rule; the code of any other is typed. */
const offered = [
  ...['ar', 'bg', 'bn', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'eo', 'es', 'et', 'eu', 'fa'],
  ...['fi', 'fr', 'ga', 'gl', 'grc', 'gu', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'kn'],
  ...['ko', 'la', 'lb', 'lt', 'lv', 'mk', 'ml', 'mr', 'mt', 'nl', 'no', 'pa', 'pl', 'pt', 'ro'],
  ...['ru', 'sa', 'sk', 'sl', 'sq', 'sr', 'sv', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
]

/** Renders the languages that a field of a code offers by their names. */
export function LanguageList() {
  const { language } = useOffice()
  const { compare } = new Intl.Collator(locales[language])
  const named = offered.map((code) => ({ code, name: formatLanguage(code, language) }))
  return (
    <datalist id={listId}>
      {named
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ code, name }) => (
          <option key={code} value={code} label={name}>
            {name}
          </option>
        ))}
    </datalist>
  )
}

type LanguageFieldProps = ComponentProps<typeof OfficeField> & { defaultValue: string }

/** Renders the field of a language by its code, with the name of the stored one. */
export function LanguageField({ hint, ...props }: LanguageFieldProps) {
  const { t, language } = useOffice()
  const code = props.defaultValue
  const named = code === '' ? '' : `${formatLanguage(code, language)}. `
  const about = hint ?? named + t('office.products.hints.language')
  return <OfficeField {...props} hint={about} list={listId} autoComplete="off" />
}
