import { once } from 'node:events'
import { join } from 'node:path'
import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBook } from '../../fixtures/catalogue.ts'
import {
  requestThrough,
  hasNginx,
  serveNginx,
  shopName,
  shopperThrough,
  type Nginx,
} from '../../nginx.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'

const own = `https://${shopName}`
const slowOnes = 200

let shop: ServedShop
let nginx: Nginx
let book: string
beforeAll(async () => {
  if (!hasNginx) return
  book = await aBook({ name: 'Silas Marner' })
  shop = await serveShop({ PUBLIC_URL: own, TRUST_PROXY: '1' })
  nginx = await serveNginx(shop.port, join(process.env.DATA_DIR!, 'nginx'))
}, 240_000)
afterAll(async () => {
  await nginx?.stop()
  await shop?.stop()
})

const where = () => ({
  ...{ host: '127.0.0.1', port: nginx.httpsPort, servername: shopName, ca: nginx.ca },
})

const request = (path: string, requesting: Parameters<typeof requestThrough>[2] = {}) =>
  requestThrough(nginx, path, { agent: false, ...requesting })

/** From an address of its own, as each shopper has one. */
const aShopper = (localAddress: string) =>
  shopperThrough(nginx, { agent: false, localAddress }, { 'Accept-Encoding': 'identity' })

const head = `POST /books HTTP/1.1\r\nHost: ${shopName}\r\nOrigin: ${own}\r\n`
const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 200\r\n\r\nintent='

/** Half of a head, or half of a form, over TLS. */
async function beSlow(n: number) {
  const socket = tls.connect({ ...where(), localAddress: '127.0.0.3' } as tls.ConnectionOptions)
  socket.on('error', () => undefined)
  await once(socket, 'secureConnect')
  socket.write(n % 2 ? head : head + form)
  return socket
}

describe.skipIf(!hasNginx)('behind nginx', { sequential: true }, () => {
  test('with 200 slow connections open a guest buys a book', async () => {
    const slow = await Promise.all(Array.from({ length: slowOnes }, (_, n) => beSlow(n)))
    const shopper = aShopper('127.0.0.2')
    await shopper.visit(`/book/${book}`)
    await shopper.press('Add to cart', {}, { within: '.buy' })
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ name: 'Asha Raghavan', email: 'asha@example.org' },
      ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    })
    expect(shopper.text('h1')).toBe('Thank you, Asha Raghavan')
    expect(slow.filter((socket) => !socket.destroyed).length).toBeGreaterThan(slowOnes / 2)
    // None of them reached the shop, which gets a form when it is whole.
    expect(shop.output()).not.toContain('POST /books')
    for (const socket of slow) socket.destroy()
  })

  test('an address of more than 8 KB is refused before it reaches the shop', async () => {
    const { status } = await request(`/books?q=${'a'.repeat(9_000)}`)
    expect(status).toBe(414)
  })

  test('one address has a hundred requests at a time and no more; others go on', async () => {
    const slow = await Promise.all(Array.from({ length: 240 }, (_, n) => beSlow(n * 2)))
    expect((await request('/books', { localAddress: '127.0.0.3' })).status).toBe(429)
    expect((await request('/books', { localAddress: '127.0.0.4' })).status).toBe(200)
    for (const socket of slow) socket.destroy()
  })

  test('what nginx answers by itself says what a browser may do with it, too', async () => {
    const answers = await Promise.all([
      request('/assets/no-such.js'),
      request(`/books?q=${'a'.repeat(9_000)}`),
      request('/books', { method: 'POST', body: 'a'.repeat(600_000) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 414, 413])
    for (const { headers } of answers) {
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers.server).toBe('nginx')
    }
  })

  test('says each of them once of what the shop answers', async () => {
    for (const path of ['/books', '/cart', '/favicon.svg', '/art/cover/x-1.svg']) {
      const { headers } = await request(path)
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'content-security-policy',
        'referrer-policy',
      ])
        expect(String(headers[name]), `${path} ${name}`).not.toContain(', ')
    }
  })

  test('a call of the API by http is refused, not led to https, so that somebody notices', async () => {
    const plain = (path: string) =>
      requestRaw({ port: nginx.httpPort }, { path, headers: { Host: shopName } })
    for (const path of ['/users/profile', '/wishlist/list', '/wishlist/update', '/authors/list'])
      expect((await plain(path)).status, path).toBe(403)
    expect((await plain('/wishlist')).headers.location).toBe(`${own}/wishlist`)
  })

  /** The version that a client who knows no other comes to speak; undefined where it is turned away. */
  const speak = (version: tls.SecureVersion) =>
    new Promise<string | null | undefined>((resolve) => {
      const socket = tls.connect({ ...where(), minVersion: version, maxVersion: version })
      socket.on('error', () => resolve(undefined))
      socket.on('secureConnect', () => {
        resolve(socket.getProtocol())
        socket.destroy()
      })
    })

  test('speaks no TLS before 1.2', async () => {
    expect(await speak('TLSv1')).toBeUndefined()
    expect(await speak('TLSv1.1')).toBeUndefined()
    expect(await speak('TLSv1.2')).toBe('TLSv1.2')
    expect(await speak('TLSv1.3')).toBe('TLSv1.3')
  })
})
