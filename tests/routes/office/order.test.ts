import { beforeAll, describe, expect, test } from 'vitest'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { listDueRefunds } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { wrongPaymentCommand } from '#app/shop/ordering/payments/wrong-payments.server.ts'
import { versionOfRow } from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import {
  aPaidOrder,
  aPlacedOrder,
  aSentOrder,
  orderOf,
  pay,
  rowsOf,
} from '../../shop/orders/placed.ts'
import { dayMs, withdraw } from '../../shop/returns/orders.ts'
import type { Shopper } from '../../shopper.ts'

let owner: Shopper
let clerk: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk', { name: 'Ravi' })
})

const open = (staff: Shopper, number: string) => staff.visit(`/office/orders/${number}`)
const buttons = () => clerk.texts('main button')

/** Gives an order a payment at Stripe that takes days. */
async function insertUnderWay(number: string) {
  const { totalMinor: amountMinor, currency } = await orderOf(number)
  const times = { createdAt: Date.now(), expiresAt: null, settledAt: null }
  const atStripe = { method: 'card', intent: null, session: number, url: null }
  const payment = { id: number, orderNumber: number, amountMinor, currency }
  await db.writer
    .insertInto('payment')
    .values({ ...payment, state: 'open', ...atStripe, ...times })
    .execute()
}

