import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(async () => {
  await shop.stop()
})

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
const choose = 'intent=currency.choose&currency=EUR'
const post = (headers: Record<string, string>, path = '/books') =>
  requestRaw(shop, { method: 'POST', path, headers: { ...urlencoded, ...headers }, body: choose })

describe('a form that reaches the served shop', () => {
  test('is taken from the shop’s own page', async () => {
    const { status, headers } = await post({ Origin: shop.origin })
    expect(status).toBe(303)
    expect(headers.location).toBe('/books')
    expect(headers['set-cookie']?.[0]).toMatch(/^shop=/)
  })

  test.each(['http://evil.test', 'null', '%%%', ''])(
    'from the origin %s is 403 with a page, and sets nothing',
    async (Origin) => {
      const { status, headers, body } = await post({ Origin })
      expect(status).toBe(403)
      expect(body).toContain('<h1')
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  test('for the data of a route without an action is 405 and says what the page takes', async () => {
    const { status, headers } = await post({ Origin: shop.origin }, '/cart?_data=root')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST')
  })

  test('from a page of the shop that says nothing of where it is, is taken', async () => {
    const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
    for (const path of ['/books', '/books?_data=routes%2Fbooks'])
      expect((await post(own, path)).status).toBeLessThan(400)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await post({ ...own, 'Sec-Fetch-Site': site })).status, site).toBe(403)
  })

  test('from another origin is 403 with `?_data=` too, where Remix checks nothing', async () => {
    const { status, headers } = await post(
      { Origin: 'http://evil.test' },
      '/books?_data=routes%2Fbooks',
    )
    expect(status).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is not trusted for an X-Forwarded-Host that repeats the foreign origin', async () => {
    const { status } = await post({ Origin: 'http://evil.test', 'X-Forwarded-Host': 'evil.test' })
    expect(status).toBe(403)
  })

  test.each(['a b', 'a/b', '@', 'x:y:z', '[::1'])('with the Host %s is 400', async (Host) => {
    expect((await post({ Host })).status).toBe(400)
  })

  test('above 256 KB, sent in pieces without a length, is 413', async () => {
    const chunks = Array.from({ length: 40 }, () => Buffer.alloc(8_192, 'a'))
    const { status } = await requestRaw(shop, {
      method: 'POST',
      path: '/books',
      headers: { ...urlencoded, Origin: shop.origin },
      chunks,
    })
    expect(status).toBe(413)
  })
})

describe('a page that names the shop as the asker does, without PUBLIC_URL', () => {
  test('for another name is kept by nobody but the asker', async () => {
    const { headers } = await requestRaw(shop, { path: '/books', headers: { Host: 'evil.test' } })
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('for this machine’s own name is for all', async () => {
    const { headers } = await requestRaw(shop, { path: '/books' })
    expect(headers['cache-control']).toContain('s-maxage')
  })

  test.each([
    '/merchant/in.xml',
    '/books.atom',
    '/opds',
    '/opds/v2',
    '/sitemap.xml',
    '/robots.txt',
    '/opensearch.xml',
  ])('and so is a feed, whose addresses are made so too: %s', async (path) => {
    const text = async (headers: Record<string, string>) => {
      const { status, headers: got } = await requestRaw(shop, { path, headers })
      return [status, got['cache-control']]
    }
    expect(await text({ Host: 'evil.test' })).toEqual([200, 'private, no-cache'])
    expect(await text({})).toEqual([200, expect.stringMatching(/^public, /)])
  })
})

test.each(['/suggestions?q=moby', '/site.webmanifest'])(
  'what holds no address of the shop is for all, by whatever name it is asked for: %s',
  async (path) => {
    const { status, headers } = await requestRaw(shop, { path, headers: { Host: 'shop.lan' } })
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public, /)])
  },
)

test.each([
  ['/downloads/reading-guide.epub', 200],
  ['/de/downloads/reading-guide.epub', 200],
  ['/en/downloads/reading-guide.epub', 404],
  ['/xx/downloads/reading-guide.epub', 404],
])('the guide is there in the languages of the shop alone: %s', async (path, expected) => {
  expect((await requestRaw(shop, { path })).status).toBe(expected)
})

