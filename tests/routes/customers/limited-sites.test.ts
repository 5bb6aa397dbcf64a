import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { aBook, soldOut } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { confirmOf } from '../../shop/accounts/own.ts'
import { aReview } from '../../shop/reviews/written.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

type Fields = Record<string, string>

async function send(path: string, body: string, type: string, headers: Fields): Promise<Response> {
  const own = { Host: new URL(origin).host, Origin: origin, 'Content-Type': type }
  const sent = { method: 'POST', body, headers: { ...own, ...headers } }
  return (await builtShop())(new Request(origin + path, sent))
}
const sendForm = (path: string, fields: Fields, address: string, headers: Fields = {}) =>
  send(path, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', {
    ...headers,
    'x-octavo-address': address,
  })

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
/** Somebody who has a /48 of IPv6 to themselves: every address in another of its networks. */
function aSite(): () => string {
  const site = `2001:${hex(2)}:${hex(2)}`
  let network = 0
  return () => `${site}:${(network++).toString(16)}::${hex(2)}`
}

type LimitedRoute = {
  most: number
  /** What sends the try with this number from an address. */
  tries: () => Promise<(n: number, address: string) => Promise<Response>>
}

/** Customers whose passwords are quick to refuse, each tried less often than an account allows. */
async function accounts(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newEmail)
  for (const email of emails) await aCustomer(email)
  return emails
}

const withCart = async () => {
  const answer = await sendForm('/cart', { intent: 'cart.add', product: await aBook() }, hex(8))
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

/** Every limit that is counted by network. */
const limitedRoutes: Record<string, LimitedRoute> = {
  'the sign-in': {
    most: 50,
    async tries() {
      const emails = await accounts(8)
      return (n, address) =>
        sendForm(
          '/login-register',
          { intent: 'customer.signIn', email: emails[n % 8]!, password: `wrong ${n}` },
          address,
        )
    },
  },
  'the sign-in of the API': {
    most: 50,
    async tries() {
      const emails = await accounts(8)
      return (n, address) =>
        send(
          '/users/signin/customer',
          JSON.stringify({ email: emails[n % 8]!, password: `wrong ${n}` }),
          'application/json',
          { 'x-octavo-address': address },
        )
    },
  },
  'whether an address has an account': {
    most: 10,
    async tries() {
      const email = newEmail()
      await aCustomer(email)
      const fields = { intent: 'customer.register', name: 'Asha', email, password: rightPassword }
      return (_, address) => sendForm('/login-register', fields, address)
    },
  },
  'the forgotten password': {
    most: 20,
    tries: () =>
      Promise.resolve((_, address) =>
        sendForm('/forgot-password', { intent: 'password.forget', email: newEmail() }, address),
      ),
  },
  'a coupon': {
    most: 30,
    async tries() {
      const cookie = await withCart()
      return (n, address) =>
        sendForm('/cart', { intent: 'coupon.apply', coupon: `NONE-${n}` }, address, cookie)
    },
  },
  'a coupon at the checkout': {
    most: 30,
    async tries() {
      const cookie = await withCart()
      return (n, address) =>
        sendForm('/checkout', { intent: 'coupon.apply', coupon: `NONE-${n}` }, address, cookie)
    },
  },
  'a message to the shop': {
    most: 10,
    tries: () =>
      Promise.resolve((n, address) => {
        const fields = { name: 'Asha', email: newEmail(), subject: 'Hi', message: `No. ${n}` }
        const sent = { intent: 'contact.send', token: randomUUID(), ...fields }
        return sendForm('/contact', sent, address)
      }),
  },
  'a withdrawal': {
    most: 5,
    tries: () =>
      Promise.resolve((_, address) => {
        const fields = { name: 'Asha', order: 'X', email: newEmail(), token: newMailKey().key }
        return sendForm('/withdrawal', { intent: 'withdrawal.confirm', ...fields }, address)
      }),
  },
  tracking: {
    most: 5,
    tries: () =>
      Promise.resolve((_, address) => {
        const fields = { order: newOrderNumber(), email: newEmail() }
        return sendForm('/tracking', { intent: 'order.track', ...fields }, address)
      }),
  },
  'the link of an order': {
    most: 5,
    tries: () =>
      Promise.resolve((_, address) => {
        const fields = { order: newOrderNumber(), email: newEmail() }
        return sendForm('/tracking', { intent: 'order.sendLink', ...fields }, address)
      }),
  },
  'the link to e-books': {
    most: 20,
    tries: () =>
      Promise.resolve((_, address) => {
        const fields = { intent: 'ebooks.send', number: '22222222', email: newEmail() }
        return sendForm('/downloads/ebooks', fields, address)
      }),
  },
  'a review': {
    most: 10,
    async tries() {
      const book = await aBook()
      return (n, address) => {
        const text = { rating: '4', title: 'So-so', body: `No. ${n}`, writer: 'Asha' }
        return sendForm(
          `/book/${book}`,
          { intent: 'review.write', product: book, ...text },
          address,
        )
      }
    },
  },
  'the report of a review': {
    most: 20,
    async tries() {
      const book = await aBook()
      const reviews: string[] = []
      for (let n = 0; n < 23; n++) reviews.push((await aReview(book)).id)
      return (n, address) =>
        sendForm(`/book/${book}`, { intent: 'review.report', review: reviews[n]! }, address)
    },
  },
  'back in stock': {
    most: 20,
    async tries() {
      const book = await soldOut()
      return (_, address) => {
        const fields = { intent: 'stock.watch', product: book, email: newEmail() }
        return sendForm(`/book/${book}`, fields, address)
      }
    },
  },
}

describe.each(Object.entries(limitedRoutes))('%s', (_, { most, tries }) => {
  test(`is tried ${most} times by who holds a /48, whatever networks of it they use`, async () => {
    const [one, address] = [await tries(), aSite()]
    const statuses: number[] = []
    for (let n = 0; n < most + 2; n++) statuses.push((await one(n, address())).status)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(most)
    expect(statuses.slice(most)).toEqual([429, 429])
    expect((await one(most + 2, aSite()())).status).not.toBe(429)
  }, 90_000)
})

test('every limit by network counts all networks of an address', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('shop/operations/rate-limits/'))
    .filter((file) => /\bnetworkOf\b/.test(readFileSync(`app/${file}`, 'utf8')))
  expect(files).toEqual([])
})

