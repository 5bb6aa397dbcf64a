import type { ComponentProps } from 'react'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { languageNames, languages, type Language } from '#app/i18n/languages.ts'
import { invoiceMoments } from '#app/shop-settings/invoice-series.ts'
import { fileStorages, orderMailRhythms } from '#app/shop-settings/shop-settings.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, OfficeTextArea, type Choice } from '../frame/office-field.tsx'
import { currencyChoices } from '../rates/currency-choices.ts'
import { isChoiceSetting, type ChoiceSetting } from './describe-setting.ts'
import type { SettingsPageData } from './find-settings.server.ts'
import { PictureField } from './picture-field.tsx'
import { CodePicker, countryChoices, sellerCountryChoices } from './setting-choices.tsx'
import { SettingGroupField, useSettingHint, type SettingProps } from './setting-frame.tsx'
import { settingControl, type OfficeSetting } from './setting-groups.ts'
import { RecordFields, RuleFields } from './setting-parts.tsx'

/** Renders the controls of a setting by its kind. */
export function SettingField(props: SettingProps) {
  const { name, keys } = props.sheet
  if (name === 'logo' || name === 'icon') return <PictureField name={name} {...props} />
  if (name === 'languages' || name === 'currencies' || name === 'markets')
    return <CodesField {...props} />
  if (name === 'marketCurrencies') return <CountryCurrencies {...props} />
  if (keys.includes('on')) return <RuleFields {...props} />
  if (keys.includes('fr')) return <TextsField {...props} />
  if (keys.length > 1) return <RecordFields {...props} />
  return (
    <div className="panel">
      <SingleField {...props} />
    </div>
  )
}

function SingleField(props: SettingProps) {
  const { t } = useOffice()
  const { sheet, invalid } = props
  const hint = useSettingHint(props)
  const choices = useChoices(props)
  const shared = {
    id: sheet.name,
    label: t(`office.settings.labels.${sheet.name}`),
    invalid,
    defaultValue: sheet.fields[''] ?? '',
  }
  if (sheet.name === 'sellerAddressLines') return <OfficeTextArea {...shared} hint={hint} />
  if (sheet.name === 'accent') return <AccentField {...shared} hint={hint} />
  if (!choices) return <OfficeField {...shared} hint={hint} autoComplete="off" />
  // The first choice names what counts without one.
  const about = t(`office.settings.about.${sheet.name}`)
  return <OfficeSelect {...shared} hint={props.isStale ? hint : about} choices={choices} />
}

type AccentProps = ComponentProps<typeof OfficeField> & { defaultValue: string }

/** Renders the field of the accent with the stored colours beside it. */
function AccentField(props: AccentProps) {
  const colours = props.defaultValue.split(' ').filter(Boolean)
  return (
    <div>
      <OfficeField {...props} autoComplete="off" spellCheck={false} />
      {colours.map((one) => (
        <svg key={one} width="48" height="24" role="img" aria-label={one}>
          <rect width="48" height="24" fill={one} />
        </svg>
      ))}
    </div>
  )
}

const valuesOf: Record<ChoiceSetting, readonly string[]> = {
  invoiceWhen: invoiceMoments,
  orderMails: orderMailRhythms,
  fileStorage: fileStorages,
}

/** Returns what can be chosen of a setting, first what counts without a choice; undefined for a text. */
function useChoices({ sheet: { name, sample }, data }: SettingProps): Choice[] | undefined {
  const { t, language } = useOffice()
  const choices = listChoicesOf(name, data, language, (value) =>
    t(`office.settings.choices.${value as 'paid'}`),
  )
  const label = sample === '' ? '–' : t('office.settings.asSample', { value: sample })
  const unset = { value: '', label }
  return choices && [unset, ...choices]
}

function listChoicesOf(
  name: OfficeSetting,
  data: SettingsPageData,
  language: Language,
  label: (value: string) => string,
): Choice[] | undefined {
  if (isChoiceSetting(name)) return valuesOf[name].map((value) => ({ value, label: label(value) }))
  if (name === 'shopkeeperLanguage')
    return languages.map((value) => ({ value, label: languageNames[value] }))
  if (name === 'sellerCountry') return sellerCountryChoices(data)
  if (name === 'currency') return currencyChoices(data.currencies, language)
  return name === 'homeMarket' ? countryChoices(data) : undefined
}

const longTexts: readonly string[] = [
  'homeText',
  'invoiceNote',
  'sellerMediator',
  'sellerDisputeSentence',
]

/** Renders a text in each language that shoppers can choose, or that has one. */
function TextsField(props: SettingProps) {
  const { sheet, data, invalid } = props
  const { name, fields } = sheet
  const Control = longTexts.includes(name) ? OfficeTextArea : OfficeField
  const shown = languages.filter((one) => data.languages.includes(one) || fields[one] !== '')
  return (
    <SettingGroupField {...props} hint={useSettingHint(props)}>
      {shown.map((one) => (
        <Control
          key={one}
          id={settingControl(name, one)}
          lang={one}
          label={languageNames[one]}
          invalid={invalid}
          defaultValue={fields[one]}
        />
      ))}
    </SettingGroupField>
  )
}

/** Renders a box for each code, and which of them is offered first where that matters. */
function CodesField(props: SettingProps) {
  const { t, language } = useOffice()
  const { sheet, data, invalid } = props
  const { name, fields, keys } = sheet
  const codes = (invalid?.values[name] ?? fields[''] ?? '').split(',').filter(Boolean)
  const all = codesToChoose(name, data, language)
  const chosen = codes.map((code) => all.find(({ value }) => value === code))
  const first = chosen.filter((one) => one !== undefined)
  const others = all.filter((one) => !first.includes(one))
  return (
    <SettingGroupField {...props} hint={useSettingHint(props, 'unticked')}>
      <CodePicker name={name} choices={[...first, ...others]} ticked={codes} />
      {keys.includes('first') && (
        <OfficeSelect
          id={settingControl(name, 'first')}
          label={t('office.settings.parts.first')}
          invalid={invalid}
          defaultValue={fields.first ?? ''}
          choices={[{ value: '', label: '–' }, ...first, ...others]}
        />
      )}
    </SettingGroupField>
  )
}

function codesToChoose(name: OfficeSetting, data: SettingsPageData, language: Language): Choice[] {
  if (name === 'currencies') return currencyChoices(data.currencies, language)
  if (name === 'markets') return countryChoices(data)
  return languages.map((value) => ({ value, label: languageNames[value] }))
}

/** Renders a choice for each country that the shop delivers to, or that has one. */
function CountryCurrencies(props: SettingProps) {
  const { t, language } = useOffice()
  const { sheet, data, invalid } = props
  const { name, fields } = sheet
  const countries = data.countryNames.filter(
    ({ code }) => data.served.includes(code) || fields[code] !== '',
  )
  const choices = [
    { value: '', label: t('office.settings.own') },
    ...currencyChoices(data.currencies, language),
  ]
  const isFilled = ({ code }: { code: string }) => {
    const id = settingControl(name, code)
    return invalid?.errors[id] !== undefined || (invalid?.values[id] ?? fields[code]) !== ''
  }
  return (
    <SettingGroupField {...props} hint={useSettingHint(props)}>
      <details open={countries.some(isFilled)}>
        <summary>{t('office.delivery.countries')}</summary>
        {countries.map(({ code }) => (
          <OfficeSelect
            key={code}
            id={settingControl(name, code)}
            label={formatCountry(code, language)}
            invalid={invalid}
            defaultValue={fields[code]}
            choices={choices}
          />
        ))}
      </details>
    </SettingGroupField>
  )
}
