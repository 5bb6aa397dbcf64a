/**
 * One address for each page of the table of routes, the status it answers with, and who may see it where not
 * everybody may.
 */
export const pageAddresses: Record<string, [path: string, status: number, who?: 'customer']> = {
  '': ['/', 200],
  books: ['/books', 200],
  'book/:id': ['/book/b01', 200],
  'book/:id/sample': ['/book/b01/sample', 200],
  'product/:id': ['/product/1', 200],
  catalogue: ['/catalogue', 200],
  'offers/books/:slug': ['/offers/books/long-books-for-long-evenings', 200],
  authors: ['/authors', 200],
  publishers: ['/publishers', 200],
  cart: ['/cart', 200],
  wishlist: ['/wishlist', 200],
  compare: ['/compare', 200],
  checkout: ['/checkout', 200],
  'order-received/:id': ['/order-received/AAAAAAAA', 404],
  tracking: ['/tracking', 200],
  withdrawal: ['/withdrawal', 200],
  'login-register': ['/login-register', 200],
  'forgot-password': ['/forgot-password', 200],
  'my-orders': ['/my-orders', 200, 'customer'],
  'my-account': ['/my-account', 200, 'customer'],
  'downloads/ebooks': ['/downloads/ebooks', 200],
  about: ['/about', 200],
  contact: ['/contact', 200],
  privacyPolicy: ['/privacyPolicy', 200],
  terms: ['/terms', 200],
  delivery: ['/delivery', 200],
  returns: ['/returns', 200],
  imprint: ['/imprint', 200],
  accessibility: ['/accessibility', 200],
  'page/:slug': ['/page/none', 404],
  'not-found': ['/not-found', 404],
  'development/states': ['/development/states', 200],
  '*': ['/no/such/page', 404],
}

export const languages = [
  ['en', ''],
  ['fr', '/fr'],
  ['de', '/de'],
] as const
export const inLanguage = (prefix: string, path: string) =>
  path === '/' ? prefix || '/' : prefix + path
