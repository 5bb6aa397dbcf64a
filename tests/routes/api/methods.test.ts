import { beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../shop/api/calls.ts'
import { builtShop, newShopper } from '../../shopper.ts'
import { aCaller, callApi } from './caller.ts'

const gets = calls.filter(({ method }) => method === 'get')
const posts = calls.filter(({ method }) => method === 'post')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('a method that a call does not take', () => {
  const wrong = [
    ...gets.flatMap(({ path }) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path, 'GET, HEAD, OPTIONS']),
    ),
    ...posts.flatMap(({ path }) =>
      ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path, 'POST, OPTIONS']),
    ),
  ] as [string, string, string][]

  test.each(wrong)('(%s %s) is 405 and says which it takes', async (method, path, taken) => {
    const { token } = await aCaller()
    const { status, headers, content } = await callApi(path, { method, token })
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe(taken)
    if (method !== 'HEAD') expect(content.message).toBe(`This call accepts ${taken} only.`)
  })
})

describe('HEAD', () => {
  test.each(gets.map(({ path }) => path))('of %s is GET without the body', async (path) => {
    const { token } = await aCaller()
    const [got, headed] = [
      await callApi(path, { token }),
      await callApi(path, { method: 'HEAD', token }),
    ]
    expect(headed.status).toBe(200)
    expect(headed.text).toBe('')
    expect([...headed.headers]).toEqual([...got.headers])
  })

  test('without the token is 401', async () => {
    expect((await callApi('/users/profile', { method: 'HEAD' })).status).toBe(401)
  })
})

describe('OPTIONS', () => {
  test.each(calls.map(({ path, method }) => [path, method] as const))(
    'of %s says which methods it takes',
    async (path, method) => {
      const { status, headers, text } = await callApi(path, { method: 'OPTIONS' })
      expect([status, text]).toEqual([204, ''])
      expect(headers.get('Allow')).toBe(method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )
})

describe('every answer', () => {
  const requests = [
    ...calls.flatMap(({ path }) => [
      ['GET', path],
      ['POST', path],
      ['OPTIONS', path],
    ]),
    ['GET', '/authors/list?pageNumber=x'],
    ['GET', '/authors/list/'],
  ] as [string, string][]

  test.each(requests)('(%s %s) brings the security headers and no cookie', async (method, path) => {
    const { headers } = await callApi(path, { method })
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('Cache-Control')).toMatch(/no-store|public, max-age=60/)
    if (method !== 'OPTIONS')
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  })
})

describe('a path in another writing', () => {
  test.each(['/authors/list/', '/Authors/List', '/authors/%6Cist'])('(%s) is 404', async (path) => {
    expect((await callApi(path)).status).toBe(404)
  })

  test.each(['/fr/authors/list', '/de/users/profile', '/users', '/users/signin', '/authors//list'])(
    '(%s) is the page that says so',
    async (path) => {
      const shopper = await newShopper()
      await shopper.visit(path)
      expect(shopper.status).toBe(404)
      expect(shopper.texts('h1')).toHaveLength(1)
    },
  )
})

describe('Remix’s own `_data`', () => {
  const ofRoute = (path: string, route: string) => `${path}?_data=${encodeURIComponent(route)}`

  test('goes past nothing', async () => {
    const shop = await builtShop()
    const send = (path: string, init: RequestInit) =>
      shop(new Request(`http://shop.test${path}`, init))
    const profile = ofRoute('/users/profile', 'routes/api/profile')
    expect((await send(profile, {})).status).toBe(401)
    const { token } = await aCaller()
    const headers = { Authorization: token }
    const answer = await send(profile, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const update = ofRoute('/wishlist/update', 'routes/api/wishlist-update')
    expect((await send(update, { method: 'POST', body: '{}' })).status).toBe(401)
    const foreign = { ...headers, Origin: 'http://evil.test', Host: 'shop.test' }
    expect((await send(update, { method: 'POST', headers: foreign })).status).toBe(403)
  })

  test('of a page leads to no page’s data', async () => {
    const shop = await builtShop()
    const path = ofRoute('/authors/list', 'routes/cart')
    const answer = await shop(new Request(`http://shop.test${path}`))
    expect(answer.status).toBe(403)
  })
})
