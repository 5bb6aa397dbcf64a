import { setImmediate } from 'node:timers/promises'
import { log } from '#app/observability/log.server.ts'
import {
  asNewAsVersion,
  findCatalogueVersion,
  catalogueCacheMs,
} from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { readIndexedProducts } from './facet-index-rows.server.ts'
import { newFacetColumns } from './facet-columns.ts'
import type { FacetIndex } from './facet-index.ts'
import { ordersOf } from './listing-orders.ts'

/** Reading a catalogue of up to this many products takes a few milliseconds, so requests can wait for it. */
const small = 5_000
/** A large catalogue is reread at most this often, even if it changes constantly. */
const restMs = 30_000
/** Data that does not change the version, such as sales and ratings, may be this old in a large catalogue. */
const oldMs = 10 * 60_000

type CachedIndex = { index: FacetIndex; version: string; at: number }

/** This is no `catalogueCache`: a large index is sent while it is reread. */
let cached: CachedIndex | undefined
let reading: Promise<CachedIndex> | undefined

/**
 * Returns the catalogue in the form that lists need. A small catalogue is always current, except that data without a
 * version may be a minute old. A large one is reread in the background, at most every half minute if it changed and
 * every ten minutes if not, while requests get the previous data. Only one read runs at a time, in steps that let other
 * work run in between.
 */
export async function findFacetIndex(now: number): Promise<FacetIndex> {
  const version = await findCatalogueVersion(now)
  if (cached && cached.index.ids.length > small) {
    const age = now - cached.at
    const isOld = cached.version === version ? age >= oldMs : age >= restMs
    if (!reading && (isOld || age < 0)) renewBehind(version, now)
    return cached.index
  }
  const isFresh = (one: CachedIndex | undefined) =>
    one?.version === version && now >= one.at && now - one.at < catalogueCacheMs
  if (cached && isFresh(cached)) return cached.index
  const joined = await (reading ??= read(version, now))
  if (isFresh(joined)) return joined.index
  return (await (reading ??= read(version, now))).index
}

/** Rereads the index if that is due. Does nothing if it was never requested. */
export async function renewFacetIndex(now: number): Promise<void> {
  if (cached) await findFacetIndex(now)
  await reading
}

function renewBehind(version: string, now: number) {
  read(version, now).catch((error: unknown) => log.error({ err: error }, 'listing index not read'))
}

function read(version: string, now: number): Promise<CachedIndex> {
  reading = asNewAsVersion(() => readIndex(now))
    .then((index) => (cached = { index, version, at: now }))
    .finally(() => (reading = undefined))
  return reading
}

async function readIndex(now: number): Promise<FacetIndex> {
  const columns = newFacetColumns(now)
  for await (const products of readIndexedProducts(now)) {
    for (const one of products) columns.add(one)
    await setImmediate()
  }
  const finished = await columns.finish(setImmediate)
  return { ...finished, orders: await ordersOf(finished, setImmediate) }
}
