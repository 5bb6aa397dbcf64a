import type { Page, Response } from 'playwright'
import { scenePath } from '#app/art/art-paths.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { addPage } from '#app/shop/maintenance/texts/change-own-pages.server.ts'

export type Look = {
  language: Language
  width: number
  colorScheme: 'light' | 'dark'
  hasScript: boolean
}
/**
 * `resetKey` is that of a password reset link; `typed` holds the values for the checkout, by
 * field.
 */
type Customer = {
  email: string
  password: string
  resetKey: string
  typed?: Partial<typeof usuallyTyped>
}

const usuallyTyped = {
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  city: 'Bengaluru',
}

/** The text has one of each kind of block. */
const ownText = `# Donaudampfschifffahrtsgesellschaft

Words with *stress*, \`code\`, a [link](/delivery) and https://example.org/a-long-address-without-a-blank.

## A list and a quotation

1. First
2. Second
   - Within

> Quoted.

### A table

| Day    | Hours       | Where                                 |
| ------ | ----------- | ------------------------------------- |
| Monday | 10:00–18:00 | Donaudampfschifffahrtsgesellschaft 12 |

![The shelf](${scenePath('shelf')})

{{seller-lines}}

{{delivery-table}}

---

    preformatted words that are a good deal longer than a small screen is wide
`

/**
 * Shows `take` every page in a shopper's states: empty, filled, rejected, ordered, and signed in.
 */
export async function walk(
  page: Page,
  { language, hasScript }: Look,
  customer: Customer,
  take: (file: string) => Promise<void>,
): Promise<void> {
  const open = (path: string) => page.goto(localPath(language, path))
  const shoot = async (file: string, path: string) => {
    await open(path)
    await take(file)
  }
  const press = async (value: string, within = 'main') => {
    const button = page.locator(`${within} button[value^="${value}"]`).first()
    const isAnswer = (answer: Response) => answer.request().method() === 'POST'
    await Promise.all([page.waitForResponse(isAnswer), button.click()])
    await page.waitForLoadState(hasScript ? 'networkidle' : 'load')
  }

  const bytes = new TextEncoder().encode(ownText)
  await addPage({ slug: 'workshop', language, place: 'none', bytes }, Date.now())
  for (const [file, path] of Object.entries(openPages)) await shoot(file, path)
  await shoot('cart-empty', '/cart')
  await shoot('checkout-empty', '/checkout')
  for (const id of ['b01', 'b05', 'b06'])
    for (const intent of ['cart.add', 'wishlist.add', 'compare.add']) {
      // The page is opened again each time, because a form being sent accepts no second press.
      await open(`/book/${id}`)
      // This excludes the buttons of a card beside it.
      await press(intent, intent === 'cart.add' ? 'main' : 'main .keep')
    }
  await take('book-kept')
  for (const path of ['cart', 'wishlist', 'compare', 'checkout']) await shoot(path, `/${path}`)
  await open('/cart')
  await press('cart.remove')
  await take('cart-removed')

  await open('/checkout')
  await page.locator('#email').fill('no address')
  await press('order.place')
  await page.locator('#errors').waitFor()
  await take('checkout-refused')
  await orderAs(page, customer)
  await take('order-received')
  const [number = ''] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? []

  await open('/tracking')
  await page.locator('main #order').fill(number)
  await page.locator('main #email').fill(customer.email)
  await press('order.track')
  await take('tracking-order')

  await open(`/withdrawal?order=${number}`)
  await take('withdrawal-of-order')
  await press('withdrawal.review')
  await take('withdrawal-review')
  await press('withdrawal.confirm')
  await page.waitForURL(/notice=/)
  await take('withdrawal-received')
  await shoot('forgot-password-new', `/forgot-password?key=${customer.resetKey}`)

  await open('/login-register')
  for (const password of ['not the password', customer.password]) {
    await page.locator('main #email').fill(customer.email)
    await page.locator('main #password').fill(password)
    await press('customer.signIn')
    await take(password === customer.password ? 'signed-in' : 'login-refused')
  }
  await shoot('my-orders-none', '/my-orders')
  await open('/book/b08')
  await press('cart.add')
  await open('/checkout')
  await take('checkout-signed-in')
  await orderAs(page, customer)
  for (const path of ['my-account', 'my-orders', 'downloads/ebooks'])
    await shoot(path.replace('/', '-'), `/${path}`)
}

async function orderAs(page: Page, { email, typed }: Customer): Promise<void> {
  const postcodes: Record<string, string> = { FR: '75011', DE: '10115', IN: '560001' }
  const country = await page.locator('main [name=country]').first().inputValue()
  await page.locator('#email').fill(email)
  for (const [field, words] of Object.entries({ ...usuallyTyped, ...typed }))
    await page.locator(`#${field}`).fill(words)
  await page.locator('#postcode').fill(postcodes[country] ?? '560001')
  await page.locator('button[value="order.place"]').click()
  await page.waitForURL(/order-received/)
}

/** Maps the name of a picture to a public path. */
const openPages: Record<string, string> = {
  home: '/',
  books: '/books',
  'books-filtered': '/books?format=paperback&author=herman-melville',
  search: '/books?q=moby',
  'search-mended': '/books?q=wuthring',
  'no-hit': '/books?q=xyzzyx',
  author: '/books?author=herman-melville',
  book: '/book/b05',
  'book-sample': '/book/b05/sample',
  product: '/product/1',
  catalogue: '/catalogue',
  category: '/catalogue?category=women',
  offers: '/offers/books/long-books-for-long-evenings',
  authors: '/authors',
  publishers: '/publishers',
  'wishlist-empty': '/wishlist',
  'compare-empty': '/compare',
  tracking: '/tracking',
  withdrawal: '/withdrawal',
  login: '/login-register',
  'forgot-password': '/forgot-password',
  'forgot-password-stale': '/forgot-password?key=none',
  downloads: '/downloads/ebooks',
  about: '/about',
  contact: '/contact',
  privacy: '/privacyPolicy',
  terms: '/terms',
  delivery: '/delivery',
  returns: '/returns',
  imprint: '/imprint',
  accessibility: '/accessibility',
  'own-page': '/page/workshop',
  states: '/development/states',
  'not-found': '/not-found',
}
