import { db } from '#app/database/database.server.ts'
import { checkMoney } from './check-money.ts'
import { checkOrder } from './check-order.ts'
import { fault, type Finding } from '#app/shop/operations/findings/finding.ts'

const ordersAtOnce = 300

/** Checks sums, taxes, history and payments of every order, in batches. */
export async function* checkOrders(): AsyncGenerator<Finding> {
  for (let after = ''; ;) {
    const orders = await listOrders(after)
    const last = orders.at(-1)
    if (!last) break
    yield* await checkSome(orders)
    after = last.number
  }
  yield* await listOrphanedRows()
}

type Row = Awaited<ReturnType<typeof listOrders>>[number]

const listOrders = (after: string) =>
  db.read
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(ordersAtOnce)
    .execute()

async function checkSome(orders: Row[]): Promise<Finding[]> {
  const numbers = orders.map(({ number }) => number)
  const [lines, taxes, events, money] = await Promise.all([
    db.read
      .selectFrom('orderLine')
      .selectAll()
      .where('orderNumber', 'in', numbers)
      .orderBy('position')
      .execute(),
    db.read.selectFrom('orderTax').selectAll().where('orderNumber', 'in', numbers).execute(),
    db.read.selectFrom('orderEvent').selectAll().where('orderNumber', 'in', numbers).execute(),
    listMoney(numbers),
  ])
  return orders.flatMap((order) => {
    const own = <T extends { orderNumber: string }>(rows: T[]) =>
      rows.filter((row) => row.orderNumber === order.number)
    const [ownLines, takenOff] = [own(lines), own(money.takenOff)]
    const [payments, refunds] = [own(money.payments), own(money.refunds)]
    return [
      ...checkOrder({ ...order, lines: ownLines, taxes: own(taxes), events: own(events) }),
      ...checkMoney({ ...order, lines: ownLines, payments, refunds, takenOff }),
    ]
  })
}

/** Lists the payments, refunds and reductions of some orders. */
async function listMoney(numbers: string[]) {
  const [payments, refunds, takenOff] = await Promise.all([
    db.read
      .selectFrom('payment')
      .select(['orderNumber', 'amountMinor'])
      .where('orderNumber', 'in', numbers)
      .where('state', '=', 'paid')
      .execute(),
    db.read
      .selectFrom('refund')
      .select(['id', 'orderNumber', 'state', 'amountMinor'])
      .where('orderNumber', 'in', numbers)
      .execute(),
    db.read.selectFrom('refundLine').selectAll().where('orderNumber', 'in', numbers).execute(),
  ])
  return { payments, refunds, takenOff }
}

/** Lists rows whose order, line or customer does not exist. */
const listOrphanedRows = async (): Promise<Finding[]> => [
  ...(await listRowsWithoutOrder()),
  ...(await listOrdersWithoutCustomer()),
  ...(await listReturnsWithoutLine()),
]

const tablesOfOrders = [
  'orderLine',
  'orderTax',
  'orderEvent',
  'payment',
  'refund',
  'refundLine',
  'invoice',
] as const

async function listRowsWithoutOrder(): Promise<Finding[]> {
  const found: Finding[] = []
  for (const table of tablesOfOrders) {
    const rows = await db.read
      .selectFrom(table)
      .leftJoin('customerOrder', 'customerOrder.number', `${table}.orderNumber`)
      .where('customerOrder.number', 'is', null)
      .select(`${table}.orderNumber`)
      .distinct()
      .execute()
    for (const { orderNumber } of rows)
      found.push(fault(`order ${orderNumber}`, `there is no such order, but ${table} rows of it`))
  }
  return found
}

async function listOrdersWithoutCustomer(): Promise<Finding[]> {
  const orders = await db.read
    .selectFrom('customerOrder')
    .leftJoin('customer', 'customer.id', 'customerOrder.customer')
    .where('customerOrder.customer', 'is not', null)
    .where('customer.id', 'is', null)
    .select('number')
    .execute()
  return orders.map(({ number }) => fault(`order ${number}`, 'its customer is not there'))
}

async function listReturnsWithoutLine(): Promise<Finding[]> {
  const orders = await db.read
    .selectFrom('orderReturnLine as back')
    .innerJoin('orderReturn', 'orderReturn.id', 'back.returnId')
    .leftJoin('orderLine as line', (join) =>
      join
        .onRef('line.orderNumber', '=', 'orderReturn.orderNumber')
        .onRef('line.position', '=', 'back.position'),
    )
    .where('line.position', 'is', null)
    .select('orderReturn.orderNumber as number')
    .execute()
  return orders.map(({ number }) =>
    fault(`order ${number}`, 'a return of it names a line that it has not'),
  )
}
