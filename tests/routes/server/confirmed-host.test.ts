import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop({
    PUBLIC_URL: 'https://shop.example',
    ALLOWED_HOSTS: 'origin.shop.example, CDN.shop.example',
  })
}, 60_000)
afterAll(() => shop?.stop())

const request = (Host: string, path: string, method = 'GET') =>
  requestRaw(shop, { method, path, headers: { Host } })

describe('where PUBLIC_URL is set, a request that names the shop', () => {
  test.each([
    ...['shop.example', 'SHOP.example', 'shop.example:443', 'shop.example:8443'],
    // A probe, a proxy that asks by the address or the name of a container, and those that are allowed.
    ...['127.0.0.1', '127.0.0.1:3000', '10.0.0.7:3000', '[::1]:3000', 'localhost:3000', 'web:3000'],
    ...['octavo.default.svc.cluster.local', 'octavo.internal', 'origin.shop.example'],
    'cdn.shop.example:8080',
  ])('%s is answered', async (host) => {
    const { status, body } = await request(host, '/about')
    expect(status).toBe(200)
    // Whatever it was asked by.
    expect(body).toContain('<link rel="canonical" href="https://shop.example/about"/>')
  })

  test.each([
    ...['evil.test', 'evil.test:443', 'www.shop.example', 'shop.example.evil.test'],
    ...['shop.example.', 'evilshop.example', 'xn--shp-sna.example', 'a.origin.shop.example'],
  ])('as %s moves to its own address', async (host) => {
    for (const method of ['GET', 'HEAD'])
      for (const path of ['/fr/books?q=a%20b', '/favicon.svg', '//evil.test/\\']) {
        const { status, headers } = await request(host, path, method)
        const moved = path.startsWith('//') ? '/evil.test/%5C' : path
        expect([status, headers.location]).toEqual([308, `https://shop.example${moved}`])
        expect(headers['cache-control']).toBe('no-store')
        expect(headers['set-cookie']).toBeUndefined()
      }
  })

  test('as another sends nothing that counts', async () => {
    const answer = await requestRaw(shop, {
      method: 'POST',
      path: '/books',
      headers: {
        ...{ Host: 'evil.test', Origin: 'https://evil.test' },
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'intent=currency.choose&currency=EUR',
    })
    expect([answer.status, answer.body]).toEqual([421, 'This shop is at https://shop.example\n'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test.each(['/healthz', '/readyz'])('%s is asked by any name', async (path) => {
    expect((await request('evil.test', path)).status).toBe(200)
  })

  test('as another is logged once, with the setting that would allow it', () => {
    const lines = shop.output().split('\n')
    expect(lines.filter((line) => line.includes('ALLOWED_HOSTS'))).toHaveLength(1)
  })
})

test('without PUBLIC_URL the shop is called as it is asked', async () => {
  const own = await serveShop()
  const { status, body } = await requestRaw(own, { path: '/about', headers: { Host: 'evil.test' } })
  expect([status, body.includes('href="http://evil.test/about"')]).toEqual([200, true])
  await own.stop()
})
