import { warning, type Finding, type FindingCode } from '#app/shop/operations/findings/finding.ts'

/** Legal rules depend on these data of a product. */
export type LawFacts = {
  id: string
  kind: 'book' | 'goods'
  format: string | null
  makerName: string | null
  makerPostalAddress: string | null
  makerEmail: string | null
  /** The address is the publisher's. */
  postalAddress: string | null
  email: string | null
  responsibleName: string | null
  responsiblePostalAddress: string | null
  responsibleEmail: string | null
  mrpMinor: number | null
  unitAmount: number | null
  accessibility: string | null
  fixedPriceMarkets: string
  hasPrintEdition: number
  /** Holds the highest price in India, in paise; null if it has none in rupees. */
  rupees: number | null
  hasEuroPrice: boolean
  categories: string[]
  /** The value is true if another edition of the work is sold in print. */
  isPrinted: boolean
}

/** The seller may name an EU representative for all products from outside the EU. */
export type SellerFacts = { hasEuRepresentative: boolean }

/** Products in these categories are sold by weight or volume. */
const byMeasure = ['organic-food', 'pet-food', 'cosmetics']

/**
 * If one of these columns of the shop’s own CSV is empty, a product may lack information required
 * by law.
 */
export type LawColumn =
  | `maker_${'name' | 'address' | 'email'}`
  | `responsible_${'name' | 'address' | 'email'}`
  | 'publisher'
  | 'safety_warning'
  | 'mrp'
  | `unit_${'amount' | 'per'}`
  | 'accessibility'
  | 'fixed_price_markets'
  | 'format'
  | 'has_print_edition'
  | 'kind'

/** Emptying one of `columns` can break the rule. */
type Rule = {
  says: string
  code: FindingCode
  columns?: LawColumn[]
  lacks: (facts: LawFacts, seller: SellerFacts) => boolean
}

const isSent = ({ format }: LawFacts) => format !== 'e-book'

/** The rules are those of law.md. A product that breaks several rules is reported for each. */
const rules: Rule[] = [
  {
    says: 'product safety: name and addresses of its maker are missing (EU 2023/988 Art 19)',
    code: 'law-maker',
    columns: ['maker_name', 'maker_address', 'maker_email', 'publisher'],
    lacks: (one) => isSent(one) && makerAddress(one) === undefined,
  },
  {
    says: 'product safety: made outside the EU, and nobody in the EU is named who answers for it (EU 2023/988 Art 16)',
    code: 'law-responsible',
    columns: ['responsible_name', 'responsible_address', 'responsible_email'],
    lacks: (one, { hasEuRepresentative }) =>
      isSent(one) && !hasEuRepresentative && !hasResponsible(one) && isMadeOutside(one),
  },
  {
    says: 'India: it is sold in a packing, and has no maximum retail price (mrp)',
    code: 'law-mrp-missing',
    columns: ['mrp'],
    lacks: ({ kind, mrpMinor, rupees }) => kind === 'goods' && mrpMinor === null && rupees !== null,
  },
  {
    says: 'India: it costs more than its maximum retail price (mrp)',
    code: 'law-mrp-exceeded',
    lacks: ({ mrpMinor, rupees }) => mrpMinor !== null && rupees !== null && rupees > mrpMinor,
  },
  {
    says: 'unit price: it is sold by weight or volume, and says not how much it holds (PAngV § 4)',
    code: 'law-unit-price',
    columns: ['unit_amount', 'unit_per'],
    lacks: ({ kind, unitAmount, categories }) =>
      kind === 'goods' && unitAmount === null && categories.some((one) => byMeasure.includes(one)),
  },
  {
    says: 'fixed book price: it has no price in EUR, so it is not for sale where its price is fixed',
    code: 'law-fixed-price',
    lacks: ({ fixedPriceMarkets, hasEuroPrice }) => fixedPriceMarkets !== '' && !hasEuroPrice,
  },
  {
    says: 'accessibility: nothing is stated of this e-book (ONIX list 196)',
    code: 'law-accessibility',
    columns: ['accessibility'],
    lacks: ({ format, accessibility }) => format === 'e-book' && accessibility === null,
  },
  {
    says: 'tax in India: it is taxed as an e-book without a printed edition, and one is sold here',
    code: 'law-ebook-tax',
    lacks: ({ format, hasPrintEdition, isPrinted }) =>
      format === 'e-book' && hasPrintEdition === 0 && isPrinted,
  },
]

/**
 * Returns the maker's address, or that of the publisher for a book without a maker. Returns
 * undefined if the name, postal or e-mail address is missing.
 */
function makerAddress(one: LawFacts): string | undefined {
  const { kind, makerName, makerPostalAddress, makerEmail, postalAddress, email } = one
  if (makerName && makerPostalAddress && makerEmail) return makerPostalAddress
  return kind === 'book' && postalAddress && email ? postalAddress : undefined
}

const hasResponsible = (one: LawFacts) =>
  Boolean(one.responsibleName && one.responsiblePostalAddress && one.responsibleEmail)

/**
 * Matches the most common countries of makers outside the EU at the end of an address; other
 * addresses are not judged.
 */
const outside =
  /(?<![\p{L}])(India|Inde|Indien|China|Chine|United Kingdom|UK|Royaume-Uni|Großbritannien|England|USA|United States|États-Unis|Vereinigte Staaten|Switzerland|Suisse|Schweiz|Japan|Japon|Türkiye|Turkey|Turquie|Türkei|Vietnam|Viêt Nam|Bangladesh|Taiwan|Hong Kong|Canada|Kanada)\W*$/iu

const isMadeOutside = (one: LawFacts) => outside.test(makerAddress(one) ?? '')

/**
 * Returns what a product would lack if some columns were emptied, each with the columns that matter
 * for it.
 */
export const lawsRequiring = (facts: LawFacts, seller: SellerFacts, emptied: LawColumn[]) =>
  rules.flatMap(({ says, columns = [], lacks }) => {
    const own = emptied.filter((column) => columns.includes(column))
    return own.length > 0 && lacks(facts, seller) ? [{ says, columns: own }] : []
  })

/** Lists what the law requires but a product for sale lacks. */
export const checkLaw = (facts: LawFacts, seller: SellerFacts): Finding[] =>
  rules
    .filter(({ lacks }) => lacks(facts, seller))
    .map(({ says, code }) => warning(`product ${facts.id}`, says, { code }))
