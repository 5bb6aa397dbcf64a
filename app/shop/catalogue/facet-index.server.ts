import { setImmediate } from 'node:timers/promises'
import { log } from '#app/observability/log.server.ts'
import {
  asNewAsVersion,
  findCatalogueVersion,
  catalogueCacheMs,
} from './catalogue-version.server.ts'
import { readIndexedProducts } from './facet-index-rows.server.ts'
import { newFacetColumns } from './facet-columns.ts'
import type { FacetIndex } from './facet-index.ts'
import { ordersOf } from './listing-orders.ts'

/** A catalogue of so many products is read anew in some milliseconds, for which one can wait. */
const small = 5_000
/** While a large one changes without end it is not read without end. */
const restMs = 30_000
/** What counts up no version, such as copies sold and stars, may be so old there. */
const oldMs = 10 * 60_000

type CachedIndex = { index: FacetIndex; version: string; at: number }

let cached: CachedIndex | undefined
let reading: Promise<CachedIndex> | undefined

/**
 * The catalogue as lists need it. A small one is of this moment, but what counts up no version may be a minute old.
 * Nobody waits for a large one to be read again, at most every half minute where it changed and every ten minutes where
 * it did not: what was read before answers meanwhile. It is read once at a time, in steps between which others have
 * their turn.
 */
export async function findFacetIndex(now: number): Promise<FacetIndex> {
  const version = await findCatalogueVersion(now)
  if (cached && cached.index.ids.length > small) {
    const age = now - cached.at
    const isOld = cached.version === version ? age >= oldMs : age >= restMs
    if (!reading && (isOld || age < 0)) renewBehind(version, now)
    return cached.index
  }
  const holds = (one: CachedIndex | undefined) =>
    one?.version === version && now >= one.at && now - one.at < catalogueCacheMs
  if (cached && holds(cached)) return cached.index
  const joined = await (reading ??= read(version, now))
  if (holds(joined)) return joined.index
  return (await (reading ??= read(version, now))).index
}

/** Reads it again where that is due; nothing where nobody asked for it yet. */
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
