import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { consumeRateLimit } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { mailsTo, newEmail } from '../../shop/accounts/customers.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const inEach = [
  {
    prefix: '',
    first: 'Withdraw from contract here',
    second: 'Confirm withdrawal',
    received: 'Withdrawal received',
    noName: 'Please enter your name',
  },
  {
    prefix: '/fr',
    first: 'Renoncer au contrat ici',
    second: 'Confirmer la rétractation',
    received: 'Rétractation reçue',
    noName: 'Indiquez votre nom',
  },
  {
    prefix: '/de',
    first: 'Vertrag widerrufen',
    second: 'Widerruf bestätigen',
    received: 'Widerruf eingegangen',
    noName: 'Bitte geben Sie Ihren Namen ein',
  },
]

/** From a network of its own: only so many are taken from one. */
const aShopper = () => newShopper({ 'x-octavo-address': randomUUID() })

let book: string
beforeAll(async () => {
  book = await aBook({ name: 'Silas Marner', stock: 100 })
})

/** A shopper with an order of two copies; it stands on the receipt. */
async function aBuyer(): Promise<{ shopper: Shopper; number: string; email: string }> {
  const [shopper, email] = [await aShopper(), newEmail()]
  await shopper.visit(`/book/${book}`)
  await shopper.press('Add to cart', { quantity: '2' }, { within: '.buy' })
  await shopper.visit('/checkout')
  await shopper.press('Order with obligation to pay', {
    ...{ name: 'Asha Raghavan', email, addressLine1: '14 Lantern Lane' },
    ...{ postcode: '560001', city: 'Bengaluru' },
  })
  return { shopper, email, number: shopper.url.split('/').at(-1)!.split('?')[0]! }
}

const change = (number: string, changed: { state: 'cancelled' } | { ebookConsent: 1 }) =>
  db.write((trx) =>
    trx.updateTable('customerOrder').set(changed).where('number', '=', number).execute(),
  )

const deliver = (number: string) =>
  db.write(async (trx) => {
    await trx
      .updateTable('customerOrder')
      .set({ state: 'delivered' })
      .where('number', '=', number)
      .execute()
    await trx
      .insertInto('orderEvent')
      .values({ orderNumber: number, at: Date.now(), state: 'delivered' })
      .execute()
  })

const summary = (shopper: Shopper) => shopper.texts('#errors li')

describe.each(inEach)('a withdrawal under "$prefix"', (way) => {
  test('is two steps in the words of the law, without an account, with a receipt here and by mail', async () => {
    const shopper = await aShopper()
    const email = newEmail()
    await shopper.visit(`${way.prefix}/withdrawal`)
    expect(shopper.status).toBe(200)
    await shopper.press(way.first, { name: 'Asha', order: 'my order of May', email })
    expect(shopper.status).toBe(200)
    expect(shopper.text('blockquote')).toContain('my order of May')
    expect(await mailsTo(email)).toEqual([])
    await shopper.press(way.second)
    expect(shopper.status).toBe(200)
    expect(shopper.url).toMatch(/\/withdrawal\?notice=[\w-]{43}$/)
    expect(shopper.text('main h2')).toBe(way.received)
    expect(shopper.text('blockquote')).toContain('my order of May')
    expect(shopper.text('main')).toContain(email)
    expect(shopper.attr('main .panel a', 'href')).toBe(`${way.prefix}/books`)
    expect(shopper.headers.get('Cache-Control')).toContain('no-store')
    expect(await mailsTo(email)).toHaveLength(1)
    expect(shopper.cookieNames()).toEqual([])
  })

  test('says what is missing, beside the fields and at the head, and keeps what was typed', async () => {
    const shopper = await aShopper()
    await shopper.visit(`${way.prefix}/withdrawal`)
    await shopper.press(way.first, { name: ' ', order: 'K7Q', email: 'not one' })
    expect(shopper.status).toBe(422)
    expect(summary(shopper)).toHaveLength(2)
    expect(shopper.text('#name-error')).toBe(way.noName)
    expect(shopper.attr('#email', 'value')).toBe('not one')
    expect(shopper.attr('#order', 'value')).toBe('K7Q')
    expect(shopper.text('title')).toMatch(/: /)
  })
})