describe('a review', () => {
  const stateOf = async (id: string) =>
    (await db.read.selectFrom('review').select('state').where('id', '=', id).executeTakeFirst())
      ?.state

  const report = async (book: string, id: string, address: string) => {
    const shopper = await newShopper({ 'x-octavo-address': address })
    await shopper.post(`/book/${book}`, { intent: 'review.report', review: id })
    return shopper
  }

  test('is not hidden by visitors of one /48, on no other day either', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    const address = aSite()
    for (let n = 0; n < 4; n++) {
      await report(book, id, address())
      // A day later no try is remembered.
      await db.write((trx) => trx.deleteFrom('attempt').execute())
    }
    expect(await stateOf(id)).toBe('shown')
    await report(book, id, aSite()())
    expect(await stateOf(id)).toBe('shown')
    await report(book, id, '198.51.100.7')
    expect(await stateOf(id)).toBe('reported')
  })

  test('is hidden by three customers of one network, whose addresses are confirmed', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    const address = aSite()()
    const reportAs = async (isConfirmed: boolean) => {
      const email = newEmail()
      const customer = await aCustomer(email)
      if (isConfirmed) await confirmOf(customer)
      const shopper = await newShopper({ 'x-octavo-address': address })
      await shopper.post('/login-register', {
        intent: 'customer.signIn',
        email,
        password: rightPassword,
      })
      await shopper.post(`/book/${book}`, { intent: 'review.report', review: id })
    }
    // Accounts are soon opened: those of addresses that nobody confirmed are one network's.
    for (let n = 0; n < 4; n++) await reportAs(false)
    expect(await stateOf(id)).toBe('shown')
    await reportAs(true)
    expect(await stateOf(id)).toBe('shown')
    await reportAs(true)
    expect(await stateOf(id)).toBe('reported')
  })
})
