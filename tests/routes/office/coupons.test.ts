import { beforeAll, describe, expect, test } from 'vitest'
import { runCoupon } from '#app/command/orders/coupon.server.ts'
import { db } from '#app/database/database.server.ts'
import { findListedCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { applyCoupon } from '#app/shop/ordering/quote/cart-coupon.server.ts'
import { openDemo } from '../../demo.ts'
import { newStaffMember } from '../../office-staff.ts'
import { seen } from '../../shop/cart/shoppers.ts'
import { aPlacing, aVisitor } from '../../shop/checkout/buyer.ts'
import { changesOf, runLine } from '../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const page = '/office/coupons'
let clerk: Shopper
let owner: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
  owner = await newStaffMember('owner')
})

async function add(fields: Record<string, string>, staff = clerk) {
  await staff.visit(page)
  await staff.press('Add this coupon', fields)
}

/** Returns the message at a field, which may have a currency in its name. */
const errorAt = (field: string) => clerk.text(`[id="${field}-error"]`)

test('a list that nothing is in yet does not blame its filters', async () => {
  await clerk.visit(`${page}?q=&state=`)
  expect(clerk.text('.empty')).toBe('There are no coupons yet.')
  await clerk.visit(`${page}?state=running`)
  expect(clerk.text('.empty')).toBe('There are no such coupons.')
})

describe('a coupon of the form', () => {
  test('is the same as one of the command, with every option', async () => {
    await add({
      ...{ code: ' form-1 ', 'amount-EUR': '4,99', 'amount-INR': '450', 'minimum-EUR': '20.5' },
      ...{ from: '2030-01-01', until: '2030-01-31', uses: '100', each: '1' },
    })
    expect(clerk.url).toBe('/office/coupons/FORM-1')
    expect(clerk.text('.toast')).toBe('The coupon FORM-1 is added.')
    const words =
      'add COMMAND-1 --amount 4.99 --minimum 20.5 --currency EUR --amount 450 --currency INR'
    await runLine(runCoupon, `${words} --from 2030-01-01 --until 2030-01-31 --uses 100 --each 1`)
    const [{ code: _, createdAt: _at, ...made }, { code: _code, createdAt, ...meant }] = [
      (await findListedCoupon('FORM-1'))!,
      (await findListedCoupon('COMMAND-1'))!,
    ]
    expect(createdAt).toBeGreaterThan(0)
    expect(made).toEqual(meant)
    const facts = clerk.text('.facts')
    expect(facts).toContain('€4.99 / ₹450.00')
    expect(facts).toContain('from €20.50 of goods, 1 use by each customer')
    expect(facts).toContain('0 of 100')
    expect(facts).toContain('1 January 2030 to 31 January 2030')
    expect(facts).toContain('Planned')
  })

  test('may have its per cent typed with the sign', async () => {
    await add({ code: 'signed', percent: '15 %' })
    expect(await findListedCoupon('SIGNED')).toMatchObject({ percent: 15 })
    await add({ code: 'unsigned', percent: '%' })
    expect(errorAt('percent')).toContain('1 to 100')
  })

  test('says that its days are those of the home market', async () => {
    await clerk.visit(page)
    expect(clerk.text('main')).toContain('Days are those of the home market: India.')
  })

  test('is recorded with the staff member, and reduces the cart of a shopper', async () => {
    await add({ code: 'ten', percent: '10' })
    expect(await changesOf('TEN')).toMatchObject([{ command: 'coupon add', percent: 10 }])
    const { email } = await db.read
      .selectFrom('audit')
      .innerJoin('staff', 'staff.id', 'audit.actor')
      .select('email')
      .where('about', '=', 'TEN')
      .executeTakeFirstOrThrow()
    expect(email).toBe('clerk@shop.example')
    const shopper = await newShopper()
    await shopper.post('/book/b01', { intent: 'cart.add', product: 'b01', quantity: '1' })
    await shopper.post('/cart', { intent: 'coupon.apply', coupon: 'Ten' })
    expect(shopper.status).toBe(200)
    expect(shopper.text('main')).toContain('Coupon TEN')
  })

  test('is refused field by field, and what was typed stays', async () => {
    const typed = {
      ...{ code: 'a%b', percent: '101', 'minimum-EUR': '0', 'minimum-INR': '1.00,50' },
      ...{ from: '2030-02-30', until: '2020-01-01', uses: '1.5', each: '-1' },
    }
    await add(typed)
    expect(clerk.status).toBe(422)
    expect(errorAt('code')).toContain('1 to 40 letters')
    expect(errorAt('percent')).toBe('Type a whole number from 1 to 100.')
    expect(clerk.texts('.errors li')).toContain(
      'Reduction in per cent: Type a whole number from 1 to 100.',
    )
    expect(errorAt('minimum-EUR')).toContain('an amount above 0')
    expect(errorAt('minimum-INR')).toContain('an amount above 0')
    expect(errorAt('from')).toContain('a day such as')
    expect(errorAt('uses')).toContain('1,00,00,00,000')
    expect(errorAt('each')).toContain('1,00,00,00,000')
    for (const [field, value] of Object.entries(typed))
      expect(clerk.attr(`[id="${field}"]`, 'value')).toBe(value)
    expect(clerk.attr('details.panel', 'open')).toBeDefined()
    await add({ code: 'late', percent: '5', until: '2020-01-01' })
    expect(errorAt('until')).toContain('past')
    await add({ code: 'both', percent: '5', 'amount-EUR': '5' })
    expect(errorAt('percent')).toBe('Give either per cent or amounts.')
    await add({ code: 'none', 'minimum-EUR': '5' })
    expect(errorAt('percent')).toBe('Give either per cent or amounts.')
    expect(await findListedCoupon('BOTH')).toBeUndefined()
    expect(await findListedCoupon('LATE')).toBeUndefined()
  })

  test('takes a code once, also if two people send it at once', async () => {
    await Promise.all([clerk.visit(page), owner.visit(page)])
    await Promise.all([
      clerk.press('Add this coupon', { code: 'race', percent: '5' }),
      owner.press('Add this coupon', { code: 'Race', percent: '6' }),
    ])
    expect([clerk.status, owner.status].sort()).toEqual([200, 422])
    const second = clerk.status === 422 ? clerk : owner
    expect(second.text('#code-error')).toContain('There is a coupon RACE already.')
    expect(await changesOf('RACE')).toHaveLength(1)
  })
})

