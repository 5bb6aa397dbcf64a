import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { demoStates } from '#app/demo/states.ts'
import { listStates, type ShownState } from '#app/shop/catalogue/states.server.ts'

let shown: ShownState[]
beforeAll(async () => {
  const now = Date.now()
  await loadDemo(now)
  shown = await listStates('en', now)
})

describe('the demo shows every state of a product', () => {
  test.each(demoStates)('$name.en', ({ id }) => {
    expect(shown.find((state) => state.id === id)?.product).toBeDefined()
  })

  test('and each on a page of its kind', () => {
    for (const { product } of shown) expect(product?.path).toMatch(/^\/(book|product)\/\w+$/)
  })
})
