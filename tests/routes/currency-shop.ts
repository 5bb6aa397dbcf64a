import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { runExport } from '#app/command/catalogue/export.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { runInvoice } from '#app/command/orders/invoice.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runShip } from '#app/command/orders/ship.server.ts'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { db } from '#app/database/database.server.ts'
import { changeShopSettings } from '#app/shop/maintenance/settings/change-settings.server.ts'
import { acceptRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { StoredShopSettings } from '#app/shop-settings/shop-settings.ts'
import { newEmail } from '../shop/accounts/customers.ts'
import { aFolder, runLine } from '../shop/command/run-command.ts'
import { readPages } from '../shop/papers/read-pdf.ts'
import { requestRaw, serveShop } from '../served-shop.ts'
import { Shopper } from '../shopper.ts'
import { messageOf, sign, startStripe } from '../stripe-stand-in.ts'

export const fileOf = (name: string, lines: string[]) => {
  const path = join(aFolder(), name)
  writeFileSync(path, [...lines, ''].join('\n'))
  return path
}

type Opening = {
  settings: StoredShopSettings
  /** Holds units of a currency for one rupee. */
  rates: Record<string, number>
  books: string[]
  delivery: string[]
}

/** Serves a shop with these settings, rates, books and prices of delivery, beside a stand-in of Stripe. */
export async function openCurrencyShop({ settings, rates, books, delivery }: Opening) {
  const now = Date.now()
  const stripe = await startStripe()
  // Commands of this process use it as well.
  Object.assign(process.env, stripe.environment)
  expect(await acceptRates(JSON.stringify({ rates }), now)).toMatchObject({ ok: true })
  const shop = await serveShop()
  expect(await changeShopSettings(settings, 'settings import', now)).toEqual({ ok: true })
  for (const [run, name, lines] of [
    [runDelivery, 'delivery.csv', delivery],
    [runImport, 'books.csv', books],
  ] as const) {
    const words = run === runDelivery ? ['import'] : []
    const { code, printed } = await runLine(run, [...words, fileOf(name, lines)], { now })
    expect([code, printed]).toEqual([0, expect.any(String)])
  }
  // The running shop reads the settings again after two seconds.
  await sleep(2_100)
  return { shop, stripe }
}

type OpenShop = Awaited<ReturnType<typeof openCurrencyShop>>

/** Returns a shopper without JavaScript, who goes no further than the redirect to Stripe's page. */
export function aBuyer({ shop, stripe }: OpenShop, language = 'en') {
  let led = ''
  const shopper = new Shopper(
    async (request) => {
      const answer = await fetch(request)
      const location = answer.headers.get('Location')
      if (!location?.startsWith(stripe.origin)) return answer
      led = location
      return new Response('hosted page')
    },
    shop.origin,
    { 'Accept-Language': language },
  )
  return { shopper, session: () => stripe.sessionOf(led) }
}

export async function productOf(name: string): Promise<string> {
  const row = await db.read
    .selectFrom('product')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Returns a text with plain blanks. */
export const folded = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** Tells the shop that Stripe has the money of a session. */
export async function payAtStripe({ shop, stripe }: OpenShop, id: string) {
  const body = messageOf('checkout.session.completed', stripe.pay(id))
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body) }
  const sent = { method: 'POST', path: '/webhooks/stripe', headers, body }
  expect((await requestRaw(shop, sent)).status).toBe(204)
}

/** Orders what is in the cart and pays it; returns the order's sums, its number and the mail's address. */
export async function buyByCard(
  open: OpenShop,
  { shopper, session }: ReturnType<typeof aBuyer>,
  { path, button, ...address }: Record<string, string> & { path: string; button: string },
) {
  const email = newEmail()
  await shopper.visit(path)
  await shopper.press(button, { email, name: 'Asha Raghavan', payment: 'card', ...address })
  const { id, amount_total: charged, success_url: back } = session()
  await payAtStripe(open, id)
  const { pathname, search } = new URL(back!)
  await shopper.visit(pathname + search)
  const order = await db.read
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '=', session().client_reference_id!)
    .executeTakeFirstOrThrow()
  return { order, charged, email }
}

/** Packs and ships an order, and returns the text of its invoice. */
export async function invoiceTextOf(number: string): Promise<string> {
  for (const command of [runPack, runShip]) expect((await runLine(command, number)).code).toBe(0)
  const path = join(aFolder(), 'invoice.pdf')
  expect(await runLine(runInvoice, [number, '--out', path])).toMatchObject({ code: 0 })
  const pages = await readPages(readFileSync(path))
  return folded(JSON.stringify(pages))
}

/** Returns what is exported as CSV. */
export async function exportedCsv(what: 'catalogue' | 'orders'): Promise<string> {
  const { code, printed } = await runLine(runExport, [what, '--csv'])
  expect(code).toBe(0)
  return printed
}

export async function exportedOnix(): Promise<string> {
  const path = join(aFolder(), 'onix.xml')
  expect((await runLine(runExport, ['onix', path])).code).toBe(0)
  return readFileSync(path, 'utf8')
}

export async function feedOf({ shop }: OpenShop, path: string): Promise<string> {
  const response = await fetch(shop.origin + path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}
