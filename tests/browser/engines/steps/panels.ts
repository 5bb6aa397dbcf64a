import { expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import {
  addButton,
  addToCart,
  boxOf,
  desk,
  isOpen,
  phone,
  scrollDown,
  type Visit,
} from './visit.ts'

/** Opens a panel by its button twice, and closes it by Escape and by a press on the page. */
async function opensAndCloses(visitor: Visitor, button: string, panel: string) {
  const width = await visitor.evaluate(() => innerWidth)
  // This is outside of a sheet that comes from below, and of a panel that hangs from the right of the header.
  for (const close of [() => visitor.press('Escape'), () => visitor.pressAt(5, 90)]) {
    await visitor.click(button)
    expect(await isOpen(visitor, panel), `${panel} opens`).toBe(true)
    const { left, right } = await boxOf(visitor, panel)
    expect([left >= 0, right <= width], `${panel} is on the screen`).toEqual([true, true])
    await close()
    expect(await isOpen(visitor, panel), `${panel} closes`).toBe(false)
  }
}

export function testPanels(visit: Visit) {
  test.each([true, false])(
    'menu, filters and preferences close by Escape and by a press outside, JavaScript: %s',
    async (hasScript) => {
      await visit({ ...phone, hasScript }, async (visitor) => {
        await visitor.open('/de/books')
        await opensAndCloses(visitor, '.menu', '#menu')
        await opensAndCloses(visitor, '[popovertarget=listing]', '#listing')
        await opensAndCloses(visitor, 'button.prefs', '#preferences')
      })
      await visit({ ...desk, hasScript }, async (visitor) => {
        await visitor.open('/de/books')
        await opensAndCloses(visitor, 'button.prefs', '#preferences')
      })
    },
  )

  test('the cart of the header closes by Escape and by a press outside', async () => {
    await visit(desk, async (visitor) => {
      await addToCart(visitor, '/de/book/b01')
      await opensAndCloses(visitor, 'button.mini-cart', '#mini-cart')
    })
  })

  test('the bar of a product page stays in reach and buys', async () => {
    for (const hasScript of [true, false])
      await visit({ ...phone, hasScript }, async (visitor) => {
        await visitor.open('/de/book/b01')
        expect((await boxOf(visitor, addButton)).top).toBeLessThanOrEqual(700)
        await scrollDown(visitor, 1200)
        const { top, bottom } = await boxOf(visitor, '.buy-bar')
        expect([top > 700, Math.round(bottom)]).toEqual([true, 800])
        await visitor.click('.buy-bar button')
        expect(await visitor.text('.toast')).toContain('Pride and Prejudice')
      })
  })
}