describe('a withdrawal', () => {
  test.each(['name', 'order', 'items'])(
    'whose %s holds a link is refused: its receipt goes to any address',
    async (field) => {
      const shopper = await aShopper()
      await shopper.visit('/withdrawal')
      const text = { name: 'Asha', order: 'X', email: newEmail(), items: '' }
      const typed = { ...text, [field]: 'see https://evil.test/win' }
      await shopper.press('Withdraw from contract here', typed)
      expect(shopper.status).toBe(422)
      expect(shopper.text(`#${field}-error`)).toContain('leave out links')
    },
  )

  test('mails no list in its own words to an address that is not the order’s', async () => {
    const shopper = await aShopper()
    const email = newEmail()
    await shopper.visit('/withdrawal')
    const typed = { name: 'Asha', order: 'ABCDEFGH', email, items: 'Call 0800 1234 now' }
    await shopper.press('Withdraw from contract here', typed)
    await shopper.press('Confirm withdrawal')
    expect(shopper.text('blockquote')).toContain('Call 0800 1234 now')
    const [mail] = await mailsTo(email)
    expect(mail!.text).not.toContain('0800')
    expect(mail!.text).toContain('ABCDEFGH')
    expect(mail!.text).toContain('(the list is on the page linked below)')
    expect(mail!.text).toContain(shopper.url)
  })

  test('sends five receipts a day to one address, whoever asks', async () => {
    const email = newEmail()
    const statuses: number[] = []
    let shopper!: Shopper
    for (let n = 0; n < 6; n++) {
      shopper = await aShopper()
      await shopper.visit('/withdrawal')
      await shopper.press('Withdraw from contract here', { name: 'Asha', order: `X${n}`, email })
      await shopper.press('Confirm withdrawal')
      statuses.push(shopper.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // That is no field's fault.
    expect(shopper.text('#errors li')).toContain('too many')
    expect(shopper.attrs('main [aria-invalid]', 'name')).toEqual([])
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test('of an order is taken from its buyer, however many strangers sent to that address', async () => {
    const { shopper, number, email } = await aBuyer()
    const [scope, limit] = [`withdrawal receipts to ${email}`, { most: 5, withinMs: dayMs }]
    for (let n = 0; n < 5; n++) await consumeRateLimit(scope, limit, Date.now())
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Withdraw from contract here')
    await shopper.press('Confirm withdrawal')
    expect(shopper.status).toBe(200)
    expect(shopper.url).toContain('notice=')
  })

  test('opens with its lines from the receipt that a mail’s link opened', async () => {
    const { number } = await aBuyer()
    const key = receiptKey(await ensureLinkSecret(), number, Date.now())
    const reader = await aShopper()
    await reader.visit(`/order-received/${number}?key=${key}`)
    await reader.follow('Withdraw from contract here', { within: '.receipt' })
    expect(reader.attr('#quantity-0', 'value')).toBe('2')
    await reader.press('Withdraw from contract here')
    await reader.press('Confirm withdrawal')
    await reader.follow('View the order')
    expect([reader.status, reader.url]).toEqual([200, `/order-received/${number}?key=${key}`])
  })

  test('may be changed before it is confirmed, with all that was typed', async () => {
    const shopper = await aShopper()
    const email = newEmail()
    await shopper.visit('/withdrawal')
    const typed = { name: 'Asha', order: 'K7QMPX2A', email, items: 'the red one\nthe blue one' }
    await shopper.press('Withdraw from contract here', typed)
    await shopper.press('Change')
    expect(shopper.attr('#name', 'value')).toBe('Asha')
    expect(shopper.attr('#order', 'value')).toBe('K7QMPX2A')
    expect(shopper.text('#items')).toBe('the red one the blue one')
    expect(await mailsTo(email)).toEqual([])
  })

  test('sent again by the browser stays one', async () => {
    const shopper = await aShopper()
    const email = newEmail()
    await shopper.visit('/withdrawal')
    await shopper.press('Withdraw from contract here', { name: 'Asha', order: 'X', email })
    const token = shopper.attr('input[name="token"]', 'value')!
    await shopper.press('Confirm withdrawal')
    const text = { name: 'Asha', order: 'X', email, items: '', token }
    await shopper.post('/withdrawal', { ...text, intent: 'withdrawal.confirm' })
    expect(shopper.status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is not offered for an order that was cancelled, nor a period that begins', async () => {
    const { shopper, number } = await aBuyer()
    await change(number, { state: 'cancelled' })
    await shopper.visit(`/withdrawal?order=${number}`)
    expect(shopper.text('main')).toContain('already returned or cancelled')
    expect(shopper.text('main')).not.toMatch(/begin when|still cancel it/)
    expect(shopper.texts('main button')).toEqual([])
  })

  test('of e-books that were supplied is not offered, and why', async () => {
    const { shopper, number } = await aBuyer()
    await change(number, { ebookConsent: 1 })
    await db.write((trx) =>
      trx
        .updateTable('orderLine')
        .set({ format: 'e-book' })
        .where('orderNumber', '=', number)
        .execute(),
    )
    await shopper.visit(`/withdrawal?order=${number}`)
    expect(shopper.text('main')).toContain('it was supplied at your request')
    expect(shopper.text('main')).not.toMatch(/begin when|on its way back/)
  })

  test('of all of an order sent again by the browser stays one', async () => {
    const { shopper, number, email } = await aBuyer()
    await deliver(number)
    const page = `/withdrawal?order=${number}`
    await shopper.visit(page)
    await shopper.press('Withdraw from contract here')
    const token = shopper.attr('input[name="token"]', 'value')!
    await shopper.press('Confirm withdrawal')
    const [receipt, before] = [shopper.url, await mailsTo(email)]
    const text = {
      name: 'Asha Raghavan',
      order: number,
      email,
      items: '',
      'quantity-0': '2',
      token,
    }
    await shopper.post(page, { ...text, intent: 'withdrawal.confirm' })
    expect(shopper.url).toBe(receipt)
    expect(await mailsTo(email)).toEqual(before)
  })

  test.each([
    ['', 'You have withdrawn from this whole order', 'Cancel the order', 'Withdrawn'],
    [
      '/fr',
      'Vous vous êtes rétracté de toute cette commande',
      'Annuler la commande',
      'Rétractation',
    ],
    ['/de', 'Sie haben die ganze Bestellung widerrufen', 'Bestellung stornieren', 'Widerrufen'],
  ])(
    'of all of an order is what its receipt says, which offers it no second time: "%s"',
    async (prefix, words, cancel, stamp) => {
      const { shopper, number, email } = await aBuyer()
      const receipt = `${prefix}/order-received/${number}`
      const offers = () =>
        shopper.attr(`.receipt a[href^="${prefix}/withdrawal?order="]`, 'href') !== undefined
      await shopper.visit(receipt)
      expect([offers(), shopper.text('.receipt')!.includes(cancel)]).toEqual([true, true])
      expect(shopper.text('.receipt')).not.toContain(words)
      await shopper.visit(`/withdrawal?order=${number}`)
      await shopper.press('Withdraw from contract here')
      await shopper.press('Confirm withdrawal')
      expect(shopper.attr('main .panel a', 'href')).toBe(`/order-received/${number}`)
      await shopper.visit(receipt)
      expect(shopper.text('.receipt .lede')).toContain(words)
      expect(shopper.text('.stamp')).toBe(stamp)
      // No thanks for what was taken back.
      expect(shopper.text('h1')).toMatch(new RegExp(`\\s${number}$`))
      expect(shopper.texts('.order-steps .ahead')).toEqual([])
      await shopper.post(`${prefix}/tracking`, { intent: 'order.track', order: number, email })
      expect(shopper.texts('.order-steps li')).toHaveLength(1)
      expect(shopper.text('#result')).toMatch(/withdrew|rétracté|widerrufen/)
      await shopper.visit(receipt)
      expect([offers(), shopper.text('.receipt')!.includes(cancel)]).toEqual([false, false])
    },
  )

  test('that was cancelled before it was sent came back from nobody', async () => {
    const { shopper, number } = await aBuyer()
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Withdraw from contract here')
    await shopper.press('Confirm withdrawal')
    await shopper.post(`/order-received/${number}`, { intent: 'order.cancel', order: number })
    await shopper.visit(`/order-received/${number}`)
    expect(shopper.text('.stamp')).toBe('Cancelled')
    expect(shopper.text('.receipt')).not.toMatch(/came back/)
  })

  test('tells two editions of one name by their format', async () => {
    const name = 'Effi Briest'
    const paperback = await aBook({ name, stock: 5 })
    const hardback = await aBook({ name, stock: 5, format: 'hardback' })
    const shopper = await aShopper()
    for (const id of [paperback, hardback]) {
      await shopper.visit(`/book/${id}`)
      await shopper.press('Add to cart', {}, { within: '.buy' })
    }
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ name: 'Asha Raghavan', email: newEmail(), addressLine1: '14 Lantern Lane' },
      ...{ postcode: '560001', city: 'Bengaluru' },
    })
    await shopper.visit(`/withdrawal?order=${shopper.url.split('/').at(-1)!.split('?')[0]!}`)
    await shopper.press('Withdraw from contract here', { 'quantity-0': '0' })
    expect(shopper.text('blockquote')).toContain('1 × Effi Briest (hardback)')
    expect(shopper.text('blockquote')).not.toContain('paperback')
  })

  test('of a part of an order leaves the rest to be withdrawn from', async () => {
    const { shopper, number } = await aBuyer()
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Withdraw from contract here', { 'quantity-0': '1' })
    await shopper.press('Confirm withdrawal')
    await shopper.visit(`/order-received/${number}`)
    expect(shopper.attr('.receipt a[href^="/withdrawal?order="]', 'href')).toBeDefined()
    expect(shopper.text('.receipt .lede')).toContain('We have received your order')
  })

  test('without the second step’s own form is asked to be confirmed again', async () => {
    const shopper = await aShopper()
    const email = newEmail()
    const text = { name: 'Asha', order: 'X', email, items: '', token: 'made up' }
    await shopper.post('/withdrawal', { ...text, intent: 'withdrawal.confirm' })
    expect(shopper.status).toBe(422)
    expect(await mailsTo(email)).toEqual([])
  })

  test('opens with the order of who placed it: lines, period, and e-mail', async () => {
    const { shopper, number } = await aBuyer()
    await deliver(number)
    await shopper.visit(`/withdrawal?order=${number}`)
    expect(shopper.text('main')).toContain(`Your order ${number}`)
    expect(shopper.text('main')).toContain('You can withdraw until')
    expect(shopper.attr('#name', 'value')).toBe('Asha Raghavan')
    expect(shopper.attr('#quantity-0', 'value')).toBe('2')
    await shopper.press('Withdraw from contract here', { 'quantity-0': '1' })
    expect(shopper.text('blockquote')).toContain('1 × Silas Marner')
    await shopper.press('Confirm withdrawal')
    await shopper.visit(`/withdrawal?order=${number}`)
    expect(shopper.attr('#quantity-0', 'value')).toBe('1')
    expect(shopper.text('main')).toContain('1 × Silas Marner (paperback): registered on')
  })

  test.each(['3', '-1', 'x', '1e1'])('of %s of two is refused', async (quantity) => {
    const { shopper, number } = await aBuyer()
    await deliver(number)
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Withdraw from contract here', { 'quantity-0': quantity })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#quantity-0-error')).toContain('no more than you ordered')
    expect(shopper.attr('#quantity-0', 'value')).toBe(quantity)
  })

  test('of nothing is refused with words', async () => {
    const { shopper, number } = await aBuyer()
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Withdraw from contract here', { 'quantity-0': '0' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('#quantity-0-error')).toContain('at least one item')
  })

  test('shows a stranger nothing of an order, whether it is there or not', async () => {
    const { number } = await aBuyer()
    const stranger = await aShopper()
    await stranger.visit(`/withdrawal?order=${number}`)
    const seen = stranger.html.replaceAll(number, 'NUMBER')
    await stranger.visit('/withdrawal?order=K7QMPX2A')
    const without = (html: string) => html.replace(/<script[^]*?<\/script>/g, '')
    expect(without(stranger.html.replaceAll('K7QMPX2A', 'NUMBER'))).toBe(without(seen))
    expect(seen).not.toContain('Silas Marner')
  })

  test('is answered alike for an order that is there and one that is not', async () => {
    const { number } = await aBuyer()
    const answers: string[] = []
    for (const order of [number, 'K7QMPX2A']) {
      const stranger = await aShopper()
      await stranger.visit('/withdrawal')
      const email = 'mallory@example.org'
      await stranger.press('Withdraw from contract here', { name: 'Mallory', order, email })
      await stranger.press('Confirm withdrawal')
      const main = stranger.text('main')!
      answers.push(main.replaceAll(order, 'NUMBER').replace(/\d{1,2}:\d\d:\d\d [AP]M/gi, 'TIME'))
    }
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('Withdrawal received')
  })

  test('has no receipt under a made-up address', async () => {
    const shopper = await aShopper()
    await shopper.visit(`/withdrawal?notice=${'A'.repeat(43)}`)
    expect(shopper.status).toBe(404)
    expect(shopper.text('main')).toContain('There is no receipt under this address')
  })
})

