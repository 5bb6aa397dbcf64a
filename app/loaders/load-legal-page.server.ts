import type { LoaderFunctionArgs } from '@remix-run/node'
import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { findDeliveryTable } from '#app/shop/content/legal-pages/delivery-table.server.ts'
import {
  findTextPage,
  type DeliveryParts,
  type FoundTextPage,
} from '#app/shop/content/legal-pages/find-text-page.server.ts'
import type { LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { findTextOf, type OwnTexts } from '#app/shop/operations/own-texts/own-text.ts'
import { findOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'
import type { CustomsCondition } from '#app/shop/content/legal-pages/source.server.ts'
import { listDeliveryCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { listTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import { headOf } from '#app/http/head.server.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'

/** Loads a legal page. */
export async function loadLegalPage(name: LegalPageName, args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  return loadTextPage(name, context)
}

/** Returns the data of a page of text. */
export async function loadTextPage(name: LegalPageName, context: RequestContext) {
  const { language, now } = context
  const texts = await findOwnTexts(now)
  const parts = name === 'delivery' || findTextOf(texts, name, language) !== undefined
  const found = findTextPage(name, texts, {
    language,
    ...(parts && { parts: await findDeliveryParts(name, texts, context) }),
  })
  return textPageData(found, context)
}

export const textPageData = ({ page, ...found }: FoundTextPage, context: RequestContext) => ({
  head: headOf(context, found),
  page,
})

/** Returns what a text may show of delivery, in the language of the text. */
export async function findDeliveryParts(
  name: string,
  texts: OwnTexts,
  context: Pick<RequestContext, 'language' | 'country' | 'currency' | 'now'>,
): Promise<Required<DeliveryParts>> {
  const language = findTextOf(texts, name, context.language)?.language ?? context.language
  const [table, served, taxes] = await Promise.all([
    findDeliveryTable({ ...context, language }),
    listDeliveryCountries(),
    listTaxRates(context.now),
  ])
  const countries = listCountryNames(served, language).map(({ name }) => name)
  return { table, countries: countries.join(', '), customs: customsOf(served, taxes) }
}

/** Returns what the delivery page may say of customs; a country with a tax rate has its tax in the prices. */
function customsOf(served: Country[], taxes: ReadonlyMap<string, unknown>): CustomsCondition[] {
  const isUntaxed = (country: Country) => served.includes(country) && !taxes.has(country)
  const isUkTaxed = served.includes('GB') && taxes.has('GB')
  return [
    ...(isUntaxed('US') ? ['untaxedUs' as const] : []),
    ...(isUntaxed('CH') ? ['untaxedSwitzerland' as const] : []),
    ...(isUkTaxed ? ['ukTax' as const] : []),
  ]
}
