import type { Choice } from '../frame/office-field.tsx'
import type { SettingsPageData } from './find-settings.server.ts'

const choicesOf = (countries: SettingsPageData['sellerCountries']): Choice[] =>
  countries.map(({ code, name }) => ({ value: code, label: name }))

/** Lists the countries that the shop can deliver to by their names. */
export const countryChoices = ({ countryNames, served }: SettingsPageData): Choice[] =>
  choicesOf(countryNames.filter(({ code }) => served.includes(code)))

export const sellerCountryChoices = ({ sellerCountries }: SettingsPageData): Choice[] =>
  choicesOf(sellerCountries)

type PickerProps = { name: string; choices: Choice[]; ticked: readonly string[] }

/** Renders a box for each code. */
export function CodePicker({ name, choices, ticked }: PickerProps) {
  return (
    <div className="picker">
      {choices.map(({ value, label }) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
