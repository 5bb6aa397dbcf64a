import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { runOrders } from '#app/command/orders/orders.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runSlip } from '#app/command/orders/slip.server.ts'
import { db } from '#app/database/database.server.ts'
import type { CustomerOrderTable } from '#app/database/tables.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { aBook, eBookWithFile, preOrder } from '../../fixtures/catalogue.ts'
import { buy } from '../downloads/bought.ts'
import { aPaidOrder, aPlacedOrder, now, orderOf } from './placed.ts'
import { elementsOf, readPages, readStructure } from '../papers/read-pdf.ts'
import { withdraw } from '../returns/orders.ts'
import { aFolder, runLine } from '../command/run-command.ts'

const aFile = () => join(aFolder(), 'slips.pdf')

async function listToPack(): Promise<string[]> {
  const { printed } = await runLine(runOrders, '--to-pack --json --limit 1000')
  return (JSON.parse(printed) as { number: string }[]).map(({ number }) => number)
}

const change = (number: string, values: Partial<CustomerOrderTable>) =>
  db.write((trx) =>
    trx.updateTable('customerOrder').set(values).where('number', '=', number).execute(),
  )

/** Packs all that earlier tests left, so that a list holds only the orders of its own test. */
beforeEach(async () => {
  await db.writer
    .updateTable('customerOrder')
    .set({ state: 'packed' })
    .where('state', '=', 'received')
    .execute()
})

describe('`orders --to-pack`', () => {
  test('lists what is paid or paid later, and what `pack` then takes', async () => {
    const [paid, later] = [await aPaidOrder(), await aPlacedOrder()]
    const transfer = await aPaidOrder()
    await change(transfer, { paymentMethod: 'transfer' })
    const mixed = await buy([await aBook(), await eBookWithFile()])
    const listed = await listToPack()
    expect(listed.sort()).toEqual([paid, later, transfer, mixed].sort())
    expect((await runLine(runPack, listed)).code).toBe(0)
    expect(await listToPack()).toEqual([])
  })

  test('leaves out what waits, has nothing to send or was called off', async () => {
    const transfer = await aPlacedOrder()
    await change(transfer, { paymentMethod: 'transfer' })
    await change(await aPlacedOrder(), { unreserved: 1 })
    await change(await aPlacedOrder(), { paymentState: 'refunded' })
    await withdraw(await orderOf(await aPlacedOrder()))
    await cancelOrder(await aPlacedOrder(), 'shopkeeper', now)
    await buy([await eBookWithFile()])
    const ahead = await aPlacedOrder({ wanted: [await preOrder()] })
    const files = await buy([await aBook(), await eBookWithFile()])
    const { lines } = await orderOf(files)
    const { position } = lines.find(({ format }) => format !== 'e-book')!
    await cancelLines(files, [{ position, quantity: 1 }], now)
    expect(await listToPack()).toEqual([])
    const published = Date.UTC(2999, 4, 2)
    const { printed } = await runLine(runOrders, '--to-pack', { now: published })
    expect(printed).toContain(ahead)
  })
})

describe('`slip` of several orders', () => {
  test('is one file, each order on its own pages in its own language', async () => {
    const [english, german] = [await aPlacedOrder(), await aPlacedOrder({ language: 'de' })]
    const file = aFile()
    const { code, printed } = await runLine(runSlip, [english, german, english, '--out', file])
    expect([code, printed]).toEqual([0, `Written: ${file} (2 slips)\n`])
    const bytes = readFileSync(file)
    const pages = await readPages(bytes)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toEqual(expect.arrayContaining(['Packing slip', `Order${english}`]))
    expect(pages[0]!.at(-1)).toMatch(/Page 1 of 1$/i)
    expect(pages[1]).toEqual(expect.arrayContaining(['Lieferschein', `Bestellung${german}`]))
    expect(pages[1]!.at(-1)).toMatch(/1 von 1$/)
    expect(pages.flat().join()).not.toMatch(/₹|€|\$/)
    expect(elementsOf(await readStructure(bytes), 'Sect')).toHaveLength(2)
  })

  test('names each order that is refused, and writes nothing', async () => {
    const [good, files] = [await aPlacedOrder(), await buy([await eBookWithFile()])]
    const file = aFile()
    const { code, printed } = await runLine(runSlip, [good, 'AAAAAAAA', files, '--out', file])
    expect(code).toBe(1)
    expect(printed).toBe(
      `There is no order AAAAAAAA.\nOrder ${files} has only e-books; nothing of it is packed.\n`,
    )
    expect(existsSync(file)).toBe(false)
  })

  test('of all that is to be packed begins with the oldest, and names the next command', async () => {
    const [newer, older] = [await aPlacedOrder(), await aPaidOrder()]
    await change(older, { placedAt: now - 5_000_000 })
    const file = aFile()
    const { code, printed } = await runLine(runSlip, ['--to-pack', '--out', file])
    expect(code).toBe(0)
    expect(printed).toBe(
      `Written: ${file} (2 slips)\nWhen they are packed: \`pack ${older} ${newer}\`\n`,
    )
    expect((await readPages(readFileSync(file)))[0]).toContain(`Order${older}`)
  })

  test('writes no file where nothing is to be packed', async () => {
    const file = aFile()
    expect(await runLine(runSlip, ['--to-pack', '--out', file])).toEqual({
      ...{ code: 0, printed: 'No order is to be packed.\n' },
    })
    expect(existsSync(file)).toBe(false)
  })

  test.each([['--out FILE.pdf'], ['AAAAAAAA --to-pack --out FILE.pdf'], ['--to-pack']])(
    'is refused in words for "%s"',
    async (line) => {
      const { code, printed } = await runLine(runSlip, line)
      expect([code, printed]).toEqual([1, expect.stringMatching(/^[A-Z].+\.\nUsage: /)])
    },
  )
})

describe('`pack` of several orders', () => {
  test('records each by itself, names those that are refused, and exits with 1', async () => {
    const [first, last] = [await aPaidOrder(), await aPaidOrder()]
    const files = await buy([await eBookWithFile()], { isPaid: false })
    const { code, printed } = await runLine(runPack, [first, files, last])
    expect(code).toBe(1)
    expect(printed).toContain(`Order ${first} is packed.\n`)
    expect(printed).toContain(`Order ${files} has only e-books and nothing to send`)
    expect(printed).toMatch(/\n2 orders packed, 1 refused\.\n$/)
    expect((await orderOf(last)).state).toBe('packed')
  })

  test('names a number of no order as it was typed', async () => {
    const number = await aPaidOrder()
    const { code, printed } = await runLine(runPack, ['x', number])
    expect(code).toBe(1)
    expect(printed).toMatch(/^There is no order x\.\nOrder .* is packed\./)
  })

  test('takes --anyway for one order only', async () => {
    const { code, printed } = await runLine(runPack, 'AAAAAAAA BBBBBBBB --anyway')
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining('--anyway is for one order at a time.'),
    ])
  })
})
