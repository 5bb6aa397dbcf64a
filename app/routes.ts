import { prefix, route, type RouteConfig } from '@remix-run/route-config'

/** The pages of the shop, each in every language. */
const pages = [
  route('books', 'routes/books.tsx'),
  route('book/:id', 'routes/book.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('catalogue', 'routes/catalogue.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('order-received/:id', 'routes/order-received.tsx'),
  route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
  route('development/states', 'routes/development-states.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'unknown-path' }),
]

export default [
  // No layout and no index: a form posted to an index inside a layout must carry ?index.
  route(':language?', 'routes/home.tsx'),
  ...prefix(':language?', pages),
  route('art/:kind/:file', 'routes/feeds/art.ts'),
] satisfies RouteConfig
