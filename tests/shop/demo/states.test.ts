import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { listStates, type ShownState } from '#app/demo/states.server.ts'
import { demoStates } from '#app/demo/states.ts'
import { aBook, aDress } from '../../fixtures/catalogue.ts'

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

  test('and never on what is not of the demo', async () => {
    const now = Date.now()
    // Would come first by their ids, and have a state each that the demo has too.
    await aBook({ id: '0', stock: 9 })
    await aDress({ id: '00', sourceKey: 'demo-like:00' })
    expect(await listStates('en', now)).toEqual(shown)
  })
})
