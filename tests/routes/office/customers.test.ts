import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { deleteCustomer, findCustomerSheet } from '#app/shop/lifecycle/manage-customers.server.ts'
import { newStaffMember } from '../../office-staff.ts'
import { giveAll, tablesWith } from '../../shop/accounts/belongings.ts'
import { aCustomer, mailsTo, newEmail, now, signedIn } from '../../shop/accounts/customers.ts'
import { aSignedIn, confirmOf, isIn } from '../../shop/accounts/own.ts'
import { changesOf } from '../../shop/command/run-command.ts'
import { aPlacedOrder, makeReadyToCollect } from '../../shop/orders/placed.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aReview } from '../../shop/reviews/written.ts'
import type { Shopper } from '../../shopper.ts'

let owner: Shopper
let clerk: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner')
  clerk = await newStaffMember('clerk')
})

const open = (staff: Shopper, id: string) => staff.visit(`/office/customers/${id}`)
const rename = (id: string, name: string) =>
  db.write((trx) => trx.updateTable('customer').set({ name }).where('id', '=', id).execute())

async function anOrderOf(customer: string, email: string) {
  const number = await aPlacedOrder({ email })
  await db.write((trx) =>
    trx.updateTable('customerOrder').set({ customer }).where('number', '=', number).execute(),
  )
  return number
}

describe('the list of customers', () => {
  let sought: string
  let number: string
  const email = `Sought.${randomUUID()}@example.org`
  beforeAll(async () => {
    sought = await aCustomer(email)
    await rename(sought, 'Élodie <Nguyễn>')
    number = await anOrderOf(sought, email)
    await aCustomer()
  })

  test.each([
    ['the beginning of the email', () => email.slice(0, 20).toUpperCase()],
    ['the email', () => email],
    ['a part of the name', () => 'élodie <ngu'],
    ['the number of an order', () => number.toLowerCase()],
  ])('finds them by %s', async (_, typed) => {
    await clerk.visit('/office/customers')
    await clerk.press('Apply', { q: typed() })
    expect(clerk.texts('tbody th a')).toEqual(['Élodie <Nguyễn>'])
    expect(clerk.text('tbody')).toContain('not confirmed')
    expect(clerk.text('td.number')).toBe('1')
    await clerk.follow('Élodie <Nguyễn>')
    expect(clerk.url).toBe(`/office/customers/${sought}`)
  })

  test('finds none by the end of an email, and says so', async () => {
    await clerk.visit('/office/customers?q=example.org')
    expect(clerk.text('.empty')).toBe('There are no such customers.')
  })
})

describe('a customer', () => {
  test('is shown with account, orders and sign-ins, but no secret', async () => {
    const email = newEmail()
    const id = await aCustomer(email)
    await signedIn(id)
    const number = await anOrderOf(id, email)
    await makeReadyToCollect(number)
    await open(clerk, id)
    expect(clerk.text('h1')).toBe('Asha')
    expect(clerk.text('.facts')).toMatch(/English/)
    expect(clerk.text('main')).toContain('a test')
    expect(clerk.text('main')).toContain(`${number}, Ready to collect`)
    expect(clerk.attrs('main a', 'href')).toContain(`/office/orders/${number}`)
    expect(clerk.html).not.toMatch(/scrypt|tokenHash/)
    await clerk.follow('All orders with this address')
    expect(clerk.texts('tbody th a')).toEqual([number])
  })

  test('without orders of the account has those of its address', async () => {
    await open(clerk, await aCustomer())
    await clerk.follow('All orders with this address')
    expect(clerk.url).toMatch(/^\/office\/orders\?q=.+%40/)
  })

  test('is signed out everywhere', async () => {
    const id = await aCustomer()
    const tokens = [await signedIn(id), await signedIn(id)]
    await open(clerk, id)
    await clerk.press('Sign out everywhere')
    expect(clerk.text('.toast')).toBe('2 sign-ins are ended.')
    for (const token of tokens) expect(await isIn(token)).toBe(false)
    expect(await changesOf(id)).toEqual([{ command: 'customer end-sign-ins', ended: 2 }])
  })

  test('that does not exist is not found', async () => {
    for (const path of ['', '/delete', '/data']) {
      await owner.visit(`/office/customers/AAAAAAAA${path}`)
      expect([path, owner.status]).toEqual([path, 404])
    }
    await clerk.post('/office/customers/AAAAAAAA', { intent: 'customer.end-sign-ins' })
    expect(clerk.status).toBe(404)
    await owner.post('/office/customers/AAAAAAAA/delete', { intent: 'customer.delete' })
    expect(owner.status).toBe(404)
  })
})

