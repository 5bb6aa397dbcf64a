import { alone, busy, speed, start } from './ceilings.ts'
import { atLeast, atMost, times, type Goal } from './goal.ts'

// The peers' figures are the better of EverShop 2.2.1 and Vendure 3.4.4 with its Remix storefront.

const rendered = (page: string, peer: number, overLimit: number) =>
  atLeast(`${page}, rendered, req/s/core`, `${page} per core`, {
    peer: times(8, peer, speed),
    limit: times(overLimit, 'minimal per core'),
  })

const waited = (page: string, peer: number) => [
  atMost(`${page}, one at a time, p95 ms`, `${page} p95`, {
    peer: times(0.1, peer, alone),
    limit: times(2, 'minimal p95'),
  }),
  atMost(`${page}, 16 connections, p95 ms`, `${page} busy p95`, {
    peer: times(0.2, 375, busy),
    limit: times(1.8, 'minimal busy p95'),
  }),
]

const stored = [
  atLeast('listing kept by nginx, req/s/core', 'kept per core', {
    peer: times(100, 30, speed),
    limit: times(7, 'minimal per core beside kept'),
  }),
  atLeast('the same, beside bare Node', 'kept per core', {
    limit: times(0.1, 'bare per core beside kept'),
  }),
]

/**
 * Compares with the minimum that stores a line: a signed session and one statement on the disk.
 * Compared with an action that stores nothing, the former limit, the shop takes about three times
 * as long; that ratio is printed too.
 */
const adding = (visitor: string, peer: number) =>
  atMost(`add to cart, ${visitor} visitor, p95 ms`, `add ${visitor} p95`, {
    peer: times(0.25, peer, alone),
    limit: times(2, `minimal add ${visitor} p95`),
  })

/** This is the memory of the peers' databases beside their processes, MB. */
const database = 102

const processes = [
  atMost('resident memory, idle, MB', 'idle MB', {
    peer: times(0.6, 225 + database),
    limit: times(1.7, 'minimal idle MB'),
  }),
  atMost('resident memory after load, MB', 'loaded MB', {
    peer: times(0.5, 649 + database),
    limit: times(1, 'minimal loaded MB'),
  }),
  atMost('living memory, KB more for each 1,000 requests', 'living KB a thousand', { limit: 100 }),
  atMost('start to first page, demo loaded, ms', 'start ms', {
    peer: times(0.3, 2_674, start),
    limit: times(3, 'minimal start'),
  }),
]

/**
 * Compares with the same page of the demo: EverShop's listing grew to 1.7 in CPU and 2.5 in p50.
 */
const growing = (page: string) =>
  (['CPU', 'p50'] as const).flatMap((what) => [
    atMost(`${page}, ${what} at 10,000 books over 92`, `${page} ${what} growth to 10000`, {
      ...(what === 'CPU' && { peer: times(1, 1.7) }),
      limit: 1.1,
    }),
    atMost(`${page}, ${what} at 100,000 books over 92`, `${page} ${what} growth to 100000`, {
      ...(what === 'p50' && { peer: times(1, 2.5) }),
      limit: 1.2,
    }),
  ])

const searching = (books: string) => [
  atMost(`search among ${books}, p95 ms`, `search p95 among ${books}`, {
    peer: times(0.05, 647, alone),
  }),
  atMost(
    `search among ${books} over three ranked queries and a page`,
    `search over its query among ${books}`,
    { limit: 1 },
  ),
]

export const serverGoals: Goal[] = [
  rendered('home', 27, 0.6),
  rendered('listing', 30, 0.6),
  rendered('book', 42, 0.8),
  // No peer was measured here.
  atLeast('cart of one line, rendered, req/s/core', 'cart per core', {
    limit: times(0.6, 'minimal per core'),
  }),
  ...stored,
  ...waited('home', 114),
  ...waited('listing', 114),
  ...waited('book', 79),
  adding('new', 42),
  adding('same', 25),
  ...processes,
  ...['home', 'listing', 'category', 'book'].flatMap(growing),
  ...['10000', '100000'].flatMap(searching),
  atMost('last page of 100,000 books over the first', 'last page over first', { limit: 1.5 }),
  atMost('slowest page of the office over the listing, CPU', 'office over listing', { limit: 2 }),
  atMost('any two filters at 100,000 books, p95 ms', 'two filters p95', { limit: 60 }),
]
