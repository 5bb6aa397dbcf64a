import { decimal } from '#app/i18n/format/decimal.ts'
import { typedDecimal } from '#app/i18n/format/typed-decimal.ts'
import { languages } from '#app/i18n/languages.ts'
import { countries } from '#app/i18n/markets.ts'
import { paymentSettingNames } from '#app/shop/ordering/orders/payment-method.ts'
import { shopSettingDefinitions } from '#app/shop-settings/shop-settings.schema.ts'
import {
  sampleShopSettings,
  type PaymentRule,
  type ShopSettingName,
} from '#app/shop-settings/shop-settings.ts'

/**
 * Holds the value of a setting as the fields of a form. A value of one field is at `''`; codes have commas between them,
 * and lines a line end. A setting whose fields are all empty is as in the sample shop.
 */
export type SettingFields = Record<string, string>

type FieldsForm = {
  keys: readonly string[]
  write: (value: unknown) => SettingFields
  /** Reads the fields as `changeShopSettings` takes a value; undefined if nothing was typed. */
  read: (fields: SettingFields) => unknown
}

const valueOf = ({ '': typed = '' }: SettingFields) => typed
const codesOf = (text: string) => text.split(',').filter(Boolean)
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const orUnset = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined

const filled = (fields: SettingFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

const single: FieldsForm = {
  keys: [''],
  write: (value) => ({
    '': typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  }),
  read: (fields) => valueOf(fields) || undefined,
}

/** A text that is the same in all languages stands in each of them. */
const byLanguage: FieldsForm = {
  keys: languages,
  write: (value) =>
    Object.fromEntries(
      languages.map((one) => [
        one,
        typeof value === 'string' ? value : ((value as SettingFields | undefined)?.[one] ?? ''),
      ]),
    ),
  read: (fields) => orUnset(filled(fields)),
}

const codes: FieldsForm = {
  keys: [''],
  write: (value) => ({ '': ((value as string[] | undefined) ?? []).join(',') }),
  read: (fields) => orUnset(codesOf(valueOf(fields))),
}

/** The order of these codes is that in which they are offered; a field names the first. */
const orderedCodes: FieldsForm = {
  keys: ['', 'first'],
  write: (value) => {
    const all = (value as string[] | undefined) ?? []
    return { '': all.join(','), first: all[0] ?? '' }
  },
  read: ({ first = '', ...fields }) => {
    const all = codesOf(valueOf(fields))
    return orUnset(all.length > 0 && first !== '' ? [...new Set([first, ...all])] : all)
  },
}

const lines: FieldsForm = {
  keys: [''],
  write: (value) => ({ '': ((value as string[] | undefined) ?? []).join('\n') }),
  read: (fields) => orUnset(linesOf(valueOf(fields))),
}

const byCountry: FieldsForm = {
  keys: countries,
  write: (value) =>
    Object.fromEntries(
      countries.map((one) => [one, (value as SettingFields | undefined)?.[one] ?? '']),
    ),
  read: (fields) => orUnset(filled(fields)),
}

const listed = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

/** An empty `telephone` is not stated; the schema says which others must be. */
const record = (...keys: string[]): FieldsForm => ({
  keys,
  write: (value) =>
    Object.fromEntries(
      keys.map((key) => [key, listed((value as Record<string, unknown> | undefined)?.[key])]),
    ),
  read: (fields) => {
    if (keys.every((key) => (fields[key] ?? '') === '')) return undefined
    const parsed = keys.map((key): [string, unknown] => {
      const text = fields[key] ?? ''
      if (key === 'addressLines') return [key, linesOf(text)]
      return [key, key === 'telephone' && text === '' ? null : text]
    })
    return Object.fromEntries(parsed)
  },
})

const contact = record('name', 'addressLines', 'email')

const rule = (name: ShopSettingName): FieldsForm => ({
  keys: ['on', 'markets', 'least', 'most', 'currency', 'ebooks'],
  write: (value) => writeRule(value as PaymentRule | undefined),
  read: (fields) => readRule(fields, (sampleShopSettings[name] as PaymentRule).on),
})

function writeRule(stored: PaymentRule | undefined): SettingFields {
  const { markets = [], least, most, ebooks = true } = stored ?? {}
  return {
    on: stored ? (stored.on ? 'yes' : 'no') : '',
    markets: markets.join(','),
    least: least ? decimal(least.minor, least.currency) : '',
    most: most ? decimal(most.minor, most.currency) : '',
    currency: (least ?? most)?.currency ?? '',
    ebooks: ebooks ? 'yes' : 'no',
  }
}

/** @param isOn Tells whether the means is on in the sample shop, which a rule that does not say it follows. */
function readRule(fields: SettingFields, isOn: boolean): Record<string, string> | undefined {
  const { on = '', markets = '', least = '', most = '', currency = '', ebooks = '' } = fields
  if (on + markets + least + most === '' && ebooks !== 'no') return undefined
  return {
    on: on || (isOn ? 'yes' : 'no'),
    ...(markets !== '' && { markets }),
    ...(least !== '' && { least: `${least} ${currency}` }),
    ...(most !== '' && { most: `${most} ${currency}` }),
    ebooks: ebooks === 'no' ? 'no' : 'yes',
  }
}

function formOf(name: ShopSettingName): FieldsForm {
  if (paymentSettingNames.some((one) => one === name)) return rule(name)
  switch (shopSettingDefinitions[name].form) {
    case 'texts':
    case 'words':
      return byLanguage
    case 'list':
      return name === 'markets' ? codes : orderedCodes
    case 'lines':
      return lines
    case 'pairs':
      return byCountry
    case 'fields':
      if (name === 'bankAccount') return record('holder', 'iban', 'bic')
      return name === 'sellerGrievanceOfficer' ? record('name', 'email', 'telephone') : contact
    // The content of a file and the places of collection only tell whether somebody else changed them.
    case 'file':
    case 'rows':
      return { ...single, write: (value) => ({ '': value ? JSON.stringify(value) : '' }) }
    default:
      return single
  }
}

/** Lists the fields of a setting. */
export const settingKeys = (name: ShopSettingName): readonly string[] => formOf(name).keys

/** Returns the fields of a stored value; undefined is that of a setting that is not set. */
export const writeSettingFields = (name: ShopSettingName, value: unknown): SettingFields =>
  formOf(name).write(value)

/** Returns fields as they are compared and read: browsers send other line ends, and a select without its sums. */
function normaliseSettingFields(name: ShopSettingName, typed: SettingFields): SettingFields {
  const texts = settingKeys(name).map((key): [string, string] => [
    key,
    (typed[key] ?? '').replace(/\r\n?/g, '\n').trim(),
  ])
  const fields = Object.fromEntries(texts)
  if (!('least' in fields)) return fields
  const [least, most] = [typedDecimal(fields.least ?? ''), typedDecimal(fields.most ?? '')]
  const currency = least + most === '' ? '' : fields.currency!
  return { ...fields, least, most, currency, ebooks: fields.ebooks === 'no' ? 'no' : 'yes' }
}

/** Returns the value of fields as `changeShopSettings` takes it. */
export const readSettingFields = (name: ShopSettingName, fields: SettingFields): unknown =>
  formOf(name).read(normaliseSettingFields(name, fields))

/** Returns the fields as one text, by which two values of a setting are compared. */
export function settingCell(name: ShopSettingName, typed: SettingFields): string {
  const fields = normaliseSettingFields(name, typed)
  return JSON.stringify(settingKeys(name).map((key) => fields[key] ?? ''))
}
