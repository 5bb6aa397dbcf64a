import { createHash } from 'node:crypto'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { counted } from '#app/i18n/counted.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { findCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { listCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { listDeliveryRates } from '#app/shop/pricing/delivery/delivery.server.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import {
  describeMerchant,
  type SkippedProduct,
  type MerchantFrame,
} from './describe-merchant.server.ts'
import type { FeedMarket } from './markets.server.ts'
import { writeItem } from './merchant-item.ts'
import { readMerchantRows } from './merchant-rows.server.ts'
import { element, openDocument, textElement } from './xml.ts'

const hourMs = 3_600_000

/**
 * Yields the feed of a market as RSS 2.0, two hundred products at a time. A comment at its end
 * counts products left out and those without a picture. Between the pieces the shop serves other
 * requests, because a SQLite query blocks the thread.
 */
export async function* writeMerchantFeed(
  market: FeedMarket,
  origin: string,
  now: number,
): AsyncGenerator<string> {
  const { language, country } = market
  const t = translator(language)
  const frame = await findFrame(market, origin, now)
  const names = { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }
  const title = t('feed.products', { country: formatCountry(country, language) })
  yield (
    openDocument('rss', names) +
    '<channel>' +
    textElement('title', title).xml +
    textElement('link', origin + localPath(language, '/')).xml +
    textElement('description', t('feed.searchText')).xml +
    element('language', {}, language).xml
  )
  const skipped = new Map<SkippedProduct, number>()
  let [count, pictured] = [0, 0]
  for await (const rows of readMerchantRows(language, now)) {
    let piece = ''
    for (const row of rows) {
      const items = describeMerchant(row, frame)
      if (typeof items === 'string') skipped.set(items, (skipped.get(items) ?? 0) + 1)
      else {
        count += items.length
        pictured += items.filter(({ image }) => image !== undefined).length
        for (const item of items) piece += `\n${writeItem(item).xml}`
      }
    }
    yield piece
    await letOthersRun()
  }
  yield `\n<!-- ${describeCount(count, pictured, skipped)} --></channel></rss>\n`
}

function describeCount(
  count: number,
  pictured: number,
  skipped: Map<SkippedProduct, number>,
): string {
  const reasons = [...skipped].sort().map(([reason, products]) => `${products} ${reason}`)
  const bare = `${count - pictured} of them without a picture that Google takes`
  return `${counted(count, 'item')}, ${bare}; products left out: ${reasons.join(', ') || 'none'}`
}

async function findFrame(market: FeedMarket, origin: string, now: number): Promise<MerchantFrame> {
  const [context, deliveryRows, categories] = await Promise.all([
    findPriceContext(market.currency, market.country, now),
    listDeliveryRates(market.country),
    listCategories(now),
  ])
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  return { market, origin, context, deliveryRows, categories: bySlug }
}

/**
 * Returns a weak entity tag, which changes with the version of the catalogue, the day's rates and
 * the hour, in which stock and days change.
 */
export async function merchantTag(
  { country, currency }: FeedMarket,
  origin: string,
  now: number,
): Promise<string> {
  const [version, { day }] = await Promise.all([findCatalogueVersion(now), findRates(now)])
  const facts = [country, currency, origin, version, day, Math.floor(now / hourMs)]
  return `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}"`
}
