import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { convertPhoto } from '#app/shop/catalogue/pictures/convert-photo.server.ts'
import { storePhoto } from '#app/shop/catalogue/pictures/store-picture.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPhoto } from '../../fixtures/photos.ts'
import {
  requestThrough,
  hasIpv6,
  hasNginx,
  serveNginx,
  shopName,
  shopperThrough,
  type Nginx,
} from '../../nginx.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import type { Shopper } from '../../shopper.ts'

const own = `https://${shopName}`
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

const rounds = process.env.LONG ? 50 : 4

let shop: ServedShop
let nginx: Nginx
let book: string
let agent: https.Agent
beforeAll(async () => {
  if (!hasNginx) return
  book = await aBook({ name: 'Silas Marner', stock: 50 })
  shop = await serveShop({ PUBLIC_URL: own, TRUST_PROXY: '1' })
  nginx = await serveNginx(shop.port, join(process.env.DATA_DIR!, 'nginx'))
  agent = new https.Agent({ keepAlive: true, maxSockets: 20 })
})
afterAll(async () => {
  agent?.destroy()
  await nginx?.stop()
  await shop?.kill()
})

const request = (path: string, requesting: Parameters<typeof requestThrough>[2] = {}) =>
  requestThrough(nginx, path, { agent, ...requesting })

const post = (path: string, body: string, headers: Record<string, string> = {}, more = {}) =>
  request(path, {
    ...{ method: 'POST', body, ...more },
    headers: { ...urlencoded, 'Content-Length': Buffer.byteLength(body), Origin: own, ...headers },
  })

/** The same from the shop itself, which keeps no page. */
const fromShop = async (path: string) =>
  (await requestRaw(shop, { path, headers: { Host: shopName } })).body

const aShopper = () => shopperThrough(nginx, { agent }, { 'Accept-Language': 'en' })

