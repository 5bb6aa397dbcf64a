import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { startSmtpServer, type MailServer } from '../../shop/mail/smtp-server.ts'
import { Shopper } from '../../shopper.ts'

/** Of the buyer: each is written nowhere else, so that one in a log comes from here. */
const person = {
  email: 'zzmarked.address@zz-private.example',
  name: 'Zzmarked Name',
  telephone: '+49 341 7654321',
  addressLine1: '77 Zzmarked Lane',
  city: 'Zzmarkedtown',
  postcode: '560001',
}
const password = 'zzmarked-lantern-9471'
const address = '203.0.113.77'

type Line = Record<string, unknown> & { level: string; msg: string }

let mailServer: MailServer
let shop: ServedShop
beforeAll(async () => {
  // It says whom it refuses, as mail servers do.
  mailServer = await startSmtpServer({ refusal: `550 <${person.email}> has no box here` })
  // The shop looks for mail when it starts, and the next time a quarter of a minute after.
  const mail = { kind: 'order', about: 'before', recipient: person.email }
  const words = { subject: person.name, text: person.name, html: person.name }
  await db.write((trx) => enqueueMail(trx, { ...mail, ...words }, Date.now()))
  shop = await serveShop({ BACKGROUND_JOBS: 'on', SMTP_URL: mailServer.url, TRUST_PROXY: '1' })
}, 60_000)
afterAll(async () => {
  await shop.stop()
  await mailServer.stop()
})

/** Those that a shop printed; what is no line of JSON fails here. */
const linesOf = (served: ServedShop): Line[] =>
  served
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

const logged = () =>
  linesOf(shop)
    .map((line) => JSON.stringify(line))
    .join('\n')
    .toLowerCase()

/** The line of an answer, which is written a moment after it. */
const lineOf = async (requested: Partial<Line>) => {
  const found = () =>
    linesOf(shop).find((line) =>
      Object.entries({ msg: 'request', ...requested }).every(([key, value]) => line[key] === value),
    )
  await expect.poll(found).toBeDefined()
  return found()!
}

describe('each answer', () => {
  test('is one line: what was asked, which route, how it went, how long it took', async () => {
    const answer = await requestRaw(shop, { path: '/fr/books?sort=title&key=secret' })
    const line = await lineOf({ request: answer.headers['x-request-id'] })
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      route: 'routes/books',
      path: '/fr/books',
      status: 200,
    })
    expect(line.ms).toBeGreaterThan(0)
    expect(line.bytes).toBeGreaterThan(answer.body.length / 10)
    expect(logged()).not.toContain('secret')
  })

  test('bears an id of its own', async () => {
    const ids = await Promise.all(
      ['/books', '/books', '/favicon.svg', '/nowhere'].map(
        async (path) => (await requestRaw(shop, { path })).headers['x-request-id'],
      ),
    )
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(/^[\w-]{18}$/)
  })

  test.each([
    ['3f9c0a7de1b24c55', true],
    ['short', false],
    ['has spaces in it', false],
    ['x'.repeat(65), false],
    ['{"level":"fatal"}', false],
  ])('bears the id %s of the proxy: %s', async (given, taken) => {
    const { headers } = await requestRaw(shop, {
      path: '/favicon.svg',
      headers: { 'X-Request-Id': given },
    })
    expect(headers['x-request-id'] === given).toBe(taken)
  })

  test('names no path that leads nowhere, whoever stands in it', async () => {
    const answer = await requestRaw(shop, { path: '/book/zz-jane.doe-9471' })
    const line = await lineOf({ request: answer.headers['x-request-id'] })
    expect(line).toMatchObject({ route: 'routes/book', status: 404 })
    expect(logged()).not.toContain('jane.doe')
  })

  test('of a probe is no line', async () => {
    const [alive, ready] = [
      await requestRaw(shop, { path: '/healthz' }),
      await requestRaw(shop, { path: '/readyz' }),
    ]
    expect([alive.status, alive.body, ready.status, ready.body]).toEqual([
      ...[200, 'ok\n'],
      ...[200, 'ready\n'],
    ])
    expect(alive.headers['cache-control']).toBe('no-store')
    expect(alive.headers['set-cookie']).toBeUndefined()
    await lineOf({ request: (await requestRaw(shop, { path: '/books' })).headers['x-request-id'] })
    expect(linesOf(shop).filter(({ route }) => /(health|ready)z/.test(String(route)))).toEqual([])
  })
})

describe('a fault', () => {
  test('is logged with its stack under the id that the page shows as its reference', async () => {
    const rename = (from: string, to: string) =>
      db.write((trx) => trx.schema.alterTable(from).renameTo(to).execute())
    await rename('author', 'author_away')
    const answer = await requestRaw(shop, { path: '/authors?q=secret' })
    await rename('author_away', 'author')
    expect(answer.status).toBe(500)
    const id = String(answer.headers['x-request-id'])
    expect(answer.body).toContain(id)
    const line = await lineOf({ msg: 'page failed', request: id })
    expect(line).toMatchObject({ level: 'error', method: 'GET', route: 'routes/authors' })
    expect(line.err).toMatchObject({ message: expect.stringContaining('author') as string })
    expect((line.err as { stack: string }).stack).toMatch(/^\s+at /)
  })
})

async function buy() {
  const shopper = new Shopper((request) => fetch(request), shop.origin, {
    'Accept-Language': 'en',
    'X-Forwarded-For': address,
  })
  const { email, name } = person
  const register = { intent: 'customer.register', email, name, password }
  await shopper.post('/login-register', register)
  await shopper.post('/cart', { intent: 'cart.add', product: await aBook() })
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', person)
  const [, number = ''] = /^\/order-received\/(\w+)/.exec(shopper.url)!
  const { text } = await db.read
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', 'order')
    .where('about', '!=', 'before')
    .executeTakeFirstOrThrow()
  const key = /\?key=([\w-]+)/.exec(text)![1]!
  await shopper.visit(`/order-received/${number}?key=${key}`)
  await shopper.visit(`/nowhere/${email}?name=${name}`)
  await shopper.post('/forgot-password', { intent: 'password.forget', email })
  await shopper.post('/login-register', { intent: 'customer.signIn', email, password: 'wrong' })
  return { number, key, cookie: shopper.cookies.get('shop')! }
}

describe('a whole purchase, whose mails are refused', () => {
  test('leaves nothing of who bought in the log', async () => {
    const { number, key, cookie } = await buy()
    await lineOf({ msg: 'mail not sent, to be tried again' })
    expect(linesOf(shop).filter(({ level }) => level === 'warn').length).toBeGreaterThan(0)
    const { email, name, telephone, addressLine1, city } = person
    const bought = [email, name, telephone, addressLine1, city, 'zzmarked']
    const marks = [...bought, password, key, cookie, address]
    const written = marks.flatMap((one) => [one, encodeURIComponent(one)])
    expect(written.filter((one) => logged().includes(one.toLowerCase()))).toEqual([])
    // Not as the path of a page either; the number of an order stands in lines about payments alone.
    expect(logged()).not.toContain(`/order-received/${number}`.toLowerCase())
  }, 60_000)
})
