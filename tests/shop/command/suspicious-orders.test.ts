import { beforeAll, describe, expect, test } from 'vitest'
import { runCancel } from '#app/command/orders/cancel.server.ts'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runOrder } from '#app/command/orders/order.server.ts'
import { runOrders } from '#app/command/orders/orders.server.ts'
import { runPack } from '#app/command/orders/pack.server.ts'
import { runPaid } from '#app/command/orders/paid.server.ts'
import { runReserve } from '#app/command/orders/reserve.server.ts'
import { settings } from '#app/settings.server.ts'
import { setStock } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newNetwork, orderFrom, waitingFrom } from '../checkout/reservation.ts'
import { mailsAbout, orderOf, pay, productOf } from '../orders/placed.ts'
import { runLine } from './run-command.ts'

beforeAll(() => {
  settings().NETWORK_ORDERS_PER_HOUR = 10
})

const suspicious = async () =>
  JSON.parse((await runLine(runOrders, '--suspicious --json')).printed) as {
    number: string
    network: string | null
    holdsStock: boolean
  }[]

const stateOf = async (number: string) => (await orderOf(number)).state

describe('orders --suspicious', () => {
  test('lists what waits and the other unpaid ones of its network, and nobody else’s', async () => {
    const network = '2001:db8:77:1::1'
    const numbers = [
      await orderFrom('2001:db8:77:2::1'),
      await orderFrom('2001:db8:77:3::1'),
      await orderFrom(network),
      await orderFrom(network),
    ]
    const [other, paid] = [await orderFrom(newNetwork()), await orderFrom('2001:db8:77:9::1')]
    await pay(paid)
    const listed = await suspicious()
    expect(listed.map(({ number }) => number).sort()).toEqual([...numbers].sort())
    expect(listed.map(({ number }) => number)).not.toContain(other)
    expect(new Set(listed.map((one) => one.network)).size).toBe(1)
    expect(listed.filter(({ holdsStock }) => !holdsStock).map(({ number }) => number)).toEqual([
      numbers[3],
    ])
    const { printed } = await runLine(runOrders, '--suspicious')
    expect(printed).toContain('no stock held')
    expect(printed).toContain(`4 of network ${listed[0]!.network}: \`cancel --network`)
    await runLine(runCancel, `--network ${listed[0]!.network}`)
    expect(await suspicious()).toEqual([])
    for (const number of numbers) expect(await stateOf(number)).toBe('cancelled')
    expect(await stateOf(other)).toBe('received')
    expect(await stateOf(paid)).toBe('received')
  })

  test('names one no more that the shopkeeper let take its stock', async () => {
    const book = await aBook({ stock: 9 })
    const number = await waitingFrom(newNetwork(), { wanted: [book] })
    expect((await suspicious()).length).toBe(4)
    expect((await runLine(runOrder, number)).printed).toContain('holds no stock')
    expect(await runLine(runReserve, number)).toEqual({
      code: 0,
      printed: `Order ${number} holds its stock.\n`,
    })
    expect(await suspicious()).toEqual([])
    expect(await productOf(book)).toMatchObject({ stock: 8 })
  })
})

describe('cancel --network', () => {
  test.each([
    ['an address', '192.0.2.201', '192.0.2.201', true],
    ['its network', '192.0.2.202', '192.0.2.202/32', true],
    ['an address written otherwise', '192.0.2.203', '::ffff:c000:2cb', true],
    ['an IPv6 address of the same 64 bits', '2001:db8:5:1::1', '2001:db8:5:1:ffff::', true],
    ['64 bits', '2001:db8:5:2::1', '2001:db8:5:2::/64', true],
    ['48 bits', '2001:db8:6:1::1', '2001:db8:6::/48', true],
    ['an address beside it', '192.0.2.204', '192.0.2.205', false],
    ['an IPv6 address of other 64 bits', '2001:db8:8:1::1', '2001:db8:8:2::1', false],
    ['a size that is not counted by', '2001:db8:9:1::1', '2001:db8:9::/56', false],
  ])('takes %s', async (_, from, typed, isFound) => {
    const book = await aBook({ stock: 9, saleCount: 4 })
    const number = await orderFrom(from, { wanted: [{ productId: book, quantity: 2 }] })
    const dry = await runLine(runCancel, `--network ${typed} --dry-run`)
    expect(dry.printed.includes(number)).toBe(isFound)
    expect(await stateOf(number)).toBe('received')
    const { code } = await runLine(runCancel, `--network ${typed}`)
    expect(code).toBe(isFound ? 0 : 1)
    expect(await stateOf(number)).toBe(isFound ? 'cancelled' : 'received')
    expect(await productOf(book)).toMatchObject(
      isFound ? { stock: 9, saleCount: 4 } : { stock: 7, saleCount: 6 },
    )
    expect(await mailsAbout(number, 'cancelled')).toHaveLength(isFound ? 1 : 0)
  })

  test('leaves what was packed or paid', async () => {
    const network = newNetwork()
    const [packed, paid, left] = [
      await orderFrom(network),
      await orderFrom(network),
      await orderFrom(network),
    ]
    await runLine(runPack, packed)
    await runLine(runPaid, paid)
    expect((await runLine(runCancel, `--network ${network}`)).printed).toBe(
      '1 cancelled, and their stock restored.\n',
    )
    expect([await stateOf(packed), await stateOf(paid), await stateOf(left)]).toEqual([
      'packed',
      'received',
      'cancelled',
    ])
  })
})

test('pack, paid and reserve say what is missing', async () => {
  const book = await aBook({ stock: 9, name: 'Silas Marner' })
  const wanted = [{ productId: book, quantity: 4 }]
  const number = await waitingFrom(newNetwork(), { wanted })
  await setStock({ productId: book, color: '', size: '' }, { to: 1 }, Date.now())
  const text = '1: Silas Marner, 4 ordered, 1 in stock'
  for (const [command, code] of [
    [runPack, 1],
    [runReserve, 1],
    [runPaid, 0],
  ] as const) {
    const answered = await runLine(command, number)
    expect(answered.printed).toContain(text)
    expect(answered.code).toBe(code)
  }
})

test('the books agree after all of it', async () => {
  const { printed } = await runLine(runCheck, '')
  expect(printed).not.toMatch(/order /)
})
