import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  readForm,
  rejectForeignPost,
  requireSameOriginPost,
} from '#app/http/same-origin-post.server.ts'

const form = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/cart', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'shop.test', ...headers },
  })

const statusOf = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    return (error as Response).status
  }
  return undefined
}

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

describe('reading a form', () => {
  test('gives its fields', async () => {
    const read = await readForm(form('a=1&b=%C3%A9+x&b=2'))
    expect([...read]).toEqual([
      ['a', '1'],
      ['b', 'é x'],
      ['b', '2'],
    ])
  })

  test('takes no multipart form, with a file or without: the shop has no uploads', async () => {
    for (const value of ['1', new Blob(['x'])]) {
      const body = new FormData()
      body.set('a', value)
      const request = new Request('http://shop.test/', { method: 'POST', body })
      expect(await statusOf(() => readForm(request))).toBe(415)
      expect(request.bodyUsed).toBe(true)
    }
  })

  test('drops NUL and other control characters, and keeps line ends', async () => {
    const read = await readForm(form('a=x%00y%1B%0D%0Az%09'))
    expect(read.get('a')).toBe('xy\r\nz\t')
  })

  test.each([
    ['text/plain', 415],
    ['application/json', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('%s that is no form answers %s', async (type, status) => {
    expect(await statusOf(() => readForm(form('{}', { 'Content-Type': type })))).toBe(status)
  })

  test('an encoded body is not unpacked', async () => {
    expect(await statusOf(() => readForm(form('a=1', { 'Content-Encoding': 'gzip' })))).toBe(415)
  })

  test('a body above 256 KB is refused, whatever its Content-Length says', async () => {
    expect(await statusOf(() => readForm(form(`a=${'x'.repeat(270_000)}`)))).toBe(413)
    expect(await statusOf(() => readForm(form('a=1', { 'Content-Length': '99999999' })))).toBe(413)
  })

  test('the rest of a body that is too large is not read', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(97))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }
    const request = new Request('http://shop.test/', init)
    expect(await statusOf(() => readForm(request))).toBe(413)
    expect(sent).toBeLessThan(2_000_000)
  })

  test('what is refused for its type or length is read first, or the answer would be lost', async () => {
    for (const [name, value] of [
      ['Content-Type', 'text/plain'],
      ['Content-Length', '99999999'],
    ] as const) {
      const request = form('a=1', { [name]: value })
      expect(await statusOf(() => readForm(request))).toBeGreaterThanOrEqual(413)
      expect(request.bodyUsed).toBe(true)
    }
  })

  test('more than 200 fields are refused', async () => {
    expect(await statusOf(() => readForm(form('a=1&'.repeat(201))))).toBe(413)
  })
})

describe('the fields of a form', () => {
  test('have at most 30 marks upon one letter: to put more in order takes the square of their number', async () => {
    const marks = '\u0301'.repeat(20) + '\u0316'.repeat(20_000)
    const typed = new URLSearchParams({ name: `A${marks}sha Rāghavan`, [`b${marks}`]: '' })
    const fields = [...(await readForm(form(typed.toString())))]
    const stored = marks.slice(0, 30)
    expect(fields).toEqual([
      ['name', `A${stored}sha Rāghavan`],
      [`b${stored}`, ''],
    ])
  })
})
