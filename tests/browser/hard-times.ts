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

/** The count beside the cart in the head; 0 where none stands there. */
export const counted = async (page: Page) =>
  Number((await page.locator('.mast a[href$="/cart"] .count').first().textContent()) ?? 0)

export const untilCounted = (page: Page, count: number) =>
  page
    .locator('.mast a[href$="/cart"] .count')
    .filter({ hasText: new RegExp(`^${count}$`) })
    .first()
    .waitFor()

/** By looking again and again: one load may take the place of another on the way there. */
const untilAt = (page: Page, address: RegExp) => expect.poll(() => page.url()).toMatch(address)

let buyers = 0
export const newBuyer = () => `buyer-${++buyers}@example.org`

async function typeAddress(page: Page, email: string) {
  const typed = { email, name: 'Asha', addressLine1: '7 Heron Row', postcode: '560001', city: 'B' }
  for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value)
}

/** From a list to the filled checkout, by links and buttons only. */
export async function goToCheckout(page: Page, email: string) {
  await page.goto('/books', { waitUntil: 'commit' })
  await add(page).click()
  await untilCounted(page, 1)
  await page.locator('.grid .card__title a').first().click()
  await untilAt(page, /\/book\//)
  await page.locator('.mast a[href$="/cart"]').first().click()
  await untilAt(page, /\/cart$/)
  await page.locator('main a[href$="/checkout"]').click()
  await untilAt(page, /\/checkout$/)
  await typeAddress(page, email)
}

export const untilReceipt = (page: Page) => untilAt(page, /\/order-received\//)

/** The orders of a buyer, each with what it holds. */
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

/** Notes every document that a visitor is shown and that is no page. */
export function countDocuments(context: BrowserContext): string[] {
  const strange: string[] = []
  context.on('response', (answer) => {
    // What leads on is not shown: the answer to a form, and to the question for a cookie.
    if (!answer.request().isNavigationRequest() || [302, 303].includes(answer.status())) return
    const type = answer.headers()['content-type'] ?? ''
    if (!type.startsWith('text/html')) strange.push(`${answer.url()} ${type}`)
  })
  return strange
}

/** The same shop over a line that brings a page piece by piece, so that a browser shows it unfinished. */
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

/** Keeps back what is asked for until the answer is called. */
export async function delayResponse(by: Page | BrowserContext, what: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await by.route(what, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return letGo
}

export const scripts = /\/assets\/.*\.js$/
