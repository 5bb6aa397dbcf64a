import type { Language } from '#app/i18n/languages.ts'
import type { TextsByLanguage } from './shop-settings.ts'

export type Localised = Record<Language, string>
/** The text is the same in all languages, or there is one for each. */
export type LocalisedText = string | Localised

/** The addresses are those of a person or company. `addressLinesIn` formats the lines. */
export type Contact = { name: string; addressLines: string[]; email: string }

/**
 * Receipts, mails and legal pages show the seller. Null means not stated; sentences about it are
 * omitted. docs/seller.md says which fields are required of whom.
 */
export type Seller = {
  name: string
  legalForm: LocalisedText | null
  /**
   * The last line may be the country, as a name or code; it is shown in the language of the page.
   */
  addressLines: string[]
  /** The code is of ISO 3166-1. */
  country: string
  email: string
  telephone: string | null
  hours: Localised | null
  register: LocalisedText | null
  vatId: LocalisedText | null
  /** The local tax office knows the seller by it; invoices of sellers without a VAT number state it. */
  taxNumber: string | null
  managingDirector: string | null
  /** India's E-Commerce Rules 2020 require a response within 48 hours. */
  grievanceOfficer: { name: string; email: string; telephone: string | null } | null
  /**
   * A seller outside the EU names a representative there for product safety and data protection.
   */
  euRepresentative: Contact | null
  /** France requires a mediator (Code de la consommation L616-1). */
  mediator: Localised | null
  /** Germany requires this sentence (§ 36 VSBG). */
  disputeSentence: Localised | null
  /** India requires the importer of products made elsewhere. */
  importer: Contact | null
}

type TextField = 'legalForm' | 'hours' | 'register' | 'vatId' | 'mediator' | 'disputeSentence'

/**
 * Holds what the shopkeeper set about the seller, such as `sellerName`; null means not set. A text is the same in all
 * languages, or there is one for some of them.
 */
export type SellerSettings = {
  [Field in keyof Seller as `seller${Capitalize<Field>}`]:
    (Field extends TextField ? string | TextsByLanguage : Seller[Field]) | null
}

export const noSellerSettings: SellerSettings = {
  sellerName: null,
  sellerLegalForm: null,
  sellerAddressLines: null,
  sellerCountry: null,
  sellerEmail: null,
  sellerTelephone: null,
  sellerHours: null,
  sellerRegister: null,
  sellerVatId: null,
  sellerTaxNumber: null,
  sellerManagingDirector: null,
  sellerGrievanceOfficer: null,
  sellerEuRepresentative: null,
  sellerMediator: null,
  sellerDisputeSentence: null,
  sellerImporter: null,
}

export const sellerSettingNames = Object.keys(noSellerSettings) as (keyof SellerSettings)[]

/** Returns the field of the seller that a setting is about. */
export const sellerFieldOf = (name: keyof SellerSettings): keyof Seller => {
  const field = name.slice('seller'.length)
  return (field.charAt(0).toLowerCase() + field.slice(1)) as keyof Seller
}
