import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBook } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop
let book: string
beforeAll(async () => {
  book = await aBook({ name: 'Silas Marner' })
  shop = await serveShop()
}, 240_000)
afterAll(() => shop?.stop())

const post = (body: string, headers: Record<string, string> = {}, path = '/books') =>
  requestRaw(shop, {
    method: 'POST',
    path,
    body,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: shop.origin,
      ...headers,
    },
  })

describe('what is too long or too much', () => {
  test('an address or headers of 20 KB are 431, and the shop goes on', async () => {
    const long = 'a'.repeat(20 * 1024)
    for (const requested of [{ path: `/books?q=${long}` }, { headers: { 'X-Long': long } }]) {
      const { status, headers } = await requestRaw(shop, requested)
      expect(status).toBe(431)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    }
    expect((await requestRaw(shop, { path: '/books' })).status).toBe(200)
  })

  test('a form of more than 256 KB, or of more fields than its page takes, is 413 in words', async () => {
    for (const [body, path] of [
      [`a=${'x'.repeat(270_000)}`, '/fr/books'],
      ['a=1&'.repeat(201), '/fr/books'],
      ['a=1&'.repeat(1201), '/fr/cart'],
    ] as const) {
      const answer = await post(body, {}, path)
      expect(answer.status).toBe(413)
      expect(answer.body).toMatch(/<html lang="fr"/)
      expect(answer.body).toContain('<h1')
    }
  })

  test('a field of 60,000 letters is refused in words, or cut, and nothing is kept of it', async () => {
    const long = 'x'.repeat(60_000)
    const forms: [path: string, fields: Record<string, string>][] = [
      ['/cart', { intent: 'cart.add', product: long }],
      ['/cart', { intent: 'cart.add', product: book, quantity: long }],
      ['/cart', { intent: 'coupon.apply', coupon: long }],
      ['/login-register', { intent: 'customer.register', name: long, email: long, password: long }],
      ['/contact', { intent: 'contact.send', name: long, email: long, message: long }],
      ['/tracking', { intent: 'order.track', order: long, email: long }],
    ]
    for (const [path, fields] of forms) {
      const { status, body } = await post(new URLSearchParams(fields).toString(), {}, path)
      expect(status, `${path} ${fields.intent}`).toBe(422)
      expect(body).toContain('<h1')
    }
  })
})

describe('an upload', () => {
  const boundary = 'x'
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="intent"',
    '',
    'customer.register',
    `--${boundary}`,
    'Content-Disposition: form-data; name="name"; filename="a.svg"',
    'Content-Type: image/svg+xml',
    '',
    '<svg onload="alert(1)"/>',
    `--${boundary}--`,
    '',
  ].join('\r\n')

  test.each([
    ['/login-register', 'en', 'This is not a form'],
    ['/fr/contact', 'fr', ''],
    ['/de/cart', 'de', ''],
  ])('to %s is 415, in the words of the page (%s)', async (path, language, words) => {
    const type = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    const answer = await post(body, type, path)
    expect(answer.status).toBe(415)
    expect(answer.body).toContain(`<html lang="${language}"`)
    expect(answer.body).toContain(words)
    expect(answer.body).not.toContain('onload')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('what only looks like a request', () => {
  test('a message with two lengths is refused, and nothing of it is a second request', async () => {
    const smuggled = 'GET /my-account HTTP/1.1\r\nHost: shop.test\r\n\r\n'
    for (const lengths of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      'Content-Length: 5\r\nContent-Length: 6',
      'Transfer-Encoding: chunked, identity',
    ]) {
      const { over } = await blockOn(`${started}${lengths}\r\n\r\n0\r\n\r\n${smuggled}`)
      const came = await over
      expect(came.match(/^HTTP\/1\.1 /gm), lengths).toHaveLength(1)
      expect(came, lengths).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test.each([
    ...['/.git/config', '/.env', '/package.json', '/app/routes.ts', '/build/server/index.js'],
    ...['/data/octavo.sqlite', '/data/session-secret', '/assets/', '/icons', '/docs/openapi.json'],
    ...['/openapi.json', '/metrics', '/assets/..%2f..%2fserver%2findex.js', '/%2e%2e/package.json'],
    ...['/assets/../../package.json', '/node_modules/react/package.json', '/server-status'],
  ])('nothing of the machine is a file of the shop: %s', async (path) => {
    const { status, body } = await requestRaw(shop, { path })
    expect([301, 303, 308, 403, 404]).toContain(status)
    expect(body).not.toMatch(/"version"|createRequestHandler|\[core\]|Index of/)
  })
})

test.each(['/books.data', '/_root.data', '/book/b01.data', '/__manifest?p=/books'])(
  'single fetch has no door: %s',
  async (path) => {
    expect((await requestRaw(shop, { path })).status).toBe(404)
  },
)

/** Begins a request and leaves it so. Answers what came back once the server had enough of it. */
async function blockOn(start: string) {
  const socket = connect(shop.port, '127.0.0.1')
  let came = ''
  socket.setEncoding('utf8').on('data', (part: string) => (came += part))
  await once(socket, 'connect')
  socket.write(start)
  return { socket, over: once(socket, 'close').then(() => came) }
}

const started = 'POST /books HTTP/1.1\r\nHost: shop.test\r\n'
const halfForm = `${started}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nintent=`

async function halfUpload(email: string) {
  const { cookies } = await newStaffMember('clerk', { email }, new Shopper(fetch, shop.origin))
  const head = [
    'POST /office/imports HTTP/1.1',
    `Host: ${new URL(shop.origin).host}`,
    `Origin: ${shop.origin}`,
    `Cookie: ${[...cookies].map((cookie) => cookie.join('=')).join('; ')}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
  ]
  const part = ['--x', 'Content-Disposition: form-data; name="file"; filename="rain.csv"']
  return [...head, '', ...part, '', 'a'.repeat(200_000)].join('\r\n')
}

const uploads = () =>
  readdirSync(process.env.DATA_DIR!, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.startsWith('uploads/'),
  )

test('an upload that breaks off leaves no file', async () => {
  const { socket } = await blockOn(await halfUpload('breaks@shop.example'))
  await expect.poll(uploads).toContainEqual(expect.stringContaining('rain.csv'))
  socket.destroy()
  await expect.poll(uploads).toEqual([])
})

describe('who sends slowly', () => {
  test('holds up nobody: with 400 of them a book is put into the cart', async () => {
    const slow = await Promise.all(
      Array.from({ length: 400 }, (_, n) => blockOn(n % 2 ? started : halfForm)),
    )
    const shopper = new Shopper(fetch, shop.origin)
    await shopper.visit(`/book/${book}`)
    await shopper.press('Add to cart', {}, { within: '.buy' })
    await shopper.visit('/cart')
    expect(shopper.text('main')).toContain('Silas Marner')
    for (const { socket } of slow) socket.destroy()
  })

  // Node looks every half minute who has had a minute for a form.
  test.skipIf(!process.env.LONG)(
    'is shown the door: half a form, or half an upload, is 408 within two minutes',
    { timeout: 180_000 },
    async () => {
      const half = [started, halfForm, await halfUpload('slow@shop.example')]
      const began = Date.now()
      for (const { over } of await Promise.all(half.map(blockOn)))
        expect(await over).toMatch(/^HTTP\/1\.1 408 /)
      await expect.poll(uploads).toEqual([])
      expect(Date.now() - began).toBeLessThan(120_000)
    },
  )
})
