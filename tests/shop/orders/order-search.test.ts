import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listOrders } from '#app/shop/ordering/order-management/list-orders.server.ts'
import { readOrderSearch } from '#app/shop/ordering/order-management/order-search.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aPlacedOrder, now } from './placed.ts'

const find = async (text: string, page: Partial<Parameters<typeof listOrders>[0]> = {}) =>
  (await listOrders({ now, search: await readOrderSearch(text), limit: 50, ...page })).map(
    ({ number }) => number,
  )

const setOrder = (number: string, values: { name?: string; email?: string; placedAt?: number }) =>
  db.writer.updateTable('customerOrder').set(values).where('number', '=', number).execute()

test('the beginnings of words of a name find an order, in any order, case and without accents', async () => {
  const number = await aPlacedOrder()
  await setOrder(number, { name: 'Jürgen Groß-Nguyễn O’Hara Ŋoko' })
  const found = ['jürgen', 'JURGEN', 'gross', 'Groß', 'nguyen', "o'hara", 'hara jur', 'Ngu', 'Ŋoko']
  for (const text of found) expect([text, await find(text)]).toEqual([text, [number]])
  for (const text of ['jurgen weber', 'urgen', '…', '"*', "' | '"])
    expect([text, await find(text)]).toEqual([text, []])
})

test('the beginning of an address or of a number finds an order without its other words', async () => {
  const number = await aPlacedOrder({ email: 'silent-reader77@mail.example' })
  for (const text of ['silent-read', 'reader77', number.slice(0, 5).toLowerCase()])
    expect([text, await find(text)]).toEqual([text, [number]])
  expect(await find('mail')).toEqual([])
})

test('the orders of a name are listed with the newest first, and continued', async () => {
  const numbers: string[] = []
  for (let age = 3; age > 0; age--) {
    const number = await aPlacedOrder()
    await setOrder(number, { name: 'Zoë Lindqvist', placedAt: now - age * dayMs })
    numbers.unshift(number)
  }
  expect(await find('lindqvist')).toEqual(numbers)
  const after = { number: numbers[0]!, placedAt: now - dayMs }
  expect(await find('lindqvist', { after, limit: 1 })).toEqual([numbers[1]])
  expect(await find('lindqvist', { state: 'packed' })).toEqual([])
})

test('the orders of one moment are continued without one missing', async () => {
  const numbers: string[] = []
  for (let n = 0; n < 4; n++) numbers.push(await aPlacedOrder())
  // The last one of the index is listed first, so the numbers descend.
  for (const number of numbers.sort())
    await setOrder(number, { name: 'Cosima Thale', placedAt: now })
  const found = await find('thale', { limit: 1 })
  while (found.length < numbers.length) {
    const after = { number: found.at(-1)!, placedAt: now }
    const next = await find('thale', { after, limit: 1 })
    if (next.length === 0) break
    found.push(...next)
  }
  expect(found.sort()).toEqual(numbers)
})

test('an erased name is not in the index', async () => {
  const number = await aPlacedOrder()
  await setOrder(number, { name: 'Persephone Quill' })
  expect(await find('quill')).toEqual([number])
  await setOrder(number, { name: '', email: '' })
  expect(await find('quill')).toEqual([])
  expect(await find(number.slice(0, 6))).toEqual([number])
})

test('orders of one moment are all found', async () => {
  const numbers = [await aPlacedOrder(), await aPlacedOrder(), await aPlacedOrder()]
  for (const number of numbers) await setOrder(number, { name: 'Ottilie Vane', placedAt: now })
  await setOrder(numbers[1]!, { name: '' })
  expect((await find('vane')).sort()).toEqual([numbers[0], numbers[2]].sort())
})
