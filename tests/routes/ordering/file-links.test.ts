import { beforeAll, expect, test } from 'vitest'
import { shopRoutes as routes } from '../../shop-routes.ts'
import { openDemo } from '../../demo.ts'
import { eBookWithFile } from '../../fixtures/catalogue.ts'
import { pay } from '../../shop/orders/placed.ts'
import { aCustomerShopping } from '../customers/signed-in.ts'

beforeAll(async () => {
  await openDemo()
})

/** The addresses that answer with a file or a feed, whatever their language. */
const filePatterns = routes
  .filter(({ file }) => /^routes\/(feeds|files|probes|beacons)\//.test(file))
  .map(({ path }) => {
    const own = path!.replace(/^:language\?\//, '').replace(/[.]/g, '\\.')
    return new RegExp(`^/(?:fr/|de/)?${own.replace(/:\w+/g, '[^/]+')}$`)
  })
const isFile = (href: string) => {
  const { pathname } = new URL(href, 'http://shop.test')
  return filePatterns.some((pattern) => pattern.test(pathname))
}

// The sign that a page is on its way would stay for half a minute over a link to a file, which leaves the page in
// place, and the router would ask for a page.
test('each link to a file or a feed is marked as one that the browser follows itself', async () => {
  const { shopper } = await aCustomerShopping()
  await shopper.post('/cart', { intent: 'cart.add', product: await eBookWithFile() })
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', { ebookConsent: 'yes' })
  await pay(shopper.url.split('/').at(-1)!)
  await shopper.post('/wishlist', { intent: 'wishlist.add', product: 'b01' })
  await shopper.post('/wishlist', { intent: 'wishlist.share' })
  await shopper.visit('/wishlist')
  const shared = shopper.attrs('main .share a', 'href').find((href) => !isFile(href))!
  const seen = new Set<string>()
  const open = ['/', '/books', '/book/b01', '/book/b01e', '/authors', '/publishers', '/about']
  const legal = ['/terms', '/delivery', '/returns', '/privacyPolicy', '/imprint', '/accessibility']
  const own = ['/wishlist', shared, '/my-account', '/my-orders', '/downloads/ebooks']
  for (const path of [...open, ...legal, ...own, '/compare', '/cart', '/checkout']) {
    await shopper.visit(path)
    expect(shopper.status).toBe(200)
    const marked = shopper.attrs('a[href][data-document]', 'href')
    for (const href of shopper.attrs('a[href]', 'href').filter(isFile)) {
      expect(marked).toContain(href)
      seen.add(new URL(href, 'http://shop.test').pathname.replace(/[^/]*\.epub$/, 'epub'))
    }
  }
  expect([...seen].join(' ')).toMatch(/wishlist\.atom/)
  expect([...seen].join(' ')).toMatch(/data\.json/)
  expect([...seen].join(' ')).toMatch(/epub/)
  expect([...seen].join(' ')).toMatch(/lean/)
})
