import { alone, busy, speed, start } from './ceilings.ts'
import type { Goal } from './goals.ts'

// Peers' figures: EverShop 2.2.1, and Vendure 3.4.4 with its Remix storefront; the better of both.

const rendered = (page: string, peer: number, overLimit: number): Goal => ({
  goal: `${page}, rendered, req/s/core`,
  value: `${page} per core`,
  peer: { over: peer, scaledBy: speed, atLeast: 8 },
  limit: { over: 'minimal per core', atLeast: overLimit },
})

const waited = (page: string, peer: number): Goal[] => [
  {
    goal: `${page}, one at a time, p95 ms`,
    value: `${page} p95`,
    peer: { over: peer, scaledBy: alone, atMost: 0.1 },
    limit: { over: 'minimal p95', atMost: 2 },
  },
  {
    goal: `${page}, 16 connections, p95 ms`,
    value: `${page} busy p95`,
    peer: { over: 375, scaledBy: busy, atMost: 0.2 },
    limit: { over: 'minimal busy p95', atMost: 1.8 },
  },
]

const kept: Goal[] = [
  {
    goal: 'listing kept by nginx, req/s/core',
    value: 'kept per core',
    peer: { over: 30, scaledBy: speed, atLeast: 100 },
    limit: { over: 'minimal per core beside kept', atLeast: 7 },
  },
  {
    goal: 'the same, beside bare Node',
    value: 'kept per core',
    limit: { over: 'bare per core beside kept', atLeast: 0.1 },
  },
]

const adding = (visitor: string, peer: number): Goal => ({
  goal: `add to cart, ${visitor} visitor, p95 ms`,
  value: `add ${visitor} p95`,
  peer: { over: peer, scaledBy: alone, atMost: 0.25 },
  limit: { over: `minimal add ${visitor} p95`, atMost: 2 },
})

/** Of the peers' databases beside their own processes, MB. */
const database = 102

const processes: Goal[] = [
  {
    goal: 'resident memory, idle, MB',
    value: 'idle MB',
    peer: { over: 225 + database, atMost: 0.6 },
    limit: { over: 'minimal idle MB', atMost: 1.7 },
  },
  {
    goal: 'resident memory after load, MB',
    value: 'loaded MB',
    peer: { over: 649 + database, atMost: 0.5 },
    limit: { over: 'minimal loaded MB', atMost: 1 },
  },
  {
    goal: 'living memory, KB more for each 1,000 requests',
    value: 'living KB a thousand',
    limit: { atMost: 100 },
  },
  {
    goal: 'start to first page, demo loaded, ms',
    value: 'start ms',
    peer: { over: 2_674, scaledBy: start, atMost: 0.3 },
    limit: { over: 'minimal start', atMost: 3 },
  },
]

/** Over the same page with the demo: the CPU of EverShop's listing grew to 1.7, its p50 to 2.5. */
const growing = (page: string): Goal[] =>
  (['CPU', 'p50'] as const).flatMap((what) => [
    {
      goal: `${page}, ${what} at 10,000 books over 92`,
      value: `${page} ${what} growth to 10000`,
      ...(what === 'CPU' && { peer: { over: 1.7, atMost: 1 } }),
      limit: { atMost: 1.1 },
    },
    {
      goal: `${page}, ${what} at 100,000 books over 92`,
      value: `${page} ${what} growth to 100000`,
      ...(what === 'p50' && { peer: { over: 2.5, atMost: 1 } }),
      limit: { atMost: 1.2 },
    },
  ])

const searching = ['10000', '100000'].flatMap((books): Goal[] => [
  {
    goal: `search among ${books}, p95 ms`,
    value: `search p95 among ${books}`,
    peer: { over: 647, scaledBy: alone, atMost: 0.05 },
  },
  {
    goal: `search among ${books} over three ranked queries and a page`,
    value: `search over its query among ${books}`,
    limit: { atMost: 1 },
  },
])

const atLarge: Goal[] = [
  {
    goal: 'last page of 100,000 books over the first',
    value: 'last page over first',
    limit: { atMost: 1.5 },
  },
  {
    goal: 'any two filters at 100,000 books, p95 ms',
    value: 'two filters p95',
    limit: { atMost: 60 },
  },
]

export const serverGoals: Goal[] = [
  rendered('home', 27, 0.6),
  rendered('listing', 30, 0.6),
  rendered('book', 42, 0.8),
  // No peer's was measured.
  {
    goal: 'cart of one line, rendered, req/s/core',
    value: 'cart per core',
    limit: { over: 'minimal per core', atLeast: 0.6 },
  },
  ...kept,
  ...waited('home', 114),
  ...waited('listing', 114),
  ...waited('book', 79),
  adding('new', 42),
  adding('same', 25),
  ...processes,
  ...['home', 'listing', 'category', 'book'].flatMap(growing),
  ...searching,
  ...atLarge,
]
