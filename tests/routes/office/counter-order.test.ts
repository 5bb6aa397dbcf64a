import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import {
  aBook,
  aDress,
  eBookWithFile,
  lastCopy,
  onOrder,
  priceFixed,
} from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aPlacedOrder, mailsAbout, orderOf, productOf } from '../../shop/orders/placed.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const page = '/office/orders/new'

let owner: Shopper
let clerk: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk', { name: 'Ravi' })
})

const numberOf = (staff: Shopper) => /orders\/(\w+)$/.exec(staff.url)![1]!
const sums = (staff: Shopper) => staff.texts('.facts dd')

/** Opens a new order with these items, each found by its whole id, as a scanner would. */
async function begin(staff: Shopper, ...ids: string[]) {
  await staff.visit(page)
  for (const q of ids) await staff.press('Search or add', { q })
}

const address = { addressLine1: 'Markt 1', postcode: '89073', city: 'Ulm' }

describe('an order at the counter', () => {
  test('is scanned, paid and handed over, without a buyer', async () => {
    const book = await aBook({ isbn13: '9780141439587' })
    await clerk.visit('/office/orders')
    await clerk.follow('New order')
    // An address that is half typed does not keep the next item from being scanned.
    expect(clerk.attr('[value="new-order.prepare"]', 'formnovalidate')).toBe('')
    await clerk.press('Search or add', { q: '978-0-14-143958-7' })
    expect(clerk.status).toBe(200)
    expect(clerk.text('.toast')).toBe('The item is added.')
    expect(clerk.attr('#q', 'value')).toBeFalsy()
    await clerk.press('Search or add', { q: '9780141439587' })
    expect(clerk.attr('#quantity-0', 'value')).toBe('2')
    await clerk.press('Update the sums', { 'quantity-0': '3' })
    expect(sums(clerk).slice(-2)).toEqual(['none', '₹1,497.00'])
    await clerk.press('Sell now', { payment: 'terminal', reference: 'slip 7' })
    expect(clerk.text('.toast')).toMatch(/^Order \w+ is placed: ₹1,497\.00\.$/)
    expect(clerk.text('.states')).toBe('Collected · Paid (Card terminal)')
    expect(clerk.text('main')).toContain('Counter sale')
    expect(clerk.text('main')).toContain('slip 7')
    expect(clerk.text('main')).toMatch(/Taxnone/)
    expect(clerk.text('main')).not.toContain('included')
    expect(clerk.text('main')).toMatch(/Order taken .*Ravi/)
    const number = numberOf(clerk)
    const [invoice] = await listInvoicesOf([number])
    expect(clerk.texts('main a')).toContain(`Invoice ${invoice!.number}`)
    expect(await productOf(book)).toMatchObject({ stock: 6 })
    expect(clerk.text('main')).toContain('You give it back yourself')
    expect(clerk.text('main')).toContain('gets no e-mail')
    await clerk.press('Record as given back', { 'refund-0': '1' })
    expect(clerk.text('#refund-reference-error')).toContain('Give the money back first')
    await clerk.press('Record as given back', { 'refund-transferred': 'on' })
    expect(clerk.text('.states')).toBe('Collected · Partly refunded (Card terminal)')
  })

  test('is searched by title, and a variant is chosen', async () => {
    await aDress({ id: 'gown-1', name: 'Zephyr gown' })
    await begin(clerk)
    await clerk.press('Search or add', { q: 'zephyr' })
    expect(clerk.texts('table button').length).toBe(2)
    expect(clerk.text('table')).toContain('sold out')
    expect(clerk.texts('table td.number')).toContain('3')
    await clerk.press('Add Zephyr gown Indigo, M')
    await clerk.press('Update the sums', { 'quantity-0': '4' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#quantity-0-error')).toContain('Only 3')
    await clerk.press('Update the sums', { 'quantity-0': '0' })
    expect(clerk.text('main')).toContain('no items yet')
    await clerk.press('Search or add', { q: 'gown-1' })
    expect(clerk.texts('table button').length).toBe(2)
    await clerk.press('Search or add', { q: 'no such thing at all' })
    expect(clerk.text('.empty')).toBe('Nothing was found.')
  })

  test('of what is not in stock is sold for later', async () => {
    await begin(clerk, await onOrder())
    await clerk.press('Sell now')
    expect(clerk.status).toBe(422)
    expect(clerk.text('#quantity-0-error')).toContain('not in stock')
    await clerk.press('Update the sums', { sale: 'order' })
    const buyer = { name: 'Asha', addressLine1: '1 Lane', postcode: '560001', city: 'Bengaluru' }
    await clerk.press('Place order', { ...buyer, payment: 'cash' })
    expect(clerk.text('.states')).toBe('Received · Paid (Cash)')
    expect(await orderOf(numberOf(clerk))).toMatchObject({ channel: 'counter', state: 'received' })
  })
})

describe('the buyer of a sale at the counter', () => {
  test('reads discount and invoice on the receipt, and that there is no withdrawal', async () => {
    await begin(owner, await aBook())
    const discount = { discount: '100', discountReason: 'for the regular' }
    await owner.press('Update the sums', { ...discount, name: 'Asha', email: 'asha@example.org' })
    await owner.press('Sell now')
    const number = numberOf(owner)
    const [mail] = await mailsAbout(number, 'order')
    const link = /\/order-received\/\w+\?key=[\w.-]+/.exec(mail!.text)![0]
    const buyer = await newShopper()
    await buyer.visit(link)
    expect(buyer.text('.sums')).toContain('Discount−₹100.00')
    expect(buyer.text('.lede')).toContain('at our counter')
    expect(buyer.texts('.order-steps b')).toEqual(['Received', 'Collected'])
    expect(buyer.text('.receipt')).toContain('no right of withdrawal')
    expect(buyer.text('.receipt')).not.toContain('regular')
    expect(buyer.texts('.receipt a')).not.toContain('Withdraw from contract here')
    await buyer.follow('Return something that is damaged or wrong')
    expect(buyer.text('main')).toContain('This was ordered at our counter')
    expect(buyer.texts('button')).not.toContain('Withdraw from contract here')
    expect(buyer.texts('button')).toContain('Register return')
  })
})

describe('an order by telephone', () => {
  test('is sent to a buyer whom the shop knows', async () => {
    const before = await aPlacedOrder({ email: 'known@example.org', language: 'fr' })
    await begin(clerk, await aBook())
    await clerk.press('Update the sums', { sale: 'telephone' })
    // Words that are left in the search of items stay there.
    await clerk.press('Find buyer', { buyer: before, q: 'zephyr' })
    await clerk.press('Choose Asha Raghavan')
    expect(clerk.attr('#email', 'value')).toBe('known@example.org')
    expect(clerk.attr('#addressLine1', 'value')).toBe('14 Lantern Lane')
    expect(clerk.attr('#language option[selected]', 'value')).toBe('fr')
    await clerk.press('Place order', { payment: 'invoice' })
    expect(clerk.text('.states')).toBe('Received · To be paid (By invoice)')
    expect(clerk.text('main')).toContain('Taken by telephone')
    expect(clerk.text('main')).toContain('Waiting')
    expect(await orderOf(numberOf(clerk))).toMatchObject({ language: 'fr', currency: 'INR' })
  })

  test('has the currency of its market, and says what is missing', async () => {
    await begin(clerk, await aBook())
    await clerk.press('Update the sums', { sale: 'telephone' })
    await clerk.press('Update the sums', { country: 'DE' })
    expect(sums(clerk).at(-1)).toContain('€')
    await clerk.press('Place order', { name: 'Jo Bloom', email: 'jo@', postcode: '1' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#email-error')).toContain('complete e-mail address')
    expect(clerk.text('#postcode-error')).toBeDefined()
    expect(clerk.attr('#name', 'value')).toBe('Jo Bloom')
    expect(clerk.attr('#email', 'value')).toBe('jo@')
    await clerk.press('Place order', { ...address, email: '' })
    expect(await orderOf(numberOf(clerk))).toMatchObject({ currency: 'EUR', email: '' })
  })

  test('has an e-book only for a buyer with an email address who consents', async () => {
    await begin(clerk, await eBookWithFile())
    await clerk.press('Update the sums', { sale: 'telephone' })
    await clerk.press('Place order', { name: 'Jo Bloom' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#email-error')).toContain('E-books need')
    expect(clerk.text('#ebookConsent-error')).toContain('Read this to the buyer')
    await clerk.press('Place order', { email: 'jo@example.org', ebookConsent: 'yes' })
    expect(await orderOf(numberOf(clerk))).toMatchObject({ ebookConsent: 1 })
    expect(clerk.text('main')).toContain('the buyer declared: I ask you to supply the e-books')
  })
})

describe('a discount', () => {
  test('needs a reason, which the order keeps', async () => {
    await begin(owner, await aBook())
    await owner.press('Sell now', { discount: '10', discountUnit: 'percent' })
    expect(owner.status, 'nothing but what was typed has changed').toBe(422)
    expect(owner.text('#discountReason-error')).toContain('Give the reason')
    expect(sums(owner)).toContain('−₹49.90')
    await owner.press('Sell now', { discountReason: 'scratched cover' })
    expect(owner.text('main')).toContain('Reason of the discount: scratched cover')
    expect(sums(owner).join()).toContain('−₹49.90')
    const order = await orderOf(numberOf(owner))
    expect(order).toMatchObject({ discountMinor: 4990, totalMinor: 44_910 })
    expect((await owner.visit(`/office/orders/${order.number}`)).text('main')).toContain(
      'scratched cover',
    )
    // The audit is kept for longer than what is personal.
    expect((await owner.visit('/office/audit')).text('main')).not.toContain('scratched cover')
  })

  test('of a clerk has a limit', async () => {
    const book = await aBook({ price: 5_000_000 })
    const discount = { discount: '20000,00', discountReason: 'regular' }
    for (const staff of [clerk, owner]) {
      await begin(staff, book)
      await staff.press('Update the sums', discount)
      await staff.press('Sell now')
    }
    expect(clerk.status).toBe(422)
    expect(clerk.text('#discount-error')).toContain('more than a clerk')
    expect(clerk.attr('#discount', 'value')).toBe('20000,00')
    expect(await orderOf(numberOf(owner))).toMatchObject({ discountMinor: 2_000_000 })
  })

  test('leaves out a book whose publisher fixes the price', async () => {
    await begin(clerk, await priceFixed(), await aBook({ name: 'Emma' }))
    await clerk.press('Update the sums', { sale: 'telephone' })
    await clerk.press('Update the sums', { country: 'DE' })
    const discount = { discount: '5', discountUnit: 'percent', discountReason: 'late' }
    await clerk.press('Update the sums', discount)
    expect(clerk.text('.note')).toBe(
      'Not reduced, because its publisher fixes the price: The Moonstone (paperback).',
    )
    await clerk.press('Update the sums', { 'quantity-1': '0' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#discount-error')).toContain('Publishers fix')
  })
})

describe('what changed meanwhile', () => {
  test('is shown with what was typed, and only placed again', async () => {
    const book = await aBook()
    await begin(clerk, book)
    await db.writer
      .updateTable('price')
      .set({ amountMinor: 60_000 })
      .where('productId', '=', book)
      .execute()
    await clerk.press('Sell now', { name: 'Asha', reference: 'slip 8' })
    expect(clerk.status).toBe(409)
    expect(clerk.text('.errors')).toContain('Something has changed')
    expect(clerk.text('table')).toContain('₹499.00')
    expect(clerk.attr('#name', 'value')).toBe('Asha')
    expect(clerk.attr('#reference', 'value')).toBe('slip 8')
    await clerk.press('Sell now')
    expect(await orderOf(numberOf(clerk))).toMatchObject({ totalMinor: 60_000, name: 'Asha' })
  })

  test('names what was sold out', async () => {
    const book = await lastCopy()
    await begin(clerk, book)
    await aPlacedOrder({ wanted: [book] })
    await clerk.press('Sell now')
    expect(clerk.status).toBe(409)
    expect(clerk.text('#quantity-0-error')).toBe('sold out')
  })

  test('a form sent twice places one order', async () => {
    const book = await lastCopy()
    await begin(clerk, book)
    const form = {
      intent: 'new-order.place',
      token: clerk.attr('[name=token]', 'value')!,
      shown: clerk.attr('[name=shown]', 'value')!,
      'line-0': clerk.attr('[name=line-0]', 'value')!,
      'quantity-0': '1',
      sale: 'counter',
      payment: 'cash',
    }
    await clerk.post(page, form)
    const number = numberOf(clerk)
    await clerk.post(page, form)
    expect(numberOf(clerk)).toBe(number)
  })
})

describe('a bad form', () => {
  test('is refused with its values, or as one of another site', async () => {
    await begin(clerk, await aBook())
    await clerk.press('Update the sums', { 'quantity-0': 'many', discount: 'a lot' })
    expect(clerk.status).toBe(422)
    expect(clerk.attr('#quantity-0', 'value')).toBe('many')
    expect(clerk.text('#discount-error')).toBeDefined()
    expect(clerk.attr('#discount', 'value')).toBe('a lot')
    const form = { intent: 'new-order.place', 'line-0': '%00=&product=', country: 'XX', sale: 'no' }
    await clerk.post(page, form)
    expect(clerk.status).toBe(422)
    expect(clerk.text('#q-error')).toBe('Add at least one item.')
    await clerk.post(page, { ...form, intent: 'new-order.free' })
    expect(clerk.status).toBe(400)
    await clerk.post(page, form, { 'Sec-Fetch-Site': 'cross-site' })
    expect(clerk.status).toBe(403)
  })
})