test('what a request asks wrongly is not logged as a fault', async () => {
  const { status } = await requestRaw(shop, { path: '/books?_data=routes%2Fnope' })
  expect(status).toBe(403)
  expect(shop.output()).not.toContain('nope')
  expect(shop.output()).not.toContain('    at ')
})

describe('a form that is too large', () => {
  test.each([
    ['from the shop', { Origin: 'own' }, 413],
    ['of no known type', { 'Content-Type': 'text/plain', Origin: 'own' }, 415],
    ['from another site', { Origin: 'http://evil.test' }, 403],
  ])('%s gets its whole answer, though its length was declared', async (_, text, expected) => {
    const body = Buffer.alloc(900_000, 'a')
    const Origin = text.Origin === 'own' ? shop.origin : text.Origin
    const headers = { ...urlencoded, 'Content-Length': body.length, ...text, Origin }
    const answer = await requestRaw(shop, { method: 'POST', path: '/books', headers, body })
    expect(answer.status).toBe(expected)
    expect(answer.body).toContain('</html>')
    // Nothing of it is left before the next request on the same connection.
    expect((await requestRaw(shop, { path: '/favicon.svg' })).status).toBe(200)
  })
})

describe('a shop that the world sees under https', () => {
  test('makes its cookies Secure, and takes forms that name its public address', async () => {
    const own = await serveShop({ PUBLIC_URL: 'https://shop.test' })
    const request = (Origin: string) =>
      requestRaw(own, {
        method: 'POST',
        path: '/books',
        headers: { ...urlencoded, Origin },
        body: choose,
      })
    const { status, headers } = await request('https://shop.test')
    expect(status).toBe(303)
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-shop=.*; Secure/)
    expect((await request('https://evil.test')).status).toBe(403)
    await own.stop()
  })
})

describe('any bytes in address and headers', () => {
  test.each([
    '/books?q=%00',
    '/books?q=%CD%BA',
    'http://127.0.0.1/cart',
    '/book/%00',
    '/book/%C3%28',
    '/%',
    '/books?q=%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//evil.example/',
    '/books/',
    '/fr/',
    '/xx/books',
    `/books?q=${'a'.repeat(6000)}`,
    `/book/${'a'.repeat(3000)}`,
    '/books?page=-1&sort=%F0%9F%98%80&format[]=x&price-from=1e999',
    '/art/cover/%00-x.svg',
    '/art/cover/../../x-1.svg',
    '/__manifest?p=/',
  ])('%s is never a fault of the server', async (path) => {
    const { status, headers, body } = await requestRaw(shop, { path })
    expect(status).toBeLessThan(500)
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
    expect(body).not.toContain('<script>alert')
  })

  test.each([
    { Cookie: 'shop=%E0%A4%A' },
    { Cookie: `shop=${'a'.repeat(5000)}` },
    { 'Accept-Language': ';;;q=,,*-*' },
    { 'Accept-Language': 'x'.repeat(4000) },
    { 'If-None-Match': '"' },
  ])('%o is ignored', async (headers) => {
    expect((await requestRaw(shop, { path: '/', headers: { ...headers } })).status).toBeLessThan(
      400,
    )
  })
})

test.each(['*', 'http://[::1', '/%', '/%ff', '/downloads/ebooks/1234/zzmarked%?key=zzmarked'])(
  'the address %s is refused with a page, and not logged',
  async (path) => {
    const { status, headers, body } = await requestRaw(shop, { path })
    expect(status).toBe(400)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).toContain('<h1')
    expect(shop.output()).not.toContain('zzmarked')
    expect(shop.output()).not.toContain('    at ')
    expect((await requestRaw(shop, { path, method: 'OPTIONS' })).status).toBeLessThan(500)
  },
)

test.each(['/assets', '/assets/'])('the folder %s is no page', async (path) => {
  expect((await requestRaw(shop, { path })).status).toBe(path.endsWith('/') ? 308 : 404)
})

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE'])(
  '%s is never a fault of the server',
  async (method) => {
    expect((await requestRaw(shop, { method, path: '/cart' })).status).toBeLessThan(500)
  },
)

