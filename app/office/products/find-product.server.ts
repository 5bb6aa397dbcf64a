import { formatCountry } from '#app/i18n/format/format-country.ts'
import { lastDayText, localDayText } from '#app/i18n/format/format-order.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { knownCurrencies } from '#app/i18n/currency.ts'
import { countries, isCountry } from '#app/i18n/markets.ts'
import { notFound } from '#app/http/responses.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { categoryName, listCategoryRows } from '#app/shop/catalogue/categories/categories.server.ts'
import { priceColumn } from '#app/shop/catalogue/products/catalogue-record.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { colorText, sizeText } from '#app/shop/catalogue/products/variant-text.ts'
import { isSaleColumn } from '#app/shop/exchange/csv/csv-prices.ts'
import { listFixedDiscounts } from '#app/shop/maintenance/products/fixed-discounts.server.ts'
import {
  findManagedProduct,
  listVariantStocks,
} from '#app/shop/maintenance/products/find-managed-product.server.ts'
import { listUsedPrices } from '#app/shop/maintenance/products/list-used-prices.server.ts'
import { findDeletionLosses } from '#app/shop/maintenance/products/delete-product.server.ts'
import {
  fieldFingerprint,
  fingerprintsOf,
  writeFingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { findProductSheet } from '#app/shop/maintenance/products/product-sheet.server.ts'
import { lowestActivePrice } from '#app/shop/pricing/prices/past-prices.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import type { PriceFacts, PriceRow } from '#app/shop/pricing/prices/price.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import {
  listFieldGroups,
  type FieldGroupOfProduct,
  type ProductKind,
} from './product-fields-of-kind.ts'

/** A form may have 65,536 characters, and a field 20,000; the rest is left for what staff adds. */
const mostShown = 30_000
export const longestShown = 15_000

export const kindOfSheet = (cells: ReadonlyMap<string, string>): ProductKind =>
  cells.get('kind') === 'goods' ? 'goods' : cells.get('format') === 'e-book' ? 'e-book' : 'book'

/** Returns the fields of a product's page. Texts too long for a form are left to the command line. */
export function fieldGroupsOf(cells: ReadonlyMap<string, string>) {
  const reduced = [...cells].flatMap(([name, cell]) => (isSaleColumn(name) && cell ? [name] : []))
  const tooLong: string[] = []
  let left = mostShown
  const fits = (column: string) => {
    const { length } = cells.get(column) ?? ''
    if (length > Math.min(left, longestShown)) tooLong.push(column)
    else left -= length
    return length <= longestShown && !tooLong.includes(column)
  }
  const groups = listFieldGroups(kindOfSheet(cells), shopSettings().languages, reduced).map(
    (group): FieldGroupOfProduct => ({
      ...group,
      fields: group.fields.filter(({ column }) => fits(column)),
    }),
  )
  return { groups, tooLong }
}

export type ProductPageData = Awaited<ReturnType<typeof findProduct>>

/**
 * Returns what the page of a product shows.
 * @throws {Response} 404 for an unknown product.
 */
export async function findProduct(id: string, context: StaffContext) {
  const { t, language, now } = context
  const cells = await findProductSheet(id, now)
  if (!cells) throw notFound(t)
  const product = await findManagedProduct(id, language)
  if (!product) throw notFound(t)
  const { groups, tooLong } = fieldGroupsOf(cells)
  const shown = groups.flatMap(({ fields }) => fields.map(({ column }) => column))
  const fingerprints = [...fingerprintsOf(cells)].filter(([column]) => shown.includes(column))
  return {
    id,
    name: product.name,
    path: productPath(product),
    isWithdrawn: product.withdrawnAt !== null,
    isEbook: product.format === 'e-book',
    groups,
    tooLong,
    cells: Object.fromEntries(cells),
    fixedDiscounts: Object.fromEntries(listFixedDiscounts(cells)),
    fingerprints: writeFingerprints(new Map(fingerprints)),
    categories: await listCategoryChoices(context),
    prices: await listPrices(id, cells, context),
    currencies: [...knownCurrencies()],
    markets: countries.map((code) => ({ value: code, label: formatCountry(code, language) })),
    stocks: product.format === 'e-book' ? [] : await listStocks(product, context),
    losses: await findDeletionLosses(id),
  }
}

/** Lists all categories by their names. */
export async function listCategoryChoices({ language }: Pick<StaffContext, 'language'>) {
  const all = await listCategoryRows()
  return all.map((one) => ({ value: one.slug, label: categoryName(one, language) }))
}

type Stocked = { id: string; hasVariants: number; stock: number | null }

async function listStocks({ id, hasVariants, stock }: Stocked, { language }: StaffContext) {
  if (hasVariants === 0) return [{ color: '', size: '', label: '', stock }]
  const variants = await listVariantStocks(id)
  return variants.map(({ color, colorName, size, stock }) => {
    const parts = [color && colorText(color, colorName, language), size && sizeText(size)]
    return { color, size, label: parts.filter(Boolean).join(', '), stock: Number(stock) }
  })
}

async function listPrices(id: string, cells: ReadonlyMap<string, string>, context: StaffContext) {
  const { now, language } = context
  const used = await listUsedPrices(id, now)
  if (!used) return []
  const { facts, prices } = used
  return Promise.all(
    prices.map(async (row) => {
      const { currency, market, amountMinor, fromAt, untilAt } = row
      const isActive = fromAt <= now && (untilAt === null || untilAt > now)
      const column = priceColumn({ currency, market })
      return {
        row: `${currency} ${market} ${fromAt} ${untilAt}`,
        seen: fieldFingerprint(cells.get(column) ?? ''),
        amount: formatMoney({ minor: amountMinor, currency }, language),
        currency,
        market,
        place: market === '' ? '' : formatCountry(market, language),
        from: localDayText(fromAt, language, homeTimeZone()).text,
        // A price that ends at midnight was last charged the day before.
        until: untilAt === null ? '' : lastDayText(untilAt, language).text,
        state: isActive ? ('now' as const) : fromAt > now ? ('later' as const) : ('past' as const),
        ...(isActive ? await describeLow(facts, row, context) : { low: '', isLowConverted: false }),
      }
    }),
  )
}

/** Returns the lowest price of the last 30 days, which a reduction that begins now is counted from. */
async function describeLow(
  facts: PriceFacts,
  { currency, market }: PriceRow,
  { now, language }: StaffContext,
): Promise<{ low: string; isLowConverted: boolean }> {
  const place = isCountry(market) ? market : shopSettings().homeMarket
  const priceContext = await findPriceContext(currency, place, now)
  const minor = lowestActivePrice(facts, priceContext, now)
  const own = facts.prices.filter((one) => one.currency === currency)
  const ownMinor = lowestActivePrice({ ...facts, prices: own }, priceContext, now)
  return {
    low: minor === undefined ? '' : formatMoney({ minor, currency }, language),
    isLowConverted: minor !== ownMinor,
  }
}
