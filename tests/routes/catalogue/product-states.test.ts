import { describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { demoStates } from '#app/demo/states.ts'
import { newShopper } from '../../shopper.ts'

const path = '/development/states'

describe('the page of states of products', () => {
  test('is not there without the demo', async () => {
    expect((await (await newShopper()).visit(path)).status).toBe(404)
  })

  test('names each state, each on a product that can be seen, and is for nobody else', async () => {
    await loadDemo(Date.now())
    const shopper = await (await newShopper()).visit(path)
    expect(shopper.texts('.facts dt')).toEqual(demoStates.map(({ name }) => name.en))
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    for (const href of new Set(shopper.attrs('.facts dd a', 'href')))
      expect((await (await newShopper()).visit(href)).status, href).toBe(200)
  })
})
