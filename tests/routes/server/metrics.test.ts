import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { processTree } from '../../benchmarks/process-usage.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { findFreePort, launcher, serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop
let metricsAt: string
beforeAll(async () => {
  const port = await findFreePort()
  metricsAt = `http://127.0.0.1:${port}/metrics`
  shop = await serveShop({ METRICS_PORT: String(port), WEB_PROCESSES: '2', DEMO: 'off' }, launcher)
}, 120_000)
afterAll(() => shop.stop())

/** The figures whose name and labels begin so, added up. */
async function sumOf(beginning: string): Promise<number> {
  const text = await (await fetch(metricsAt)).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith(beginning))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const newShopper = () =>
  new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })

describe('the metrics of two processes', () => {
  test('count the requests of both, by route, method and class of answer', async () => {
    const counted = 'http_request_duration_seconds_count{route="routes/books",method="GET"'
    const before = await sumOf(counted)
    // Each on a connection of its own, which leads to either process.
    for (let n = 0; n < 20; n++)
      await (await fetch(`${shop.origin}/books`, { headers: { Connection: 'close' } })).text()
    await expect.poll(() => sumOf(`${counted},status="2xx"`)).toBe(before + 20)
  })

  test('keep what a process counted when it has ended', async () => {
    const counted = 'http_request_duration_seconds_count{route="routes/books",method="GET"'
    const stored = () => processTree(shop.pid).slice(1)
    const before = await sumOf(counted)
    expect(before).toBeGreaterThanOrEqual(20)
    for (const victim of stored().slice(process.env.LONG ? 0 : 1)) {
      process.kill(victim, 'SIGKILL')
      await expect
        .poll(() => stored().length === 2 && !stored().includes(victim), { timeout: 30_000 })
        .toBe(true)
      expect(await sumOf(counted)).toBe(before)
    }
  }, 90_000)

  test('have few labels, whatever is asked', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => fetch(`${shop.origin}/no-${n}/such-${n}`)),
    )
    await expect
      .poll(() => sumOf('http_request_duration_seconds_count{route="unknown"'))
      .toBeGreaterThanOrEqual(30)
    expect(await (await fetch(metricsAt)).text()).not.toContain('such-')
  })

  test('count what was put into carts, and orders by country and payment', async () => {
    const shopper = newShopper()
    await shopper.post('/cart', { intent: 'cart.add', product: await aBook() })
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      email: 'asha@example.org',
      name: 'Asha',
      addressLine1: '14 Lantern Lane',
      postcode: '560001',
      city: 'Bengaluru',
    })
    expect(shopper.url).toMatch(/^\/order-received\//)
    expect(await sumOf('octavo_cart_adds_total')).toBe(1)
    expect(await sumOf('octavo_orders_placed_total{country="IN",payment=')).toBe(1)
  })

  test('say once, and not for each process, how many mails wait', async () => {
    const before = await sumOf('octavo_outbox_mails{state="waiting"}')
    const words = { subject: 's', text: 't', html: 'h' }
    const mail = { kind: 'order', about: 'x', recipient: 'asha@example.org', ...words }
    await db.write((trx) => enqueueMail(trx, mail, Date.now()))
    expect(await sumOf('octavo_outbox_mails{state="waiting"}')).toBe(before + 1)
    expect(await sumOf('octavo_rates_age_seconds')).toBeGreaterThan(0)
  })

  test('have what the process itself tells', async () => {
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(await sumOf(name), name).toBeGreaterThan(0)
  })

  test('are at no other address, and not at the shop’s', async () => {
    expect((await fetch(metricsAt.replace('metrics', ''))).status).toBe(404)
    expect((await fetch(metricsAt, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${shop.origin}/metrics`)).status).toBe(404)
  })
})
