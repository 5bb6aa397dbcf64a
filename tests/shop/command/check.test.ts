import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { runCheck } from '#app/command/shop/check.server.ts'
import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { aBook, aDress, aThing, eBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { runLine } from './run-command.ts'

const maker = {
  makerName: 'Kiln & Co',
  makerPostalAddress: 'Ofengasse 1, 80331 München, Germany',
  makerEmail: 'kiln@example.org',
}

let order: string
let bookId: string
let dressId: string

/** What the database itself would refuse: it comes from a crash, another program or a careless hand. */
async function plant(...statements: string[]) {
  if (db.dialect === 'sqlite') {
    await sql`pragma foreign_keys=off`.execute(db.writer)
    await sql`pragma ignore_check_constraints=on`.execute(db.writer)
  }
  await db.write(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx)
  })
}

/** PostgreSQL without its own keys and rules. */
async function dropRules() {
  const { rows } = await sql<{ rule: string; place: string }>`
    select conname as rule, conrelid::regclass::text as place from pg_constraint
    where contype in ('f', 'c') and connamespace = 'public'::regnamespace`.execute(db.writer)
  for (const { rule, place } of rows)
    await sql.raw(`alter table ${place} drop constraint "${rule}"`).execute(db.writer)
}

beforeAll(async () => {
  if (db.dialect === 'postgres') await dropRules()
  bookId = await aBook({ ...maker })
  dressId = await aDress({ ...maker, mrpMinor: 99_900 })
  const visitor = await aVisitor([
    { productId: bookId, quantity: 2 },
    { productId: dressId, color: 'red', size: 'm' },
  ])
  const placed = await placeOrder(await aPlacing(visitor))
  if (!placed.ok) throw new Error('not placed')
  order = placed.number
})

const check = () => runLine(runCheck, '')

const whole = async () =>
  expect(await check()).toEqual({ code: 0, printed: '0 faults, 0 warnings\n' })

/** Plants a fault, sees it told, and takes it out again. */
async function finds(planted: string[], announced: RegExp, corrected: string[]) {
  await plant(...planted)
  const { code, printed } = await check()
  await plant(...corrected)
  expect(printed).toMatch(announced)
  expect(code).toBe(1)
  await whole()
}

const ofOrder = (change: string) => `update customer_order set ${change} where number = '${order}'`

const lineOff = (position: number, quantity: number, amount: number, refund = 'null') =>
  `insert into refund_line (order_number, position, from_piece, quantity, amount_minor, refund_id, is_cancelled, at)
   values ('${order}', ${position}, 0, ${quantity}, ${amount}, ${refund}, 1, 1)`

