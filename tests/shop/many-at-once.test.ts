import { beforeAll, expect, test } from 'vitest'
import { changeProducts } from '#app/shop/maintenance/products/change-products.server.ts'
import { drawPackingSlips } from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { drawInvoicesOf } from '#app/shop/ordering/invoices/draw-several.server.ts'
import { moveOrders } from '#app/shop/ordering/order-management/move-orders.server.ts'
import { versionOfRow } from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { aPlacedOrder, aSentOrder, now, orderOf } from './orders/placed.ts'

const numbers: string[] = []
beforeAll(async () => {
  for (const language of ['en', 'de', 'fr', 'en', 'de', 'fr'] as const)
    numbers.push(await aSentOrder({ language }))
})

/** Counts how often other requests get their turn while something is done. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const take = () => {
    turns += 1
    if (!isOver) setImmediate(take)
  }
  setImmediate(take)
  await work()
  isOver = true
  return turns
}

async function slipsOf(wanted: string[]) {
  const drawn = await drawPackingSlips(wanted)
  return drawn.ok ? drawn.pdf : undefined
}

test.each([
  ['packing slips', slipsOf],
  ['invoices', drawInvoicesOf],
])('%s of many orders let other requests run, and are the same beside others', async (_, draw) => {
  const alone = await draw(numbers)
  const turns = await countTurns(async () => {
    const [one] = await Promise.all([draw(numbers), draw(numbers.slice(1))])
    expect(one!.equals(alone!)).toBe(true)
  })
  expect(turns).toBeGreaterThanOrEqual(2 * numbers.length)
})

test('many orders that are packed let other requests run', async () => {
  const placed = [await aPlacedOrder(), await aPlacedOrder(), await aPlacedOrder()]
  const orders = await Promise.all(
    placed.map(async (number) => ({ number, row: versionOfRow(await orderOf(number)) })),
  )
  const turns = await countTurns(() => moveOrders(orders, 'packed', now))
  expect(turns).toBeGreaterThanOrEqual(orders.length)
})

test('many products that are changed let other requests run', async () => {
  const ids = [await aBook(), await aBook(), await aBook()]
  const turns = await countTurns(() => changeProducts(ids, { kind: 'hide' }, now))
  expect(turns).toBeGreaterThanOrEqual(ids.length)
})
