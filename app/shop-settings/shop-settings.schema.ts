import {
  countryCode,
  countryCodes,
  currencyByCountry,
  currencyCode,
  currencyCodes,
  languageCode,
  languageCodes,
} from './market-settings.schema.ts'
import { orderPrefix, wholeNumberTo99 } from './number-settings.schema.ts'
import { accentColour, shopImage } from './look-settings.schema.ts'
import { invoiceMoment, invoiceSeries } from './invoice-settings.schema.ts'
import { invoiceMoments } from './invoice-series.ts'
import { bankAccount, paymentRule } from './payment-settings.schema.ts'
import { pickupPlaces } from './pickup-settings.schema.ts'
import { sellerSettingDefinitions } from './seller-settings.schema.ts'
import type { SettingDefinition } from './setting-definition.schema.ts'
import { faultOfIssue, type SettingFault } from './setting-fault.ts'
import { fileStorage, orderMailRhythm } from './shopkeeper-settings.schema.ts'
import { emailAddress, textLine, textsByLanguage } from './text-fields.schema.ts'
import {
  fileStorages,
  orderMailRhythms,
  type PaymentRule,
  type ShopSettingName,
  type ShopSettings,
} from './shop-settings.ts'

const paymentDefinition: SettingDefinition<PaymentRule> = {
  schema: paymentRule,
  form: 'fields',
  example: 'on=yes; markets=DE,AT; least=10 EUR; most=500 EUR; ebooks=no',
}

/** Describes each setting: what it may be, and how it is typed. The order is that of `list`. */
export const shopSettingDefinitions: {
  [name in ShopSettingName]: SettingDefinition<ShopSettings[name]>
} = {
  name: { schema: textLine(60), form: 'text' },
  shortName: { schema: textLine(20), form: 'text' },
  tagline: { schema: textsByLanguage(120), form: 'texts' },
  homeHeading: { schema: textsByLanguage(60), form: 'texts' },
  homeText: { schema: textsByLanguage(400), form: 'texts' },
  paymentInvoice: paymentDefinition,
  paymentOnDelivery: paymentDefinition,
  paymentTransfer: paymentDefinition,
  paymentCard: paymentDefinition,
  bankAccount: { schema: bankAccount, form: 'fields', example: 'holder=…; iban=…; bic=…' },
  languages: { schema: languageCodes, form: 'list', example: 'de,en' },
  currency: { schema: currencyCode, form: 'text' },
  currencies: { schema: currencyCodes, form: 'list', example: 'EUR,GBP' },
  marketCurrencies: { schema: currencyByCountry, form: 'pairs', example: 'CH=EUR,GB=GBP' },
  homeMarket: { schema: countryCode, form: 'text' },
  markets: { schema: countryCodes, form: 'list', example: 'DE,AT,FR' },
  pickupPlaces: { schema: pickupPlaces, form: 'rows' },
  logo: { schema: shopImage, form: 'file' },
  icon: { schema: shopImage, form: 'file' },
  accent: { schema: accentColour, form: 'text', example: '"#34307a #c0bbff"' },
  orderPrefix: { schema: orderPrefix, form: 'text', example: 'PB' },
  invoiceWhen: { schema: invoiceMoment, form: 'text', example: invoiceMoments.join(' or ') },
  invoiceNote: { schema: textsByLanguage(400), form: 'texts' },
  invoiceSeries: { schema: invoiceSeries, form: 'text', example: 'RE-{year}-{number}' },
  creditNoteSeries: { schema: invoiceSeries, form: 'text', example: 'RK-{year}-{number}' },
  lowStock: { schema: wholeNumberTo99, form: 'text' },
  orderMails: { schema: orderMailRhythm, form: 'text', example: orderMailRhythms.join(', ') },
  shopkeeperEmail: { schema: emailAddress, form: 'text' },
  shopkeeperLanguage: { schema: languageCode, form: 'text' },
  fileStorage: { schema: fileStorage, form: 'text', example: fileStorages.join(' or ') },
  ...sellerSettingDefinitions,
}

export const shopSettingNames = Object.keys(shopSettingDefinitions) as ShopSettingName[]

export const isShopSettingName = (name: string): name is ShopSettingName =>
  Object.hasOwn(shopSettingDefinitions, name)

export type ParsedSetting = { ok: true; value: unknown } | { ok: false; faults: SettingFault[] }

/** Parses the value of a setting, or returns its faults. */
export function parseShopSetting(name: ShopSettingName, value: unknown): ParsedSetting {
  const parsed = shopSettingDefinitions[name].schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, faults: parsed.error.issues.map((issue) => faultOfIssue(name, issue, value)) }
}
