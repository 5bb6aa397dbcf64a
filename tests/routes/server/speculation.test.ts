import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'
import { aGuest } from '../customers/signed-in.ts'

let guest: Shopper
beforeAll(async () => {
  await openDemo()
  guest = await aGuest()
  await guest.post('/book/b01', { intent: 'cart.add', product: 'b01' })
})

const rules = '"/speculation-rules.json"'

test.each(['/book/b01?notify=x', '/wishlist?share=x'])(
  '%s, which nobody may store, names no rules and is kept from a prefetch',
  async (path) => {
    const { headers } = await guest.visit(path)
    expect(headers.get('Speculation-Rules')).toBe(null)
    await guest.visit(path, { 'Sec-Purpose': 'prefetch' })
    expect([guest.status, guest.html]).toEqual([403, ''])
  },
)

test('the rules are served as such, and stored for a day', async () => {
  const shopper = await newShopper()
  await shopper.visit('/speculation-rules.json')
  expect(shopper.headers.get('Content-Type')).toBe('application/speculationrules+json')
  expect(shopper.headers.get('Cache-Control')).toBe('public, max-age=86400')
})

describe('what is fetched ahead', () => {
  const hints = ({ headers, html }: Shopper) => [
    /<noscript><link rel="prefetch" href="[^"]+\.css"\/><\/noscript>/.test(html),
    headers.get('Speculation-Rules'),
    headers.get('Vary')?.includes('Save-Data'),
  ]

  test('is the style sheet for who has no cookie, and nothing for who saves data', async () => {
    const stranger = await newShopper()
    for (const path of ['/', '/books', '/book/b01', '/about']) {
      expect(hints(await stranger.visit(path))).toEqual([true, rules, true])
      expect(hints(await stranger.visit(path, { 'Save-Data': 'on' }))).toEqual([false, null, true])
    }
    expect(hints(await guest.visit('/books'))).toEqual([false, rules, true])
  })

  test('is discarded by a form that changes something and by a sign-out, not by a refused form', async () => {
    const shop = await builtShop()
    const post = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields)
      const answer = await shop(new Request(origin + path, { method: 'POST', body }))
      return [answer.status, answer.headers.get('Clear-Site-Data')]
    }
    const all = '"prefetchCache", "prerenderCache"'
    expect(await post('/book/b01', { intent: 'cart.add', product: 'b01' })).toEqual([303, all])
    expect(await post('/', { intent: 'customer.signOut' })).toEqual([303, all])
    expect(await post('/contact', { intent: 'contact.send' })).toEqual([422, null])
  })
})
