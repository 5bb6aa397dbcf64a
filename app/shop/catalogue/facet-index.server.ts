import { setImmediate } from 'node:timers/promises'
import { log } from '#app/observability/log.server.ts'
import { asNewAsVersion, findCatalogueVersion, keptMs } from './catalogue-version.server.ts'
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

type Kept = { index: FacetIndex; version: string; at: number }

let kept: Kept | undefined
let reading: Promise<Kept> | undefined

/**
 * The catalogue as lists need it. A small one is of this moment, but what counts up no version may be a minute old.
 * Nobody waits for a large one to be read again, at most every half minute where it changed and every ten minutes where
 * it did not: what was read before answers meanwhile. It is read once at a time, in steps between which others have
 * their turn.
 */
export async function findFacetIndex(now: number): Promise<FacetIndex> {
  const version = await findCatalogueVersion(now)
  if (kept && kept.index.ids.length > small) {
    const age = now - kept.at
    const isOld = kept.version === version ? age >= oldMs : age >= restMs
    if (!reading && (isOld || age < 0)) renewBehind(version, now)
    return kept.index
  }
  const holds = (one: Kept | undefined) =>
    one?.version === version && now >= one.at && now - one.at < keptMs
  if (kept && holds(kept)) return kept.index
  const joined = await (reading ??= read(version, now))
  if (holds(joined)) return joined.index
  return (await (reading ??= read(version, now))).index
}

/** Reads it again where that is due; nothing where nobody asked for it yet. */
export async function renewFacetIndex(now: number): Promise<void> {
  if (kept) await findFacetIndex(now)
  await reading
}

function renewBehind(version: string, now: number) {
  read(version, now).catch((error: unknown) => log.error({ err: error }, 'listing index not read'))
}

function read(version: string, now: number): Promise<Kept> {
  reading = asNewAsVersion(() => readIndex(now))
    .then((index) => (kept = { index, version, at: now }))
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
