import { z } from 'zod'
import type { SellerSettings } from './seller-facts.ts'
import { sellerCountry, sellerLine, sellerLines, longestSellerLine } from './seller.schema.ts'
import type { SettingDefinition } from './setting-definition.schema.ts'
import { describeFields, emailAddress, textOr, textsByLanguage } from './text-fields.schema.ts'

const words = textOr(longestSellerLine, textsByLanguage(longestSellerLine))

const text: SettingDefinition<string> = { schema: sellerLine, form: 'text' }

const localised: SettingDefinition<z.infer<typeof words>> = { schema: words, form: 'words' }

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

const contactDefinition: SettingDefinition<z.infer<typeof contact>> = {
  schema: contact,
  form: 'fields',
  example: 'name=…; addressLines=1 Dock, Mumbai, India; email=…',
}

/** Describes the settings about the seller; each wins over the same field of `seller.json`. */
export const sellerSettingDefinitions: {
  [name in keyof SellerSettings]: SettingDefinition<SellerSettings[name]>
} = {
  sellerName: text,
  sellerLegalForm: localised,
  sellerAddressLines: { schema: sellerLines, form: 'lines', example: '"Markt 1; 04103 Leipzig"' },
  sellerCountry: { schema: sellerCountry, form: 'text', example: 'DE' },
  sellerEmail: { schema: emailAddress, form: 'text' },
  sellerTelephone: text,
  sellerHours: localised,
  sellerRegister: localised,
  sellerVatId: localised,
  sellerTaxNumber: text,
  sellerManagingDirector: text,
  sellerGrievanceOfficer: {
    schema: officer,
    form: 'fields',
    example: 'name=…; email=…; telephone=…',
  },
  sellerEuRepresentative: contactDefinition,
  sellerMediator: localised,
  sellerDisputeSentence: localised,
  sellerImporter: contactDefinition,
}