describe('the page of an order', () => {
  test('takes it from the order to the delivery, and says who did what', async () => {
    const number = await aPlacedOrder()
    await open(clerk, number)
    expect(clerk.text('h1')).toBe(`Order ${number}`)
    expect(buttons()).not.toContain('Mark as dispatched')
    await clerk.press('Mark as packed')
    expect(clerk.text('.toast')).toBe('The order is packed.')
    await clerk.press('Mark as dispatched', { carrier: 'dhl', parcels: '0034 0434, x' })
    expect(clerk.status).toBe(422)
    expect(clerk.attr('#parcels', 'value')).toBe('0034 0434, x')
    await clerk.press('Mark as dispatched', { carrier: 'DHL Paket' })
    expect(clerk.text('#carrier-error')).toContain('Choose a carrier of the list')
    await clerk.press('Mark as dispatched', { carrier: 'dhl', parcels: '00340434, 0034 0434 1234' })
    expect(clerk.texts('a[href*="tracking-id"]')).toEqual(['00340434', '003404341234'])
    await clerk.press('Mark as delivered')
    await clerk.press('Record as paid', { 'paid-amount': '1,00' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#paid-amount-error')).toContain('is to be paid')
    await clerk.press('Record as paid', {
      'paid-amount': String((await orderOf(number)).totalMinor / 100),
    })
    expect(clerk.text('.states')).toBe('Delivered · Paid (By invoice)')
    const history = clerk.texts('.entries li').filter((entry) => /, Ravi <\S+>$/.test(entry))
    expect(history.map((entry) => entry.split(/ \d/)[0])).toEqual([
      'Recorded as paid',
      'Delivered',
      'On its way',
      'Packed',
    ])
    expect(clerk.texts('main a')).toContain('Packing slip')
  })

  test('that is collected is not sent, but ready, and then collected', async () => {
    const number = await aPlacedOrder()
    await db.writer
      .updateTable('customerOrder')
      .set({ deliveryMethod: 'pickup-ulm' })
      .where('number', '=', number)
      .execute()
    await open(clerk, number)
    await clerk.press('Mark as packed')
    expect(clerk.text('main')).not.toContain('Parcel numbers')
    await clerk.press('Mark as ready to collect')
    expect(clerk.text('.toast')).toContain('The order is ready to be collected.')
    await clerk.press('Mark as collected')
    expect(clerk.text('.states')).toContain('Collected')
  })

  test('offers only what is possible, and says why the rest is not', async () => {
    await open(clerk, await aPlacedOrder({ wanted: [await eBookWithFile()] }))
    expect(buttons()).not.toContain('Mark as packed')
    expect(clerk.text('.facts[aria-label="Not possible now"]')).toContain('only e-books')
    expect(clerk.text('main')).toContain('Nothing was paid for this order yet.')
    const withdrawn = await aPlacedOrder({ wanted: [await aBook(), await aBook()] })
    await withdraw(await orderOf(withdrawn), { lines: [{ position: 0, quantity: 1 }] })
    await open(clerk, withdrawn)
    await clerk.press('Mark as packed')
    expect(clerk.text('.errors')).toContain('withdrew')
    expect(clerk.text('.errors h2')).toBe('Error: this was not done')
    await clerk.press('Mark as packed', { anyway: 'on' })
    expect((await orderOf(withdrawn)).state).toBe('packed')
    await clerk.visit('/office/orders/AAAAAAAA')
    expect(clerk.status).toBe(404)
  })

  test('says that a payment at Stripe is begun and takes its time', async () => {
    const number = await aPlacedOrder()
    await insertUnderWay(number)
    await open(clerk, number)
    expect(clerk.text('.entries')).toContain('begun at Stripe, not arrived yet')
  })

  test.each([
    ['en', 'asked for, but $1.50 came at Stripe', 'Compare it with the payment at Stripe. Then'],
    ['fr', 'demandés, mais 1,50\u00a0$ reçus chez Stripe', 'Comparez la commande au paiement'],
    ['de', 'verlangt, bei Stripe aber 1,50\u00a0$ eingegangen', 'Vergleichen Sie die Bestellung'],
  ] as const)('says in %s what came if it is not the sum', async (language, came, toDo) => {
    const number = await aPlacedOrder()
    await insertUnderWay(number)
    const details = { asked: '49900 INR', came: '150 USD' }
    const change = { command: wrongPaymentCommand, about: number, details }
    await db.write((trx) => recordChange(trx, change, Date.now()))
    const staff = await newStaffMember('clerk', { email: `${language}@shop.example`, language })
    await open(staff, number)
    expect(staff.text('.entries')).toContain(came.replaceAll('\u00a0', ' '))
    expect(staff.text('.entries')).toContain(toDo)
  })

  test('keeps notes, whose text is shown as it was typed', async () => {
    const number = await aPlacedOrder()
    await open(clerk, number)
    await clerk.press('Save note', { note: '  ' })
    expect(clerk.status).toBe(422)
    const save = () => clerk.press('Save note', { note: 'Wrap it.\n<b>Gift</b>' })
    await Promise.all([save(), save()])
    await open(owner, number)
    expect(owner.text('.entries .lines')).toBe('Wrap it. <b>Gift</b>')
    expect(owner.text('main')).toContain('Ravi')
  })

  test('sends the link to the order again, and no more mails of this kind to one address than ten an hour', async () => {
    const number = await aPaidOrder({ email: 'maya+1@example.org' })
    const other = await aSentOrder({ email: 'maya@example.org' })
    const id = await withdraw(await orderOf(other))
    await open(clerk, number)
    for (let n = 0; n < 10; n++) await clerk.press('E-mail the link again')
    expect(clerk.text('.toast')).toMatch(/goes to .*@example\.org/i)
    expect(clerk.text('main')).toContain('Waiting')
    await open(clerk, number)
    const refund = { 'refund-amount': '0.01', 'refund-transferred': 'on' }
    const refusal = { [`why-${id}`]: 'Worn' }
    for (const [path, button, fields] of [
      [number, 'E-mail the link again', {}],
      [number, 'Record as transferred', refund],
      [other, 'Refuse', refusal],
    ] as const) {
      await open(clerk, path)
      await clerk.press(button, fields)
      expect([clerk.status, clerk.headers.has('Retry-After')]).toEqual([429, true])
      expect(clerk.text('.errors')).toMatch(
        /too many e-mails from staff.* try again in \d+ minutes/,
      )
    }
    expect(await rowsOf('refund', number)).toEqual([])
  })
})

describe('two people at one order', () => {
  test('the second one sees what the first one did, and keeps what they typed', async () => {
    const number = await aPlacedOrder()
    await open(clerk, number)
    await open(owner, number)
    await owner.press('Mark as packed')
    await clerk.press('Record as paid', { 'paid-amount': '12.50' })
    expect(clerk.status).toBe(409)
    expect(clerk.text('.errors')).toMatch(/Packed, Meera owner <\S+> \(.*Nothing was done/)
    expect(clerk.attr('#paid-amount', 'value')).toBe('12.50')
    expect((await orderOf(number)).paymentState).toBe('due')
  })
})

describe('one form that is sent twice at once', () => {
  const refundsOf = (number: string) =>
    db.read.selectFrom('refund').select('state').where('orderNumber', '=', number).execute()
  /** Returns what the page of the late one says. */
  const sendTwice = async (path: string, button: string, fields: Record<string, string>) => {
    for (const staff of [clerk, owner]) await staff.visit(path)
    await Promise.all([clerk, owner].map((one) => one.press(button, fields)))
    expect([clerk.status, owner.status].sort()).toEqual([200, 409])
    return (clerk.status === 409 ? clerk : owner).text('.errors li')
  }
  const pathOf = (number: string) => `/office/orders/${number}`

  test('pays back once, and the other page says what was done', async () => {
    const number = await aPaidOrder()
    const refund = { 'refund-amount': '3', 'refund-transferred': 'on' }
    expect(await sendTwice(pathOf(number), 'Record as transferred', refund)).toMatch(
      /changed meanwhile/,
    )
    expect(await refundsOf(number)).toEqual([{ state: 'done' }])
  })

  test('pays what is owed once', async () => {
    const number = await aPaidOrder({ wanted: [await aBook(), await aBook()] })
    await cancelLines(number, [{ position: 0, quantity: 1 }], Date.now())
    const message = await sendTwice(pathOf(number), 'Record what is owed as transferred', {
      'due-transferred': 'on',
    })
    expect(message).toContain('Paid back')
    expect(await refundsOf(number)).toEqual([{ state: 'done' }])
  })

  test('packs several orders once', async () => {
    const number = await aPlacedOrder()
    const shown = versionOfRow(await orderOf(number))
    const message = await sendTwice('/office/orders', 'Mark as packed', {
      [`order-${number}`]: shown,
    })
    expect(message).toMatch(new RegExp(`^${number}: .*meanwhile: Packed, (Meera owner|Ravi)`))
  })
})

describe('money', () => {
  test('lines are cancelled, and what is owed is paid back', async () => {
    const number = await aPaidOrder({ wanted: [await aBook(), await aBook()] })
    await open(clerk, number)
    await clerk.press('Cancel these pieces', { 'cancel-0': '7' })
    expect(clerk.text('.errors')).toContain('Not so many')
    await clerk.press('Cancel these pieces', { 'cancel-0': '1' })
    expect(clerk.text('.toast')).toContain('₹499.00 is owed')
    await clerk.press('Record what is owed as transferred', { 'due-reference': 'bank 7' })
    expect(clerk.text('.toast')).toBe('₹499.00 is recorded as paid back by you.')
    await clerk.press('Record as transferred', { 'refund-1': '1', 'refund-amount': '3' })
    expect(clerk.text('.errors')).toContain('either lines or an amount')
    await clerk.press('Record as transferred', { 'refund-1': '', 'refund-amount': '' })
    expect(clerk.text('.errors')).toContain('Name lines or an amount.')
    await clerk.press('Record as transferred', {
      'refund-amount': '3',
      'refund-transferred': 'on',
    })
    expect(clerk.text('.toast')).toContain('₹3.00')
    await clerk.press('Cancel the order')
    expect((await orderOf(number)).state).toBe('cancelled')
  })

  test('says where a buyer on the telephone transfers the money to', async () => {
    await owner.visit('/office/settings?group=payment')
    await owner.press('Save', {
      ...{ bankAccount_holder: 'Probe', bankAccount_bic: 'COBADEFFXXX' },
      bankAccount_iban: 'DE89370400440532013000',
    })
    const number = await aPlacedOrder()
    await db.writer
      .updateTable('customerOrder')
      .set({ paymentMethod: 'transfer', unpaidUntil: Date.now() + dayMs })
      .where('number', '=', number)
      .execute()
    await open(clerk, number)
    expect(clerk.text('main')).toContain('DE89 3704 0044 0532 0130 00')
    expect(clerk.text('main')).toContain('The order waits for its payment until')
  })

  test('a refund that the shopkeeper transfers is recorded once they confirm the transfer', async () => {
    const number = await aPaidOrder()
    await open(clerk, number)
    expect(clerk.text('main')).toContain('You transfer it yourself, now')
    await clerk.press('Record as transferred', { 'refund-amount': '3' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#refund-reference-error')).toContain('Transfer the money first')
    expect((await orderOf(number)).paymentState).toBe('paid')
    await clerk.press('Record as transferred', { 'refund-transferred': 'on' })
    expect(clerk.text('.toast')).toBe('₹3.00 is recorded as paid back by you.')
    const mails = clerk.texts('.entries li').filter((entry) => entry.includes('@'))
    expect(mails.join('\n')).toMatch(new RegExp(`^Paid: your order ${number}`, 'm'))
    expect(mails.join('\n')).toMatch(new RegExp(`^Refunded: your order ${number}`, 'm'))
  })

  test('a refund of a payment by card says that Stripe pays it, and needs no confirmation', async () => {
    const number = await aPaidOrder()
    await db.writer
      .updateTable('payment')
      .set({ method: 'card' })
      .where('orderNumber', '=', number)
      .execute()
    await open(clerk, number)
    expect(clerk.text('main')).toContain('back to the card through Stripe')
    expect(clerk.texts('[name="refund-transferred"]')).toEqual([])
    await clerk.press('Pay back through Stripe', { 'refund-amount': '3' })
    expect(clerk.text('.toast')).toContain('₹3.00 stays owed.')
  })

  test('a clerk pays small sums back, an owner any', async () => {
    const number = await aPaidOrder({ wanted: [await aBook({ price: 3_000_000 })] })
    await open(clerk, number)
    await clerk.press('Record as transferred', { 'refund-0': '1' })
    expect(clerk.text('.errors')).toContain('more than a clerk')
    expect(await listDueRefunds(number)).toEqual([])
    await open(owner, number)
    await owner.press('Record as transferred', { 'refund-0': '1', 'refund-transferred': 'on' })
    expect(owner.text('.toast')).toContain('₹30,000.00')
  })
})

describe('returns', () => {
  test('are added, received and refused', async () => {
    const number = await aSentOrder({ wanted: [await aBook(), await aBook()] })
    await pay(number)
    await open(clerk, number)
    await clerk.press('Add return', { 'return-0': '1' })
    await clerk.press('Receive', { condition: 'unsaleable' })
    expect(clerk.text('.toast')).toContain('do not go into stock. What was paid for them is owed.')
    await withdraw(await orderOf(number), {
      lines: [{ position: 1, quantity: 1 }],
      at: Date.now() + dayMs,
    })
    await open(clerk, number)
    await clerk.press('Refuse')
    expect(clerk.text('.errors')).toContain('Give the reason')
    const field = clerk.attr('input[id^="why-"]', 'id')!
    await clerk.press('Refuse', { [field]: 'It was read.' })
    expect(clerk.text('.toast')).toContain('refused')
    const history = clerk.texts('.entries li').join('\n')
    expect(history).toMatch(/^Return refused/m)
    expect(history).toMatch(/^Return received/m)
  })
})
