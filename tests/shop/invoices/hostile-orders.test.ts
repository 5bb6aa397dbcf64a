import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { getFixedT } from '#app/i18n/i18n.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { drawPackingSlips } from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { facturX } from '#app/shop/ordering/invoices/factur-x.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { faultsOfFacturX } from '../papers/factur-x-schema.ts'
import { aPlacedOrder, now, orderOf } from '../orders/placed.ts'

const names = [
  ['controls of writing direction', '\u202eefil\u2066 \u200f\u2069Emma\u202c'],
  ['characters that XML forbids', 'Em\u0001ma\u001b[2J\u0008 \ufffe\uffff'],
  ['half of a letter', 'Emma \ud83d'],
  ['an emoji of four', 'Emma 👩‍👩‍👧‍👦🇩🇪'],
  ['500 signs without a blank', 'W'.repeat(500)],
  ['500 marks on one letter', 'a' + '\u0308'.repeat(500)],
  ['markup', '<b>&amp;]]><?xml?>\\n) Tj'],
  ['nothing that is seen', '\u200b\u2060'],
] as const

test.each(names)(
  'an order is packed and sent, with its papers, though its names hold %s',
  async (_, name) => {
    const number = await aPlacedOrder()
    await db.write(async (trx) => {
      const address = { name, addressLine1: name, addressLine2: name, city: name, region: name }
      const isIt = ['number', '=', number] as const
      await trx
        .updateTable('customerOrder')
        .set(address)
        .where(...isIt)
        .execute()
      await trx.updateTable('orderLine').set({ name }).where('orderNumber', '=', number).execute()
    })
    await packOrder(number, now)
    await shipOrder(number, [], now)
    expect((await orderOf(number)).state).toBe('dispatched')
    const [made] = await listInvoicesOf([number])
    const document = (await findInvoice(made!.number))!
    expect(faultsOfFacturX(facturX({ ...document, currency: 'EUR' }, getFixedT('en'))!)).toEqual([])
    const [attached] = await drawAttachments(made!.number, now)
    expect(attached!.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await drawPackingSlips([number])).toMatchObject({ ok: true })
  },
)
