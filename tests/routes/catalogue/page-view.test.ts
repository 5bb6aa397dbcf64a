import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { builtShop, origin } from '../../shopper.ts'

const answerTo = async (init: RequestInit) =>
  (await builtShop())(new Request(`${origin}/page-view`, init))

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
const beacon = (body: string, headers: Record<string, string> = {}) =>
  answerTo({ method: 'POST', body, headers: { ...form, ...headers } })

describe('the beacon', () => {
  test('answers 204, empty, kept nowhere, and sets no cookie', async () => {
    const answer = await beacon('page=routes/home&language=en', { Cookie: 'shop=planted' })
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test.each([
    [{ Origin: 'http://evil.test' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('with %o is 403', async (headers) => {
    expect((await beacon('page=routes/home&language=en', headers)).status).toBe(403)
  })

  test('that is no form is 415, above 256 KB 413, by GET 405', async () => {
    expect((await beacon('{}', { 'Content-Type': 'application/json' })).status).toBe(415)
    expect((await beacon(`page=${'a'.repeat(300_000)}`)).status).toBe(413)
    const got = await answerTo({})
    expect(got.status).toBe(405)
    expect(got.headers.get('Allow')).toBe('POST')
  })
})

describe('a served shop', () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await serveShop()
  })
  afterAll(() => shop.stop())

  const send = (body: string, headers: Record<string, string> = {}) =>
    requestRaw(shop, {
      method: 'POST',
      path: '/page-view',
      headers: { ...form, Origin: shop.origin, ...headers },
      body,
    })

  test('has counted, when it stops, what it answered and what told it of a start', async () => {
    for (const path of ['/books', '/books', '/fr/books', '/no/such/page', '/favicon.svg'])
      await requestRaw(shop, { path })
    await requestRaw(shop, { method: 'HEAD', path: '/books' })
    await requestRaw(shop, { path: '/books?_data=routes%2Fbooks' })
    // It is counted once its browser shows it.
    await requestRaw(shop, { path: '/cart', headers: { 'Sec-Purpose': 'prefetch' } })
    await requestRaw(shop, { path: '/', headers: { 'Sec-Purpose': 'prefetch;prerender' } })
    await send('page=routes/cart&language=en&prefetched=1')
    for (const language of ['en', 'fr', 'de', 'xx', '', '__proto__'])
      await send(`page=routes/books&language=${language}`)
    for (const page of ['cart', 'routes/nonsense', '', '%00', "'; drop table page_view; --"])
      expect((await send(`page=${page}&language=en`)).status).toBe(204)
    await send('page=routes/home&language=en', { DNT: '1' })
    await send('page=routes/home&language=en', { 'Sec-GPC': '1' })
    await send('page=routes/home&language=en', { 'Sec-Fetch-Site': 'cross-site' })
    expect((await shop.stop()).code).toBe(0)
    const rows = await db.read
      .selectFrom('pageView')
      .selectAll()
      .orderBy('route')
      .orderBy('language')
      .execute()
    expect(
      rows.map(({ route, language, served, started }) => [route, language, served, started]),
    ).toEqual([
      ['books', 'de', 0, 1],
      ['books', 'en', 2, 1],
      ['books', 'fr', 1, 1],
      ['cart', 'en', 1, 2],
      ['unknown-path', 'en', 1, 0],
    ])
    expect(shop.output()).not.toMatch(/error/i)
  })
})
