import { orderDay } from '#app/i18n/format/format-order.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { runCancel } from '#app/command/orders/cancel.server.ts'
import { runInvoice } from '#app/command/orders/invoice.server.ts'
import { runInvoices } from '#app/command/orders/invoices.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runSlip } from '#app/command/orders/slip.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { findCustomerData } from '#app/shop/lifecycle/customer-data.server.ts'
import { sweepOld } from '#app/shop/lifecycle/sweep-old.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { sweepMail } from '#app/shop/messaging/mail/sweep-mail.server.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { packOrder, shipOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { payRefunds } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { findInvoice, listInvoicesOf } from '#app/shop/ordering/invoices/find-invoices.server.ts'
import { addRefund } from '#app/shop/ordering/payments/add-refund.server.ts'
import { aBook, aThing, eBookWithFile } from '../../fixtures/catalogue.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aCustomer } from '../accounts/customers.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { readPages } from '../papers/read-pdf.ts'
import { aPlacedOrder, mailsAbout, orderOf } from '../orders/placed.ts'

const start = Date.now() + 60_000
let clock = start
/** Invoices are dated by the clock of the home market, which is five and a half hours ahead of UTC. */
const dayInIndia = (at: number) => dayOf(at + 5.5 * 60 * 60_000)
/** Each step of an order is later than the one before. */
const later = () => (clock += 60_000)

const set = (name: string, value: string) => runLine(runSettings, ['set', name, value])
const papersOf = async (number: string) => {
  const made = await listInvoicesOf([number])
  return Promise.all(made.map(async (one) => (await findInvoice(one.number))!))
}
const countOf = async (number: string) => (await listInvoicesOf([number])).length
const pay = (number: string) => recordPaid(number, { at: clock, reference: null }, later())
const byTransfer = (number: string) =>
  db.write((trx) =>
    trx
      .updateTable('customerOrder')
      .set({ paymentMethod: 'transfer' })
      .where('number', '=', number)
      .execute(),
  )

afterEach(resetShopSettings)

