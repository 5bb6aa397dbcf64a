import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { editionsOf } from './works/editions.ts'
import { demoGoods } from './goods/goods.ts'
import { recordOfGoods } from './goods/record-of-goods.ts'
import { demoBooks } from './works/works.server.ts'

/** Returns all records of the demo for the import; days count from the loading. */
export const recordsOfDemo = (loadedAt: number): CatalogueRecord[] => [
  ...demoGoods.map((goods) => recordOfGoods(goods, loadedAt)),
  ...demoBooks.flatMap((book) => editionsOf(book, loadedAt)),
]
