import { describe, expect, test } from 'vitest'
import { languages } from '#app/i18n/languages.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import {
  returnAnnouncedMail,
  returnForSellerMail,
  returnCompletedMail,
  withdrawalReceipt,
} from '#app/shop/ordering/returns/withdrawal-mail.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { anOrder } from './orders.ts'

const key = 'abc.def'
const aReturn = (order: Order) => ({
  ...{ id: 'return-1', order, reason: 'damaged' as const, note: 'torn' },
  lines: [{ position: 0, quantity: 1 }],
})
const linkTo = (order: Order) => `http://shop.test/order-received/${order.number}?key=${key}`
const anOrdered = async (): Promise<Order> => ({
  ...(await anOrder([{ productId: await aBook({ name: 'Silas Marner' }), quantity: 2 }])),
  origin: 'http://shop.test',
})
const street = '3 Folding Street'

describe('a mail about what goes back', () => {
  test('names where to once, though the seller ends it', async () => {
    const order = await anOrdered()
    const notice = {
      id: 'a',
      email: 'a@example.org',
      content: 'All of it',
      country: 'IN',
      declaredAt: 0,
    } as const
    for (const language of languages)
      for (const { text } of [
        withdrawalReceipt({ ...notice, language }, { order, key }),
        returnAnnouncedMail(aReturn(order), { language, isConfirmed: false }),
      ])
        expect(text.split(street)).toHaveLength(2)
  })

  test('links to the order where its key is there, and nowhere else', async () => {
    const order = await anOrdered()
    const notice = {
      id: 'a',
      email: order.email,
      content: 'All',
      country: 'IN',
      declaredAt: 0,
    } as const
    const finished = { id: 'return-1', outcome: 'received', why: '', key } as const
    for (const { text } of [
      withdrawalReceipt({ ...notice, language: 'en' }, { order, key }),
      returnAnnouncedMail(aReturn(order), { language: 'en', key, isConfirmed: false }),
      returnCompletedMail(order, finished),
    ])
      expect(text).toContain(linkTo(order))
    const page = 'http://shop.test/withdrawal?notice=abc'
    const { text } = withdrawalReceipt({ ...notice, language: 'en' }, { page })
    expect(text).toContain(page)
    expect(text).not.toContain('order-received')
  })

  test.each(['received', 'refused'] as const)('that was %s names its lines', async (outcome) => {
    const { lines, order } = aReturn(await anOrdered())
    const { text } = returnCompletedMail(order, { id: 'return-1', outcome, why: 'Wet', lines })
    expect(text).toContain('1 × Silas Marner')
    expect(text).toContain('Wet')
  })

  test('tells the seller by which command it is received', async () => {
    const { text } = returnForSellerMail(aReturn(await anOrdered()))
    expect(text).toContain('npm run shop -- receive-return return-1')
  })
})
