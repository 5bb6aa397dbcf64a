import { describe, expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { linesCancelledMail } from '#app/shop/ordering/fulfilment/cancelled-mail.server.ts'
import { dispatchMail } from '#app/shop/ordering/fulfilment/dispatch-mail.server.ts'
import { refundMail } from '#app/shop/ordering/fulfilment/payment-mail.server.ts'
import { lineCells } from '#app/shop/ordering/order-pages/order-mail.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import {
  returnAnnouncedMail,
  returnCompletedMail,
  returnForSellerMail,
} from '#app/shop/ordering/returns/withdrawal-mail.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { anOrder } from '../returns/orders.ts'

const now = Date.UTC(2026, 10, 21, 12)
const key = 'abc.def'
const pieces = [0, 1].map((position) => ({ position, quantity: 1 }))

async function twoEditions(): Promise<Order> {
  const [first, second] = [
    await aBook({ name: 'Emma', format: 'hardback' }),
    await aBook({ name: 'Emma', format: 'paperback' }),
  ]
  return anOrder([{ productId: first }, { productId: second }])
}

describe.each(languages)('two editions of one title are told apart in %s', (language) => {
  const t = translator(language)
  test.each([
    [
      'the dispatch',
      (order: Order) => dispatchMail(order, { parcels: [], cancelled: [], key, now }),
    ],
    [
      'lines that are cancelled',
      (order: Order) =>
        linesCancelledMail(order, {
          ...{ key, parts: pieces, isSent: true, refundMinor: 0, toPayMinor: undefined },
          ...{ opened: [], now },
        }),
    ],
    [
      'a refund',
      (order: Order) =>
        refundMail(
          order,
          { id: '1', amountMinor: 1, reference: null, lines: pieces },
          { secret: 's', now },
        ),
    ],
    [
      'a return that is announced',
      (order: Order) =>
        returnAnnouncedMail(
          { id: '1', order, reason: 'damaged', note: '', lines: pieces },
          { language, key, isConfirmed: true },
        ),
    ],
    [
      'a return that has come',
      (order: Order) =>
        returnCompletedMail(order, { id: '1', outcome: 'received', why: '', lines: pieces, key }),
    ],
  ])('in the mail about %s', async (_, mailOf) => {
    const { text } = mailOf({ ...(await twoEditions()), language })
    for (const format of ['hardback', 'paperback'] as const)
      expect(text).toContain(`1 × Emma (${t(`order.format.${format}`)})`)
  })
})

test('a name that is written from right to left turns nothing beside it', async () => {
  const name = 'ألف ليلة وليلة'
  const order = await anOrder([{ productId: await aBook({ name, format: 'hardback' }) }])
  const { text } = dispatchMail(order, { parcels: [], cancelled: [], key, now })
  expect(text).toContain(`1 × \u2068${name}\u2069 (hardback)`)
  const cells = lineCells(
    {
      ...{ name, author: 'Jane Doe', format: 'hardback', variantName: null },
      ...{ unit: '1', quantity: 1, sum: '1', dispatchWords: '' },
    } as Parameters<typeof lineCells>[0],
    translator('en'),
  )
  expect(cells[0]).toBe(`\u2068${name}\u2069, Jane Doe, hardback`)
})

test('an e-book that holds the opening of the work is named so', async () => {
  const order = await twoEditions()
  const lines = order.lines.map((line) => ({
    ...line,
    ...({ format: 'e-book', ebookContent: 'opening' } as const),
  }))
  const { text } = returnForSellerMail({
    ...{ id: '1', order: { ...order, lines }, reason: 'other', note: '', lines: pieces },
  })
  expect(text).toContain('1 × Emma (e-book: the opening of the work)')
})
