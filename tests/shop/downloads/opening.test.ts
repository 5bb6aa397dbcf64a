import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { CustomerOrderTable, PaymentState } from '#app/database/tables.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { findDownloads } from '#app/shop/ordering/downloads/find-downloads.server.ts'
import { writeLeanPage } from '#app/shop/ordering/downloads/lean-page.server.ts'
import { findLibraryFeed } from '#app/shop/ordering/downloads/library-feed.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { eBookWithFile } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { buy } from './bought.ts'
import { send } from './send.ts'

const now = Date.now()
const viewer = { language: 'en', currency: 'INR', country: 'IN', now } as const

type Bought = { number: string; customer: string; key: string }

const fetched = async (
  { number, ...reader }: Bought,
  by: 'key' | 'customer',
  headers: HeadersInit = {},
) => {
  const ebook = {
    number,
    file: '0.epub',
    reader: {
      key: by === 'key' ? reader.key : null,
      customer: by === 'customer' ? reader.customer : undefined,
    },
  }
  const { status } = await send(ebook, now, { headers })
  return status === 200 || status === 206
}

const pageOf = async (requested: { order?: string; key?: string; customer?: string }) => {
  const { order = null, key = null, customer } = requested
  const found = await findDownloads({ order, key, q: null, page: 1, customer }, viewer)
  if (found.kind !== 'list') throw new Error(found.kind)
  return found
}

/** Whether the file is had in this way. */
const ways: Record<string, (bought: Bought) => Promise<boolean>> = {
  'the link of its order': (bought) => fetched(bought, 'key'),
  'its customer, signed in or by a feed': (bought) => fetched(bought, 'customer'),
  'a part of it': (bought) => fetched(bought, 'key', { Range: 'bytes=100-200' }),
  'the page of its link': async ({ number, key }) =>
    (await pageOf({ order: number, key })).page.ebooks.some(({ file }) => file.kind === 'open'),
  'the page of its customer': async ({ customer }) =>
    (await pageOf({ customer })).page.ebooks.some(({ file }) => file.kind === 'open'),
  'the page for e-readers': async ({ number, key }) => {
    const { page, list } = await pageOf({ order: number, key })
    return writeLeanPage(page, list, 'en').includes('.epub')
  },
  'the feed of a library': async ({ customer }) => {
    const where = { base: 'http://shop.test/opds', query: '', origin: 'http://shop.test' }
    const owner = { customer, language: 'en', createdAt: now } as const
    return ((await findLibraryFeed(owner, { ...where, page: 1, now }))?.entries.length ?? 0) > 0
  },
}

const methods = ['invoice', 'on-delivery', 'transfer', 'card'] as const
const states: PaymentState[] = ['due', 'paid', 'to-refund', 'part-refunded', 'refunded']
const kinds = ['published', 'ordered ahead', 'bought while unpaid files opened'] as const
type Kind = (typeof kinds)[number]

const ofKind = {} as Record<Kind, string>
beforeAll(async () => {
  const day = new Date(now + 10 * dayMs).toISOString().slice(0, 10)
  ofKind.published = await eBookWithFile()
  ofKind['ordered ahead'] = await eBookWithFile({ datePublished: day })
  ofKind['bought while unpaid files opened'] = ofKind.published
})

async function bought(kind: Kind, order: Partial<CustomerOrderTable>): Promise<Bought> {
  const customer = await aCustomer(newEmail())
  const number = await buy([ofKind[kind]], { now, customer, isPaid: false })
  await db.write(async (trx) => {
    await trx.updateTable('customerOrder').set(order).where('number', '=', number).execute()
    if (kind === 'bought while unpaid files opened')
      await trx
        .updateTable('ebookDownload')
        .set({ opensUnpaid: 1 })
        .where('orderNumber', '=', number)
        .execute()
  })
  return { number, customer, key: ebooksKey(await ensureLinkSecret(), number, now) }
}

const isOpen = (kind: Kind, paymentState: PaymentState) =>
  kind !== 'ordered ahead' &&
  (paymentState !== 'due' || kind === 'bought while unpaid files opened')

const table = methods.flatMap((method) =>
  states.flatMap((state) =>
    kinds.map((kind) => [kind, method, state, isOpen(kind, state) ? 'open' : 'closed'] as const),
  ),
)

describe.each(table)('an e-book %s, by %s and %s, is %s', (kind, paymentMethod, paymentState) => {
  let one: Bought
  beforeAll(async () => {
    one = await bought(kind, { paymentMethod, paymentState })
  })

  test.each(Object.keys(ways))('through %s', async (way) => {
    expect(await ways[way]!(one)).toBe(isOpen(kind, paymentState))
  })
})
