import { paint, thread } from './ceilings.ts'
import { atLeast, atMost, times, type Goal } from './goal.ts'

// The peers' figures are the better of EverShop 2.2.1 and Vendure 3.4.4 with its Remix storefront.

const bytes: Goal[] = [
  atMost('HTML and style of the listing, KB gzip', 'listing KB', {
    peer: times(0.8, 20.7),
    // The figure is that of the minimal Remix page beside the peers; this run's has other words,
    // which compress better.
    limit: times(2.4, 6.9),
  }),
  atMost('compression: sent over gzip -6, worst page', 'compression loss', {
    peer: times(1, 1.55),
    limit: 1.05,
  }),
  atMost('scripts of any page, KB gzip', 'scripts KB', {
    peer: times(0.53, 227),
    limit: times(1.45, 'minimal scripts KB'),
  }),
  atMost('listing, cold, all KB', 'listing cold KB', {
    peer: times(0.55, 727),
    // This is a page with its pictures from nginx, without scripts.
    limit: times(1.5, 257),
  }),
  atMost('listing, cold, requests', 'listing requests', { peer: times(0.5, 28) }),
  atMost('listing, cold, requests but for pictures', 'listing requests but pictures', {
    limit: 12,
  }),
]

const painting = (page: string, peer: [times: number, ms: number], limit: [number, string]) =>
  atMost(`${page}, largest paint ms`, `${page} largest paint`, {
    peer: times(...peer, paint),
    limit: times(...limit),
  })

const pages = ['home', 'listing', 'book', 'cart']

/** The peers were measured on the listing and the product page. */
const blocking = (page: string) =>
  atMost(`${page}, main thread blocked ms`, `${page} blocked`, {
    peer: times(0.5, page === 'book' ? 83 : 113, thread),
    limit: 50,
  })

const steadying = (page: string) =>
  atMost(`${page}, layout shift`, `${page} moved`, { limit: 0.01 })

export const judgedPages = {
  ...{ home: '/', listing: '/books', book: '/book/b01' },
  cart: '/cart',
  German: '/de',
}
export const judgedBy = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const judging = (page: string) =>
  judgedBy.map((category) =>
    atLeast(`${page}, Lighthouse ${category}`, `${page} ${category}`, { limit: 98 }),
  )

/** "Good" is 200 ms on the phones that visitors have (web.dev/inp). */
const pressing = (press: string, name: string) =>
  atMost(`${press}, INP ms`, `${name} INP`, { limit: 100 })

const presses = [
  pressing('add to cart', 'add'),
  pressing('a filter', 'filter'),
  pressing('load more', 'more'),
  pressing('a suggestion of search', 'suggestion'),
  pressing('the menu', 'menu'),
  atMost('longest task after hydration began, ms', 'longest task', { limit: 50 }),
]

export const phoneGoals: Goal[] = [
  ...bytes,
  painting('listing', [0.6, 1_660], [1.2, 'minimal largest paint']),
  // This allows two round trips, the picture at the line's speed, and 200 ms.
  painting('book', [0.8, 1_740], [1, 'book two trips and picture']),
  painting('home', [0.5, 3_320], [1, 'home two trips and picture']),
  ...pages.map(blocking),
  ...pages.map(steadying),
  atMost('listing, main thread ms', 'listing main thread', {
    peer: times(0.7, 1_187, thread),
    limit: times(1.3, 'minimal main thread'),
  }),
  atMost('button seen to a click that works, ms', 'first click', {
    peer: times(0.15, 740, thread),
    limit: 100,
  }),
  ...presses,
  atMost('first move with scripts, click to heading, ms', 'first move', { limit: 60 }),
  atMost('second move with scripts, click to heading, ms', 'second move', { limit: 60 }),
  atMost('plain click, click to paint, ms', 'plain click', { limit: 180 }),
  atMost('cart after a list, plain way, largest paint ms', 'cart plainly', {
    limit: times(1.2, 'list plainly'),
  }),
  ...Object.keys(judgedPages).flatMap(judging),
]