describe('the invoice', () => {
  test('of an order by invoice is made when it is packed, once, and comes with the dispatch', async () => {
    const number = await aPlacedOrder()
    expect(await countOf(number)).toBe(0)
    await packOrder(number, later())
    const [invoice] = await papersOf(number)
    const { totalMinor } = await orderOf(number)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      orderNumber: number,
      totalMinor,
      paidMinor: 0,
      suppliedOn: null,
      supplyText: 'The date of supply is the day of dispatch.',
    })
    await shipOrder(number, [], later())
    await pay(number)
    expect(await countOf(number)).toBe(1)
    const mails = await mailsAbout(number)
    const named = mails.filter((mail) => mail.invoiceNumber === invoice!.number)
    expect(named.map(({ kind }) => kind)).toEqual(['dispatch'])
    expect(named[0]!.text).toContain(`Your invoice ${invoice!.number} is attached`)
  })

  test('dates the order by the day of its buyer, as the receipt does, and itself by that of the shop', async () => {
    const number = await aPlacedOrder()
    const at = Date.UTC(2026, 10, 27, 20, 17)
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ country: 'DE', placedAt: at })
        .where('number', '=', number)
        .execute(),
    )
    await packOrder(number, at + 1000)
    const [invoice] = await papersOf(number)
    expect(invoice).toMatchObject({ orderedOn: '2026-11-27', issuedOn: '2026-11-28' })
    expect(orderDay(await orderOf(number), 'en').dateTime).toBe(invoice!.orderedOn)
  })

  test('comes with one mail only, also after that mail was deleted', async () => {
    const number = await aPlacedOrder()
    await packOrder(number, later())
    await shipOrder(number, [], later())
    await sendDueMail(later(), drawAttachments, { send: () => Promise.resolve() })
    await sweepMail(clock + 40 * dayMs)
    expect(await mailsAbout(number, 'dispatch')).toEqual([])
    await pay(number)
    const [invoice] = await listInvoicesOf([number])
    const mails = await db.read
      .selectFrom('outbox')
      .select('kind')
      .where('invoiceNumber', '=', invoice!.number)
      .execute()
    expect(mails).toEqual([])
  })

  test.each([
    ['dispatched', 0, 'dispatch'],
    ['paid', 1, 'payment'],
  ])('of an order paid first is made when it is %s', async (when, atPayment, kind) => {
    await set('invoiceWhen', when)
    const number = await aPlacedOrder()
    await byTransfer(number)
    await pay(number)
    expect(await countOf(number)).toBe(atPayment)
    await packOrder(number, later())
    expect(await countOf(number)).toBe(atPayment)
    await shipOrder(number, [], later())
    const [invoice] = await papersOf(number)
    expect(invoice!.paidMinor).toBe(invoice!.totalMinor)
    expect(invoice!.suppliedOn === null).toBe(when === 'paid')
    const mail = await db.read
      .selectFrom('outbox')
      .select('kind')
      .where('invoiceNumber', '=', invoice!.number)
      .execute()
    expect(mail).toEqual([{ kind }])
  })

  test('is named when the order is packed, with the command that writes it', async () => {
    const number = await aPlacedOrder()
    const { printed } = await runLine(runPack, number, { now: later() })
    const [invoice] = await papersOf(number)
    expect(printed).toBe(
      `Order ${number} is packed.\nInvoice ${invoice!.number} is made: \`invoice ${number} --out FILE.pdf\` writes it for the parcel.\n`,
    )
    const paid = await aPlacedOrder()
    await byTransfer(paid)
    await pay(paid)
    const { printed: other } = await runLine(runPack, paid, { now: later() })
    expect(other).toBe(`Order ${paid} is packed.\n`)
  })

  test('comes with the credit note of lines that were cancelled after packing, and the sum to pay', async () => {
    const number = await aPlacedOrder({ wanted: [{ productId: await aBook(), quantity: 3 }] })
    await packOrder(number, later())
    const { printed } = await runLine(runCancel, `${number} --lines 1:1`, { now: later() })
    await shipOrder(number, [], later())
    const [invoice, credit] = await papersOf(number)
    expect(printed).toContain(`add credit note ${credit!.number}: `)
    const [mail] = await mailsAbout(number, 'dispatch')
    expect(mail!.text).toContain(`The credit note ${credit!.number} is attached`)
    const left = (invoice!.totalMinor - credit!.totalMinor) / 100
    expect(mail!.text.replaceAll(',', '')).toContain(`You therefore pay ₹${left.toFixed(2)}.`)
    const attached = await drawAttachments(mail!.invoiceNumber!, mail!.createdAt)
    expect(attached.map(({ filename }) => filename)).toEqual(
      [invoice!, credit!].map((one) => `${one.number}.pdf`),
    )
  })

  test('made at packing is corrected without a day of supply before the dispatch, and with it behind', async () => {
    const number = await aPlacedOrder({ wanted: [{ productId: await aBook(), quantity: 3 }] })
    await packOrder(number, later())
    await cancelLines(number, [{ position: 0, quantity: 1 }], later())
    clock += dayMs
    await shipOrder(number, [], later())
    const dispatched = dayInIndia(clock)
    await pay(number)
    const returned = { position: 0, quantity: 1 }
    await addRefund(number, { parts: [returned] }, later())
    await payRefunds(number, { reference: 'SEPA' }, later())
    const papers = await papersOf(number)
    expect(papers.map(({ kind, suppliedOn }) => [kind, suppliedOn])).toEqual([
      ['invoice', null],
      ['credit-note', null],
      ['credit-note', dispatched],
    ])
  })

  test('of e-books alone is made when they are paid, and so opened', async () => {
    const number = await aPlacedOrder({ wanted: [await eBookWithFile()] })
    await pay(number)
    const [invoice] = await papersOf(number)
    expect(invoice).toMatchObject({ suppliedOn: dayInIndia(clock), lines: [{ hsnCode: '9984' }] })
    expect(invoice!.placeOfSupply).toEqual({ code: '29', name: 'Karnataka' })
  })

  test('has the note of the shop in the language of its order, or in the one there is', async () => {
    const note = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'
    await runLine(runSettings, ['set', 'invoiceNote', note, '--language', 'de'])
    const number = await aPlacedOrder()
    await packOrder(number, later())
    const [invoice] = await papersOf(number)
    expect(invoice).toMatchObject({ language: 'en', note })
  })

  test('names a book as the packing slip does', async () => {
    const wanted = [await aBook({ isbn13: '9788126403646', sku: 'G-1' })]
    const number = await aPlacedOrder({ wanted })
    await db.write((trx) =>
      trx
        .updateTable('orderLine')
        .set({ author: 'Jane Austen' })
        .where('orderNumber', '=', number)
        .execute(),
    )
    await packOrder(number, later())
    const [invoice] = await papersOf(number)
    const { name } = (await orderOf(number)).lines[0]!
    const file = join(aFolder(), 'slip.pdf')
    await runLine(runSlip, [number, '--out', file])
    const slip = (await readPages(readFileSync(file))).flat().join('\n')
    const [line] = invoice!.lines
    expect(line).toMatchObject({ sku: '9788126403646', code: 'ISBN 9788126403646' })
    expect(line!.detail).toBe('Jane Austen · paperback')
    for (const text of [`${name}${line!.detail}`, line!.code]) expect(slip).toContain(text)
  })

  test('does not have what was called off before, and names each line with its rest', async () => {
    const wanted = [{ productId: await aBook(), quantity: 3 }, await aThing()]
    const number = await aPlacedOrder({ wanted })
    await cancelLines(number, [{ position: 0, quantity: 2 }], later())
    await packOrder(number, later())
    const [invoice] = await papersOf(number)
    expect(invoice!.lines.map(({ sku, quantity }) => [sku === 'delivery', quantity])).toEqual(
      expect.arrayContaining([[false, 1]]),
    )
    expect(invoice!.lines.find(({ hsnCode }) => hsnCode === '4901')?.quantity).toBe(1)
  })

  test('is not made of an order that was paid back line by line, which is not packed either', async () => {
    const number = await aPlacedOrder({ wanted: Array(3).fill(await aBook()) as string[] })
    await pay(number)
    for (let piece = 0; piece < 3; piece++) {
      await addRefund(number, { parts: [{ position: 0, quantity: 1 }] }, later())
      await payRefunds(number, { reference: `bank ${piece}` }, later())
    }
    expect(await runLine(runPack, [number])).toEqual({
      code: 1,
      printed: `All of order ${number} was paid back: \`cancel ${number}\`, or go on with --anyway.\n`,
    })
    expect(await shipOrder(number, [], later())).toEqual({ ok: false, reason: 'refunded' })
    const packed = await runLine(runPack, [number, '--anyway'])
    expect(packed).toEqual({ code: 0, printed: `Order ${number} is packed.\n` })
    await shipOrder(number, [], later(), { anyway: true })
    expect(await countOf(number)).toBe(0)
  })

  test('never changes: no code updates it', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('app', file))
    const updating = files.filter((file) =>
      /updateTable\('invoice'\)|update invoice\b/.test(readFileSync(file, 'utf8')),
    )
    expect(updating).toEqual([])
  })

  test('is given to the customer with all data, and is deleted after the years of the law', async () => {
    const customer = await aCustomer()
    const number = await aPlacedOrder()
    await db.write((trx) =>
      trx.updateTable('customerOrder').set({ customer }).where('number', '=', number).execute(),
    )
    await packOrder(number, later())
    const data = await findCustomerData(customer, clock)
    const [invoice] = await papersOf(number)
    expect(data!.orders[0]!.invoices).toMatchObject([{ kind: 'invoice', document: invoice }])
    await sweepOld(clock + 10 * 365 * dayMs)
    expect(await countOf(number)).toBe(1)
    await sweepOld(clock + 12 * 366 * dayMs)
    expect(await countOf(number)).toBe(0)
  })
})