describe('what owners alone may do', () => {
  test('is closed to a clerk', async () => {
    const id = await aCustomer()
    await open(clerk, id)
    expect(clerk.attrs('main a', 'href').filter((to) => /data|delete|export/.test(to))).toEqual([])
    await clerk.visit('/office/customers')
    expect(clerk.attrs('main a', 'href')).not.toContain('/office/customers/export')
    for (const path of ['export', `${id}/data`, `${id}/delete`]) {
      await clerk.visit(`/office/customers/${path}`)
      expect([path, clerk.status]).toEqual([path, 403])
      expect(clerk.html).not.toContain('@example.org')
    }
    await clerk.post(`/office/customers/${id}/delete`, { intent: 'customer.delete' })
    expect(clerk.status).toBe(403)
    await clerk.post(`/office/customers/${id}`, { intent: 'customer.delete' })
    expect(clerk.status).toBe(400)
    expect(await findCustomerSheet({ id }, now)).toBeDefined()
  })

  test('is to fetch the data of a customer, as they can themselves', async () => {
    const customer = await aSignedIn()
    await giveAll(customer)
    await open(owner, customer.customerId)
    await owner.follow('All data of this customer (JSON)')
    expect(owner.status).toBe(200)
    expect(owner.headers.get('Content-Disposition')).toContain('attachment')
    expect(owner.headers.get('Cache-Control')).toContain('no-store')
    const { exportedAt, ...data } = JSON.parse(owner.html) as Record<string, unknown>
    expect(exportedAt).toBeDefined()
    const own: unknown = JSON.parse(
      JSON.stringify(await findCustomerData(customer.customerId, now)),
    )
    expect(own).toMatchObject(data)
  })

  test('is to fetch all accounts as CSV', async () => {
    const email = newEmail()
    await aCustomer(email)
    await owner.visit('/office/customers')
    await owner.follow('All customers (CSV)')
    expect(owner.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(owner.headers.get('Cache-Control')).toContain('no-store')
    expect(owner.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(owner.html).toMatch(/^id,email,/)
    expect(owner.html).toContain(`,${email},,Asha,en,`)
    expect(owner.html).not.toContain('scrypt')
  })

  test('is to delete an account, after a page that names what is lost', async () => {
    const customer = await aSignedIn()
    const { customerId: id, email } = customer
    await giveAll(customer)
    await confirmOf(id)
    await aReview(await aBook(), { customer: id })
    await open(owner, id)
    await owner.follow('Delete the account…')
    expect(owner.text('h1')).toBe('Delete the account of Asha?')
    expect(owner.texts('.panel li')).toEqual([
      '1 saved address',
      '1 review, with the shop’s answer',
      '1 line in the cart',
      '1 product on the wishlist',
      '1 message, with its answers',
    ])
    expect(owner.text('.panel')).toContain('1 order stays for bookkeeping')
    await owner.press('Delete the account for good')
    expect(owner.url).toBe('/office/customers')
    expect(owner.text('.toast')).toContain('The account is deleted')
    expect(await tablesWith(id)).toEqual([])
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('account-deleted')
    expect(await changesOf(id)).toEqual([{ command: 'customer delete' }])
    const audit = await db.read.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain(email)
    await open(owner, id)
    expect(owner.status).toBe(404)
  })

  test('is to delete an account, once also if three do it at the same moment', async () => {
    const email = newEmail()
    const id = await aCustomer(email)
    const outcomes = await Promise.all([1, 2, 3].map(() => deleteCustomer({ id }, now)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
