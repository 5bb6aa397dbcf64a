import type { Currency, Money } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { InvoiceMoment } from './invoice-series.ts'
import { noSellerSettings, type SellerSettings } from './seller-facts.ts'

/** A text for each language that the shopkeeper wrote one for. */
export type TextsByLanguage = { [language in Language]?: string | undefined }

/** Tells which orders a means of payment is offered for. */
export type PaymentRule = {
  on: boolean
  /** Unset means each country. */
  markets?: Country[] | undefined
  /** The total of an order must be at least and at most this; another currency is converted. */
  least?: Money | undefined
  most?: Money | undefined
  /** Is false if no e-book can be paid with it. */
  ebooks: boolean
}

/** The account that buyers transfer money to. */
export type BankAccount = { holder: string; iban: string; bic: string }

/** An address at which buyers collect their orders. */
export type PickupPlace = {
  /** Names the place in commands and in orders. */
  id: string
  name: string
  addressLine1: string
  postcode: string
  city: string
  country: Country
  /** Says when the place is open. */
  hours: TextsByLanguage
  /** Holds the number of working days until an order is ready there. */
  days: number
}

/** A picture of the shop's own. `content` is the text of an SVG, or a PNG in base64; the size is in its own units. */
export type ShopImage = { type: 'svg' | 'png'; width: number; height: number; content: string }

/** Tells how often the shopkeeper gets a mail about new orders. */
export const orderMailRhythms = ['each', 'hourly', 'daily', 'off'] as const
export type OrderMailRhythm = (typeof orderMailRhythms)[number]

/** Tells where the bytes of pictures and e-books are kept. */
export const fileStorages = ['database', 'folder'] as const
export type FileStorage = (typeof fileStorages)[number]

/**
 * The settings of the shop, which the shopkeeper changes while it runs. They are kept in the database, one row each;
 * the settings of a process are those of the environment (`settings()`).
 */
export type ShopSettings = SellerSettings & {
  /** It stands in titles, mails, feeds and receipts. */
  name: string
  /** It stands where there is little space, such as below an icon on a phone. */
  shortName: string
  tagline: TextsByLanguage
  /** Holds the languages that shoppers can choose, in the order in which they are offered. */
  languages: Language[]
  /** These open the home page. */
  homeHeading: TextsByLanguage
  homeText: TextsByLanguage
  /** Catalogue prices without a currency are in it, and lists are sorted and filtered by it. */
  currency: Currency
  /** Holds the currencies that shoppers can choose, in the order in which they are offered. */
  currencies: Currency[]
  /** Holds the currency of a visitor from a market, where it is not the one that people pay with there. */
  marketCurrencies: { [country in Country]?: Currency | undefined }
  /** It is the market of a visitor who chose none, where the language names no other one. */
  homeMarket: Country
  /** Holds the countries that the shop delivers to; none means each that has a delivery price. */
  markets: Country[]
  pickupPlaces: PickupPlace[]
  paymentInvoice: PaymentRule
  paymentOnDelivery: PaymentRule
  /** The order is sent once its money has arrived in {@link ShopSettings.bankAccount}. */
  paymentTransfer: PaymentRule
  /** It is offered only if the shop has the keys of Stripe. */
  paymentCard: PaymentRule
  bankAccount: BankAccount | null
  /** It stands in the head of every page. */
  logo: ShopImage | null
  /** It is square, and stands in the browser's tab and on a phone. */
  icon: ShopImage | null
  /** It is `#rrggbb`, for the dark scheme followed by a space and another; null has the colours of the sample shop. */
  accent: string | null
  /** New order numbers begin with it and a hyphen; `''` means that they have none. */
  orderPrefix: string
  invoiceWhen: InvoiceMoment
  /** It stands below the sums of each invoice and credit note, such as the reason why the seller charges no tax. */
  invoiceNote: TextsByLanguage
  /** The form of the numbers of invoices, such as `RE-{year}-{number}`. */
  invoiceSeries: string
  creditNoteSeries: string
  /** Up to this number the shop says how many are left. */
  lowStock: number
  /** Is `each` for one mail per order, or how often one mail lists those that came. */
  orderMails: OrderMailRhythm
  /** Mails to the shopkeeper go to it; null means the seller's address. */
  shopkeeperEmail: string | null
  /** Mails to the shopkeeper are in it, whether or not shoppers can choose it. */
  shopkeeperLanguage: Language
  /** The bytes of new pictures and files of e-books go there; `folder` is one of the data folder. */
  fileStorage: FileStorage
}

export type ShopSettingName = keyof ShopSettings

/** Holds what the shopkeeper has set; the rest is as in {@link sampleShopSettings}. */
export type StoredShopSettings = Partial<ShopSettings>

/** The sample shop is named as in the specification. */
export const sampleShopSettings: ShopSettings = {
  name: 'Octavo',
  shortName: 'Octavo',
  tagline: {},
  languages: ['en', 'fr', 'de'],
  homeHeading: {},
  homeText: {},
  currency: 'INR',
  currencies: ['INR', 'USD', 'EUR', 'GBP'],
  marketCurrencies: {},
  homeMarket: 'IN',
  markets: [],
  pickupPlaces: [],
  paymentInvoice: { on: true, ebooks: true },
  paymentOnDelivery: { on: true, ebooks: true },
  paymentTransfer: { on: false, ebooks: true },
  paymentCard: { on: true, ebooks: true },
  bankAccount: null,
  logo: null,
  icon: null,
  accent: null,
  orderPrefix: '',
  invoiceWhen: 'dispatched',
  invoiceNote: {},
  invoiceSeries: '{year}-{number}',
  creditNoteSeries: 'C{year}-{number}',
  lowStock: 5,
  orderMails: 'each',
  shopkeeperEmail: null,
  shopkeeperLanguage: 'en',
  fileStorage: 'database',
  ...noSellerSettings,
}

/** Rupees are offered only by a shop that keeps its prices in them, or that chose them. */
const offeredWith = (currency: Currency): Currency[] => [
  ...new Set<Currency>([currency, 'USD', 'EUR', 'GBP']),
]

/** Returns all settings: those that are stored, and for the rest those of the sample shop. */
export function completeShopSettings(stored: StoredShopSettings): ShopSettings {
  const { name, currency, homeMarket, markets, languages } = { ...sampleShopSettings, ...stored }
  return {
    ...sampleShopSettings,
    shortName: name,
    currencies: offeredWith(currency),
    shopkeeperLanguage: languages[0]!,
    homeMarket: markets.length > 0 && !markets.includes(homeMarket) ? markets[0]! : homeMarket,
    ...stored,
  }
}
