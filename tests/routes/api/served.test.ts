import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorAnswer } from '#app/shop/api/answers.schema.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { aCaller, aCustomer, password } from './caller.ts'

const app = 'https://app.example'

let shop: ServedShop
let closed: ServedShop
beforeAll(async () => {
  ;[shop, closed] = await Promise.all([
    serveShop({ API_ORIGINS: `${app}, http://localhost:5173` }),
    serveShop(),
  ])
})
afterAll(async () => {
  await Promise.all([shop.stop(), closed.stop()])
})

type Text = Record<string, string>
const get = (path: string, headers: Text = {}, of = shop) => requestRaw(of, { path, headers })
const post = (path: string, json: unknown, headers: Text = {}, of = shop) =>
  requestRaw(of, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })
const messageOf = (body: string) => errorAnswer.parse(JSON.parse(body)).message

describe('a program', () => {
  test('signs in, changes the wishlist and reads it, without any Origin', async () => {
    const { email } = await aCustomer()
    const signedIn = await post('/users/signin/customer', { email, password })
    expect(signedIn.status).toBe(200)
    const { token } = JSON.parse(signedIn.body) as { token: string }
    const updated = await post('/wishlist/update', { products: [] }, { Authorization: token })
    expect([updated.status, updated.body]).toEqual([200, '{"products":[],"ignored":[]}'])
    expect((await get('/wishlist/list', { Authorization: `Bearer ${token}` })).status).toBe(200)
    expect(shop.output()).not.toContain(token)
  })

  test('gets the headers of GET for HEAD', async () => {
    const answer = await requestRaw(shop, { method: 'HEAD', path: '/authors/list' })
    expect([answer.status, answer.body]).toEqual([200, ''])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('that wraps itself in a strange Host is 400', async () => {
    const answer = await get('/authors/list', { Host: 'a/b' })
    expect(answer.status).toBe(400)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('a page of a site that API_ORIGINS names', () => {
  test('may ask first, and learns methods and headers', async () => {
    const { status, headers, body } = await requestRaw(shop, {
      method: 'OPTIONS',
      path: '/wishlist/update',
      headers: {
        Origin: app,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect([status, body]).toEqual([204, ''])
    expect(headers['access-control-allow-origin']).toBe(app)
    expect(headers['access-control-allow-methods']).toBe('POST, OPTIONS')
    expect(headers['access-control-allow-headers']).toBe('Authorization, Content-Type')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers.vary).toContain('Origin')
  })

  test.each([app, 'http://localhost:5173'])(
    '(%s) may call, and read the answer',
    async (Origin) => {
      const { token } = await aCaller()
      const cross = { Origin, 'Sec-Fetch-Site': 'cross-site', Authorization: token }
      const updated = await post('/wishlist/update', { products: [] }, cross)
      expect(updated.status).toBe(200)
      expect(updated.headers['access-control-allow-origin']).toBe(Origin)
      const listed = await get('/wishlist/list', cross)
      expect(listed.headers['access-control-allow-origin']).toBe(Origin)
    },
  )

  test('may read a refusal too', async () => {
    const refused = await post('/wishlist/update', {}, { Origin: app })
    expect(refused.status).toBe(401)
    expect(refused.headers['access-control-allow-origin']).toBe(app)
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After')
  })
})

describe('a page of any other site', () => {
  test.each([
    'http://evil.test',
    'null',
    'http://app.example',
    'https://app.example.evil.test',
    'https://app.example:8443',
    'https://APP.example/',
    '%%%',
  ])('(%s) cannot post, and reads nothing', async (Origin) => {
    const { token } = await aCaller()
    const cross = { Origin, Authorization: token }
    const posted = await post('/wishlist/update', { products: [] }, cross)
    expect(posted.status).toBe(403)
    expect(messageOf(posted.body)).toBe('Pages of this site may not call the shop.')
    const got = await get('/wishlist/list', cross)
    const requested = await requestRaw(shop, {
      method: 'OPTIONS',
      path: '/cart/list',
      headers: { Origin },
    })
    for (const { headers } of [posted, got, requested])
      expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('cannot where API_ORIGINS names none', async () => {
    const { token } = await aCaller()
    const cross = { Origin: app, Authorization: token }
    expect((await post('/wishlist/update', { products: [] }, cross, closed)).status).toBe(403)
    const got = await get('/authors/list', { Origin: app }, closed)
    expect(got.status).toBe(200)
    expect(got.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('cannot with an X-Forwarded-Host that repeats it, nor by naming a mark of ours', async () => {
    const { token } = await aCaller()
    for (const text of [
      { Origin: 'http://evil.test', 'X-Forwarded-Host': 'evil.test' },
      { Origin: 'http://evil.test', 'X-Octavo-Origin-Refused': app },
    ]) {
      const posted = await post(
        '/wishlist/update',
        { products: [] },
        { ...text, Authorization: token },
      )
      expect(posted.status).toBe(403)
    }
  })
})

describe('the shop’s own page', () => {
  test('may call', async () => {
    const { token } = await aCaller()
    const own = { Origin: closed.origin, Authorization: token }
    expect((await post('/wishlist/update', { products: [] }, own, closed)).status).toBe(200)
  })
})

describe('a body that is too large', () => {
  test.each([
    ['of 10 MB', 10_000_000, {}, 413],
    ['of 10 MB and no type', 10_000_000, { 'Content-Type': 'text/plain' }, 415],
    ['of 10 MB from another site', 10_000_000, { Origin: 'http://evil.test' }, 403],
    ['of 900 KB to a call that takes none', 900_000, { method: 'PUT' }, 405],
  ] as [string, number, Text, number][])(
    '%s gets its whole answer, and the server goes on',
    async (_, bytes, { method = 'POST', ...text }, expected) => {
      const headers = { 'Content-Type': 'application/json', ...text }
      const path = '/users/signin/customer'
      const body = Buffer.alloc(bytes, '[')
      const answer = await requestRaw(shop, { method, path, headers, body })
      expect(answer.status).toBe(expected)
      messageOf(answer.body)
      expect((await get('/banners/list')).status).toBe(200)
    },
  )
})

describe('a method that nobody knows', () => {
  test.each(['TRACE', 'PROPFIND', 'PURGE'])('(%s) is 405, in JSON', async (method) => {
    const answer = await requestRaw(shop, { method, path: '/authors/list' })
    expect(answer.status).toBe(405)
    expect(JSON.parse(answer.body)).toHaveProperty('message')
  })
})

describe('wrong passwords from one place', () => {
  test(
    'are counted by where they connect from, whatever they say',
    { timeout: 90_000 },
    async () => {
      const wrong = (n: number) =>
        post(
          '/users/signin/customer',
          { email: `nobody-${n}@example.org`, password: 'x' },
          { 'X-Forwarded-For': `10.0.0.${n}` },
        )
      const answers = await Promise.all(Array.from({ length: 52 }, (_, n) => wrong(n)))
      const refused = answers.filter(({ status }) => status === 429)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(50)
      expect(refused).toHaveLength(2)
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    },
  )
})
