import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rejectForeignPost, requireSameOriginPost } from '#app/http/same-origin-post.server.ts'
import { form, statusOf } from './form-request.ts'

describe('the guard in front of every action', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  test('says in the log from where a foreign form came, without its query or who sent it', async () => {
    const request = new Request('http://shop.test/cart?key=secret', {
      method: 'POST',
      headers: {
        Host: 'shop.test',
        Origin: 'http://asha:word@evil.test/asha@example.org?key=secret',
        'x-octavo-address': '10.0.0.1',
      },
    })
    expect(await statusOf(() => requireSameOriginPost(request))).toBe(403)
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['form refused: from another site origin=http://evil.test host=shop.test'],
    ])
  })

  test.each([
    ['http://a@b c.test/?key=secret', 'not an address'],
    ['mailto:asha@example.org', 'null'],
    ['same-site', 'same-site'],
    [`http://${'a'.repeat(200)}.test`, `http://${'a'.repeat(93)}`],
  ])('says no more of %s than %s', async (sender, text) => {
    const headers = { 'x-octavo-origin-refused': sender, Host: 'h'.repeat(200) }
    expect(await statusOf(() => requireSameOriginPost(form('a=1', headers)))).toBe(403)
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [`form refused: from another site origin=${text} host=${'h'.repeat(100)}`],
    ])
  })

  test.each([
    [{}, undefined],
    [{ Origin: 'http://shop.test' }, undefined],
    [{ 'Sec-Fetch-Site': 'same-origin' }, undefined],
    [{ Origin: 'http://evil.test' }, 403],
    [{ Origin: 'null' }, 403],
    // The page says nothing of where it is (Referrer-Policy: no-referrer), and the browser that it is the shop's.
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, undefined],
    [{ 'x-octavo-origin-refused': 'null', 'Sec-Fetch-Site': 'same-origin' }, undefined],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': '' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin, cross-site' }, 403],
    [{ Origin: 'NULL', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: 'null, null', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: '', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: 'http://evil.test', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ 'x-octavo-origin-refused': 'http://evil.test', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: 'null', Referer: 'http://shop.test/cart' }, 403],
    [{ Origin: 'http://shop.test:81' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Referer: 'http://evil.test/shop.test' }, 403],
    [{ Referer: 'http://shop.test/cart' }, undefined],
    [{ Referer: 'about:client' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'x-octavo-origin-refused': '1' }, 403],
  ])('a form with %o answers %s', async (headers, status) => {
    expect(
      await statusOf(() => requireSameOriginPost(form('a=1', headers as Record<string, string>))),
    ).toBe(status)
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is 405', async (method) => {
    expect(
      await statusOf(() => requireSameOriginPost(new Request('http://shop.test/', { method }))),
    ).toBe(405)
  })
})

describe('an error of Remix for a request', () => {
  const foreign = { Origin: 'http://evil.test' }

  test('of another site’s form becomes a 403 that Express sends, without a stack to log', () => {
    expect(() => rejectForeignPost(form('a=1', foreign))).toThrow(
      expect.objectContaining({ status: 403, stack: '' }),
    )
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['form refused: from another site origin=http://evil.test host=shop.test'],
    ])
  })

  test('of the shop’s own form, or of a page that another site links to, stays what it is', () => {
    const linked = new Request('http://shop.test/cart', {
      headers: { ...foreign, 'Sec-Fetch-Site': 'cross-site' },
    })
    for (const request of [form('a=1', { Origin: 'http://shop.test' }), linked])
      expect(() => rejectForeignPost(request)).not.toThrow()
  })
})
