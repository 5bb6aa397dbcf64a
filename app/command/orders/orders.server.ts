import { quoted } from '#app/i18n/quoted.ts'
import { decimal, describeMoney } from '#app/i18n/format/decimal.ts'
import { foldEmail } from '#app/i18n/email.ts'
import {
  listOrders,
  type ListedOrder,
} from '#app/shop/ordering/order-management/list-orders.server.ts'
import { shortenHash } from '#app/shop/ordering/orders/order-networks.server.ts'
import { isUndone, orderStates } from '#app/shop/ordering/orders/order-states.ts'
import {
  findSharedNetworks,
  listSuspiciousNetworks,
} from '#app/shop/ordering/fulfilment/suspicious-orders.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { answerCommand, readArguments, UsageError } from '../answer-command.server.ts'
import { formatHomeMoment, homeDay } from '../format-days.server.ts'
import { requireOrderNumber, unknownOrder } from './find-order.server.ts'
import { printable, printJson, wordsOf, type Out } from '../out.server.ts'

const usage = `Usage: npm run shop -- orders [--state STATE] [--since DAY] [--until DAY] [--customer EMAIL]
                          [--to-pack] [--suspicious] [--limit 50] [--after NUMBER] [--json]
  Lists orders, the newest first. "files" after the state means that the order has only e-books.
  --state      ${orderStates.join(', ')}
  --since, --until   placed on these days of the home market or between them, like 2027-01-31
  --customer   placed with this e-mail address
  --to-pack    orders with a parcel that may be packed now: paid, or payable later; not those that
               you check first, that were withdrawn from, or with a book that is not published yet
  --suspicious  unpaid orders that hold no stock until you check them, because too many came
               from their network or at once, and all other unpaid orders of these networks;
               a network is shown as a hash for "cancel --network"
  --limit      the largest number of orders, up to 1000; default 50
  --after      continue after this order, the last one of the previous list
`

const text = { type: 'string' } as const
const mostListed = 1000

export const runOrders = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const { values } = readArguments(args, {
      state: text,
      since: text,
      until: text,
      customer: text,
      limit: text,
      after: text,
      json: { type: 'boolean' },
      suspicious: { type: 'boolean' },
      'to-pack': { type: 'boolean' },
    })
    const filter = {
      ...(await readFilter(values)),
      views: [
        ...(values.suspicious ? (['suspicious'] as const) : []),
        ...(values['to-pack'] ? (['to-pack'] as const) : []),
      ],
      now,
    }
    // One more row shows whether there are others.
    const found = await listOrders({ ...filter, limit: filter.limit + 1 })
    const orders = found.slice(0, filter.limit)
    const areMore = found.length > orders.length
    if (values.suspicious) return listSuspicious(orders, areMore, values.json ?? false, out)
    if (values.json) printJson(out, orders.map(forPrograms))
    else print(orders, areMore, out)
  })

async function listSuspicious(
  orders: ListedOrder[],
  areMore: boolean,
  isJson: boolean,
  out: Out,
): Promise<void> {
  const networks = await listSuspiciousNetworks()
  const numbers = orders.map(({ number }) => number)
  const shared = await findSharedNetworks(numbers, networks)
  const networkWords = ({ number }: ListedOrder) => shortenHash(shared.get(number) ?? '')
  if (isJson)
    return void printJson(
      out,
      orders.map((one) => ({ ...forPrograms(one), network: networkWords(one) || null })),
    )
  print(orders, areMore, out, networkWords)
  const named = new Set(orders.map(networkWords))
  for (const { networkHash, orders: count } of networks) {
    const network = shortenHash(networkHash)
    if (named.has(network))
      out.write(`${count} of network ${network}: \`cancel --network ${network}\`\n`)
  }
}

type Values = Partial<
  Record<'state' | 'since' | 'until' | 'customer' | 'limit' | 'after', string | undefined>
>

async function readFilter(values: Values) {
  const { since, until, customer, after } = values
  const state = orderStates.find((one) => one === values.state)
  if (values.state !== undefined && !state)
    throw new UsageError(`There is no state ${quoted(values.state)}.`)
  return {
    ...(state && { state }),
    ...(since !== undefined && { since: homeDay('--since', since).begins }),
    ...(until !== undefined && { until: homeDay('--until', until).ends }),
    ...(customer !== undefined && { email: foldEmail(customer.trim()) }),
    ...(after !== undefined && { after: await findPlace(after) }),
    limit: readLimit(values.limit),
  }
}

function readLimit(typed = '50'): number {
  const limit = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  if (limit >= 1 && limit <= mostListed) return limit
  throw new UsageError(`--limit ${printable(typed)} is not a whole number from 1 to ${mostListed}.`)
}

async function findPlace(typed: string) {
  const order = await findOrder(requireOrderNumber(typed))
  if (!order) throw unknownOrder(typed)
  return order
}

const forPrograms = ({ placedAt, totalMinor, unreserved, ...order }: ListedOrder) => ({
  ...order,
  holdsStock: unreserved === 0,
  placedAt: new Date(placedAt).toISOString(),
  total: decimal(totalMinor, order.currency),
})

const heads = ['NUMBER', 'PLACED', 'STATE', 'PAYMENT', 'TOTAL', 'THINGS', 'TO', 'CUSTOMER']

function print(
  orders: ListedOrder[],
  areMore: boolean,
  out: Out,
  networkWords?: (order: ListedOrder) => string,
) {
  if (orders.length === 0) return void out.write('No such orders.\n')
  const rows = orders.map((one) => [
    ...[one.number, formatHomeMoment(one.placedAt), stateOf(one), wordsOf(one.paymentState)],
    ...[
      describeMoney({ minor: one.totalMinor, currency: one.currency }),
      String(one.pieces),
      one.country,
      one.email,
    ],
    ...(networkWords ? [networkWords(one)] : []),
  ])
  const named = networkWords ? [...heads, 'NETWORK'] : heads
  for (const line of columnsOf([named, ...rows])) out.write(`${printable(line)}\n`)
  if (areMore) out.write(`There are more: --after ${orders.at(-1)!.number}\n`)
}

const stateOf = ({ state, deliveryMethod, unreserved }: ListedOrder) =>
  [
    state,
    ...(deliveryMethod === null ? ['files'] : []),
    ...(unreserved === 1 && !isUndone(state) ? ['no stock held'] : []),
  ].join(', ')

/** Pads the cells, so that columns are aligned. */
function columnsOf(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)))
  return rows.map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n]!))
      .join('  ')
      .trimEnd(),
  )
}
