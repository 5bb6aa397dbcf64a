import { describe, expect, test } from 'vitest'
import { runCancel } from '#app/command/orders/cancel.server.ts'
import { runDeliver } from '#app/command/orders/deliver.server.ts'
import { runOrder } from '#app/command/orders/order.server.ts'
import { runOrders } from '#app/command/orders/orders.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runShip } from '#app/command/orders/ship.server.ts'
import { runReturns } from '#app/command/orders/returns.server.ts'
import { runRefund } from '#app/command/orders/refund.server.ts'
import { db } from '#app/database/database.server.ts'
import { insertReturn as insertReturnOf } from '#app/shop/ordering/returns/returns.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { buy } from '../downloads/bought.ts'
import { aPaidOrder, aPlacedOrder, mailsAbout, orderOf, pay, productOf } from '../orders/placed.ts'
import { changesOf, runLine } from './run-command.ts'

const placedAt = (number: string, at: number) =>
  db.write((trx) =>
    trx.updateTable('customerOrder').set({ placedAt: at }).where('number', '=', number).execute(),
  )

describe('an order on its way', () => {
  test('is packed, shipped and delivered, each noted once', async () => {
    const number = await aPlacedOrder()
    const typed = `${number.slice(0, 4).toLowerCase()}-${number.slice(4)}`
    const lines: [Parameters<typeof runLine>[0], Parameters<typeof runLine>[1], string][] = [
      [runPack, typed, 'packed'],
      [runShip, `${typed} --parcel dhl:00340434`, 'dispatched'],
      [runDeliver, typed, 'delivered'],
    ]
    for (const [run, line, state] of lines) {
      const { code, printed } = await runLine(run, line)
      // The line below the first names the invoice for the parcel.
      expect([code, printed.split('\n')[0]]).toEqual([0, `Order ${number} is ${state}.`])
      expect(await runLine(run, line)).toEqual({
        ...{ code: 0, printed: `Order ${number} was ${state} before.\n` },
      })
    }
    expect(await changesOf(number)).toEqual([
      { command: 'pack' },
      { command: 'ship', parcels: [{ carrier: 'dhl', code: '00340434' }] },
      { command: 'deliver' },
    ])
    expect(await mailsAbout(number, 'dispatch')).toHaveLength(1)
  })

  test('is told where it stands instead', async () => {
    const number = await aPlacedOrder()
    expect(await runLine(runShip, number)).toEqual({
      code: 1,
      printed: `Order ${number} is received; only one that is packed can be dispatched.\n`,
    })
    await runLine(runPack, number)
    await runLine(runShip, number)
    expect(await runLine(runCancel, number)).toEqual({
      code: 1,
      printed: `Order ${number} is dispatched; only one that is received or packed can be cancelled.\n`,
    })
  })

  test.each([
    [runPack, 'pack', ''],
    [runPack, 'pack', 'AAAAAAAA'],
    [runPack, 'pack', 'AAAAAAAA BBBBBBBB'],
    [runPack, 'pack', '--fast AAAAAAAA'],
    [runShip, 'ship', 'AAAAAAAA --parcel dhl'],
    [runShip, 'ship', 'AAAAAAAA --parcel dhl:"><script>'],
    [runDeliver, 'deliver', ''],
    [runCancel, 'cancel', ''],
    [runCancel, 'cancel', 'AAAAAAAB'],
    [runOrder, 'order', ''],
    [runOrder, 'order', 'AAAAAAAA'],
    [runOrders, 'orders', '--state lost'],
    [runOrders, 'orders', '--since 2026-02-30'],
    [runOrders, 'orders', '--limit 0'],
    [runOrders, 'orders', '--limit 1001'],
    [runOrders, 'orders', '--after AAAAAAAA'],
  ])('%o %s %s is refused in words', async (run, _, line) => {
    const { code, printed } = await runLine(run, line)
    expect(code).toBe(1)
    expect(printed).toMatch(/^[A-Z-].+\n/)
  })

  test.each([runPack, runShip, runDeliver, runCancel, runOrder, runOrders])(
    'says how %o is used',
    async (run) => {
      const { code, printed } = await runLine(run, '--help')
      expect(code).toBe(0)
      expect(printed).toMatch(/^Usage: npm run shop -- /)
    },
  )
})

