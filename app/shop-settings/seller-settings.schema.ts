import { z } from 'zod'
import type { SellerSettings } from './seller-facts.ts'
import { sellerCountry, sellerLine, sellerLines, longestSellerLine } from './seller.schema.ts'
import type { SettingDefinition } from './setting-definition.schema.ts'
import { describeFields, emailAddress, textOr, textsByLanguage } from './text-fields.schema.ts'

const words = textOr(longestSellerLine, textsByLanguage(longestSellerLine))

const text = (description: string): SettingDefinition<string> => ({
  schema: sellerLine,
  form: 'text',
  description,
})

const localised = (description: string): SettingDefinition<z.infer<typeof words>> => ({
  schema: words,
  form: 'words',
  description,
})

/** The command line has an address on one line. */
const addressLines = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  sellerLines,
)

const contact = z.strictObject(
  { name: sellerLine, addressLines, email: emailAddress },
  { error: describeFields(['name', 'addressLines', 'email']) },
)

const officer = z.strictObject(
  { name: sellerLine, email: emailAddress, telephone: sellerLine.nullable().default(null) },
  { error: describeFields(['name', 'email', 'telephone']) },
)

const contactFields = 'name=…; addressLines=1 Dock, Mumbai, India; email=…'

/** Describes the settings about the seller; each wins over the same field of `seller.json`. */
export const sellerSettingDefinitions: {
  [name in keyof SellerSettings]: SettingDefinition<SellerSettings[name]>
} = {
  sellerName: text('the name of the person or company that sells'),
  sellerLegalForm: localised('the legal form of the seller, such as GmbH'),
  sellerAddressLines: {
    schema: sellerLines,
    form: 'lines',
    description: "the seller's address, lines with a semicolon between: Markt 1; 04103 Leipzig",
  },
  sellerCountry: {
    schema: sellerCountry,
    form: 'text',
    description: "the seller's country: DE",
  },
  sellerEmail: {
    schema: emailAddress,
    form: 'text',
    description: "the seller's e-mail address, from which mails come",
  },
  sellerTelephone: text("the seller's telephone number"),
  sellerHours: localised('when the seller can be reached'),
  sellerRegister: localised('the register that the seller is in, with the number'),
  sellerVatId: localised("the seller's VAT, GST or similar number"),
  sellerTaxNumber: text(
    'the number that the local tax office gave the seller, for invoices of sellers without a VAT number',
  ),
  sellerManagingDirector: text('who manages the company'),
  sellerGrievanceOfficer: {
    schema: officer,
    form: 'fields',
    description: 'the grievance officer (India): name=…; email=…; telephone=…',
  },
  sellerEuRepresentative: {
    schema: contact,
    form: 'fields',
    description: `the representative in the EU: ${contactFields}`,
  },
  sellerMediator: localised('a sentence about the consumer mediator (France)'),
  sellerDisputeSentence: localised('a sentence about dispute resolution (Germany)'),
  sellerImporter: {
    schema: contact,
    form: 'fields',
    description: `the importer into India: ${contactFields}`,
  },
}
