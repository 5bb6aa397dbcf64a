import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { completeOpenedOrders } from '#app/shop/ordering/fulfilment/complete-files.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import { describeRemaining } from '#app/shop/ordering/orders/remaining-order.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { buy } from '../downloads/bought.ts'
import { mailsAbout, orderOf, statesOf } from './placed.ts'

const published = Date.UTC(2999, 4, 2)
const ahead = () => eBookWithFile({ datePublished: '2999-05-01' })

const fetched = (number: string) =>
  db.write((trx) =>
    trx
      .updateTable('ebookDownload')
      .set({ fetched: 1 })
      .where('orderNumber', '=', number)
      .execute(),
  )

async function canCancel(number: string): Promise<boolean> {
  const { returned, ebooks } = await findHistory(number)
  return describeRemaining(await orderOf(number), { returned, ebooks, now: Date.now() }).canCancel
}

async function faults(): Promise<string[]> {
  const found: string[] = []
  for await (const { level, about, says } of checkShop(Date.now()))
    if (level === 'fault') found.push(`${about}: ${says}`)
  return found
}

describe('an order of e-books alone', () => {
  test('is delivered by its payment, in the same moment and without a mail about a dispatch', async () => {
    const number = await buy([await eBookWithFile(), await eBookWithFile()], { isPaid: false })
    expect((await orderOf(number)).state).toBe('received')
    await recordPaid(number, { at: Date.now(), reference: null }, Date.now())
    expect((await orderOf(number)).state).toBe('delivered')
    expect(await statesOf(number)).toEqual(expect.arrayContaining(['received', 'delivered']))
    expect(await mailsAbout(number, 'dispatch')).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('of which one is not published yet is complete on that day', async () => {
    const number = await buy([await eBookWithFile(), await ahead()])
    await completeOpenedOrders(Date.now())
    expect((await orderOf(number)).state).toBe('received')
    await completeOpenedOrders(published)
    expect((await orderOf(number)).state).toBe('delivered')
    expect(await statesOf(number)).toHaveLength(2)
  })

  test('that an earlier release left open is completed once', async () => {
    const number = await buy([await eBookWithFile()])
    await db.write(async (trx) => {
      await trx
        .updateTable('customerOrder')
        .set({ state: 'received' })
        .where('number', '=', number)
        .execute()
      await trx
        .deleteFrom('orderEvent')
        .where('orderNumber', '=', number)
        .where('state', '=', 'delivered')
        .execute()
    })
    expect(await completeOpenedOrders(Date.now())).toBeGreaterThan(0)
    expect((await orderOf(number)).state).toBe('delivered')
    expect(await completeOpenedOrders(Date.now())).toBe(0)
  })

  test('can still be cancelled by its buyer until an e-book was downloaded', async () => {
    const [unread, read] = [await buy([await eBookWithFile()]), await buy([await eBookWithFile()])]
    await fetched(read)
    expect([await canCancel(unread), await canCancel(read)]).toEqual([true, false])
    expect(await cancelOrder(unread, 'buyer', Date.now())).toMatchObject({ ok: true })
    expect(await cancelOrder(read, 'buyer', Date.now())).toEqual({ ok: false, reason: 'fetched' })
    expect(await cancelOrder(read, 'shopkeeper', Date.now())).toMatchObject({ ok: true })
    expect(await faults()).toEqual([])
  })
})

test('an order with a parcel is not complete by its payment or its e-books', async () => {
  const number = await buy([await aBook(), await eBookWithFile()])
  await completeOpenedOrders(Date.now())
  expect((await orderOf(number)).state).toBe('received')
})
