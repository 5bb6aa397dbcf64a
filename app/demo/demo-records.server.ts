import type { CatalogueRecord } from '#app/shop/import/catalogue-record.ts'
import { editionsOf } from './editions.ts'
import { demoGoods } from './goods.ts'
import { recordOfGoods } from './record-of-goods.ts'
import { demoBooks } from './works.server.ts'

/** Returns all records of the demo for the import; days count from the loading. */
export const recordsOfDemo = (loadedAt: number): CatalogueRecord[] => [
  ...demoGoods.map((goods) => recordOfGoods(goods, loadedAt)),
  ...demoBooks.flatMap((book) => editionsOf(book, loadedAt)),
]