describe('shop check', () => {
  test('ends with 0 where the books agree', async () => {
    await whole()
  })

  test('finds a total that is not goods less discount and with delivery', () =>
    finds(
      [ofOrder('total_minor = total_minor + 1')],
      /fault: order \w+: goods less discount and with delivery are \d+, its total is \d+/,
      [ofOrder('total_minor = total_minor - 1')],
    ))

  test('finds goods that are not those of the lines', () =>
    finds(
      ['update order_line set line_minor = line_minor + unit_minor, quantity = quantity + 1'],
      /its lines come to \d+, its goods are \d+/,
      ['update order_line set line_minor = line_minor - unit_minor, quantity = quantity - 1'],
    ))

  test('finds a line that is not price times quantity', () =>
    finds(
      ['update order_line set unit_minor = unit_minor + 1'],
      /a line is not its unit price times its quantity/,
      ['update order_line set unit_minor = unit_minor - 1'],
    ))

  test('finds a discount that no line has', () =>
    finds([ofOrder('discount_minor = 1')], /its lines are reduced by 0, the order by 1/, [
      ofOrder('discount_minor = 0'),
    ]))

  test('finds a tax that is not that of its sum', () =>
    finds(
      ['update order_tax set tax_minor = tax_minor + 1 where basis_points > 0'],
      /its tax at 18 % is not that of \d+/,
      ['update order_tax set tax_minor = tax_minor - 1 where basis_points > 0'],
    ))

  test('finds a rate that is missing', () =>
    finds(
      ['update order_tax set basis_points = 777 where basis_points = 1800'],
      /its tax at 18 % is missing/,
      ['update order_tax set basis_points = 1800 where basis_points = 777'],
    ))

  test('finds a stock below zero', () =>
    finds(
      [`update product set stock = stock - 99 where id = '${bookId}'`],
      /fault: product \S+: its stock is below zero/,
      [`update product set stock = stock + 99 where id = '${bookId}'`],
    ))

  test('finds a stock that is not that of the variants', () =>
    finds(
      [`update product set stock = stock + 1 where id = '${dressId}'`],
      /its stock is 10, that of its variants together 9/,
      [`update product set stock = stock - 1 where id = '${dressId}'`],
    ))

  test('finds variants of a product that says it has none', () =>
    finds(
      [`update product set has_variants = 0 where id = '${dressId}'`],
      /it has variants, or has none, and says not so/,
      [`update product set has_variants = 1 where id = '${dressId}'`],
    ))

  test('finds lines of an order that is not there', () =>
    finds(
      [
        `insert into order_event (order_number, at, state) values ('GONE', 1, 'received')`,
        `update order_line set order_number = 'GONE' where position = 0`,
      ],
      /fault: order GONE: there is no such order, but orderLine rows of it/,
      [
        `delete from order_event where order_number = 'GONE'`,
        `update order_line set order_number = '${order}' where order_number = 'GONE'`,
      ],
    ))

  test('finds an order whose customer is gone', () =>
    finds([ofOrder(`customer = 'nobody'`)], /its customer is not there/, [
      ofOrder('customer = null'),
    ]))

  test('finds a state that the history does not end with', () =>
    finds([ofOrder(`state = 'packed'`)], /it is packed, its history ends with received/, [
      ofOrder(`state = 'received'`),
    ]))

  test('finds a history that leaps', () =>
    finds(
      [
        ofOrder(`state = 'delivered'`),
        `insert into order_event (order_number, at, state) values ('${order}', 9999999999999, 'delivered')`,
      ],
      /its history goes from received to delivered/,
      [ofOrder(`state = 'received'`), `delete from order_event where state = 'delivered'`],
    ))

  test('finds an order that is due and was paid', () =>
    finds(
      [
        `insert into payment (id, order_number, method, amount_minor, currency, state, created_at)
         values ('p', '${order}', 'card', 1, 'INR', 'paid', 1)`,
      ],
      /its payment is due, and it was paid/,
      [`delete from payment`],
    ))

  test('finds an order that says refunded and was not', () =>
    finds([ofOrder(`payment_state = 'refunded'`)], /its payment is refunded, its sums say paid/, [
      ofOrder(`payment_state = 'due'`),
    ]))

  test('finds more paid back than was paid', () =>
    finds(
      [
        ofOrder(`payment_state = 'refunded'`),
        `insert into refund (id, order_number, reason, amount_minor, state, created_at, due_at)
         values ('r', '${order}', 'goodwill', 999999999, 'done', 1, 1)`,
      ],
      /more is paid back than was paid/,
      [ofOrder(`payment_state = 'due'`), `delete from refund`],
    ))

  test('finds more of a line taken off than was bought, or than it cost', () =>
    finds(
      [lineOff(0, 3, 1), lineOff(1, 1, 999_999_99)],
      /of line 1 3 are taken off, 2 were bought[^]*of line 2 99999999 is taken off, it cost \d+/,
      ['delete from refund_line'],
    ))

  test('finds a line taken off that the order has not', () =>
    finds([lineOff(7, 1, 0)], /line 8 is taken off, and it has no such line/, [
      'delete from refund_line',
    ]))

  test('finds a refund that is less than its lines', () =>
    finds(
      [
        ofOrder(`payment_state = 'part-refunded'`),
        `insert into refund (id, order_number, reason, amount_minor, state, created_at, due_at)
         values ('r', '${order}', 'goodwill', 5, 'done', 1, 1)`,
        lineOff(0, 1, 6, `'r'`),
      ],
      /a refund is 5, its lines come to 6/,
      ['delete from refund_line', 'delete from refund', ofOrder(`payment_state = 'due'`)],
    ))

  test('asks the database no more often for more orders', async () => {
    const count = async () => {
      const requested = vi.spyOn(db.read, 'selectFrom')
      await check()
      const { length } = requested.mock.calls
      requested.mockRestore()
      return length
    }
    const before = await count()
    for (let n = 0; n < 3; n++) await placeOrder(await aPlacing(await aVisitor([bookId])))
    expect(await count()).toBe(before)
  })

  test('finds a return of a line that the order has not', () =>
    finds(
      [
        `insert into order_return (id, order_number, kind, state, announced_at)
         values ('b', '${order}', 'return', 'announced', 1)`,
        `insert into order_return_line (return_id, position, quantity) values ('b', 9, 1)`,
      ],
      /a return of it names a line that it has not/,
      [`delete from order_return_line`, `delete from order_return`],
    ))

  test('finds an e-book for sale without a text to print', async () => {
    const id = await eBookWithFile({ accessibility: [] })
    await finds(
      [`update ebook_text set html = '<p> </p>' where product_id = '${id}'`],
      new RegExp(`fault: product ${id}: .*no text to print`),
      [
        `delete from product where id = '${id}'`,
        // Keys are off by now.
        ...['price', 'product_text', 'ebook_text'].map(
          (table) => `delete from ${table} where product_id = '${id}'`,
        ),
      ],
    )
  })

  test('warns of an e-book without its file', async () => {
    const id = await eBook()
    expect((await check()).printed).toContain(
      `warning: product ${id}: it is an e-book without its file, and is not for sale`,
    )
    await plant(
      `delete from product where id = '${id}'`,
      ...['price', 'product_text'].map(
        (table) => `delete from ${table} where product_id = '${id}'`,
      ),
    )
  })

  test('finds a mail that was given up', async () => {
    await db.write((trx) =>
      enqueueMail(
        trx,
        { kind: 'order', about: 'x', recipient: 'a@b.test', subject: 's', text: 't', html: 'h' },
        1,
      ),
    )
    await finds(
      [`update outbox set failed_at = 1, attempts = 12 where about = 'x'`],
      /fault: mail \S+: order was given up after 12 attempts/,
      [`delete from outbox where about = 'x'`],
    )
  })

  test.runIf(db.dialect === 'sqlite')('finds keys that lead nowhere', () =>
    finds(
      [`insert into product_tag (product_id, tag) values ('gone', 'x')`],
      /fault: database: 1 product_tag rows refer to product rows that are not there/,
      [`delete from product_tag where product_id = 'gone'`],
    ),
  )

  test('warns of what the law wants and a product lacks, by counts, and does not fail', async () => {
    const ids = await Promise.all(
      Array.from({ length: 22 }, () => aThing({ mrpMinor: 99_900, stock: 1 })),
    )
    const { code, printed } = await check()
    expect(code).toBe(0)
    const [text = '', named = '', sum] = printed.split('\n')
    expect(text).toMatch(/^warning: product safety: name and addresses .*: 22 times$/)
    expect(named.split(', ')).toHaveLength(20)
    expect(named).toMatch(/ … and 2 more \(--verbose\)$/)
    expect(sum).toBe('0 faults, 22 warnings')
    for (const option of ['--verbose', '--all'])
      for (const id of ids)
        expect((await runLine(runCheck, option)).printed).toContain(`warning: product ${id}: `)
    const rows = JSON.parse((await runLine(runCheck, '--json')).printed) as unknown[]
    expect(rows).toHaveLength(22)
  })
})
