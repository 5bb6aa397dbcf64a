import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

// Two processes of one shop, on one database, as behind a load balancer.
let shop: ServedShop
let other: ServedShop
beforeAll(async () => {
  ;[shop, other] = await Promise.all([serveShop(), serveShop()])
})
afterAll(async () => {
  await Promise.all([shop.stop(), other.stop()])
})

const english = { 'Accept-Language': 'en' }
const shopperAt = (served: ServedShop) =>
  new Shopper((request) => fetch(request), served.origin, english)

/** Another tab of the same browser, or the same browser sent to another process. */
const tabOf = (shopper: Shopper, served = shop): Shopper =>
  Object.assign(shopperAt(served), { cookies: shopper.cookies })
const tabsOf = (shopper: Shopper, count: number, served = shop) =>
  Array.from({ length: count }, () => tabOf(shopper, served))

const open = (tabs: Shopper[], book: string) =>
  Promise.all(tabs.map((tab) => tab.visit(`/book/${book}`)))
/** Presses each tab's button at the same moment. */
const addAll = (tabs: Shopper[], quantity = '1') =>
  Promise.all(tabs.map((tab) => tab.press('Add to cart', { quantity }, { within: 'main .buy' })))

/** Name and quantity of each line, as the cart's page shows them. */
async function linesOf(shopper: Shopper, served = shop): Promise<string[]> {
  const tab = await tabOf(shopper, served).visit('/cart')
  const quantities = tab.attrs('.lines .line input[name=quantity]', 'value')
  return tab.texts('.lines .line h2').map((name, n) => `${quantities[n]} × ${name}`)
}

const statusesOf = (tabs: Shopper[]) => {
  const count = (status: number) => tabs.filter((tab) => tab.status === status).length
  return { taken: count(200), refused: count(422) }
}

/** Somebody who has put something in the cart before, and so has the cookie. */
let shopper: Shopper
beforeEach(async () => {
  shopper = shopperAt(shop)
  await open([shopper], await aBook({ name: 'Emma' }))
  await addAll([shopper])
  expect(shopper.cookieNames()).toContain('shop')
})

describe('20 adds at once', () => {
  test('of one product are 20 of it', async () => {
    await open([shopper], await aBook({ stock: 90 }))
    await addAll(Array.from({ length: 20 }, () => shopper))
    expect(await linesOf(shopper)).toEqual(['1 × Emma', '20 × The Moonstone'])
  })

  test('of one product in two tabs are 20 of it', async () => {
    const [one, two] = [tabOf(shopper), tabOf(shopper)]
    await open([one, two], await aBook({ stock: 90 }))
    await addAll(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two)))
    expect(await linesOf(shopper)).toEqual(['1 × Emma', '20 × The Moonstone'])
  })

  test('of one product of which 9 are left: 9 are taken, 11 are 422 with words', async () => {
    const tabs = tabsOf(shopper, 20)
    await open(tabs, await aBook({ stock: 9 }))
    await addAll(tabs)
    expect(statusesOf(tabs)).toEqual({ taken: 9, refused: 11 })
    for (const tab of tabs.filter(({ status }) => status === 422)) {
      const words = 'Only 9 are available, and your cart already has 9 of them.'
      expect(tab.text('#quantity-error')).toBe(words)
      expect(tab.texts('#errors li')).toEqual([words])
    }
    expect(await linesOf(shopper)).toEqual(['1 × Emma', '9 × The Moonstone'])
  })

  test('of two each, where 9 are left: 4 are taken, and never more than the stock', async () => {
    const tabs = tabsOf(shopper, 20)
    await open(tabs, await aBook({ stock: 9 }))
    await addAll(tabs, '2')
    expect(statusesOf(tabs)).toEqual({ taken: 4, refused: 16 })
    expect(await linesOf(shopper)).toEqual(['1 × Emma', '8 × The Moonstone'])
  })

  test('of 20 products, each in a tab of its own, are 20 lines', async () => {
    const books = await manyBooks(20, (n) => ({ name: `Volume ${n + 1}` }))
    const tabs = tabsOf(shopper, 20)
    await Promise.all(tabs.map((tab, n) => tab.visit(`/book/${books[n]}`)))
    await addAll(tabs)
    expect(statusesOf(tabs)).toEqual({ taken: 20, refused: 0 })
    const expected = ['1 × Emma', ...books.map((_, n) => `1 × Volume ${n + 1}`)]
    expect((await linesOf(shopper)).sort()).toEqual(expected.sort())
  })
})