describe('what the server says', () => {
  test('never names a query, which may hold the key of a receipt', () => {
    expect(
      shop
        .output()
        .split('\n')
        .filter((line) => line.includes('?')),
    ).toEqual([])
  })

  test('a page is not sent again to who has it', async () => {
    const { headers } = await requestRaw(shop, { path: '/books' })
    const again = await requestRaw(shop, {
      path: '/books',
      headers: { 'If-None-Match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
  })
})

/** Sends part of a request and answers how to send the rest, and with all that came back once it is over. */
async function beginRequesting(port: number, first: string) {
  const socket = connect(port, '127.0.0.1')
  let came = ''
  socket.setEncoding('utf8').on('data', (part: string) => (came += part))
  const over = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(first)
  return async (rest: string) => {
    socket.write(rest)
    await over
    return came
  }
}

/** Asks again and again on one connection, as a browser does, until nobody answers any more. */
async function keepRequesting(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  for (;;) {
    const answer = await requestRaw({ port }, { path: '/books', agent }).catch(() => undefined)
    if (!answer) return statuses
    statuses.push(answer.status)
  }
}

const stillListens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(Boolean(socket.destroy())))
    socket.on('error', () => resolve(false))
  })

test('a part of a file comes as it lies there, whatever the browser could unpack', async () => {
  const name = readdirSync('build/client/assets').find((one) => one.endsWith('.css'))!
  const path = `/assets/${name}`
  const Range = 'bytes=1000-2999'
  const whole = await requestRaw(shop, { path, headers: { 'Accept-Encoding': 'br' } })
  expect(whole.headers['content-encoding']).toBe('br')
  const part = await requestRaw(shop, { path, headers: { 'Accept-Encoding': 'br', Range } })
  expect(part.status).toBe(206)
  expect(part.headers['content-encoding']).toBeUndefined()
  expect(part.body).toBe(readFileSync(`build/client${path}`).subarray(1000, 3000).toString())
  expect(part.headers.vary).toContain('Accept-Encoding')
})

test('a part of what has no parts is the whole, and may be kept for each way of packing', async () => {
  const headers = { 'Accept-Encoding': 'br', Range: 'bytes=0-9' }
  const whole = await requestRaw(shop, { path: '/sitemap.xml', headers })
  expect([whole.status, whole.headers['content-encoding']]).toEqual([200, 'br'])
  expect(whole.headers.vary).toContain('Accept-Encoding')
})

test('a part past the end of a file is refused as such', async () => {
  const past = await requestRaw(shop, { path: '/favicon.ico', headers: { Range: 'bytes=999999-' } })
  expect([past.status, past.body]).toEqual([416, 'Range Not Satisfiable\n'])
  const other = await requestRaw(shop, { path: '/favicon.ico', headers: { 'If-Match': '"other"' } })
  expect(other.status).toBe(412)
})

describe('a server that is told to stop', () => {
  test.each(['on', 'off'])(
    'answers what was asked, closes its connections and ends within seconds (BACKGROUND_JOBS=%s)',
    { timeout: 40_000 },
    async (BACKGROUND_JOBS) => {
      const own = await serveShop({ BACKGROUND_JOBS })
      const busy = keepRequesting(own.port)
      const start = 'POST /books HTTP/1.1\r\nHost: shop.test\r\n'
      const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${choose.length}\r\n\r\n`
      // One waits for the end of its form, the other for the end of its headers.
      const finishForm = await beginRequesting(own.port, start + form + choose.slice(0, 5))
      const finishHeaders = await beginRequesting(own.port, start)
      await sleep(300)

      const stopped = own.stop()
      while (await stillListens(own.port)) await sleep(20)
      const answers = [await finishForm(choose.slice(5)), await finishHeaders(form + choose)]
      for (const answer of answers) {
        expect(answer).toMatch(/^HTTP\/1\.1 303 /)
        expect(answer).toMatch(/^connection: close\r$/im)
      }
      expect(await stopped).toMatchObject({ code: 0 })
      expect((await stopped).ms).toBeLessThan(5000)
      const statuses = await busy
      expect(statuses.length).toBeGreaterThan(0)
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
  )
})
