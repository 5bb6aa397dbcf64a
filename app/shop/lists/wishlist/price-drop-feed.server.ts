import { ttlCache } from '#app/cache.server.ts'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { currencyQuery, marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { uuidOfName } from '#app/shop/catalogue/ebooks/uuid.server.ts'
import { writeAtom, type AtomEntry } from '#app/shop/exchange/feeds/atom.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { localDayText } from '#app/i18n/format/format-order.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { findPriceDrop, listPriceChanges, type PriceDrop } from './price-drops.ts'
import { listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { wishlistLink } from './wishlist-link.server.ts'

const shownMs = 90 * dayMs
const mostEntries = 50
/** This random namespace makes the ids of feeds and entries (RFC 9562, section 5.5). */
const namespace = '3b0c1d9e-5f64-4c0b-9a57-7f1f6a2c8d10'

/**
 * Describes the reader of a feed. The market is that of the language, since a feed reader chose
 * none.
 */
export type FeedReader = { language: Language; currency: Currency; now: number; origin: string }

/** Holds a live share; `createdAt` (ms UTC) dates a feed without entries. */
type FeedShare = { key: string; owner: string; createdAt: number }
type Drop = PriceDrop & { id: string }

/** The longest feed takes some 40 kB. */
const cache = ttlCache<string>(200, 5 * 60_000)

/**
 * Returns the feed of {@link writePriceDropFeed} from a cache of five minutes; changes since then
 * are missing from it. The caller looks up each time whether the share is live.
 */
export function findPriceDropFeed(share: FeedShare, reader: FeedReader): Promise<string> {
  const { language, currency, origin, now } = reader
  // The origin is part of the key, since without PUBLIC_URL it comes from the request.
  const key = JSON.stringify([share.key, language, currency, origin])
  return cache(key, now, () => writePriceDropFeed(share, reader))
}

/**
 * Returns as Atom the price drops of the last 90 days on a shared list, the newest first, at most
 * 50.
 * @param reader `origin` is that of all URLs.
 */
export async function writePriceDropFeed(share: FeedShare, reader: FeedReader): Promise<string> {
  const { language, currency, origin, now } = reader
  const drops = await listDrops(share.owner, reader)
  const ids = [...new Set(drops.map((drop) => drop.id))]
  const viewer = { language, currency, country: marketOfLanguage(language), now }
  const cards = new Map((await listCards(ids, viewer)).map((card) => [card.id, card]))
  const { path, feedPath } = wishlistLink(share.key, currency)
  return writeAtom({
    id: idOf(['feed', share.key, language, currency]),
    language,
    title: translator(language)('title.priceDrops'),
    updated: Math.max(share.createdAt, drops[0]?.at ?? 0),
    self: origin + localPath(language, feedPath),
    alternate: origin + localPath(language, path),
    entries: drops.flatMap((drop) => {
      const card = cards.get(drop.id)
      return card ? [describeDrop(drop, card, reader)] : []
    }),
  })
}

async function listDrops(owner: string, { language, currency, now }: FeedReader): Promise<Drop[]> {
  const ids = await listSavedIds('wishlist', owner)
  const [facts, context] = await Promise.all([
    listPriceFacts(db.read, ids, now),
    findPriceContext(currency, marketOfLanguage(language), now),
  ])
  const changes = [...facts]
    .flatMap(([id, known]) =>
      listPriceChanges(known, now - shownMs, now).map((at) => ({ id, known, at })),
    )
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
  const drops: Drop[] = []
  for (const { id, known, at } of changes) {
    if (drops.length === mostEntries) break
    const drop = findPriceDrop(known, context, at)
    if (drop) drops.push({ ...drop, id })
  }
  return drops
}

function describeDrop(
  { id, at, minor, was }: Drop,
  { name, by, path }: ProductCard,
  { language, currency, origin }: FeedReader,
): AtomEntry {
  const t = translator(language)
  const money = (amount: number) => formatMoney({ minor: amount, currency }, language)
  const prices = { now: money(minor), was: money(was) }
  const words = t('title.priceDropText', {
    ...prices,
    day: localDayText(at, language, homeTimeZone()).text,
  })
  return {
    id: idOf(['drop', id, String(at), language, currency]),
    title: t('title.priceDrop', { name, ...prices }),
    updated: at,
    link: origin + localPath(language, path) + currencyQuery(currency, language),
    summary: by ? `${by}. ${words}` : words,
  }
}

/** The id stays the same even if the shop's address changes. */
const idOf = (parts: string[]) => `urn:uuid:${uuidOfName(namespace, parts.join('\n'))}`