describe('20 adds at once to two processes', () => {
  const halves = () => [...tabsOf(shopper, 10, shop), ...tabsOf(shopper, 10, other)]

  test('of one product are 20 of it, in both', async () => {
    const tabs = halves()
    await open(tabs, await aBook({ stock: 90 }))
    await addAll(tabs)
    const expected = ['1 × Emma', '20 × The Moonstone']
    expect(await linesOf(shopper, shop)).toEqual(expected)
    expect(await linesOf(shopper, other)).toEqual(expected)
  })

  test('of one product of which 9 are left: 9 are taken', async () => {
    const tabs = halves()
    await open(tabs, await aBook({ stock: 9 }))
    await addAll(tabs)
    expect(statusesOf(tabs)).toEqual({ taken: 9, refused: 11 })
    expect(await linesOf(shopper)).toEqual(['1 × Emma', '9 × The Moonstone'])
  })

  test('of 20 products are 20 lines', async () => {
    const books = await manyBooks(20)
    const tabs = halves()
    await Promise.all(tabs.map((tab, n) => tab.visit(`/book/${books[n]}`)))
    await addAll(tabs)
    expect(await linesOf(shopper, other)).toHaveLength(21)
  })
})

describe('at once', () => {
  test('10 presses of more and 10 of less leave the number as it was', async () => {
    await open([shopper], await aBook({ stock: 90 }))
    await addAll([shopper], '15')
    await shopper.visit('/cart')
    const line = { within: '.line:has(h2:contains(Moonstone))' }
    const presses = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? 'Increase quantity' : 'Decrease quantity',
    )
    await Promise.all(presses.map((name) => shopper.press(name, {}, line)))
    expect(await linesOf(shopper)).toEqual(['1 × Emma', '15 × The Moonstone'])
  })

  test('20 presses of Remove take one line out, and one Undo puts it back', async () => {
    const tabs = tabsOf(shopper, 20)
    await Promise.all(tabs.map((tab) => tab.visit('/cart')))
    await Promise.all(tabs.map((tab) => tab.press('Remove', {}, { within: '.line' })))
    expect(statusesOf(tabs)).toEqual({ taken: 20, refused: 0 })
    expect(await linesOf(shopper)).toEqual([])
    await Promise.all(tabsOf(shopper, 5).map((tab) => tab.post('/cart', { intent: 'cart.undo' })))
    expect(await linesOf(shopper)).toEqual(['1 × Emma'])
  })
})

describe('the other lists', () => {
  const send = (tabs: Shopper[], button: string) =>
    Promise.all(tabs.map((tab) => tab.press(button, {}, { within: 'main .keep' })))
  const wishes = async () => (await tabOf(shopper).visit('/wishlist')).texts('main .line h2')

  test('hold one of 20 wishes for one product sent at once, and 20 of 20 for 20 products', async () => {
    const [first, ...books] = await manyBooks(21)
    const tabs = tabsOf(shopper, 20)
    await open(tabs, first!)
    await send(tabs, 'Add to wishlist')
    expect(await wishes()).toEqual(['The Moonstone'])
    await Promise.all(tabs.map((tab, n) => tab.visit(`/book/${books[n]}`)))
    await send(tabs, 'Add to wishlist')
    expect(await wishes()).toHaveLength(21)
  })

  test('compare 6 of 10 products sent at once to two processes, the others are 422', async () => {
    const books = await manyBooks(10)
    const tabs = [...tabsOf(shopper, 5, shop), ...tabsOf(shopper, 5, other)]
    await Promise.all(tabs.map((tab, n) => tab.visit(`/book/${books[n]}`)))
    await send(tabs, 'Add to compare')
    expect(statusesOf(tabs)).toEqual({ taken: 6, refused: 4 })
    const page = await tabOf(shopper).visit('/compare')
    expect(page.texts('table th[scope=col]')).toHaveLength(6)
  })
})

test('all is there when both processes were stopped and started again', async () => {
  const books = await manyBooks(5, (n) => ({ name: `Volume ${n + 1}` }))
  for (const book of books) {
    await open([shopper], book)
    await addAll([shopper], '3')
  }
  await shopper.press('Add to wishlist', {}, { within: 'main .keep' })
  await shopper.press('Add to compare', {}, { within: 'main .keep' })
  await shopper.press('€ EUR')
  const before = await linesOf(shopper)
  expect(before).toHaveLength(6)
  expect([(await shop.stop()).code, (await other.stop()).code]).toEqual([0, 0])
  ;[shop, other] = await Promise.all([serveShop(), serveShop()])
  expect(await linesOf(shopper, shop)).toEqual(before)
  expect(await linesOf(shopper, other)).toEqual(before)
  const tab = await tabOf(shopper).visit('/wishlist')
  expect(tab.texts('main .line h2')).toEqual(['Volume 5'])
  expect(tab.text('main .price')).toMatch(/^€/)
  await tab.visit('/compare')
  expect(tab.texts('table th[scope=col]')).toEqual(['Volume 5'])
})
