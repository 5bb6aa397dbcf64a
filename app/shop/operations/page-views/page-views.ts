/** Lists the routes whose pages are counted. */
const countedPages = [
  'home',
  'books',
  'book',
  'product',
  'catalogue',
  'offers-books',
  'authors',
  'publishers',
  'cart',
  'wishlist',
  'compare',
  'checkout',
  'book/sample',
  'order-received',
  'login-register',
  'forgot-password',
  'my-account',
  'my-orders',
  'downloads-ebooks',
  'tracking',
  'withdrawal',
  'about',
  'contact',
  'privacy-policy',
  'terms',
  'delivery',
  'returns',
  'imprint',
  'accessibility',
  'page/own-page',
  'not-found',
  'unknown-path',
] as const
export type CountedPage = (typeof countedPages)[number]

/** Returns the page of a route id (`routes/book`); undefined for any other text. */
export function parsePage(routeId: string | null | undefined): CountedPage | undefined {
  const name = routeId?.replace(/^routes\//, '')
  return countedPages.find((page) => page === name)
}
