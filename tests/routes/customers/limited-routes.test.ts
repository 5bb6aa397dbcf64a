import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { aBook, soldOut } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { aReview } from '../../shop/reviews/written.ts'
import { aCoupon } from '../../shop/coupons/coupons.ts'
import { builtShop, origin } from '../../shopper.ts'

type Fields = Record<string, string>
/** `n`: tells the tries apart. */
type Try = { language: Language; n: number }
/** Who tries, by what is theirs alone. */
type Trier = {
  /** One that counts; what it is answered is the door's `counted`. */
  wrong: (one: Try) => Promise<Response>
  /** One that is answered with the door's `passed`, where it is let in. */
  right: () => Promise<Response>
}
type LimitedRoute = {
  most: number
  withinMinutes: number
  counted: number
  passed: number
  /** Where the words stand: beside a field, of the whole `form`; undefined for JSON. */
  field: string | undefined
  words: (t: Translate, count: number) => string
  tries(): Promise<Trier> | Trier
}

async function send(
  path: string,
  body: string,
  type: string,
  headers: Fields = {},
): Promise<Response> {
  const own = { Host: new URL(origin).host, Origin: origin, 'x-octavo-address': randomUUID() }
  const sent = { 'Content-Type': type, ...own, ...headers }
  return (await builtShop())(new Request(origin + path, { method: 'POST', body, headers: sent }))
}
const sendForm = (path: string, fields: Fields, headers?: Fields) =>
  send(path, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', headers)

const from = (network: string): Fields => ({ 'x-octavo-address': network })

/** What a browser keeps of the answer to a form of the cart. */
async function cookieOf(fields: Fields): Promise<string> {
  const answer = await sendForm('/cart', fields)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const signInAt = (language: Language, email: string, password: string, headers?: Fields) => {
  const fields = { intent: 'customer.signIn', email, password }
  return sendForm(localPath(language, '/login-register'), fields, headers)
}
const callSignIn = (language: Language, email: string, password: string) =>
  send('/users/signin/customer', JSON.stringify({ email, password }), 'application/json', {
    'Accept-Language': language,
  })

const tooOften = (t: Translate, count: number) => t('refusal.account.tooOften', { count })

const trackingLimit = {
  ...{ most: 5, withinMinutes: 15, counted: 422, passed: 200, field: 'order' },
  words: (t: Translate, count: number) => t('refusal.order.tooOften', { count }),
}
const track = (language: Language, order: string, headers?: Fields, email = newEmail()) =>
  sendForm(localPath(language, '/tracking'), { intent: 'order.track', order, email }, headers)

/** A row for each door that may be tried so often only. */
const limitedRoutes: Record<string, LimitedRoute> = {
  'the sign-in, to one account': {
    most: 10,
    withinMinutes: 15,
    counted: 422,
    passed: 303,
    field: 'password',
    words: tooOften,
    async tries() {
      const email = newEmail()
      await aCustomer(email)
      return {
        wrong: ({ language, n }) => signInAt(language, email, `guess ${n}`),
        right: () => signInAt('en', email, rightPassword),
      }
    },
  },
  'the sign-in, from one network': {
    most: 50,
    withinMinutes: 15,
    counted: 422,
    passed: 303,
    field: 'password',
    words: tooOften,
    async tries() {
      const [email, network] = [newEmail(), from(randomUUID())]
      await aCustomer(email)
      return {
        wrong: ({ language, n }) => signInAt(language, newEmail(), `guess ${n}`, network),
        right: () => signInAt('en', email, rightPassword, network),
      }
    },
  },
  'the sign-in of the API': {
    most: 10,
    withinMinutes: 15,
    counted: 401,
    passed: 200,
    field: undefined,
    words: tooOften,
    async tries() {
      const email = newEmail()
      await aCustomer(email)
      return {
        wrong: ({ language, n }) => callSignIn(language, email, `guess ${n}`),
        right: () => callSignIn('en', email, rightPassword),
      }
    },
  },
  'opening an account': {
    most: 10,
    withinMinutes: 15,
    counted: 422,
    passed: 303,
    field: 'new-email',
    words: tooOften,
    async tries() {
      const [taken, network] = [newEmail(), from(randomUUID())]
      await aCustomer(taken)
      const open = (language: Language, email: string) => {
        const fields = { name: 'Asha', email, password: rightPassword }
        const register = { intent: 'customer.register', ...fields }
        return sendForm(localPath(language, '/login-register'), register, network)
      }
      return {
        wrong: ({ language }) => open(language, taken),
        right: () => open('en', newEmail()),
      }
    },
  },
  'the forgotten password': {
    most: 20,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'email',
    words: tooOften,
    async tries() {
      const network = from(randomUUID())
      const request = (language: Language, email: string) => {
        const fields = { intent: 'password.forget', email }
        return sendForm(localPath(language, '/forgot-password'), fields, network)
      }
      const email = newEmail()
      await aCustomer(email)
      return {
        wrong: ({ language }) => request(language, newEmail()),
        right: () => request('en', email),
      }
    },
  },
  'a coupon': {
    most: 30,
    withinMinutes: 15,
    counted: 422,
    passed: 303,
    field: 'coupon',
    words: (t, count) => t('refusal.coupon.tooOften', { count }),
    async tries() {
      const network = from(randomUUID())
      const Cookie = await cookieOf({ intent: 'cart.add', product: await aBook() })
      const apply = (language: Language, coupon: string) => {
        const fields = { intent: 'coupon.apply', coupon }
        return sendForm(localPath(language, '/cart'), fields, { ...network, Cookie })
      }
      const code = await aCoupon({ percent: 10 })
      return {
        wrong: ({ language, n }) => apply(language, `NONE-${n}`),
        right: () => apply('en', code),
      }
    },
  },
  'a message to the shop': {
    most: 10,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'message',
    words: tooOften,
    tries() {
      const network = from(randomUUID())
      const write = (language: Language, n: number) => {
        const fields = { name: 'Asha', email: newEmail(), subject: 'Hi', message: `No. ${n}` }
        const sent = { intent: 'contact.send', token: randomUUID(), ...fields }
        return sendForm(localPath(language, '/contact'), sent, network)
      }
      return { wrong: ({ language, n }) => write(language, n), right: () => write('en', 0) }
    },
  },
  'a withdrawal': {
    most: 5,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'form',
    words: (t, count) => t('refusal.withdrawal.tooOften', { count }),
    tries() {
      const network = from(randomUUID())
      const declare = (language: Language) => {
        const { key: token } = newMailKey()
        const fields = { name: 'Asha', order: 'X', email: newEmail(), token }
        const confirm = { intent: 'withdrawal.confirm', ...fields }
        return sendForm(localPath(language, '/withdrawal'), confirm, network)
      }
      return { wrong: ({ language }) => declare(language), right: () => declare('en') }
    },
  },
  'tracking, from one network': {
    ...trackingLimit,
    async tries() {
      const [number, network] = [await aPlacedOrder(), from(randomUUID())]
      return {
        wrong: ({ language }) => track(language, newOrderNumber(), network),
        right: () => track('en', number, network, 'asha@example.org'),
      }
    },
  },
  'tracking, of one order': {
    ...{ ...trackingLimit, most: 100 },
    async tries() {
      const number = await aPlacedOrder()
      return {
        wrong: ({ language }) => track(language, number),
        right: () => track('en', number, {}, 'asha@example.org'),
      }
    },
  },
  'the link of one order': {
    ...{ ...trackingLimit, most: 100, passed: 303 },
    async tries() {
      const number = await aPlacedOrder()
      const link = (language: Language, email: string) =>
        sendForm(localPath(language, '/tracking'), {
          intent: 'order.sendLink',
          order: number,
          email,
        })
      return {
        wrong: ({ language }) => link(language, newEmail()),
        right: () => link('en', 'asha@example.org'),
      }
    },
  },
  'the link to e-books': {
    most: 20,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'email',
    words: (t, count) => t('refusal.downloads.tooOften', { count }),
    tries() {
      const network = from(randomUUID())
      const request = (language: Language) => {
        const fields = { intent: 'ebooks.send', number: '22222222', email: newEmail() }
        return sendForm(localPath(language, '/downloads/ebooks'), fields, network)
      }
      return { wrong: ({ language }) => request(language), right: () => request('en') }
    },
  },
  'a review': {
    most: 10,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'review-body',
    words: tooOften,
    async tries() {
      const [network, book] = [from(randomUUID()), await aBook()]
      const write = (language: Language, n: number) => {
        const text = { rating: '4', title: 'So-so', body: `No. ${n}`, writer: 'Asha' }
        const fields = { intent: 'review.write', product: book, ...text }
        return sendForm(localPath(language, `/book/${book}`), fields, network)
      }
      return { wrong: ({ language, n }) => write(language, n), right: () => write('en', 0) }
    },
  },
  'the report of a review': {
    most: 20,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'reviews',
    words: tooOften,
    async tries() {
      const [network, book] = [from(randomUUID()), await aBook()]
      const { id } = await aReview(book)
      const Cookie = await cookieOf({ intent: 'cart.add', product: book })
      const report = (language: Language) => {
        const fields = { intent: 'review.report', review: id }
        return sendForm(localPath(language, `/book/${book}`), fields, { ...network, Cookie })
      }
      return { wrong: ({ language }) => report(language), right: () => report('en') }
    },
  },
  'back in stock': {
    most: 20,
    withinMinutes: 15,
    counted: 303,
    passed: 303,
    field: 'email',
    words: (t, count) => t('refusal.stock.tooOften', { count }),
    async tries() {
      const [network, book] = [from(randomUUID()), await soldOut()]
      const request = (language: Language) => {
        const fields = { intent: 'stock.watch', product: book, email: newEmail() }
        return sendForm(localPath(language, `/book/${book}`), fields, network)
      }
      return { wrong: ({ language }) => request(language), right: () => request('en') }
    },
  },
}

/** As if so many minutes had gone by. */
const wait = (minutes: number) =>
  db.write((trx) =>
    trx
      .updateTable('attempt')
      .set((row) => ({ at: row('at', '-', minutes * 60_000) }))
      .execute(),
  )

/** Tries once, and counts it as `times` tries: the guards of a password are slow by intent. */
async function countAs(times: number, one: () => Promise<Response>): Promise<Response> {
  const before = (await db.read.selectFrom('attempt').select('id').execute()).map(({ id }) => id)
  const answer = await one()
  const made = await db.read
    .selectFrom('attempt')
    .selectAll()
    .$if(before.length > 0, (query) => query.where('id', 'not in', before))
    .execute()
  const more = Array.from({ length: times - 1 }, () =>
    made.map((row) => ({ ...row, id: randomUUID() })),
  )
  if (more.length > 0)
    await db.write((trx) => trx.insertInto('attempt').values(more.flat()).execute())
  return answer
}

/** Returns a text as it is read, where the joiner in “e-mail” (app/i18n/join-e-words.ts) is not seen. */
const folded = (text: string) => text.replace(/\s+/g, ' ').replaceAll('\u2060', '').trim()

async function readWords(answer: Response, field: string | undefined): Promise<string[]> {
  if (field === undefined) return [((await answer.json()) as { message: string }).message]
  const page = load(await answer.text())
  const places = field === 'form' ? ['#errors li'] : [`#${field}-error`, '#errors li']
  return places.map((one) => folded(page(one).text()))
}

describe.each(Object.entries(limitedRoutes))('%s', (_, route) => {
  const { most, withinMinutes, counted, passed, field, words } = route

  test(
    `takes ${most} tries in ${withinMinutes} minutes and no more, whoever comes at one moment, and a right one after it`,
    { timeout: 90_000 },
    async () => {
      const { wrong, right } = await route.tries()
      const first = await countAs(most - 4, () => wrong({ language: 'en', n: 0 }))
      expect(first.status).toBe(counted)
      const last = await Promise.all(
        Array.from({ length: 7 }, (_, n) => wrong({ language: 'en', n: n + 1 })),
      )
      const count = (status: number) => last.filter((answer) => answer.status === status).length
      expect([count(counted), count(429)]).toEqual([4, 3])

      for (const language of languages) {
        const answer = await wrong({ language, n: 0 })
        expect(answer.status).toBe(429)
        const retryAfter = Number(answer.headers.get('Retry-After'))
        expect(retryAfter).toBeGreaterThan(withinMinutes * 60 - 60)
        expect(retryAfter).toBeLessThanOrEqual(withinMinutes * 60)
        expect(answer.headers.get('Cache-Control')).toContain('no-store')
        const printed = folded(words(translator(language), Math.ceil(retryAfter / 60)))
        for (const one of await readWords(answer, field)) expect(one).toContain(printed)
      }
      expect((await right()).status).toBe(429)
      await wait(withinMinutes - 1)
      expect((await right()).status).toBe(429)
      await wait(1)
      expect((await right()).status).toBe(passed)
    },
  )
})

const deviceCookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('shop-device='))!
    .split(';')[0]!

describe('a right password', () => {
  test('passes from a browser that is known, whatever others try, and from any other after the window', async () => {
    const [email, elsewhere] = [newEmail(), from(randomUUID())]
    await aCustomer(email)
    const answer = await signInAt('en', email, rightPassword)
    let Cookie = deviceCookieOf(answer)
    for (let round = 0; round < 2; round++) {
      await countAs(12, () => signInAt('en', email, 'guess'))
      expect((await signInAt('en', email, rightPassword, elsewhere)).status).toBe(429)
      const passed = await signInAt('en', email, rightPassword, { Cookie })
      expect(passed.status).toBe(303)
      Cookie = deviceCookieOf(passed)
      await wait(15)
    }
    expect((await signInAt('en', email, rightPassword, elsewhere)).status).toBe(303)
  }, 60_000)

  test('counts as no try: it is taken twelve times in a row', async () => {
    const [email, home] = [newEmail(), from(randomUUID())]
    await aCustomer(email)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await signInAt('en', email, rightPassword, home)).status)
    expect(new Set(statuses)).toEqual(new Set([303]))
  }, 60_000)

  test('does not help who tries others from the same network', async () => {
    const [email, network] = [newEmail(), from(randomUUID())]
    await aCustomer(email)
    const guess = () => signInAt('en', newEmail(), 'guess', network)
    await countAs(50, guess)
    expect((await guess()).status).toBe(429)
    await wait(14)
    expect((await guess()).status).toBe(429)
    expect((await signInAt('en', email, rightPassword)).status).toBe(303)
    expect((await guess()).status).toBe(429)
  }, 60_000)
})