describe('an order of e-books alone', () => {
  test('is listed apart, is not packed or sent, and is complete once it is paid', async () => {
    const number = await buy([await eBookWithFile()], { isPaid: false })
    const listed = async (state: string) =>
      (await runLine(runOrders, ['--state', state])).printed
        .split('\n')
        .find((line) => line.startsWith(number))
    expect(await listed('received')).toContain('received, files')
    for (const run of [runPack, runShip])
      expect(await runLine(run, number)).toEqual({
        ...{ code: 1, printed: expect.stringContaining('nothing to send') as string },
      })
    await pay(number)
    expect([await listed('received'), await listed('delivered')]).toEqual([
      undefined,
      expect.stringContaining('delivered, files'),
    ])
    expect((await runLine(runDeliver, number)).printed).toBe(
      `Order ${number} was delivered before.\n`,
    )
  })

  test('is no other order: one with a parcel is delivered after it was sent', async () => {
    const number = await aPlacedOrder()
    expect((await runLine(runDeliver, number)).code).toBe(1)
  })
})

describe('cancelling from the command line', () => {
  test('gives the stock back, says what is owed, and is noted once', async () => {
    const book = await aBook({ stock: 9, price: 50_000 })
    const number = await aPlacedOrder({ wanted: [book] })
    await pay(number)
    const { totalMinor } = await orderOf(number)
    const { code, printed } = await runLine(runCancel, number)
    expect(code).toBe(0)
    expect(printed).toContain(`Order ${number} is cancelled.\n`)
    expect(printed).toContain(`Owed to its buyer: ${(totalMinor / 100).toFixed(2)} INR`)
    expect((await runLine(runCancel, number)).printed).toBe(
      `Order ${number} was cancelled before.\n`,
    )
    expect((await productOf(book)).stock).toBe(9)
    expect((await changesOf(number)).filter(({ command }) => command === 'cancel')).toEqual([
      { command: 'cancel', owedMinor: totalMinor },
    ])
  })
})

describe('the list of orders', () => {
  const listed = async (line: string) => {
    const { code, printed } = await runLine(runOrders, `${line} --json`)
    expect(code).toBe(0)
    return (JSON.parse(printed) as { number: string }[]).map(({ number }) => number)
  }
  const manyOf = async (email: string, count: number) => {
    const numbers: string[] = []
    for (let n = 0; n < count; n++) {
      const number = await aPlacedOrder({ email })
      // Two at one moment.
      await placedAt(number, Date.UTC(2026, 5, 10 + (n >> 1)))
      numbers.push(number)
    }
    return numbers
  }

  test('is paged by what was last, the newest first, each order once', async () => {
    const email = 'paged@example.org'
    const numbers = await manyOf(email, 7)
    const all = await listed(`--customer Paged@Example.org`)
    expect([...all].sort()).toEqual([...numbers].sort())
    const walked: string[] = []
    for (let after = ''; ;) {
      const page = await listed(`--customer ${email} --limit 3${after}`)
      walked.push(...page)
      if (page.length < 3) break
      after = ` --after ${page.at(-1)}`
    }
    expect(walked).toEqual(all)
    const { printed } = await runLine(runOrders, `--customer ${email} --limit 3`)
    expect(printed).toContain(`There are more: --after ${all[2]}`)
    expect(printed.split('\n')[0]).toMatch(/^NUMBER +PLACED +STATE/)
    expect((await runLine(runOrders, `--customer ${email} --limit 7`)).printed).not.toContain(
      'more',
    )
  })

  test('is of one state, or of some days of the home market, the last one whole', async () => {
    const email = 'days@example.org'
    const [first, middle, second] = await manyOf(email, 3)
    await runLine(runPack, first!)
    const own = `--customer ${email}`
    expect(await listed(`${own} --state packed`)).toEqual([first])
    expect(await listed(`${own} --since 2026-06-11`)).toEqual([second])
    expect(await listed(`${own} --until 2026-06-10`)).toHaveLength(2)
    expect(await listed(`${own} --since 2026-06-10 --until 2026-06-11`)).toHaveLength(3)
    const [last, next] = [
      Date.parse('2026-06-10T23:59:59+05:30'),
      Date.parse('2026-06-11T00:00:00+05:30'),
    ]
    await placedAt(first!, next)
    await placedAt(second!, last)
    expect(await listed(`${own} --since 2026-06-11`)).toEqual([first])
    expect(await listed(`${own} --since 2026-06-10 --until 2026-06-10`)).toEqual([second, middle])
    const shown = (await runLine(runOrders, `${own} --since 2026-06-11`)).printed
    expect(shown).toMatch(new RegExp(`${first} +2026-06-11 00:00 `))
    expect((await runLine(runOrders, `${own} --state returned`)).printed).toBe('No such orders.\n')
  })

  test('steers no terminal by what a buyer typed', async () => {
    const number = await aPlacedOrder({ email: 'harmless@example.org' })
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ name: '\u001b[2JAsha\nOrder X is packed.' })
        .where('number', '=', number)
        .execute(),
    )
    const { printed } = await runLine(runOrder, number)
    expect(printed).not.toContain('\u001b')
    expect(printed).not.toContain('\nOrder X')
  })
})