describe('a credit note', () => {
  test('follows the cancellation of an order after its invoice, with the mail about it', async () => {
    const number = await aPlacedOrder()
    await packOrder(number, later())
    await cancelOrder(number, 'shopkeeper', later())
    const [invoice, note] = await papersOf(number)
    expect(note).toMatchObject({
      kind: 'credit-note',
      totalMinor: invoice!.totalMinor,
      corrects: { number: invoice!.number, issuedOn: invoice!.issuedOn },
      taxes: invoice!.taxes,
    })
    expect(note!.lines.map(({ name }) => name)).toEqual(invoice!.lines.map(({ name }) => name))
    const [mail] = await mailsAbout(number, 'cancelled')
    expect(mail!.invoiceNumber).toBe(note!.number)
    expect(mail!.text).toContain(`The credit note ${note!.number} is attached`)
  })

  test('is not made for an order without an invoice', async () => {
    const number = await aPlacedOrder()
    await cancelOrder(number, 'shopkeeper', later())
    expect(await countOf(number)).toBe(0)
  })

  test('names the lines of a refund once it is paid, and an amount alone as a partial refund', async () => {
    const wanted = [{ productId: await aBook(), quantity: 2 }]
    const number = await aPlacedOrder({ wanted })
    await packOrder(number, later())
    await pay(number)
    await addRefund(number, { parts: [{ position: 0, quantity: 1 }] }, later())
    expect(await countOf(number)).toBe(1)
    await payRefunds(number, { reference: 'SEPA' }, later())
    await addRefund(number, { amountMinor: 100 }, later())
    await payRefunds(number, { reference: 'SEPA' }, later())
    const [invoice, first, second] = await papersOf(number)
    const { name, unitMinor } = invoice!.lines[0]!
    expect(first!.lines).toMatchObject([{ name, quantity: 1, grossMinor: unitMinor }])
    expect(second!.totalMinor).toBe(100)
    expect(second!.lines.map((line) => line.name)).toContain('Partial refund')
  })
})

