import { expect, test } from 'vitest'
import { fillInAddress, newBuyer, order } from './purchase.ts'
import { addToCart, desk, isLong, phone, type Visit } from './visit.ts'

const looks = { 'on a phone': phone, 'on a desk in the dark': { ...desk, scheme: 'dark' } } as const

export function testAccessibility(visit: Visit) {
  test.each(Object.entries(looks).slice(0, isLong ? 2 : 1))(
    'axe finds nothing on the way to an order, %s',
    async (_, look) => {
      await visit(look, async (visitor) => {
        const found: string[] = []
        const examine = async (path: string) => {
          await visitor.open(path)
          found.push(...(await visitor.violations()).map((fault) => `${path}: ${fault}`))
        }
        for (const path of ['/de', '/de/books', '/de/book/b05', '/de/product/1'])
          await examine(path)
        await addToCart(visitor, '/de/book/b01')
        await examine('/de/cart')
        await examine('/de/checkout')
        await fillInAddress(visitor, newBuyer())
        await order(visitor)
        await examine(await visitor.evaluate(() => location.pathname))
        await examine('/de/my-orders')
        expect(found).toEqual([])
      })
    },
  )
}