describe('the page of a coupon', () => {
  test('lists the orders that used it, with what it took off', async () => {
    await add({ code: 'used', 'amount-INR': '100', uses: '1' })
    const visitor = await aVisitor(['b01'])
    await applyCoupon(visitor, 'USED', seen({ now: Date.now() }))
    const placed = await placeOrder(await aPlacing(visitor))
    if (!placed.ok) throw new Error('not placed')
    await clerk.visit('/office/coupons/used')
    expect(clerk.text('.facts')).toContain('1 of 1')
    expect(clerk.text('.facts')).toContain('Used up')
    expect(clerk.text('.table')).toContain('₹100.00')
    await clerk.follow(placed.number)
    expect(clerk.text('h1')).toBe(`Order ${placed.number}`)
  })

  test('ends it once', async () => {
    await add({ code: 'over', percent: '5' })
    await owner.visit('/office/coupons/OVER')
    await clerk.press('End now')
    expect(clerk.text('.toast')).toBe('The coupon OVER has ended.')
    expect(clerk.texts('main button')).toEqual([])
    await owner.press('End now')
    expect(owner.text('.toast')).toBe('The coupon OVER had ended before.')
    const commands = (await changesOf('OVER')).map(({ command }) => command)
    expect(commands).toEqual(['coupon add', 'coupon end'])
    await clerk.post('/office/coupons/NOBODY-KNOWS', { intent: 'coupon.end' })
    expect(clerk.status).toBe(404)
  })
})

describe('the list of coupons', () => {
  test('is searched by a part of the code, and filtered by state', async () => {
    await add({ code: 'listed-now', percent: '5' })
    await add({ code: 'listed-next', percent: '5', from: '2030-01-01' })
    await clerk.visit(page)
    await clerk.press('Apply', { q: 'sted-n' })
    expect(clerk.texts('.table tbody th')).toEqual(['LISTED-NEXT', 'LISTED-NOW'])
    await clerk.press('Apply', { state: 'not-begun' })
    expect(clerk.texts('.table tbody th')).toEqual(['LISTED-NEXT'])
    expect(clerk.text('caption')).toBe('1 coupon')
    await clerk.visit(`${page}?q=a%25b&state=no-such&page=7`)
    expect(clerk.text('.empty')).toBe('There are no such coupons.')
  })
})