describe.skipIf(!hasNginx)(
  'behind nginx, with the file of docs/deploy',
  { sequential: true },
  () => {
    test('a page is kept: the second visitor gets the same, without asking the shop', async () => {
      const [first, second] = [await request('/books'), await request('/books')]
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
      expect(second.body.equals(first.body)).toBe(true)
      expect(second.body.toString()).toBe(await fromShop('/books'))
      const head = await request('/books', { method: 'HEAD' })
      expect([head.headers['x-cache'], head.body.length]).toEqual(['HIT', 0])
      expect(head.headers['cache-control']).toBe(first.headers['cache-control'])
    })

    test('a request has one id, here and in the log of the shop; a kept page brings that of nobody else', async () => {
      const [first, second] = [await request('/publishers'), await request('/publishers')]
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
      expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
      expect(second.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
      await expect
        .poll(() => shop.output())
        .toContain(`"${first.headers['x-request-id'] as string}"`)
    })

    test('a kept page is not sent again to who has it, and says the same of itself', async () => {
      const whole = await request('/authors')
      const { etag } = whole.headers
      const again = await request('/authors', { headers: { 'If-None-Match': etag } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      for (const name of ['etag', 'cache-control', 'content-security-policy'])
        expect(again.headers[name], name).toBe(whole.headers[name])
    })

    test.each([
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, *;q=0', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip;q=0, br;q=0.0', undefined],
      ['identity', undefined],
    ])('who takes %s gets %s, kept apart from the others', async (accepted, encoding) => {
      for (let context = 0; context < 2; context++) {
        const { headers, body } = await request('/catalogue', {
          headers: { 'Accept-Encoding': accepted },
        })
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers.vary).toMatch(/Accept-Encoding/)
        const page =
          encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body
        expect(page.toString()).toBe(await fromShop('/catalogue'))
        if (context) expect(headers['x-cache']).toBe('HIT')
      }
    })

    test('a shopper neither gets a kept page nor fills one, however many ask at once', async () => {
      const [asha, ravi] = [aShopper(), aShopper()]
      await asha.visit(`/book/${book}`)
      await asha.press('Add to cart', {}, { within: '.buy' })
      await ravi.visit('/books')
      await ravi.press('€ EUR')
      const cookieOf = ({ cookies }: Shopper) => ({
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      })
      const paths = (round: number) => [
        `/cart?x=${round}`,
        `/book/${book}?x=${round}`,
        `/fr?x=${round}`,
      ]
      for (let round = 0; round < rounds; round++)
        for (const path of paths(round)) {
          const who = [
            cookieOf(asha),
            {},
            cookieOf(ravi),
            {},
            {},
            cookieOf(asha),
            {},
            cookieOf(ravi),
          ]
          const turned = [...who.slice(round % 8), ...who.slice(0, round % 8)]
          const answers = await Promise.all(turned.map((headers) => request(path, { headers })))
          const expected = await fromShop(path)
          for (const [at, { body, headers }] of answers.entries()) {
            const { Cookie } = turned[at] as { Cookie?: string }
            if (Cookie) {
              expect(headers['x-cache']).toBe('BYPASS')
              expect(headers['cache-control']).toBe('private, no-cache')
              expect(body.toString(), path).not.toBe(expected)
            } else expect(body.toString(), path).toBe(expected)
          }
        }
      await asha.visit('/cart')
      expect(asha.text('main')).toContain('Silas Marner')
      await ravi.visit('/cart')
      expect(ravi.text('main')).not.toContain('Silas Marner')
    })

    test.each([
      '/',
      '/contact',
      '/checkout',
      '/no/such/page',
      '/login-register',
      '/authors/list',
      '/books.atom',
    ])('%s is never kept', async (path) => {
      for (let context = 0; context < 3; context++)
        expect((await request(path)).headers['x-cache']).toMatch(/BYPASS|MISS/)
    })

    test('an answer that sets a cookie is not kept, and the page after it is the shopper’s', async () => {
      const path = '/books?after=cookie'
      const { status, headers } = await post(path, 'intent=currency.choose&currency=GBP')
      expect(status).toBe(303)
      expect(headers['set-cookie']?.[0]).toMatch(/^__Host-shop=.*; Secure/)
      expect((await request(path)).headers['x-cache']).toBe('MISS')
      const after = await request(path)
      expect([after.headers['x-cache'], after.headers['set-cookie']]).toEqual(['HIT', undefined])
    })

    test('a fault is not kept: the page is back as soon as the shop is', async () => {
      const path = `/book/${book}?fault`
      const rename = (from: string, to: string) =>
        db.write((trx) => sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(trx))
      await rename('product', 'product_away')
      try {
        expect((await request(path)).status).toBe(500)
      } finally {
        await rename('product_away', 'product')
      }
      expect((await request(path)).status).toBe(200)
    })

    test('the shop knows the client’s address, whatever the client says of it', async () => {
      const forget = async (localAddress: string, forged: string) => {
        const fields = 'intent=password.forget&email=nobody%40example.org'
        const from = { localAddress, agent: false as const }
        return (await post('/forgot-password', fields, { 'X-Forwarded-For': forged }, from)).status
      }
      // Twenty from one network, and no more: another one in the header makes it no other.
      for (let n = 0; n < 20; n++) expect(await forget('127.0.0.2', `6.6.6.${n}`)).not.toBe(429)
      expect(await forget('127.0.0.2', '6.6.6.6')).toBe(429)
      expect(await forget('127.0.0.5', '127.0.0.2')).not.toBe(429)
    })

    test('pages are found by https alone, at the shop’s name, and say so', async () => {
      const { headers, body } = await request('/books')
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
      expect(body.toString()).toContain(`<link rel="canonical" href="${own}/books"/>`)
      const plain = await requestRaw(
        { port: nginx.httpPort },
        { path: '/books?q=a', headers: { Host: shopName } },
      )
      expect([plain.status, plain.headers.location]).toEqual([301, `${own}/books?q=a`])
      const other = requestRaw(
        { port: nginx.httpPort },
        { path: '/', headers: { Host: 'evil.test' } },
      )
      await expect(other).rejects.toThrow()
    })

    test('scripts and styles come packed from nginx itself, and for good', async () => {
      const [path] = /\/assets\/[\w.-]+\.js/.exec((await request('/books')).body.toString())!
      const packed = await request(path, { headers: { 'Accept-Encoding': 'gzip, br' } })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(packed.body.equals(readFileSync(`build/client${path}.gz`))).toBe(true)
      const plain = await request(path)
      expect(plain.body.equals(readFileSync(`build/client${path}`))).toBe(true)
      for (const { headers } of [packed, plain]) {
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(headers['content-type']).toMatch(/javascript/)
        expect(headers).not.toHaveProperty('x-cache')
      }
      expect((await request('/assets/no-such.js')).status).toBe(404)
    })

    test('a drawing is kept for all, with or without a cookie', async () => {
      const [path] = /\/art\/[^"]+\.svg/.exec((await request(`/book/${book}`)).body.toString())!
      const first = await request(path, { headers: { Cookie: 'shop=x' } })
      const second = await request(path)
      expect([first.status, second.headers['x-cache']]).toEqual([200, 'HIT'])
      expect(second.body.equals(first.body)).toBe(true)
    })

    test('a photo is kept in each type that browsers take, and sent to those that take it', async () => {
      const converted = await convertPhoto(await aPhoto({ width: 150 }))
      if (!converted.ok) throw new Error(converted.fault)
      const { photo } = converted
      const hash = await db.write((trx) => storePhoto(trx, photo, 'a photo'))
      const path = `/picture/${hash}-150`
      const typed: [accept: string, type: string, cache: string][] = [
        ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif', 'MISS'],
        ['image/webp,*/*', 'webp', 'MISS'],
        ['*/*', 'jpeg', 'MISS'],
        ['image/avif;q=0, image/webp;q=0.5', 'webp', 'HIT'],
        ['image/avif;q=0.0,image/webp;q=0', 'jpeg', 'HIT'],
        ['image/png, image/avif;q=0.01', 'avif', 'HIT'],
        ['', 'jpeg', 'HIT'],
      ]
      for (const [Accept, type, cache] of typed) {
        const { headers, body } = await request(path, { headers: { Accept } })
        const got = [headers['content-type'], headers.vary, headers['x-cache']]
        expect(got, Accept).toEqual([`image/${type}`, 'Accept', cache])
        const { bytes } = photo.files.find((file) => file.type === type)!
        expect(body.equals(bytes), Accept).toBe(true)
      }
      const stated = await request(`${path}.jpeg`, { headers: { Accept: 'image/avif' } })
      expect(stated.headers['content-type']).toBe('image/jpeg')
    })

    test.each(['/healthz', '/readyz', '/READYZ/', '/readyz//?x'])(
      '%s is answered to this machine alone',
      async (path) => {
        expect((await request(path)).status).not.toBe(403)
        if (hasIpv6) expect((await request(path, { host: '::1' })).status).not.toBe(403)
        const { status } = await request(path, { localAddress: '127.0.0.2', agent: false })
        expect(status).toBe(403)
      },
    )

    test('speaks HTTP/2', async () => {
      const socket = { ca: nginx.ca, servername: shopName }
      const session = http2.connect(`https://127.0.0.1:${nginx.httpsPort}`, socket)
      const stream = session.request({ ':path': '/books', ':authority': shopName })
      const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
      expect(headers[':status']).toBe(200)
      session.destroy()
    })

    test.each([
      ['a search that leads on', `/books?q=kettle&utm_content=${'('.repeat(1300)}`],
      ['another spelling', `/BOOKS?x=${'a'.repeat(5000)}`],
      ['a page of customers', `/my-orders?x=${'a'.repeat(5000)}`],
      ['the path of an order', `/order-received/${'a'.repeat(5000)}`],
      ['page data', `/my-orders?_data=routes%2Fmy-orders&x=${'a'.repeat(5000)}`],
    ])('an overlong URL of %s is no failure of the shop', async (_, path) => {
      expect((await request(path)).status).toBeLessThan(500)
      const { headers } = await requestRaw(shop, { path, headers: { Host: shopName } })
      // The default of nginx and others is 4 KB.
      expect(JSON.stringify(headers).length).toBeLessThan(3500)
    })

    test('a form on an overlong URL is no failure of the shop', async () => {
      const path = `/books?x=${'('.repeat(1300)}&y=${'('.repeat(1300)}`
      expect((await post(path, 'intent=language.choose&language=de')).status).toBe(303)
      expect((await post(path, `intent=cart.add&product=${book}`)).status).toBe(303)
    })

    test('a form too large for the shop is refused before it reaches it', async () => {
      const { status } = await post('/books', 'a'.repeat(600_000), {}, { agent: false })
      expect(status).toBe(413)
    })

    test('a whole purchase works over https, by plain forms', async () => {
      const shopper = aShopper()
      await shopper.visit(`/book/${book}`)
      expect(shopper.cookieNames()).toEqual([])
      await shopper.press('Add to cart', {}, { within: '.buy' })
      await shopper.visit('/checkout')
      await shopper.press('Order with obligation to pay', {
        ...{ name: 'Asha Raghavan', email: 'asha@example.org' },
        ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
      })
      expect(shopper.url).toMatch(/^\/order-received\//)
      expect(shopper.text('h1')).toBe('Thank you, Asha Raghavan')
      expect((await request(shopper.url)).status).toBe(404)
    })
  },
)

describe.skipIf(!hasNginx)('behind nginx, a server', () => {
  const failing = createServer(({ url }, answer) => {
    if (url === '/fails') return void answer.destroy()
    answer.writeHead(200, { 'X-Long': 'a'.repeat(url === '/long' ? 12_000 : 1) }).end()
  })
  let front: Nginx
  const statusOf = async (path: string) => (await requestThrough(front, path)).status
  beforeAll(async () => {
    await once(failing.listen(0, '127.0.0.1'), 'listening')
    const { port } = failing.address() as AddressInfo
    front = await serveNginx(port, join(process.env.DATA_DIR!, 'nginx-failing'))
  })
  afterAll(async () => {
    await front?.stop()
    failing.close()
  })

  test('may send 12 KB of headers', async () => {
    expect(await statusOf('/long')).toBe(200)
  })

  test('that failed once is asked again at once, like the others', async () => {
    expect(await statusOf('/fails')).toBe(502)
    expect(await statusOf('/')).toBe(200)
  })
})