const idsOf = async (orderNumber: string) => {
  const returns = db.read.selectFrom('orderReturn').where('orderNumber', '=', orderNumber)
  return (await returns.select('id').execute()).map(({ id }) => id)
}

describe('a return', () => {
  test('is announced for a reason, per line and number', async () => {
    const { shopper, number } = await aBuyer()
    await deliver(number)
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Register return', {
      ...{ 'back-0': '1', reason: 'damaged', note: 'a torn page' },
    })
    expect(shopper.status).toBe(200)
    expect(shopper.text('.toast')).toContain('Return Registered')
    expect(shopper.text('main')).toContain('1 × Silas Marner (paperback): registered on')
    expect(shopper.attr('#back-0', 'max')).toBe('1')
  })

  test('sent twice by the same form is one; another one from it is another', async () => {
    const { shopper, number, email } = await aBuyer()
    await deliver(number)
    await shopper.visit(`/withdrawal?order=${number}`)
    const form = {
      intent: 'return.announce',
      form: shopper.attr('main input[name=form]', 'value')!,
    }
    const announce = (pieces: string, reason = 'damaged') =>
      shopper.post(`/withdrawal?order=${number}`, { ...form, reason, 'back-0': pieces })
    const before = (await mailsTo(email)).length
    await announce('1')
    await announce('1')
    expect([shopper.status, shopper.text('.toast')]).toEqual([200, 'Return Registered'])
    expect(await idsOf(number)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(before + 1)
    await announce('1', 'wrong')
    expect([shopper.status, (await idsOf(number)).length]).toEqual([200, 2])
    await announce('2')
    expect([shopper.status, (await idsOf(number)).length]).toEqual([422, 2])
  })

  test('sent twice at one moment by the same form is one', async () => {
    const { shopper, number } = await aBuyer()
    await deliver(number)
    await shopper.visit(`/withdrawal?order=${number}`)
    const form = {
      ...{ intent: 'return.announce', reason: 'damaged', 'back-0': '2' },
      form: shopper.attr('main input[name=form]', 'value')!,
    }
    const windows = await Promise.all([1, 2, 3].map(() => aShopper()))
    for (const window of windows)
      for (const [name, value] of shopper.cookies) window.cookies.set(name, value)
    await Promise.all(windows.map((window) => window.post(`/withdrawal?order=${number}`, form)))
    expect(windows.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await idsOf(number)).toHaveLength(1)
  })

  test.each([
    ['of another’s page', undefined],
    ['that is none', "' or 1=1"],
  ])('from a form %s is one of its own', async (_, id) => {
    const [other, { shopper, number }] = [await aBuyer(), await aBuyer()]
    await deliver(other.number)
    await deliver(number)
    const theirs = `/withdrawal?order=${other.number}`
    await other.shopper.visit(theirs)
    const form = {
      ...{ intent: 'return.announce', reason: 'damaged', 'back-0': '1' },
      form: id ?? other.shopper.attr('main input[name=form]', 'value')!,
    }
    await shopper.post(`/withdrawal?order=${number}`, form)
    await other.shopper.post(theirs, form)
    for (const [who, whose] of [
      [shopper, number],
      [other.shopper, other.number],
    ] as const) {
      expect(who.text('.toast')).toContain('Return Registered')
      expect(await idsOf(whose)).toHaveLength(1)
    }
  })

  test('for which another window left nothing says why, where its form was', async () => {
    const { shopper, number } = await aBuyer()
    await deliver(number)
    const path = `/withdrawal?order=${number}`
    const announce = (reason: string) =>
      shopper.post(path, { intent: 'return.announce', reason, 'back-0': '2' })
    await announce('damaged')
    await announce('wrong')
    expect(shopper.status).toBe(422)
    expect(summary(shopper)).toHaveLength(1)
    expect(shopper.attr('#errors a', 'href')).toBe('#return')
    await shopper.post(path, {
      ...{ intent: 'withdrawal.review', name: 'Asha', email: 'a@b.de', 'quantity-0': '1' },
    })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#errors a', 'href')).toBe('#main')
  })

  test('needs a reason and a number, and keeps what was typed', async () => {
    const { shopper, number } = await aBuyer()
    await deliver(number)
    await shopper.visit(`/withdrawal?order=${number}`)
    await shopper.press('Register return', { note: 'a torn page' })
    expect(shopper.status).toBe(422)
    expect(summary(shopper)).toHaveLength(2)
    expect(shopper.text('#reason-error')).toBe('Please choose what is wrong')
    expect(shopper.text('#note')).toBe('a torn page')
  })

  test('names no cancelling that an e-book fetched already stands against', async () => {
    const { shopper, number } = await aBuyer()
    const fetched = { fetched: 1, lastFetchedAt: Date.now(), fileHash: null, revokedAt: null }
    await db.write((trx) =>
      trx
        .insertInto('ebookDownload')
        .values({ orderNumber: number, position: 0, productId: book, ...fetched })
        .execute(),
    )
    await shopper.visit(`/withdrawal?order=${number}`)
    expect(shopper.text('main')).not.toContain('still cancel it')
  })

  test('is not offered before anything was sent', async () => {
    const { shopper, number } = await aBuyer()
    await shopper.visit(`/withdrawal?order=${number}`)
    expect(shopper.text('main')).toContain('Nothing in this order has been sent yet')
    await shopper.post(`/withdrawal?order=${number}`, {
      ...{ intent: 'return.announce', 'back-0': '1', reason: 'damaged' },
    })
    expect(shopper.status).toBe(409)
  })

  test('of another’s order is refused', async () => {
    const { number } = await aBuyer()
    await deliver(number)
    const stranger = await aShopper()
    await stranger.post(`/withdrawal?order=${number}`, {
      ...{ intent: 'return.announce', 'back-0': '1', reason: 'damaged' },
    })
    expect(stranger.status).toBe(422)
    expect(await idsOf(number)).toEqual([])
  })
})
