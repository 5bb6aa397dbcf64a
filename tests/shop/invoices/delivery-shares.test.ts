import { describe, expect, test } from 'vitest'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { invoicePdf } from '#app/shop/ordering/invoices/invoice-pdf.server.ts'
import { addRefund } from '#app/shop/ordering/payments/add-refund.server.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { remainingSums } from '#app/shop/ordering/payments/remaining-sums.ts'
import { faultsOfFacturX } from '../papers/factur-x-schema.ts'
import { readPages } from '../papers/read-pdf.ts'
import { aSoldOrder, now } from '../tax/sold-order.ts'

const hour = 3_600_000
let clock = now
const later = () => (clock += hour)

const book = { unitMinor: 2000, quantity: 1, taxKind: 'book', rate: 700 } as const
const lamp = { unitMinor: 3000, quantity: 1, taxKind: 'goods', rate: 1900 } as const
const file = { unitMinor: 1000, quantity: 1, taxKind: 'e-book', rate: 700 } as const

/** Its delivery is 2.00 at 7 % and 3.00 at 19 %. */
const aMixedOrder = (...further: (typeof file)[]) =>
  aSoldOrder({ lines: [book, lamp, ...further], couponPercent: 0, deliveryMinor: 500 })

const pay = (number: string) => recordPaid(number, { at: clock, reference: null }, later())
const cancelLamp = (number: string) => cancelLines(number, [{ position: 1, quantity: 1 }], later())
async function send(number: string) {
  await packOrder(number, later())
  await shipOrder(number, [], later())
}

const papersOf = async (number: string) => {
  const made = await listInvoicesOf([number])
  return Promise.all(made.map(async (one) => (await findInvoice(one.number))!))
}
const taxesOf = async (number: string) =>
  (await papersOf(number)).map(({ taxes }) =>
    taxes.map(({ basisPoints, grossMinor, taxMinor }) => [basisPoints, grossMinor, taxMinor]),
  )

/** Delivery and book alone, at 7 %. */
const bookAlone = [[700, 2500, 164]]
const lampsCredit = [
  [1900, 3300, 527],
  [700, -300, -20],
]

describe('the delivery of an order whose lamp is called off', () => {
  test('bears the rate of the book that is sent alone, on the invoice and the receipt', async () => {
    const number = await aMixedOrder()
    await pay(number)
    expect(await cancelLamp(number)).toMatchObject({ refundMinor: 3000 })
    const { taxes } = remainingSums((await findOrder(number))!, await findHistory(number))!
    expect(taxes).toEqual([{ basisPoints: 700, taxMinor: 164 }])
    await send(number)
    expect(await taxesOf(number)).toEqual([bookAlone])
    const xml = facturX((await papersOf(number))[0]!, getFixedT('en'))!
    expect(faultsOfFacturX(xml)).toEqual([])
    expect(xml).not.toContain('19.00')
  })

  test('bears it where the order is not paid yet', async () => {
    const number = await aMixedOrder()
    await cancelLamp(number)
    await send(number)
    expect(await taxesOf(number)).toEqual([bookAlone])
  })

  test('moves to it by the credit note where the invoice was made before', async () => {
    const number = await aMixedOrder()
    await pay(number)
    await packOrder(number, later())
    await shipOrder(number, [], later())
    const given = await addRefund(number, { parts: [{ position: 1, quantity: 1 }] }, later())
    expect(given).toMatchObject({ ok: true, amountMinor: 3000 })
    await payRefunds(number, { reference: 'SEPA' }, later())
    expect((await taxesOf(number)).slice(1)).toEqual([lampsCredit])
    const credit = (await papersOf(number))[1]!
    expect(credit.lines.map(({ name, grossMinor }) => [name, grossMinor])).toEqual([
      ['P', 3000],
      [expect.any(String), 300],
      [expect.any(String), -300],
    ])
    expect(faultsOfFacturX(facturX(credit, getFixedT('en'))!)).toEqual([])
    const words = 'The delivery remains charged and is now taxed like the items that remain.'
    const paper = (await readPages(await invoicePdf(credit))).flat().join('\n')
    expect(paper).toContain(words)
  })

  test('moves by a credit note of nothing where a coupon paid for the goods', async () => {
    const lines = [book, lamp]
    const number = await aSoldOrder({ lines, couponPercent: 100, deliveryMinor: 500 })
    await packOrder(number, later())
    expect(await cancelLamp(number)).toMatchObject({ ok: true, refundMinor: 0 })
    expect(await taxesOf(number)).toEqual([
      [
        [1900, 300, 48],
        [700, 200, 13],
      ],
      [
        [1900, 300, 48],
        [700, -300, -20],
      ],
    ])
    const credit = (await papersOf(number))[1]!
    expect([credit.totalMinor, credit.paymentText]).toEqual([0, 'There is nothing to pay.'])
    expect(faultsOfFacturX(facturX(credit, getFixedT('en'))!)).toEqual([])
  })

  test('goes with the last goods, though a file stays', async () => {
    const number = await aMixedOrder(file)
    await pay(number)
    await cancelLamp(number)
    await cancelLines(number, [{ position: 0, quantity: 1 }], later())
    expect(await taxesOf(number)).toEqual([[[700, 1000, 65]]])
  })
})

test('a file of a recording bears no delivery, and keeps none', async () => {
  const recording = { unitMinor: 1000, quantity: 1, taxKind: 'audiobook', rate: 1900 } as const
  const number = await aSoldOrder({
    ...{ lines: [book, recording], couponPercent: 0, deliveryMinor: 500 },
    files: [1],
  })
  await cancelLines(number, [{ position: 0, quantity: 1 }], later())
  await pay(number)
  expect(await taxesOf(number)).toEqual([[[1900, 1000, 160]]])
})
