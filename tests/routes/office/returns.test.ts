import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { insertReturn } from '#app/shop/ordering/returns/returns.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aSentOrder, orderOf } from '../../shop/orders/placed.ts'
import { anOrder, dayMs, withdraw } from '../../shop/returns/orders.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const list = '/office/orders/returns'
const now = Date.now()
const folded = (text: string | undefined) => (text ?? '').replaceAll(',', '')

let clerk: Shopper
let book: string
beforeAll(async () => {
  clerk = await newStaffMember('clerk')
  book = await aBook({ name: 'Emma' })
})

const announce = (orderNumber: string, at: number, note: string | null = null) =>
  db.write((trx) =>
    insertReturn(
      trx,
      { orderNumber, kind: 'return', reason: 'damaged', note },
      [{ position: 0, quantity: 1 }],
      at,
    ),
  )

const aNotice = (facts: { orderText: string; email: string; orderNumber?: string }) =>
  db.write((trx) =>
    trx
      .insertInto('withdrawalNotice')
      .values({
        id: `${facts.email}0123456789`,
        name: 'Asha Rao',
        content: 'I withdraw.\n<b>Both</b> of them',
        language: 'en',
        declaredAt: now,
        orderNumber: null,
        returnId: null,
        ...facts,
      })
      .execute(),
  )

describe('the list of returns', () => {
  test('has what is announced, the oldest first, and leads to the order that receives it', async () => {
    const [damaged, withdrawn] = [
      await anOrder([{ productId: book, quantity: 2 }]),
      await anOrder([{ productId: book }]),
    ]
    await announce(damaged.number, now - dayMs, 'Torn <page>')
    await withdraw(withdrawn, { at: now - 20 * dayMs })
    await clerk.visit('/office')
    expect(clerk.texts('.todo li')).toContain('2 Announced returns')
    await clerk.visit('/office/orders')
    await clerk.follow('Returns')
    expect(clerk.url).toBe(list)
    expect(clerk.texts('tbody th')).toEqual([withdrawn.number, damaged.number])
    const [first, second] = clerk.texts('tbody tr')
    expect(first).toContain('Withdrawal')
    expect(first).toContain('The last day has passed.')
    expect(second).toContain('It came damaged')
    expect(second).toContain('Torn <page>')
    expect(second).toContain('1 × Emma (paperback)')
    await clerk.follow(damaged.number)
    await clerk.press('Receive')
    await clerk.visit(list)
    expect(clerk.texts('tbody th')).toEqual([withdrawn.number])
    await clerk.follow('All returns')
    expect(clerk.texts('tbody th')).toEqual([withdrawn.number, damaged.number])
    expect(clerk.texts('tbody tr')[1]).toContain('Received')
  })

  test('goes on after a page, and shows the first page for what is none', async () => {
    const { number } = await anOrder([{ productId: book }])
    for (let n = 0; n < 30; n++) await announce(number, now - n)
    await clerk.visit(`${list}?page=0.5&view=no`)
    expect(clerk.texts('tbody tr')).toHaveLength(25)
    expect(clerk.text('.pager span')).toBe('Page 1')
    await clerk.follow('Next page')
    expect(clerk.texts('tbody tr')).toHaveLength(6)
    expect(clerk.texts('.pager a')).toEqual(['Previous page'])
  })
})

test('goods of an unpaid order that come back are no longer to be paid', async () => {
  const { number, totalMinor, lines } = await orderOf(
    await aSentOrder({ wanted: [{ productId: book, quantity: 2 }] }),
  )
  const path = `/office/orders/${number}`
  const rupees = (minor: number) => `₹${(minor / 100).toFixed(2)}`
  const due = totalMinor - lines[0]!.unitMinor
  await announce(number, now)
  await clerk.visit(path)
  await clerk.press('Receive')
  expect(folded(clerk.text('.toast'))).toContain(`${rupees(due)} is still to be paid.`)
  const main = folded(clerk.text('main'))
  expect(main).toContain('1 returned')
  expect(main).toContain(`Returned−${rupees(lines[0]!.unitMinor)}Left${rupees(due)}`)
  expect(main).toContain(`To be paid${rupees(due)}`)
  expect(clerk.attr('#paid-amount', 'value')).toBe((due / 100).toFixed(2))
  const key = receiptKey(await ensureLinkSecret(), number, now)
  const buyer = await newShopper()
  await buyer.visit(`/order-received/${number}?key=${encodeURIComponent(key)}`)
  expect(folded(buyer.text('.receipt'))).toContain(
    `To be paid now: ${rupees(due)} instead of ${rupees(totalMinor)}`,
  )
  expect(folded(buyer.text('.receipt .sums'))).toMatch(/Returned−₹499.00.*Total₹548.00/)
  await announce(number, now + 1)
  await clerk.visit(path)
  await clerk.press('Receive')
  expect(clerk.text('.toast')).toContain('Nothing is to be paid any more.')
  expect(clerk.text('.states')).toBe('Returned · Nothing to pay (By invoice)')
  expect(clerk.text('main')).toContain('What came nevertheless is owed back.')
  await clerk.visit(`/office/orders?view=unpaid&q=${number}`)
  expect(clerk.texts('tbody th')).toEqual([])
  await clerk.visit(path)
  await clerk.press('Record as paid', { 'paid-amount': '548.00' })
  expect(clerk.text('.toast')).toContain('it is owed back')
  expect(clerk.text('.states')).toBe('Returned · Refund due (By invoice)')
})

describe('withdrawals in words', () => {
  test('stand there with their words, the order that they name and the orders of their address', async () => {
    const { number, email } = await anOrder([{ productId: book }])
    await aNotice({ orderText: `order ${number}`, email: 'other@example.org' })
    await aNotice({ orderText: 'my last “order”', email })
    await clerk.visit(`${list}?view=words`)
    expect(clerk.texts('.panel h2')).toEqual(['Asha Rao', 'Asha Rao'])
    expect(clerk.text('blockquote')).toBe('I withdraw. <b>Both</b> of them')
    expect(clerk.text('main')).toContain('It names no order of the shop: “my last “order””.')
    expect(clerk.text('main')).toContain('Declared from another address')
    expect(clerk.attrs('.panel a', 'href')).toContain(`/office/orders/${number}`)
    const search = `/office/orders?q=${encodeURIComponent(email)}`
    await clerk.visit(clerk.attrs('.panel a', 'href').find((href) => href === search)!)
    expect(clerk.texts('tbody th a')).toContain(number)
    await clerk.visit('/office')
    expect(clerk.texts('.todo li')).toContain('2 Withdrawals in words only, of the last 14 days')
  })
})
