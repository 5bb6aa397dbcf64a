import { expect, test } from 'vitest'
import { listNamedProducts } from '#app/shop/catalogue/search/list-named-products.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'

test('a text names products by their numbers and by words of their titles, of many those that sold best', async () => {
  const sold = await manyBooks(4, (n) => ({ name: `Lantern ${n}`, saleCount: n }))
  const other = await aBook({ name: 'A Harbour', sku: 'HB-1' })
  const named = (typed: string, most: number) => listNamedProducts(typed, most, Date.now())
  expect((await named('lantern', 10)).toSorted()).toEqual(sold.toSorted())
  expect(await named('lantern', 2)).toEqual([sold[3], sold[2]])
  expect(await named('hb-1', 2)).toEqual([other])
})
