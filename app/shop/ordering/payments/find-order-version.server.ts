import { createHash } from 'node:crypto'
import type { Reader } from '#app/database/connection.server.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { leftMinor } from '#app/shop/ordering/orders/refund-payments.server.ts'

/** Returns a fingerprint of all that a decision about an order depends on; notes and mails do not count. */
export async function findOrderVersion(reader: Reader, number: string): Promise<string> {
  const facts = [
    ...(await listStates(reader, number)),
    ...(await listSteps(reader, number)),
    await listRefunds(reader, number),
    await listRefundLines(number, reader),
    await listChangeIds(reader, number),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}

/** Lists the states of the order, of its payments and of its returns. */
const listStates = async (reader: Reader, number: string) => [
  await reader
    .selectFrom('customerOrder')
    .select(['state', 'paymentState', 'unreserved'])
    .where('number', '=', number)
    .execute(),
  await reader
    .selectFrom('payment')
    .select(['id', 'state'])
    .where('orderNumber', '=', number)
    .orderBy('id')
    .execute(),
  await reader
    .selectFrom('orderReturn')
    .select(['id', 'state'])
    .where('orderNumber', '=', number)
    .orderBy('id')
    .execute(),
]

/** Lists the states that the order went through, and its parcels. */
const listSteps = async (reader: Reader, number: string) => [
  await reader
    .selectFrom('orderEvent')
    .select(['at', 'state'])
    .where('orderNumber', '=', number)
    .orderBy('at')
    .orderBy('state')
    .execute(),
  await reader
    .selectFrom('parcel')
    .select(['carrier', 'code'])
    .where('orderNumber', '=', number)
    .orderBy('carrier')
    .orderBy('code')
    .execute(),
]

const listRefunds = (reader: Reader, number: string) =>
  reader
    .selectFrom('refund')
    .select(['id', 'state', 'amountMinor', leftMinor.as('leftMinor')])
    .where('orderNumber', '=', number)
    .orderBy('id')
    .execute()

const listChangeIds = (reader: Reader, number: string) =>
  reader.selectFrom('audit').select('id').where('about', '=', number).orderBy('id').execute()
