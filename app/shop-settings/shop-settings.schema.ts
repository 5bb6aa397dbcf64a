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
import { bankAccount, paymentRule } from './payment-settings.schema.ts'
import { pickupPlaces } from './pickup-settings.schema.ts'
import { sellerSettingDefinitions } from './seller-settings.schema.ts'
import type { SettingDefinition } from './setting-definition.schema.ts'
import { fileStorage, orderMailRhythm } from './shopkeeper-settings.schema.ts'
import { emailAddress, textLine, textsByLanguage } from './text-fields.schema.ts'
import type { PaymentRule, ShopSettingName, ShopSettings } from './shop-settings.ts'

const paymentDefinition = (means: string): SettingDefinition<PaymentRule> => ({
  schema: paymentRule,
  form: 'fields',
  description: `${means}: on=yes; markets=DE,AT; least=10 EUR; most=500 EUR; ebooks=no`,
})

/** Describes each setting: what it may be, how it is typed, and what it is for. The order is that of `list`. */
export const shopSettingDefinitions: {
  [name in ShopSettingName]: SettingDefinition<ShopSettings[name]>
} = {
  name: { schema: textLine(60), form: 'text', description: 'the name of the shop' },
  shortName: {
    schema: textLine(20),
    form: 'text',
    description: 'the name where there is little space; unset: the name',
  },
  tagline: {
    schema: textsByLanguage(120),
    form: 'texts',
    description: 'a line that says what the shop is, in each language',
  },
  homeHeading: {
    schema: textsByLanguage(60),
    form: 'texts',
    description: 'the heading of the home page, in each language',
  },
  homeText: {
    schema: textsByLanguage(400),
    form: 'texts',
    description: 'the sentences that open the home page, plain text in each language',
  },
  paymentInvoice: paymentDefinition('payment by invoice'),
  paymentOnDelivery: paymentDefinition('payment on delivery'),
  paymentTransfer: paymentDefinition('bank transfer in advance'),
  paymentCard: paymentDefinition('payment on the page of Stripe'),
  bankAccount: {
    schema: bankAccount,
    form: 'fields',
    description: 'the account for transfers: holder=…; iban=…; bic=…',
  },
  languages: {
    schema: languageCodes,
    form: 'list',
    description: 'the languages that shoppers can choose, in this order: de,en',
  },
  currency: {
    schema: currencyCode,
    form: 'text',
    description: 'the currency of catalogue prices, and of each market without one of its own',
  },
  currencies: {
    schema: currencyCodes,
    form: 'list',
    description: 'the currencies that shoppers can choose, in this order: EUR,GBP',
  },
  marketCurrencies: {
    schema: currencyByCountry,
    form: 'pairs',
    description: 'the currency of a market, where it is not the one paid with there: CH=EUR,GB=GBP',
  },
  homeMarket: {
    schema: countryCode,
    form: 'text',
    description: 'the market of a visitor who chose none',
  },
  markets: {
    schema: countryCodes,
    form: 'list',
    description: 'the countries delivered to: DE,AT,FR; unset: each with a delivery price',
  },
  pickupPlaces: {
    schema: pickupPlaces,
    form: 'rows',
    description: 'the addresses at which orders are collected; "delivery pickup" changes them',
  },
  logo: {
    schema: shopImage,
    form: 'file',
    description: 'the picture in the head of every page: an SVG or PNG file',
  },
  icon: {
    schema: shopImage,
    form: 'file',
    description: 'the square picture in tabs and on phones: an SVG or PNG file',
  },
  accent: {
    schema: accentColour,
    form: 'text',
    description: 'the colour of links, buttons and the head',
  },
  orderPrefix: {
    schema: orderPrefix,
    form: 'text',
    description: 'what new order numbers begin with: PB',
  },
  invoiceWhen: {
    schema: invoiceMoment,
    form: 'text',
    description: 'when an invoice is made: dispatched, or paid (docs/invoices.md)',
  },
  invoiceNote: {
    schema: textsByLanguage(400),
    form: 'texts',
    description:
      'the sentences below the sums of each invoice, such as why no tax is charged, in each language',
  },
  invoiceSeries: {
    schema: invoiceSeries,
    form: 'text',
    description: 'the form of invoice numbers: RE-{year}-{number}',
  },
  creditNoteSeries: {
    schema: invoiceSeries,
    form: 'text',
    description: 'the form of the numbers of credit notes: RK-{year}-{number}',
  },
  lowStock: {
    schema: wholeNumberTo99,
    form: 'text',
    description: 'up to this number the shop says how many are left',
  },
  orderMails: {
    schema: orderMailRhythm,
    form: 'text',
    description: 'mails to you about new orders: each, hourly, daily or off',
  },
  shopkeeperEmail: {
    schema: emailAddress,
    form: 'text',
    description: 'where mails to you go; unset: the e-mail address of the seller',
  },
  shopkeeperLanguage: {
    schema: languageCode,
    form: 'text',
    description: 'the language of mails to you; unset: the first one that is offered',
  },
  fileStorage: {
    schema: fileStorage,
    form: 'text',
    description: 'where new pictures and files of e-books are kept: database, or folder',
  },
  ...sellerSettingDefinitions,
}

export const shopSettingNames = Object.keys(shopSettingDefinitions) as ShopSettingName[]

export const isShopSettingName = (name: string): name is ShopSettingName =>
  Object.hasOwn(shopSettingDefinitions, name)

export type ParsedSetting = { ok: true; value: unknown } | { ok: false; faults: string[] }

/** Parses the value of a setting, or returns a sentence for each fault, such as `name must not be empty`. */
export function parseShopSetting(name: ShopSettingName, value: unknown): ParsedSetting {
  const parsed = shopSettingDefinitions[name].schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    faults: parsed.error.issues.map(
      ({ path, message }) => `${[name, ...path].join('.')} ${message}`,
    ),
  }
}
