import type { DemoGoods } from '../demo-types.ts'

type Sizes = NonNullable<DemoGoods['variation']>[number]['sizes']

/** Lists the stock of one colour by size; omitted sizes do not exist. */
export function inSizes(stocks: Partial<Record<Sizes[number]['name'], number>>): Sizes {
  return (['x', 'm', 'xl', 'xxl'] as const).flatMap((name) => {
    const stock = stocks[name]
    return stock === undefined ? [] : [{ name, stock }]
  })
}
