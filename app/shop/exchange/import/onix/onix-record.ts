import { bookCategories } from '#app/shop/exchange/csv/known-categories.ts'
import { taxKindOf } from '#app/shop/pricing/tax/tax.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { readAvailability } from './onix-availability.ts'
import type { OnixContext } from './onix-context.ts'
import {
  readAges,
  readDates,
  readEdition,
  readImages,
  readLanguages,
  readPages,
  readSubjects,
  readOnixWeight,
  readWork,
} from './onix-facts.ts'
import { readAccessibility, readProductForm, readWarning } from './onix-forms.ts'
import type { OnixIdentity } from './onix-identity.ts'
import type { OnixNode } from './onix-node.ts'
import { listSafetyContacts, readContributors, readOnixPublisher } from './onix-contributors.ts'
import { readOnixPrices } from './onix-prices.ts'
import { listSupplies } from './onix-supplies.ts'
import { readOnixTexts } from './onix-texts.ts'
import { readSeries } from './onix-titles.ts'

export function recordOf(
  product: OnixNode,
  identity: OnixIdentity,
  name: string,
  context: OnixContext,
): CatalogueRecord {
  const { note } = context
  const languages = readLanguages(product, context)
  const images = readImages(product)
  const sale = readSale(product, context)
  return {
    ...blankRecord,
    ...identity,
    ...languages,
    ...readSeries(product),
    ...readPages(product, context),
    ...readDates(product, context),
    ...readAges(product, context),
    ...sale,
    ...readSafety(product),
    kind: 'book',
    name,
    texts: readOnixTexts(product, name, languages.inLanguage, note),
    authors: readContributors(product, note),
    publisher: readOnixPublisher(product),
    editionStatement: readEdition(product, languages.inLanguage),
    weightGrams: readOnixWeight(product, sale.format, context),
    subjects: readSubjects(product, context),
    accessibility: readAccessibility(product),
    safetyWarning: readWarning(product),
    workKey: readWork(product),
    categories: bookCategories(context.options),
    art: '{"kind":"cover"}',
    ...(images.length > 0 && { images }),
  }
}

/** Reads the form of the book, its prices and whether it can be supplied. */
function readSale(product: OnixNode, context: OnixContext) {
  const { format, hasPrintEdition, isUndeliverable } = readProductForm(product, context)
  const supplies = listSupplies(product)
  const taxKind = taxKindOf({ kind: 'book', format, hasPrintEdition: hasPrintEdition ? 1 : 0 })
  const { prices, fixedPriceMarkets } = readOnixPrices(supplies, taxKind, context)
  return {
    ...readAvailability(product, supplies, { prices, format }, context),
    ...(isUndeliverable && { stock: 0 }),
    format,
    hasPrintEdition,
    fixedPriceMarkets,
  }
}

/** The first contact is the maker's; a second is the responsible person in the EU. */
function readSafety(product: OnixNode) {
  const [maker, responsible] = listSafetyContacts(product)
  return {
    makerName: maker?.name ?? null,
    makerPostalAddress: maker?.postalAddress ?? null,
    makerEmail: maker?.email ?? null,
    responsibleName: responsible?.name ?? null,
    responsiblePostalAddress: responsible?.postalAddress ?? null,
    responsibleEmail: responsible?.email ?? null,
  }
}
