import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, aThing, soldOut } from '../../fixtures/catalogue.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'

let first: string
let second: string
let third: string
beforeAll(async () => {
  first = await aBook({ name: 'Silas Marner' })
  second = await aThing({ name: 'Stoneware mug' })
  third = await aBook({ name: 'The Moonstone' })
})

const countRows = async () => (await db.read.selectFrom('viewed').selectAll().execute()).length
const emptied = () => db.write((trx) => trx.deleteFrom('viewed').execute())
const listIds = async () => {
  const rows = await db.read
    .selectFrom('viewed')
    .select('productId')
    .orderBy('viewedAt', 'desc')
    .execute()
  return rows.map((row) => row.productId)
}

/** Somebody who has a cookie: who has put something into the cart. */
async function aVisitor(): Promise<Shopper> {
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  const other = await aBook({ name: 'The book in the cart' })
  await shopper.visit('/cart')
  await shopper.post('/cart', { intent: 'cart.add', product: other })
  return shopper
}

const viewedOn = (shopper: Shopper) =>
  shopper
    .texts('main section')
    .filter((text) => text.startsWith('Recently viewed'))
    .map((text) => text.replace('Recently viewed', ''))

describe('recently viewed', () => {
  test('is shown on the next product’s page, without the product at hand', async () => {
    await emptied()
    const shopper = await aVisitor()
    await shopper.visit(`/book/${first}`)
    await expect.poll(listIds).toEqual([first])
    await shopper.visit(`/product/${second}`)
    await expect.poll(listIds).toEqual([second, first])
    expect(viewedOn(shopper)).toHaveLength(1)
    expect(viewedOn(shopper)[0]).toContain('Silas Marner')
    expect(viewedOn(shopper)[0]).not.toContain('Stoneware mug')
    await shopper.visit(`/fr/book/${first}`)
    expect(shopper.text('main')).toMatch(/Vus récemment.*Stoneware mug/)
    await expect.poll(listIds).toEqual([first, second])
    await shopper.visit('/')
    expect(viewedOn(shopper)[0]).toMatch(/Silas Marner.*Stoneware mug/)
  })

  test('of somebody without a cookie writes nothing and sets none', async () => {
    await emptied()
    const stranger = await newShopper()
    await stranger.visit(`/book/${first}`)
    await stranger.visit(`/product/${second}`)
    expect(stranger.cookieNames()).toEqual([])
    expect(viewedOn(stranger)).toEqual([])
    const shopper = await aVisitor()
    await shopper.visit(`/book/${third}`)
    // Views are noted in their order: those before would be there by now.
    await expect.poll(listIds).toEqual([third])
  })

  test('with a cookie that the shop did not sign writes nothing', async () => {
    await emptied()
    const forger = await newShopper({
      Cookie: `shop=${btoa(JSON.stringify({ visitor: 'A'.repeat(22) }))}.forged`,
    })
    await forger.visit(`/book/${first}`)
    const shopper = await aVisitor()
    await shopper.visit(`/book/${third}`)
    await expect.poll(listIds).toEqual([third])
  })

  test.each([
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
  ])('leaves out what a browser fetches ahead: %j', async (headers) => {
    await emptied()
    const shopper = await aVisitor()
    await shopper.visit(`/book/${first}`, headers)
    expect(shopper.status).toBe(200)
    await shopper.visit(`/book/${third}`)
    await expect.poll(listIds).toEqual([third])
  })

  test('leaves out a HEAD, which nobody reads', async () => {
    await emptied()
    const shopper = await aVisitor()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = await builtShop()
    const headers = { Cookie: cookie }
    const answer = await request(
      new Request(`${origin}/book/${first}`, { method: 'HEAD', headers }),
    )
    expect(answer.status).toBe(200)
    await shopper.visit(`/book/${third}`)
    await expect.poll(listIds).toEqual([third])
  })

  test('leaves out what does not exist, and what another page moved on from', async () => {
    await emptied()
    const shopper = await aVisitor()
    await shopper.visit('/book/no-such-book')
    await shopper.visit(`/product/${first}`)
    expect(shopper.url).toBe(`/book/${first}`)
    await expect.poll(listIds).toEqual([first])
  })

  test('counts the page that the link of a mail opens', async () => {
    await emptied()
    const shopper = await aVisitor()
    const id = await soldOut()
    await shopper.visit(`/book/${id}?notify=${'x'.repeat(22)}`)
    await expect.poll(listIds).toEqual([id])
  })

  test('is one visitor’s alone', async () => {
    await emptied()
    const [one, other] = [await aVisitor(), await aVisitor()]
    await one.visit(`/book/${first}`)
    await expect.poll(countRows).toBe(1)
    await other.visit(`/product/${second}`)
    expect(viewedOn(other)).toEqual([])
    await expect.poll(countRows).toBe(2)
  })
})
