import { ask, type Answer } from './load.ts'
import { addBook } from './cart-visitor.ts'
import { Shopper } from '../shopper.ts'

/** What a request is of: of a hundred, ninety look, eight are of a cart and two of an order. */
export const kinds = ['browsing', 'cart', 'order'] as const
export type Kind = (typeof kinds)[number]

/** Of one kind: ms of each answer, and what was not answered as it should be. */
export type Traffic = Record<Kind, { latencies: number[]; wrong: string[] }>

const looks = [
  ...['/', '/books', '/books?page=2', '/book/b01', '/catalogue', '/book/b02', '/de/books'],
  ...[
    '/books?q=river',
    '/authors',
    '/fr/book/b03',
    '/books?format=e-book',
    '/publishers',
    '/contact',
  ],
]
/** The book that all of them buy: see that there is enough of it. */
export const boughtBook = 'b01'

/**
 * Shoppers one after the other on so many connections; after `until` (of performance.now()) none begins. Each looks
 * around 45 times, changes a cart four times and orders once, which is two requests of fifty with the page before it.
 */
export async function mixTraffic(origin: string, connections: number, until: number) {
  const traffic = Object.fromEntries(
    kinds.map((kind) => [kind, { latencies: [], wrong: [] }]),
  ) as unknown as Traffic
  const shoppers = Array.from({ length: connections }, async (_, n) => {
    while (performance.now() < until) await shop(origin, traffic, n)
  })
  await Promise.all(shoppers)
  return traffic
}

async function shop(origin: string, traffic: Traffic, first: number) {
  const note = (kind: Kind, ms: number, wrong: string | undefined) => {
    traffic[kind].latencies.push(ms)
    if (wrong !== undefined) traffic[kind].wrong.push(wrong)
  }
  const send = async (kind: Kind, path: string, cookie: string, form?: string) => {
    const status = form === undefined ? 200 : 303
    const target = { origin, path, status, ...(form !== undefined && { form }) }
    const answer = await ask(target, undefined, cookie)
    note(kind, answer.ms, answer.status === status ? undefined : `${path}: ${answer.status}`)
    return answer
  }
  let cookie = ''
  const look = (n: number) => send('browsing', looks[(first + n) % looks.length]!, cookie)
  for (let n = 0; n < 20; n += 1) await look(n)
  cookie = cookieOf(await send('cart', `/book/${boughtBook}`, cookie, addBook)) ?? cookie
  await send('cart', '/cart', cookie)
  for (let n = 20; n < 45; n += 1) await look(n)
  await send('cart', `/book/${boughtBook}`, cookie, addBook)
  await send('cart', '/cart', cookie)
  const began = performance.now()
  const ordered = await order(origin, cookie)
  note('order', performance.now() - began, ordered)
}

const cookieOf = ({ headers }: Answer) =>
  headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ')

/** Goes to the checkout, orders and reads the receipt; answers what came instead of it. */
async function order(origin: string, cookie: string): Promise<string | undefined> {
  const shopper = new Shopper((request) => fetch(request), origin, { 'Accept-Language': 'en' })
  for (const pair of cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=')
    shopper.cookies.set(name, value)
  }
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', {
    ...{ name: 'Asha Raghavan', email: 'asha@example.org' },
    ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
  })
  const isReceipt = shopper.status === 200 && shopper.url.includes('/order-received/')
  return isReceipt ? undefined : `${shopper.url}: ${shopper.status}`
}
