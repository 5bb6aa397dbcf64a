import { randomUUID } from 'node:crypto'
import { sendRequest, type Answer } from './load.ts'
import { addBook } from './cart-visitor.ts'
import { runShop } from './shop-process.ts'
import { Shopper } from '../shopper.ts'

/** Names the kinds of requests: of a hundred, ninety browse, eight change a cart and two order. */
export const kinds = ['browsing', 'cart', 'order'] as const
export type Kind = (typeof kinds)[number]

/** Holds for each kind the ms of each response, and the wrong responses. */
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
/** All of them buy this book. */
const boughtBook = 'b01'

/**
 * Holds the setting of a shop that takes this traffic: each shopper names an address of their own,
 * as through a proxy, because the orders that one network may place are limited.
 */
export const behindProxy = { TRUST_PROXY: '1' }

let shoppersSoFar = 0

/** Returns the headers of a shopper from a network where nobody has ordered yet (10.0.0.0/8). */
function headersOfNewNetwork() {
  const n = (shoppersSoFar += 1)
  return { 'X-Forwarded-For': [10, (n >> 16) & 255, (n >> 8) & 255, n & 255].join('.') }
}

/** Sets a stock that suffices for all. `more` holds settings of the shop's database. */
export const stockUp = (dataFolder: string, more: Record<string, string> = {}) =>
  runShop(['stock', boughtBook, '=1000000'], dataFolder, 'off', more)

/**
 * Sends shoppers one after the other on some connections; none begins after `until` (of
 * performance.now()). Each browses 45 times, changes a cart four times and orders once, which is
 * two requests of fifty with the page before it.
 */
export const mixTraffic = (origin: string, connections: number, until: number) =>
  send(origin, connections, until, async (shopper) => {
    await shopper.look(20)
    await shopper.changeCart()
    await shopper.look(25)
    await shopper.changeCart()
    await shopper.order()
  })

const alone: Record<Kind, (shopper: BusyShopper) => Promise<void>> = {
  browsing: (shopper) => shopper.look(looks.length),
  cart: (shopper) => shopper.changeCart(),
  async order(shopper) {
    await shopper.changeCart()
    await shopper.order()
  },
}

/** Sends one kind alone, as `mixTraffic`; an order includes the change of a cart that it needs. */
export const sendAlone = (kind: Kind, origin: string, connections: number, until: number) =>
  send(origin, connections, until, alone[kind])

async function send(
  origin: string,
  connections: number,
  until: number,
  context: (shopper: BusyShopper) => Promise<void>,
) {
  const traffic = Object.fromEntries(
    kinds.map((kind) => [kind, { latencies: [], wrong: [] }]),
  ) as unknown as Traffic
  const shoppers = Array.from({ length: connections }, async (_, n) => {
    while (performance.now() < until) await context(new BusyShopper(origin, traffic, n))
  })
  await Promise.all(shoppers)
  return traffic
}

/** Simulates a new visitor and records the time of each response. */
class BusyShopper {
  #cookie = ''
  #looked: number
  readonly #headers = headersOfNewNetwork()

  constructor(
    private readonly origin: string,
    private readonly traffic: Traffic,
    first: number,
  ) {
    this.#looked = first
  }

  async look(times: number) {
    for (let n = 0; n < times; n += 1)
      await this.#ask('browsing', looks[this.#looked++ % looks.length]!)
  }

  /** Adds a book by its form, and goes to the cart. */
  async changeCart() {
    const { headers } = await this.#ask('cart', `/book/${boughtBook}`, addBook)
    this.#cookie =
      headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? this.#cookie
    await this.#ask('cart', '/cart')
  }

  /** Goes to the checkout, orders and reads the receipt. */
  async order() {
    const shopper = new Shopper((request) => fetch(request), this.origin, {
      ...this.#headers,
      'Accept-Language': 'en',
    })
    for (const pair of this.#cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=')
      shopper.cookies.set(name, value)
    }
    const began = performance.now()
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ name: 'Asha Raghavan', email: `asha-${randomUUID()}@example.org` },
      ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    })
    const { status, url } = shopper
    const isReceipt = status === 200 && url.includes('/order-received/')
    this.#note('order', performance.now() - began, isReceipt ? undefined : `${url}: ${status}`)
  }

  async #ask(kind: Kind, path: string, form?: string): Promise<Answer> {
    const status = form === undefined ? 200 : 303
    const target = {
      origin: this.origin,
      path,
      status,
      headers: this.#headers,
      ...(form && { form }),
    }
    const answer = await sendRequest(target, undefined, this.#cookie)
    const wrong = answer.status === status ? undefined : `${path}: ${answer.status}`
    this.#note(kind, answer.ms, wrong)
    return answer
  }

  #note(kind: Kind, ms: number, wrong: string | undefined) {
    this.traffic[kind].latencies.push(ms)
    if (wrong !== undefined) this.traffic[kind].wrong.push(wrong)
  }
}
