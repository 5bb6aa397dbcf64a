import type { Language } from '#app/i18n/languages.ts'

/** The same said in each language of the shop. */
export type InEach = Record<Language, string>

/** Who somebody is, and where letters and mails reach them. */
export type Reachable = { name: string; addressLines: string[]; email: string }

/**
 * Who sells: stands on receipts, in mails and on the pages that the law asks for. Null: not stated, and what
 * would name it is left out. docs/seller.md says who needs what.
 */
export type Seller = {
  name: string
  legalForm: string | null
  /** The last line is the country, as letters from abroad need it. */
  addressLines: string[]
  /** ISO code. */
  country: string
  email: string
  telephone: string | null
  hours: InEach | null
  register: string | null
  vatId: string | null
  managingDirector: string | null
  /** India, E-Commerce Rules 2020: answers within 48 hours. */
  grievanceOfficer: { name: string; email: string; telephone: string | null } | null
  /** Answers for product safety and data protection in the EU, where the seller sits outside it. */
  euRepresentative: Reachable | null
  /** France, Code de la consommation L616-1. */
  mediator: InEach | null
  /** Germany, § 36 VSBG. */
  disputeSentence: InEach | null
  /** India: who brings in what is made elsewhere. */
  importer: Reachable | null
}

/** Name, address and e-mail, a line each. */
export const senderLines = ({ name, addressLines, email }: Reachable): string[] => [
  name,
  ...addressLines,
  email,
]

/** With its legal form, as a register has it. */
export const fullName = ({ name, legalForm }: Pick<Seller, 'name' | 'legalForm'>): string =>
  legalForm ? `${name} (${legalForm})` : name
