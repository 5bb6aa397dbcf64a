import { prefix, route, type RouteConfig } from '@remix-run/route-config'

/** These pages exist in every language. */
const pages = [
  route('books', 'routes/books.tsx'),
  route('book/:id', 'routes/book.tsx'),
  route('book/:id/sample', 'routes/book/sample.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('catalogue', 'routes/catalogue.tsx'),
  route('offers/books/:slug', 'routes/offers-books.tsx'),
  route('authors', 'routes/authors.tsx'),
  route('publishers', 'routes/publishers.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('my-orders', 'routes/my-orders.tsx'),
  route('downloads/ebooks', 'routes/downloads-ebooks.tsx'),
  route('withdrawal', 'routes/withdrawal.tsx'),
  route('tracking', 'routes/tracking.tsx'),
  route('order-received/:id', 'routes/order-received.tsx'),
  route('login-register', 'routes/login-register.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('my-account', 'routes/my-account.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacyPolicy', 'routes/privacy-policy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('delivery', 'routes/delivery.tsx'),
  route('returns', 'routes/returns.tsx'),
  route('imprint', 'routes/imprint.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('page/:slug', 'routes/page/own-page.tsx'),
  route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
  route('development/states', 'routes/development/product-states.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'unknown-path' }),
]

/** Programs fetch these routes, which exist in every language: feed readers, reading apps and search fields. */
const feeds = [
  route('wishlist.atom', 'routes/feeds/wishlist-atom.ts'),
  route('books.atom', 'routes/feeds/books-atom.ts'),
  route('opensearch.xml', 'routes/feeds/opensearch.ts'),
  route('suggestions', 'routes/feeds/suggestions.ts'),
  route('opds', 'routes/feeds/opds.ts'),
  route('opds/v2', 'routes/feeds/opds2.ts'),
]

/** These routes send files in the language of their path. */
const files = [
  route('site.webmanifest', 'routes/files/manifest.ts'),
  route('my-account/data.json', 'routes/files/my-account-data.ts'),
  route('downloads/ebooks/lean', 'routes/files/downloads-lean.ts'),
  route('downloads/reading-guide.epub', 'routes/files/reading-guide.ts'),
  route('downloads/ebooks/:number/:file', 'routes/files/ebook-file.ts'),
  route('order-received/:id/invoice/:file', 'routes/files/invoice-file.ts'),
]

/** These are the calls of specification section 7, at exactly these paths. */
const api = [
  route('users/signin/customer', 'routes/api/sign-in.ts'),
  route('users/profile', 'routes/api/profile.ts'),
  route('categories/list', 'routes/api/categories-list.ts'),
  route('authors/list', 'routes/api/authors-list.ts'),
  route('publishers/list', 'routes/api/publishers-list.ts'),
  route('wishlist/list', 'routes/api/wishlist-list.ts'),
  route('wishlist/update', 'routes/api/wishlist-update.ts'),
  route('banners/list', 'routes/api/banners-list.ts'),
  route('cart/list', 'routes/api/cart-list.ts'),
]

/** These pages help developers. A production build contains neither the pages nor their code. */
const building =
  process.env.NODE_ENV === 'development'
    ? [route('dev/states', 'routes/development/component-states.tsx')]
    : []

/**
 * The back office has no language in its paths. Only signed-in staff reaches these routes, but for the first, which is
 * also the sign-in (app/server/office-guard.server.ts).
 */
const office = [
  route('office', 'routes/office/today.tsx'),
  route('office/account', 'routes/office/account.tsx'),
  route('office/mails', 'routes/office/mails.tsx'),
  route('office/orders', 'routes/office/orders/orders.tsx'),
  route('office/orders/new', 'routes/office/orders/new-order.tsx'),
  route('office/orders/returns', 'routes/office/orders/returns.tsx'),
  route('office/orders/:number', 'routes/office/orders/order.tsx'),
  route('office/orders/papers/:file', 'routes/office/orders/order-papers.ts'),
  route('office/products', 'routes/office/products.tsx'),
  route('office/products/new', 'routes/office/new-product.tsx'),
  route('office/products/:id', 'routes/office/product.tsx'),
  route('office/reviews', 'routes/office/customers/reviews.tsx'),
  route('office/reviews/:id', 'routes/office/customers/review.tsx'),
  route('office/messages', 'routes/office/customers/messages.tsx'),
  route('office/messages/:id', 'routes/office/customers/message.tsx'),
  route('office/customers', 'routes/office/customers/customers.tsx'),
  route('office/customers/export', 'routes/office/customers/customers-export.ts'),
  route('office/customers/:id', 'routes/office/customers/customer.tsx'),
  route('office/customers/:id/data', 'routes/office/customers/customer-data.ts'),
  route('office/customers/:id/delete', 'routes/office/customers/customer-deletion.tsx'),
  route('office/figures', 'routes/office/figures.tsx'),
  route('office/figures/:figure', 'routes/office/figure.tsx'),
  route('office/figures/csv/:file', 'routes/office/figures-csv.ts'),
  route('office/offers', 'routes/office/offers.tsx'),
  route('office/offers/:slug', 'routes/office/offer.tsx'),
  route('office/coupons', 'routes/office/coupons.tsx'),
  route('office/coupons/:code', 'routes/office/coupon.tsx'),
  route('office/banners', 'routes/office/banners.tsx'),
  route('office/audit', 'routes/office/audit.tsx'),
  route('office/check', 'routes/office/check.tsx'),
  route('office/products/:id/pictures', 'routes/office/product-pictures.tsx'),
  route('office/products/:id/ebook', 'routes/office/product-ebook.tsx'),
  route('office/imports', 'routes/office/imports.tsx'),
  route('office/imports/:id', 'routes/office/import.tsx'),
  route('office/imports/:id/report.csv', 'routes/office/import-report.ts'),
  route('office/exports', 'routes/office/exports.tsx'),
  route('office/exports/:id/:file', 'routes/office/export-file.ts'),
  route('office/settings', 'routes/office/settings.tsx'),
  route('office/staff', 'routes/office/staff.tsx'),
  route('office/categories', 'routes/office/catalogue/categories.tsx'),
  route('office/categories/:slug', 'routes/office/catalogue/category.tsx'),
  route('office/people', 'routes/office/catalogue/people.tsx'),
  route('office/people/:slug', 'routes/office/catalogue/person.tsx'),
  route('office/publishers', 'routes/office/catalogue/publishers.tsx'),
  route('office/publishers/:slug', 'routes/office/catalogue/publisher.tsx'),
  route('office/delivery', 'routes/office/tables/delivery.tsx'),
  route('office/delivery/pickup', 'routes/office/tables/pickup.tsx'),
  route('office/delivery/table.csv', 'routes/office/tables/delivery-table.ts'),
  route('office/tax', 'routes/office/tables/tax.tsx'),
  route('office/tax/table.csv', 'routes/office/tables/tax-table.ts'),
  route('office/rates', 'routes/office/tables/rates.tsx'),
  route('office/texts', 'routes/office/texts.tsx'),
  route('office/texts/:page/:language', 'routes/office/text.tsx'),
  route('office/*', 'routes/office/unknown.tsx'),
]

export default [
  // There is no layout route and no index route: a form posted to an index route inside a layout must carry `?index`.
  route(':language?', 'routes/home.tsx'),
  ...prefix(':language?', pages),
  ...prefix(':language?', building),
  ...prefix(':language?', feeds),
  ...prefix(':language?', files),
  ...api,
  ...office,
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('merchant/:file', 'routes/feeds/merchant.ts'),
  route('opds/library/:key', 'routes/feeds/library.ts'),
  route('art/:kind/:file', 'routes/files/art.ts'),
  route('picture/:file', 'routes/files/picture.ts'),
  route('preview/:file', 'routes/files/preview.ts'),
  route('shop/:file', 'routes/files/shop-picture.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('speculation-rules.json', 'routes/files/speculation-rules.ts'),
  route('opds/cover/:file', 'routes/files/opds-cover.ts'),
  route('opds/library/:key/:number/:file', 'routes/files/library-file.ts'),
  route('healthz', 'routes/probes/healthz.ts'),
  route('readyz', 'routes/probes/readyz.ts'),
  route('page-view', 'routes/beacons/page-view.ts'),
  route('webhooks/stripe', 'routes/webhooks/stripe.ts'),
] satisfies RouteConfig
