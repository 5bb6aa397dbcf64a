import { beforeEach, describe, expect, test, vi } from 'vitest'
import { publicJson } from '#app/http/api/api-responses.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { takeLoggedErrors } from '../../setup.ts'

const call = (work: Parameters<typeof createApiHandler>[1], init: RequestInit = {}) =>
  createApiHandler(
    'POST',
    work,
  )({
    request: new Request('http://shop.test/wishlist/update?key=secret', {
      method: 'POST',
      ...init,
      headers: { Host: 'shop.test', ...(init.headers as Record<string, string>) },
    }),
    params: {},
    context: {},
  })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('a call that fails', () => {
  test('is 500 in JSON, and tells the log alone why, without its query', async () => {
    const answer = await call(() => Promise.reject(new Error('no such table: wish')))
    expect(answer.status).toBe(500)
    const message = 'Something went wrong in the shop. Please try again later.'
    expect(await answer.json()).toEqual({ message })
    const [logged = ''] = takeLoggedErrors()
    expect(logged).toContain('call failed: Error: no such table: wish')
    expect(logged).not.toContain('secret')
  })

  test('for want of the database is 503, and says when to come again', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const answer = await call(() => Promise.reject(away))
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(takeLoggedErrors()).toHaveLength(1)
  })
})

describe('the body of a call', () => {
  test('is read to its end before anything is refused, or the answer would be lost', async () => {
    const request = new Request('http://shop.test/authors/list', { method: 'PUT', body: 'x' })
    const work = () => Promise.resolve(publicJson({}))
    const answer = await createApiHandler('GET', work)({ request, params: {}, context: {} })
    expect([answer.status, request.bodyUsed]).toEqual([405, true])
  })

  test('that never ends is not read on', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { body: endless, duplex: 'half' }
    const seen: unknown[] = []
    await call(({ body }) => {
      seen.push(body)
      return Promise.resolve(publicJson({}))
    }, init)
    expect(seen).toEqual([undefined])
    expect(sent).toBeLessThan(2_000_000)
  })
})

describe('the language of a call', () => {
  test.each([
    ['de-AT, fr;q=0.9', 'de'],
    ['pt, fr;q=0.8', 'fr'],
    ['', 'en'],
    ['*', 'en'],
    [';;;q=,,*-*', 'en'],
    ['de;q=NaN, en;q=abc', 'de'],
    ['fr-', 'fr'],
    // The specification's French.
    ['fn', 'fr'],
    ['FN', 'fr'],
    ['fn-FR, de;q=0.5', 'fr'],
    ['de;q=0.8, fn;q=0.9', 'fr'],
    // No weight: not acceptable (RFC 9110, section 12.4.2).
    ['fr;q=0', 'en'],
    ['fn;q=0, de;q=0.1', 'de'],
    ['fr;q=0.0, de;q=0.1', 'de'],
    ['fr; q=0.000', 'en'],
    ['FR;Q=0', 'en'],
    ['de;q=0, fr;q=0', 'en'],
    ['fr-CA, fr;q=0', 'en'],
    ['fr-CA;q=0, fr', 'fr'],
    ['en;q=0, de', 'de'],
    ['en;q=0, *', 'fr'],
    ['en;q=0, fr;q=0, *;q=0.5', 'de'],
    ['en;q=0, fn;q=0, *', 'de'],
    ['*;q=0.5, en;q=0.1', 'fr'],
    ['fr;q=0.5, *;q=0', 'fr'],
    ['fr;q=0, *', 'en'],
    ['fr;q=0.001', 'fr'],
    // Other languages that begin alike: North Frisian, Slavey.
    ['frr, de;q=0.1', 'de'],
    ['den', 'en'],
    ['x'.repeat(4000), 'en'],
  ])('(%#) is one of the shop’s, whatever is asked for', async (accepted, language) => {
    const headers = { 'Accept-Language': accepted }
    const answer = await call(() => Promise.resolve(publicJson({})), { headers })
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, language])
  })
})

describe('a call from another site', () => {
  test('says in the log from where, so that API_ORIGINS can be set', async () => {
    const headers = { Origin: 'http://evil.test' }
    const answer = await call(() => Promise.resolve(publicJson({})), { headers })
    expect(answer.status).toBe(403)
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['call refused: API_ORIGINS does not name its origin origin=http://evil.test'],
    ])
  })
})

describe('a call whose page says nothing of where it is', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{}, 403],
  ])('with %o is %i', async (text, status) => {
    const headers = { Origin: 'null', ...text } as Record<string, string>
    const answer = await call(() => Promise.resolve(publicJson({})), { headers })
    expect(answer.status).toBe(status)
  })
})

describe('API_ORIGINS', () => {
  test('holds origins parted by commas; empty counts as not set', () => {
    const API_ORIGINS = 'https://app.example, http://localhost:5173'
    expect(readSettings({ API_ORIGINS }).API_ORIGINS).toEqual([
      'https://app.example',
      'http://localhost:5173',
    ])
    expect(readSettings({ API_ORIGINS: '' }).API_ORIGINS).toBeUndefined()
  })

  test.each([
    '*',
    'null',
    'app.example',
    'https://app.example/',
    'https://app.example/path',
    'https://APP.example',
    'https://app.example:443',
    'https://*.app.example',
    'ftp://app.example',
    'file:///x',
    'https://app.example,',
    'https://a:b@app.example',
  ])('%s stops the start with a sentence that names it', (API_ORIGINS) => {
    expect(() => readSettings({ API_ORIGINS })).toThrow(/API_ORIGINS: each must be an origin/)
  })
})