describe('the commands', () => {
  test('write a paper by its own number or that of its order, and never over a file', async () => {
    const number = await aPlacedOrder()
    const file = join(aFolder(), 'a.pdf')
    const early = await runLine(runInvoice, [number, '--out', file])
    expect(early).toMatchObject({ code: 1 })
    expect(early.printed).toContain(`Order ${number} has no invoice yet`)
    expect(existsSync(file)).toBe(false)
    await packOrder(number, later())
    const [invoice] = await papersOf(number)
    expect(await runLine(runInvoice, [number, '--out', file])).toEqual({
      ...{ code: 0, printed: `Written: ${file} (${invoice!.number})\n` },
    })
    const again = join(aFolder(), 'b.pdf')
    expect((await runLine(runInvoice, [invoice!.number, '--out', again])).code).toBe(0)
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true)
    expect(readFileSync(file, 'latin1').startsWith('%PDF-')).toBe(true)
    expect((await runLine(runInvoice, [number, '--out', file])).printed).toContain(
      'is there already',
    )
    expect((await runLine(runInvoice, ['2026-99999', '--out', again])).printed).toContain(
      'There is no invoice and no order 2026-99999.',
    )
  })

  test('list and export those of some days, the invoices first', async () => {
    const corrected = await aPlacedOrder({ wanted: [{ productId: await aBook(), quantity: 2 }] })
    await packOrder(corrected, later())
    await cancelLines(corrected, [{ position: 0, quantity: 1 }], later())
    const [, credit] = await papersOf(corrected)
    const number = await aPlacedOrder()
    await packOrder(number, later())
    const [invoice] = await papersOf(number)
    const days = ['--from', dayOf(clock - dayMs), '--until', dayOf(clock + dayMs)]
    const list = await runLine(runInvoices, ['list', ...days])
    expect(list.printed).toContain(`${invoice!.number}  ${invoice!.issuedOn}  ${number}  `)
    const listed = list.printed.split('\n').map((line) => line.split('  ')[0])
    expect(listed.indexOf(credit!.number)).toBeGreaterThan(listed.indexOf(invoice!.number))
    const file = join(aFolder(), 'all.zip')
    const exported = await runLine(runInvoices, ['export', ...days, '--out', file])
    expect(exported.code).toBe(0)
    const files = unzipSync(readFileSync(file))
    expect(Object.keys(files)).toHaveLength(list.printed.trim().split('\n').length)
    const [drawn] = await drawAttachments(invoice!.number, 0)
    expect(Buffer.from(files[`${invoice!.number}.pdf`]!).equals(drawn!.content)).toBe(true)
    const none = ['--from', '2001-01-01', '--until', '2001-01-02']
    const empty = join(aFolder(), 'none.zip')
    expect((await runLine(runInvoices, ['export', ...none, '--out', empty])).code).toBe(1)
    expect(existsSync(empty)).toBe(false)
  })
})

test('a mail that names an invoice is sent with its PDF, and not without it', async () => {
  const number = await aPlacedOrder()
  await packOrder(number, later())
  await shipOrder(number, [], later())
  const [invoice] = await papersOf(number)
  const sent: {
    kind: string
    text: string
    attachments: { filename: string; content: Buffer }[]
  }[] = []
  const transport = { send: (mail: (typeof sent)[number]) => Promise.resolve(void sent.push(mail)) }
  const failing = () => Promise.reject(new Error('the PDF cannot be drawn'))
  await sendDueMail(later(), failing, transport)
  expect(sent.filter(({ text }) => text.includes(invoice!.number))).toEqual([])
  await sendDueMail(clock + dayMs, drawAttachments, transport)
  const [dispatch] = sent.filter(({ attachments }) =>
    attachments.some(({ filename }) => filename === `${invoice!.number}.pdf`),
  )
  expect(dispatch?.kind).toBe('dispatch')
})
