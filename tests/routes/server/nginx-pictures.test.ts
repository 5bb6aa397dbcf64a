import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, serveNginx, shopName, type Nginx } from '../../nginx.ts'

type Answer = { status: number; cacheControl: string }

/** What stands behind nginx: answers as it is told, and notes what it is asked. */
const answers = new Map<string, Answer>()
const requested: http.IncomingMessage[] = []
const behind = http.createServer((request, response) => {
  requested.push(request)
  const { status, cacheControl } = answers.get(request.url!) ?? {
    status: 200,
    cacheControl: 'public, max-age=31536000, immutable',
  }
  response.writeHead(status, { 'Cache-Control': cacheControl, Location: '/elsewhere' })
  response.end(`${requested.length}`)
})

let nginx: Nginx
beforeAll(async () => {
  if (!hasNginx) return
  behind.listen(0, '127.0.0.1')
  await once(behind, 'listening')
  const { port } = behind.address() as AddressInfo
  nginx = await serveNginx(port, join(process.env.DATA_DIR!, 'nginx'))
})
afterAll(async () => {
  await nginx?.stop()
  behind.close()
})

async function fetchPage(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = https.request({
    method,
    ...{ host: '127.0.0.1', port: nginx.httpsPort, servername: shopName, ca: nginx.ca },
    ...{ path, headers: { Host: shopName, ...headers }, agent: false, localAddress: '127.0.0.2' },
  })
  request.end()
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode, cache: answer.headers['x-cache'] }
}

describe.skipIf(!hasNginx)('a picture behind nginx', { sequential: true }, () => {
  test.each(['/art/cover/a-1.svg', '/picture/a.jpg', '/preview/home-x.en-1.png', '/books'])(
    '%s: the shop is told who asks, last of all, whatever the client says of it',
    async (path) => {
      const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'http' }
      await fetchPage(`${path}?who`, { ...forged, Cookie: 'shop=x' })
      const { headers } = requested.at(-1)!
      expect(headers['x-forwarded-for']).toMatch(/, 127\.0\.0\.2$/)
      expect(headers['x-forwarded-proto']).toBe('https')
      expect(headers.host).toBe(shopName)
      expect(headers.cookie).toBe(path === '/books' ? 'shop=x' : undefined)
    },
  )

  test.each([
    '/art/cover/b-1.svg',
    '/art/covers/a-1.b-1.svg',
    '/picture/b.jpg',
    '/preview/home-y.en-1.png',
  ])('%s is kept for all, with or without a cookie', async (path) => {
    expect((await fetchPage(path, { Cookie: 'shop=x' })).cache).toBe('MISS')
    expect((await fetchPage(path)).cache).toBe('HIT')
    expect((await fetchPage(path, { Cookie: 'shop=y' })).cache).toBe('HIT')
  })

  test.each([302, 404])(
    'an answer %i is kept as long as it says, and not a request longer',
    async (status) => {
      const path = `/preview/gone-${status}.png`
      answers.set(path, { status, cacheControl: 'public, max-age=1' })
      expect([await fetchPage(path), await fetchPage(path)]).toEqual([
        { status, cache: 'MISS' },
        { status, cache: 'HIT' },
      ])
      answers.delete(path)
      await sleep(2_100)
      expect(await fetchPage(path)).toEqual({ status: 200, cache: 'EXPIRED' })
    },
  )

  test.each(['/art/cover/c.svg?_data=root', '/art/cover/x%2f..%2fc.svg', '/art/cover/%63.svg'])(
    'is not replaced by what is answered to %s',
    async (path) => {
      expect((await fetchPage(path)).cache).toBe('BYPASS')
      expect((await fetchPage('/art/cover/c.svg')).cache).toMatch(/MISS|HIT/)
      expect((await fetchPage(path)).cache).toBe('BYPASS')
    },
  )

  test('is read only, and another spelling of an address is no picture', async () => {
    expect((await fetchPage('/picture/c.jpg', {}, 'POST')).status).toBe(403)
    expect((await fetchPage('/picture/..\\books', {}, 'POST')).status).toBe(200)
  })

  test('that cannot be drawn just now is asked for again', async () => {
    const path = '/preview/busy.png'
    answers.set(path, { status: 503, cacheControl: 'no-store' })
    expect((await fetchPage(path)).status).toBe(503)
    answers.delete(path)
    expect((await fetchPage(path)).status).toBe(200)
  })

  test('and what the shop does not answer leaves no query in a log', async () => {
    behind.close()
    behind.closeAllConnections()
    expect((await fetchPage('/order-received/AAAAAAAA?key=SECRET')).status).toBe(502)
    const logs = ['error.log', 'octavo-error.log'].map((name) =>
      readFileSync(join(process.env.DATA_DIR!, 'nginx', name), 'utf8'),
    )
    expect(logs.join()).not.toContain('SECRET')
  })
})
