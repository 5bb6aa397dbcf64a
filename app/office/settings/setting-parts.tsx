import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { decimalToType } from '#app/i18n/format/typed-decimal.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, OfficeTextArea } from '../frame/office-field.tsx'
import { currencyChoices } from '../rates/currency-choices.ts'
import { CodePicker, countryChoices } from './setting-choices.tsx'
import { SettingGroupField, useSettingHint, type SettingProps } from './setting-frame.tsx'
import { settingControl } from './setting-groups.ts'

/** Renders a value of several texts, such as an account. */
export function RecordFields(props: SettingProps) {
  const { t } = useOffice()
  const { sheet, invalid } = props
  return (
    <SettingGroupField {...props} hint={useSettingHint(props)}>
      {sheet.keys.map((key) => {
        const Control = key === 'addressLines' ? OfficeTextArea : OfficeField
        return (
          <Control
            key={key}
            id={settingControl(sheet.name, key)}
            label={t(`office.settings.parts.${key}` as ServerMessageKey)}
            invalid={invalid}
            defaultValue={sheet.fields[key]}
            autoComplete="off"
          />
        )
      })}
    </SettingGroupField>
  )
}

/** Renders which orders a means of payment is offered for. */
export function RuleFields(props: SettingProps) {
  const { t } = useOffice()
  const { sheet, data, invalid, isStale } = props
  const { name, fields, sample } = sheet
  const stale = useSettingHint(props)
  const [yes, no] = [
    { value: 'yes', label: t('office.settings.yes') },
    { value: 'no', label: t('office.settings.no') },
  ]
  const unset = { value: '', label: t('office.settings.asSample', { value: sample }) }
  const markets = invalid?.values[settingControl(name, 'markets')] ?? fields.markets ?? ''
  const partOf = (key: 'on' | 'ebooks') => ({
    id: settingControl(name, key),
    label: t(`office.settings.parts.${key}`),
    invalid,
    defaultValue: fields[key],
  })
  return (
    <SettingGroupField {...props} hint={isStale ? stale : t(`office.settings.about.${name}`)}>
      <OfficeSelect {...partOf('on')} choices={[unset, yes, no]} />
      <details open={markets !== ''}>
        <summary>{t('office.settings.parts.markets')}</summary>
        <CodePicker
          name={settingControl(name, 'markets')}
          choices={countryChoices(data)}
          ticked={markets.split(',')}
        />
      </details>
      <SumFields {...props} />
      <OfficeSelect {...partOf('ebooks')} choices={[yes, no]} />
    </SettingGroupField>
  )
}

/** Renders the least and the highest total of an order, which are in one currency. */
function SumFields({ sheet, data, invalid }: SettingProps) {
  const { t, language } = useOffice()
  const { name, fields } = sheet
  return (
    <>
      {(['least', 'most'] as const).map((key) => (
        <OfficeField
          key={key}
          id={settingControl(name, key)}
          label={t(`office.settings.parts.${key}`)}
          inputMode="decimal"
          invalid={invalid}
          defaultValue={decimalToType(fields[key] ?? '', language)}
        />
      ))}
      <OfficeSelect
        id={settingControl(name, 'currency')}
        label={t('office.settings.parts.currency')}
        invalid={invalid}
        defaultValue={fields.currency || data.currency}
        choices={currencyChoices(data.currencies, language)}
      />
    </>
  )
}
