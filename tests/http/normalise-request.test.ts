import { once } from 'node:events'
import http, { type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientAddress } from '#app/http/client-address.server.ts'
import { normaliseRequest } from '#app/server/normalise-request.server.ts'
import { settings } from '#app/settings.server.ts'
import { requestRaw } from '../served-shop.ts'

let arrived: IncomingHttpHeaders
let target: string | undefined
const server = http.createServer((request, answer) =>
  normaliseRequest(request, answer, () => {
    arrived = request.headers
    target = request.url
    answer.end()
  }),
)
let port: number

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
afterEach(() => {
  settings().TRUST_PROXY = 0
})

/** The headers as Remix sees them. */
async function arrive(headers: http.OutgoingHttpHeaders): Promise<Headers> {
  await requestRaw({ port }, { method: 'POST', path: '/', headers })
  return new Headers(arrived as Record<string, string>)
}
const addressOf = async (headers: http.OutgoingHttpHeaders) =>
  clientAddress(new Request('http://shop.test/', { headers: await arrive(headers) }))

describe('the address of a client', () => {
  // The first in this file: it is told once in the life of a process.
  test('that a proxy names though none is trusted is warned of once', async () => {
    const warned = () => vi.mocked(console.warn).mock.calls.map(String)
    await arrive({})
    settings().TRUST_PROXY = 1
    await arrive({ 'X-Forwarded-For': '10.0.0.1' })
    expect(warned()).toEqual([])
    settings().TRUST_PROXY = 0
    for (let n = 0; n < 3; n++) await arrive({ 'X-Forwarded-For': '10.0.0.1' })
    expect(warned()).toEqual([expect.stringMatching(/X-Forwarded-For.*TRUST_PROXY/)])
  })

  test('is the socket’s, whatever the client says', async () => {
    expect(await addressOf({})).toBe('127.0.0.1')
    expect(await addressOf({ 'X-Forwarded-For': '10.0.0.1' })).toBe('127.0.0.1')
    expect(await addressOf({ 'X-Octavo-Address': '10.0.0.1' })).toBe('127.0.0.1')
  })

  test.each([
    [1, '9.9.9.9, 10.0.0.1, 10.0.0.2', '10.0.0.2'],
    [2, '9.9.9.9, 10.0.0.1, 10.0.0.2', '10.0.0.1'],
    [2, '10.0.0.2', '10.0.0.2'],
    [1, '', '127.0.0.1'],
    [1, ' , 10.0.0.2', '10.0.0.2'],
  ])('behind %i proxies that say "%s" is %s', async (proxies, forwarded, address) => {
    settings().TRUST_PROXY = proxies
    expect(await addressOf({ 'X-Forwarded-For': forwarded })).toBe(address)
  })
})

describe('a request that arrives', () => {
  test('brings no mark of its own', async () => {
    const mark = { 'X-Octavo-Origin-Refused': '1' }
    const headers = await arrive({ ...mark, 'X-Forwarded-Host': 'evil.test' })
    const left = [...headers.keys()].filter((name) => /^x-/.test(name))
    expect(left).toEqual(['x-octavo-address'])
  })

  test('from another site is marked with where it came from', async () => {
    const headers = await arrive({ Origin: 'http://evil.test' })
    expect(headers.get('x-octavo-origin-refused')).toBe('http://evil.test')
    expect(headers.has('origin')).toBe(false)
  })

  test('from the shop’s own host, or that of PUBLIC_URL, is not marked', async () => {
    for (const Origin of [`http://127.0.0.1:${port}`, 'http://shop.test', 'https://shop.test']) {
      const headers = await arrive({ Origin })
      expect(headers.has('x-octavo-origin-refused')).toBe(false)
      // Remix would refuse what differs from Host.
      expect(headers.has('origin')).toBe(false)
    }
  })

  test.each([
    ['', '/books'],
    ['Host: a/b\r\n', '/%00'],
  ])('in HTTP/1.0 with "%s" for its Host gets one that can be read', async (host, path) => {
    const socket = connect(port, '127.0.0.1').end(`GET /books HTTP/1.0\r\n${host}\r\n`).resume()
    await once(socket, 'close')
    expect([arrived.host, target]).toEqual(['invalid.test', path])
  })

  test.each([
    ['/fr//evil.test/books?next=//a', '/fr/evil.test/books?next=//a'],
    ['//evil.test', '/evil.test'],
    [`${'/'.repeat(8000)}a`, '/a'],
    [`/${'a'.repeat(1000)}?b`, '/%00'],
    // No slash to a proxy in front, which would take it for another page than the shop does.
    ['/\\\\evil.test', '/%5C%5Cevil.test'],
    ['/picture/..\\books?q=\\', '/picture/..%5Cbooks?q=\\'],
    // Remix undoes dots; what is chosen by the path before must mean the same page.
    ['/books/../cart?next=/../a', '/cart?next=/../a'],
    ['/book/%2E%2e', '/'],
    ['/book/.', '/book/'],
  ])('for %s has single slashes and no dots, and no others', async (path, single) => {
    await requestRaw({ port }, { method: 'GET', path })
    expect(target).toBe(single)
  })

  test.each(['*', 'http://[::1', '/%', '/%ff?key=secret', '/book/%C3%28', 'books'])(
    'for %s, which cannot be read, is for what every page refuses',
    async (path) => {
      await requestRaw({ port }, { method: 'GET', path })
      expect(target).toBe('/%00')
    },
  )
})
