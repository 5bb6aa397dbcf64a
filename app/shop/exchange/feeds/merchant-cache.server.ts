import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { asNewAsVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { FeedMarket } from './markets.server.ts'
import { merchantTag, writeMerchantFeed } from './merchant.server.ts'

/** Holds a feed as gzip, with the entity tag that applied when it was begun. */
export type PackedFeed = { tag: string; bytes: Uint8Array<ArrayBuffer> }

type CachedFeed = { tag: string; origin: string; isMade: boolean; feed: Promise<PackedFeed> }

/** This is no `catalogueCache`: builds run one at a time, and a request joins one that began before a change. */
const cache = new Map<string, CachedFeed>()
let lastInLine: Promise<unknown> = Promise.resolve()
/** Each market may wait once, which is all that one shop at one version needs. */
const mostInLine = 4
let inLine = 0

/**
 * Returns the feed of a market. It is built once for each entity tag and one at a time; requests
 * during a build wait for it. Failures are not cached. Returns undefined if too many wait, since a
 * request with an invented host would always build another feed.
 */
export async function findMerchantFeed(
  market: FeedMarket,
  origin: string,
  now: number,
): Promise<PackedFeed | undefined> {
  const tag = await merchantTag(market, origin, now)
  const found = cache.get(market.country)
  const isFresh = found?.tag === tag || (found?.origin === origin && !found.isMade)
  if (isFresh && found) return found.feed
  return inLine < mostInLine ? makeNext(market, { tag, origin, now }).feed : undefined
}

type Wish = { tag: string; origin: string; now: number }

function makeNext(market: FeedMarket, { tag, origin, now }: Wish): CachedFeed {
  inLine += 1
  const feed = lastInLine.then(async () => ({
    tag,
    bytes: await asNewAsVersion(() => pack(writeMerchantFeed(market, origin, now))),
  }))
  const entry = { tag, origin, isMade: false, feed }
  cache.set(market.country, entry)
  lastInLine = feed
    .then(
      () => {
        entry.isMade = true
      },
      () => {
        if (cache.get(market.country) === entry) cache.delete(market.country)
      },
    )
    .finally(() => (inLine -= 1))
  return entry
}

async function pack(pieces: AsyncGenerator<string>): Promise<Uint8Array<ArrayBuffer>> {
  const packed: Buffer[] = []
  await pipeline(pieces, createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const bytes of source) packed.push(bytes)
  })
  return Buffer.concat(packed)
}
