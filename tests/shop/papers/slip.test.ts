import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCancel } from '#app/command/orders/cancel.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runSlip } from '#app/command/orders/slip.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook, aDress, aThing, eBookWithFile } from '../../fixtures/catalogue.ts'
import { buy } from '../downloads/bought.ts'
import { aPlacedOrder, aSentOrder, orderOf } from '../orders/placed.ts'
import { elementsOf, readPages, readStructure } from './read-pdf.ts'
import { withdraw } from '../returns/orders.ts'
import { aFolder, runLine } from '../command/run-command.ts'

const aFile = (name = 'slip.pdf') => join(aFolder(), name)

async function slipOf(number: string) {
  const file = aFile()
  const { code, printed } = await runLine(runSlip, [number, '--out', file])
  expect(printed).toBe(`Written: ${file} (${statSync(file).size} bytes)\n`)
  expect(code).toBe(0)
  const bytes = readFileSync(file)
  return { bytes, texts: (await readPages(bytes)).flat() }
}

const refusalOf = async (number: string) => {
  const file = aFile()
  const { code, printed } = await runLine(runSlip, [number, '--out', file])
  expect(existsSync(file)).toBe(false)
  expect(code).toBe(1)
  return printed
}

describe('a packing slip', () => {
  test('lists what to pack and where it goes, without prices', async () => {
    const book = await aBook({ name: 'गीतांजलि', isbn13: '9788126403646', sku: 'G-1' })
    const dress = await aDress({ sku: 'DRESS' })
    const wanted = [
      { productId: book, quantity: 2 },
      { productId: dress, color: 'indigo', size: 'm' },
    ]
    const number = await aPlacedOrder({ wanted })
    const { bytes, texts } = await slipOf(number)
    expect(texts).toContain('Deliver to')
    for (const line of ['Asha Raghavan', '14 Lantern Lane', 'India', `Order${number}`])
      expect(texts).toContain(line)
    expect(texts).toContain('ISBN 9788126403646')
    expect(texts).toContain('SKU DRESS')
    expect(texts.some((text) => /^Linen summer dressIndigo/i.test(text))).toBe(true)
    expect(texts.join()).not.toMatch(/₹|€|\$/)
    const rows = elementsOf(await readStructure(bytes), 'TR')
    expect(rows).toHaveLength(3)
  })

  test('is in the language of its order', async () => {
    const wanted = [await aThing({ sku: 'KRUG-1' })]
    const { texts } = await slipOf(await aPlacedOrder({ language: 'de', wanted }))
    const words = ['Lieferschein', 'Lieferadresse', 'Indien', 'Artikelnummer KRUG-1']
    for (const text of words) expect(texts).toContain(text)
  })

  test('has a column of codes only if one of its products has a code', async () => {
    const [named, coded] = [await aBook({ name: 'Named' }), await aBook({ sku: 'CODED' })]
    const { texts } = await slipOf(await aPlacedOrder({ wanted: [named] }))
    expect(texts).not.toContain('Code')
    const both = await slipOf(await aPlacedOrder({ wanted: [named, coded] }))
    expect(both.texts).toContain('Code')
    expect(both.texts).toContain('SKU CODED')
  })

  test('leaves out e-books, and what was cancelled or withdrawn from', async () => {
    const [remaining, cancelled, withdrawn] = [
      await aBook({ name: 'Remaining' }),
      await aBook({ name: 'Cancelled' }),
      await aBook({ name: 'Withdrawn' }),
    ]
    const number = await buy([
      remaining,
      cancelled,
      withdrawn,
      await eBookWithFile({ name: 'File' }),
    ])
    const { lines } = await orderOf(number)
    const positionOf = (id: string) => lines.find(({ productId }) => productId === id)!.position
    await runLine(runCancel, `${number} --lines ${positionOf(cancelled) + 1}`)
    await withdraw(await orderOf(number), {
      lines: [{ position: positionOf(withdrawn), quantity: 1 }],
    })
    const { texts } = await slipOf(number)
    const text = texts.join('\n')
    expect(text).toContain('Remaining')
    expect(text).not.toMatch(/Cancelled|Withdrawn|File/)
    expect(texts).toContain('E-books of this order are downloaded and are not in the parcel.')
  })

  test('of a sent order lists what was in the parcel, though some of it comes back', async () => {
    const number = await aSentOrder({ wanted: [await aBook({ name: 'Came back' })] })
    await withdraw(await orderOf(number))
    const { texts } = await slipOf(number)
    expect(texts.some((text) => text.startsWith('Came back'))).toBe(true)
  })

  test('of an order that is collected names the place and the buyer', async () => {
    const number = await aPlacedOrder()
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({
          ...{ deliveryMethod: 'pickup-leipzig', deliveryName: 'Probe Books', country: 'DE' },
          ...{ addressLine1: 'Karl-Heine-Straße 5', postcode: '04229', city: 'Leipzig' },
        })
        .where('number', '=', number)
        .execute(),
    )
    const { texts } = await slipOf(number)
    for (const text of ['To be collected at', 'Probe Books', '04229 Leipzig'])
      expect(texts).toContain(text)
    expect(texts).toContain('Ordered byAsha Raghavan')
  })

  test('is refused in words where there is nothing to pack', async () => {
    expect(await refusalOf('AAAAAAAA')).toBe('There is no order AAAAAAAA.\n')
    const files = await buy([await eBookWithFile()])
    expect(await refusalOf(files)).toBe(
      `Order ${files} has only e-books; nothing of it is packed.\n`,
    )
    const cancelled = await aPlacedOrder()
    await runLine(runCancel, cancelled)
    expect(await refusalOf(cancelled)).toBe(
      `Order ${cancelled} is cancelled; nothing of it is packed.\n`,
    )
    const withdrawn = await aPlacedOrder()
    await withdraw(await orderOf(withdrawn))
    expect(await refusalOf(withdrawn)).toBe(
      `Order ${withdrawn} was withdrawn from; nothing of it is packed.\n`,
    )
  })

  test('says that all else was cancelled, as `pack` does', async () => {
    const number = await aPlacedOrder({ wanted: [await aBook(), await eBookWithFile()] })
    const { lines } = await orderOf(number)
    const printed = lines.find(({ format }) => format !== 'e-book')!.position + 1
    expect((await runLine(runCancel, `${number} --lines ${printed}`)).code).toBe(0)
    expect(await refusalOf(number)).toBe(
      `All that would be sent of order ${number} was cancelled; nothing of it is packed.\n`,
    )
    expect(await runLine(runPack, number)).toEqual({
      code: 1,
      printed: `Of order ${number} only e-books are left, because all else was cancelled; it is complete by itself once it is paid and they are open.\n`,
    })
  })

  test('of an order that is not paid yet says so', async () => {
    const number = await aPlacedOrder()
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ paymentMethod: 'transfer' })
        .where('number', '=', number)
        .execute(),
    )
    const { code, printed } = await runLine(runSlip, [number, '--out', aFile()])
    expect([code, printed]).toEqual([0, expect.stringContaining('waits for its payment')])
    expect((await runLine(runPack, number)).code).toBe(1)
  })

  test('never overwrites a file, and needs one', async () => {
    const number = await aPlacedOrder()
    const file = aFile()
    writeFileSync(file, 'mine')
    expect(await runLine(runSlip, [number, '--out', file])).toEqual({
      ...{ code: 1, printed: `${file} is there already; name a new file.\n` },
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(await runLine(runSlip, [number])).toEqual({
      ...{ code: 1, printed: expect.stringMatching(/^Say --out FILE\.pdf\.\nUsage: /) as string },
    })
  })

  test('prints the name of its file without what controls a terminal', async () => {
    const number = await aPlacedOrder()
    const file = aFile('a\u001b[2J.pdf')
    const printed = file.replace('\u001b', ' ')
    for (const outcome of [`Written: ${printed} (`, `${printed} is there already`])
      expect((await runLine(runSlip, [number, '--out', file])).printed).toContain(outcome)
  })
})
