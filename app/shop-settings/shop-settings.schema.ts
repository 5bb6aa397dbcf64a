import { z } from 'zod'
import { languages } from '#app/i18n/languages.ts'
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
import { bankAccount, paymentRule } from './payment-settings.schema.ts'
import { emailAddress, orderMailRhythm } from './shopkeeper-settings.schema.ts'
import type { PaymentRule, ShopSettingName, ShopSettings } from './shop-settings.ts'

const line = (most: number) =>
  z
    .string('must be text')
    .transform((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .refine((text) => text !== '', 'must not be empty')
    .refine((text) => text.length <= most, `must have at most ${most} characters`)

const localisedText = (most: number) => {
  const text = line(most).optional()
  return z
    .strictObject({ en: text, fr: text, de: text }, { error: describeTextsError })
    .refine((texts) => Object.keys(texts).length > 0, 'must have a text in one language')
}

const describeTextsError = (issue: { code?: string | undefined }) =>
  issue.code === 'unrecognized_keys'
    ? `has a text in another language than ${languages.join(', ')}`
    : 'must be an object with a text for each language'

/**
 * The command line takes a `text` as it is, one of several `texts` with its language as an option, `fields` as
 * `name=value; name=value`, a `list` as in `EUR,CHF` `pairs` as in `CH=EUR,GB=GBP`,
 * and the content of a `file`.
 */
export type ValueForm = 'text' | 'texts' | 'fields' | 'list' | 'pairs' | 'file'

type Definition<Value> = { schema: z.ZodType<Value>; form: ValueForm; does: string }

const paymentDefinition = (means: string): Definition<PaymentRule> => ({
  schema: paymentRule,
  form: 'fields',
  does: `${means}: on=yes; markets=DE,AT; least=10 EUR; most=500 EUR; ebooks=no`,
})

/** Describes each setting: what it may be, how it is typed, and what it does. The order is that of `list`. */
export const shopSettingDefinitions: { [name in ShopSettingName]: Definition<ShopSettings[name]> } =
  {
    name: { schema: line(60), form: 'text', does: 'the name of the shop' },
    shortName: {
      schema: line(20),
      form: 'text',
      does: 'the name where there is little space; unset: the name',
    },
    tagline: {
      schema: localisedText(120),
      form: 'texts',
      does: 'a line that says what the shop is, in each language',
    },
    homeHeading: {
      schema: localisedText(60),
      form: 'texts',
      does: 'the heading of the home page, in each language',
    },
    homeText: {
      schema: localisedText(400),
      form: 'texts',
      does: 'the sentences that open the home page, plain text in each language',
    },
    paymentInvoice: paymentDefinition('payment by invoice'),
    paymentOnDelivery: paymentDefinition('payment on delivery'),
    paymentTransfer: paymentDefinition('bank transfer in advance'),
    paymentCard: paymentDefinition('payment on the page of Stripe'),
    bankAccount: {
      schema: bankAccount,
      form: 'fields',
      does: 'the account for transfers: holder=…; iban=…; bic=…',
    },
    languages: {
      schema: languageCodes,
      form: 'list',
      does: 'the languages that shoppers can choose, in this order: de,en',
    },
    currency: {
      schema: currencyCode,
      form: 'text',
      does: 'the currency of catalogue prices, and of each market without one of its own',
    },
    currencies: {
      schema: currencyCodes,
      form: 'list',
      does: 'the currencies that shoppers can choose, in this order: EUR,GBP',
    },
    marketCurrencies: {
      schema: currencyByCountry,
      form: 'pairs',
      does: 'the currency of a market, where it is not the one paid with there: CH=EUR,GB=GBP',
    },
    homeMarket: {
      schema: countryCode,
      form: 'text',
      does: 'the market of a visitor who chose none',
    },
    markets: {
      schema: countryCodes,
      form: 'list',
      does: 'the countries delivered to: DE,AT,FR; unset: each with a delivery rate',
    },
    logo: {
      schema: shopImage,
      form: 'file',
      does: 'the picture in the head of every page: an SVG or PNG file',
    },
    icon: {
      schema: shopImage,
      form: 'file',
      does: 'the square picture in tabs and on phones: an SVG or PNG file',
    },
    accent: {
      schema: accentColour,
      form: 'text',
      does: 'the colour of links, buttons and the head',
    },
    orderPrefix: {
      schema: orderPrefix,
      form: 'text',
      does: 'what new order numbers begin with: PB',
    },
    lowStock: {
      schema: wholeNumberTo99,
      form: 'text',
      does: 'up to this number the shop says how many are left',
    },
    orderMails: {
      schema: orderMailRhythm,
      form: 'text',
      does: 'mails to you about new orders: each, hourly, daily or off',
    },
    shopkeeperEmail: {
      schema: emailAddress,
      form: 'text',
      does: 'where mails to you go; unset: the e-mail address of the seller',
    },
    shopkeeperLanguage: {
      schema: languageCode,
      form: 'text',
      does: 'the language of mails to you; unset: the first one that is offered',
    },
  }

export const shopSettingNames = Object.keys(shopSettingDefinitions) as ShopSettingName[]

export const isShopSettingName = (name: string): name is ShopSettingName =>
  Object.hasOwn(shopSettingDefinitions, name)

type Parsed = { ok: true; value: unknown } | { ok: false; faults: string[] }

/** Parses the value of a setting, or returns a sentence for each fault, such as `name must not be empty`. */
export function parseShopSetting(name: ShopSettingName, value: unknown): Parsed {
  const parsed = shopSettingDefinitions[name].schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    faults: parsed.error.issues.map(
      ({ path, message }) => `${[name, ...path].join('.')} ${message}`,
    ),
  }
}
