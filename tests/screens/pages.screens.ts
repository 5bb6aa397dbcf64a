import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, test } from 'vitest'
import { newVisitor, openDemoShop } from '../browser/browser.ts'

// Pictures of every page, to be looked at: `npm run screens` writes them to build/screens.
const folder = 'build/screens'
const pages: Record<string, string> = {
  home: '/',
  books: '/books',
  search: '/books?q=moby',
  'no-hit': '/books?q=xyzzyx',
  book: '/book/b05',
  product: '/product/1',
  catalogue: '/catalogue',
  category: '/catalogue?category=women',
  cart: '/cart',
  checkout: '/checkout',
  'not-found': '/not-found',
}
const looks = [
  {
    name: '1280',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light' as const,
    prefix: '',
  },
  { name: '320', viewport: { width: 320, height: 700 }, colorScheme: 'light' as const, prefix: '' },
  {
    name: '1280-dark',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark' as const,
    prefix: '',
  },
  {
    name: '320-de',
    viewport: { width: 320, height: 700 },
    colorScheme: 'dark' as const,
    prefix: '/de',
  },
  {
    name: '1280-fr',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light' as const,
    prefix: '/fr',
  },
]

const postcodes: Record<string, string> = { '': '560001', '/fr': '75011', '/de': '10115' }

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  demo = await openDemoShop()
})
afterAll(() => demo.close())

test.each(looks)('$name', { timeout: 180_000 }, async ({ name, prefix, ...look }) => {
  const { page } = await newVisitor(demo.browser, demo.shop, look)
  for (const id of ['b01', 'b05']) {
    await page.goto(`${prefix}/book/${id}`)
    await page.locator('main button[value="cart.add"]').first().click()
    await page.waitForLoadState('networkidle')
  }
  for (const [file, path] of Object.entries(pages)) {
    await page.goto(path === '/' ? prefix || '/' : prefix + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${file}-${name}.png`, fullPage: true })
  }
  await page.goto(`${prefix}/checkout`)
  await page.locator('#email').fill('no address')
  await page.locator('button[value="order.place"]').click()
  await page.locator('#errors').waitFor()
  await page.screenshot({ path: `${folder}/checkout-refused-${name}.png`, fullPage: true })
  await page.locator('#email').fill('asha@example.org')
  await page.locator('#name').fill('Asha Raghavan')
  await page.locator('#addressLine1').fill('14 Lantern Lane')
  await page.locator('#city').fill('Bengaluru')
  await page.locator('#postcode').fill(postcodes[prefix]!)
  await page.locator('button[value="order.place"]').click()
  await page.waitForURL(/order-received/)
  await page.screenshot({ path: `${folder}/order-received-${name}.png`, fullPage: true })
})
