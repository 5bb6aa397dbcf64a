import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { db } from '#app/database/database.server.ts'

const orderWords = 'Order with obligation to pay'

export const add = (page: Page) => page.locator('.card button[value="cart.add"]').first()
export const placeOrder = (page: Page) =>
  page.getByRole('button', { name: orderWords, exact: true })

/** Returns the count beside the cart in the header; 0 if there is none. */
export const counted = async (page: Page) =>
  Number((await page.locator('.mast a[href$="/cart"] .count').first().textContent()) ?? 0)

export const untilCounted = (page: Page, count: number) =>
  page
    .locator('.mast a[href$="/cart"] .count')
    .filter({ hasText: new RegExp(`^${count}$`) })
    .first()
    .waitFor()

/** Polls the URL, because one navigation may replace another. */
const untilAt = (page: Page, address: RegExp) => expect.poll(() => page.url()).toMatch(address)

let buyers = 0
export const newBuyer = () => `buyer-${++buyers}@example.org`

async function typeAddress(page: Page, email: string) {
  const typed = { email, name: 'Asha', addressLine1: '7 Heron Row', postcode: '560001', city: 'B' }
  for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value)
}

/** Goes from a list to the filled checkout by links and buttons only. */
export async function goToCheckout(page: Page, email: string) {
  await page.goto('/books', { waitUntil: 'commit' })
  await add(page).click()
  await untilCounted(page, 1)
  await page.locator('.grid .card__title a').first().click()
  await untilAt(page, /\/book\//)
  await page.locator('.mast a[href$="/cart"]').first().click()
  await untilAt(page, /\/cart$/)
  await page.locator('main [value="cart.checkout"]').click()
  await untilAt(page, /\/checkout$/)
  await typeAddress(page, email)
}

export const untilReceipt = (page: Page) => untilAt(page, /\/order-received\//)

/** Returns the orders of a buyer with their lines. */
export async function ordersOf(email: string) {
  const lines = await db.read
    .selectFrom('customerOrder')
    .innerJoin('orderLine', 'orderLine.orderNumber', 'customerOrder.number')
    .select(['number', 'quantity'])
    .where('customerOrder.email', '=', email)
    .execute()
  const numbers = [...new Set(lines.map(({ number }) => number))]
  return numbers.map((number) =>
    lines.filter((line) => line.number === number).map(({ quantity }) => quantity),
  )
}

/** Records every document shown to a visitor that is no page. */
export function countDocuments(context: BrowserContext): string[] {
  const strange: string[] = []
  context.on('response', (answer) => {
    // Redirects are not shown: the response to a form, and the cookie check.
    if (!answer.request().isNavigationRequest() || [302, 303].includes(answer.status())) return
    const type = answer.headers()['content-type'] ?? ''
    if (!type.startsWith('text/html')) strange.push(`${answer.url()} ${type}`)
  })
  return strange
}

/**
 * Serves the shop through a proxy that sends a page piece by piece, so that a browser shows it
 * unfinished.
 */
export async function serveInPieces(origin: string) {
  const server = createServer((request, response) => {
    const bring = async () => {
      const answer = await fetch(origin + request.url)
      const type = answer.headers.get('Content-Type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'Content-Type': type })
      const isPage = type.startsWith('text/html')
      for (let sent = 0; isPage && sent < body.length; sent += 1000) {
        response.write(body.subarray(sent, sent + 1000))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      response.end(isPage ? undefined : body)
    }
    bring().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Delays matching requests until the returned function is called. */
export async function delayResponse(by: Page | BrowserContext, what: RegExp): Promise<() => void> {
  let letGo = () => {}
  const contents = new Promise<void>((resolve) => (letGo = resolve))
  await by.route(what, async (route) => {
    await contents
    await route.continue().catch(() => undefined)
  })
  return letGo
}

export const scripts = /\/assets\/.*\.js$/