describe('one order', () => {
  test('shows lines, sums, address, history, parcels and what is owed', async () => {
    const number = await aPaidOrder({ wanted: [await aBook({ name: 'Silas Marner' })] })
    await runLine(runPack, number)
    await runLine(runShip, `${number} --parcel dhl:00340434`)
    const { printed } = await runLine(runOrder, number)
    for (const words of ['Silas Marner', 'total', 'Lantern Lane', 'asha@example.org', 'dispatched'])
      expect(printed.toLowerCase()).toContain(words.toLowerCase())
    expect(printed).toContain('Parcel: dhl 00340434')
    expect(printed).toContain('Withdrawal until ')
    const announced = JSON.parse((await runLine(runOrder, `${number} --json`)).printed) as object
    expect(announced).toMatchObject({
      ...{ number, state: 'dispatched', payment: { method: 'invoice', state: 'paid' } },
      parcels: [{ carrier: 'dhl', code: '00340434' }],
      lines: [{ position: 1, name: 'Silas Marner', quantity: 1 }],
    })
  })

  test('numbers its lines as `refund` takes them', async () => {
    const names = ['Silas Marner', 'Emma']
    const wanted = [
      await aBook({ name: names[0]! }),
      await aBook({ name: names[1]!, price: 12_300 }),
    ]
    const number = await aPaidOrder({ wanted })
    const { printed } = await runLine(runOrder, number)
    const [, line] = /^ {2}(\d+): 1 × Emma/m.exec(printed)!
    const paidBack = await runLine(runRefund, `${number} --lines ${line} --reference X`)
    expect(paidBack.printed).toContain('123.00 INR')
  })
})

describe('what a list says', () => {
  test('is words, and codes for programs', async () => {
    const number = await aPlacedOrder()
    await db.writer
      .updateTable('customerOrder')
      .set({ paymentState: 'part-refunded', paymentMethod: 'on-delivery' })
      .where('number', '=', number)
      .execute()
    await db.writer
      .updateTable('orderLine')
      .set({ format: 'audiobook-cd' })
      .where('orderNumber', '=', number)
      .execute()
    await insertReturn(number)
    expect((await runLine(runOrder, number)).printed).toContain('on delivery, part refunded')
    expect((await runLine(runOrders, '')).printed).toMatch(
      new RegExp(`^${number}.*part refunded`, 'm'),
    )
    expect((await runLine(runOrders, '--json')).printed).toContain('"part-refunded"')
    expect((await runLine(runReturns, '')).printed).toMatch(
      /1 × .* \(audiobook on CD\) \(return, not as described/,
    )
  })
})

const insertReturn = (orderNumber: string) =>
  db.write((trx) =>
    insertReturnOf(
      trx,
      { orderNumber, kind: 'return', reason: 'not-as-described', note: null },
      [{ position: 0, quantity: 1 }],
      Date.now(),
    ),
  )
