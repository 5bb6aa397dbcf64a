import { paint, thread } from './ceilings.ts'
import type { Goal } from './goals.ts'

const bytes: Goal[] = [
  {
    goal: 'HTML and style of the listing, KB gzip',
    value: 'listing KB',
    peer: { over: 20.7, atMost: 0.8 },
    // The minimal Remix page beside the peers: this run's has other words, which pack better.
    limit: { over: 6.9, atMost: 2.4 },
  },
  {
    goal: 'compression: sent over gzip -6, worst page',
    value: 'compression loss',
    peer: { over: 1.55, atMost: 1 },
    limit: { atMost: 1.05 },
  },
  {
    goal: 'scripts of any page, KB gzip',
    value: 'scripts KB',
    peer: { over: 227, atMost: 0.53 },
    limit: { over: 'minimal scripts KB', atMost: 1.45 },
  },
  {
    goal: 'listing, cold, all KB',
    value: 'listing cold KB',
    peer: { over: 727, atMost: 0.55 },
    // A page and its pictures from nginx, without a script.
    limit: { over: 257, atMost: 1.5 },
  },
  {
    goal: 'listing, cold, requests',
    value: 'listing requests',
    peer: { over: 28, atMost: 0.5 },
  },
  {
    goal: 'listing, cold, requests but for pictures',
    value: 'listing requests but pictures',
    limit: { atMost: 12 },
  },
]

const painting: Goal[] = [
  {
    goal: 'listing, largest paint ms',
    value: 'listing largest paint',
    peer: { over: 1_660, scaledBy: paint, atMost: 0.6 },
    limit: { over: 'minimal largest paint', atMost: 1.2 },
  },
  // The limit: two round trips, the picture at the speed of the line, and 200 ms.
  {
    goal: 'book, largest paint ms',
    value: 'book largest paint',
    peer: { over: 1_740, scaledBy: paint, atMost: 0.8 },
    limit: { over: 'book two trips and picture', atMost: 1 },
  },
  {
    goal: 'home, largest paint ms',
    value: 'home largest paint',
    peer: { over: 3_320, scaledBy: paint, atMost: 0.5 },
    limit: { over: 'home two trips and picture', atMost: 1 },
  },
]

const pages = ['home', 'listing', 'book', 'cart']

/** The peers' are of the listing and the product page, where they were measured. */
const blocking = (page: string): Goal => ({
  goal: `${page}, main thread blocked ms`,
  value: `${page} blocked`,
  peer: { over: page === 'book' ? 83 : 113, scaledBy: thread, atMost: 0.5 },
  limit: { atMost: 50 },
})

const steadying = (page: string): Goal => ({
  goal: `${page}, layout shift`,
  value: `${page} moved`,
  limit: { atMost: 0.01 },
})

const using: Goal[] = [
  {
    goal: 'listing, main thread ms',
    value: 'listing main thread',
    peer: { over: 1_187, scaledBy: thread, atMost: 0.7 },
    limit: { over: 'minimal main thread', atMost: 1.3 },
  },
  {
    goal: 'button seen to a click that works, ms',
    value: 'first click',
    peer: { over: 740, scaledBy: thread, atMost: 0.15 },
    limit: { atMost: 100 },
  },
]

export const judgedPages = {
  ...{ home: '/', listing: '/books', book: '/book/b01' },
  cart: '/cart',
  German: '/de',
}
export const judgedBy = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const judging = Object.keys(judgedPages).flatMap((page) =>
  judgedBy.map((category): Goal => ({
    goal: `${page}, Lighthouse ${category}`,
    value: `${page} ${category}`,
    limit: { atLeast: 98 },
  })),
)

export const phoneGoals: Goal[] = [
  ...bytes,
  ...painting,
  ...pages.map(blocking),
  ...pages.map(steadying),
  ...using,
  ...judging,
]
