import { expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { addButton, addToCart, boxOf, desk, phone, scrollDown, type Visit } from './visit.ts'

/** Counts what the status region is given from now on, as a screen reader would announce it. */
const listen = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const heard: (string | null)[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          heard.push((node as HTMLElement).querySelector('p')?.textContent ?? null)
    }).observe(document.querySelector('[role=status]')!, { childList: true })
  })
const heard = (visitor: Visitor) =>
  visitor.evaluate(() => (globalThis as { heard?: string[] }).heard)

const isGone = (visitor: Visitor) =>
  visitor.until('no toast', () => document.querySelector('.toast') === null)

/** Returns whether the time of the toast runs. */
const fadingOut = (visitor: Visitor) =>
  visitor.evaluate(() =>
    document
      .querySelector('.toast')!
      .getAnimations()
      .filter((one) => (one as CSSAnimation).animationName === 'toast-out')
      .map((one) => one.playState),
  )

const closing = '.toast [aria-label]'

export function testToasts(visit: Visit) {
  test('what was added is named, with links to cart and checkout, beside the bar that buys', async () => {
    for (const hasScript of [true, false])
      await visit({ ...phone, hasScript }, async (visitor) => {
        await addToCart(visitor, '/de/book/b01')
        expect(await visitor.text('.toast')).toContain('Pride and Prejudice')
        for (const to of ['cart', 'checkout'])
          expect(await visitor.text(`.toast a[href="/de/${to}"]`)).not.toBe('')
        await scrollDown(visitor, 1200)
        const [toast, bar] = [await boxOf(visitor, '.toast'), await boxOf(visitor, '.buy-bar')]
        expect([toast.left >= 0, toast.right <= 390]).toEqual([true, true])
        expect(toast.bottom).toBeLessThanOrEqual(bar.top)
      })
  })

  test('a toast is announced once for each post and closed by its button, and the focus stays in the page', async () => {
    await visit(desk, async (visitor) => {
      await visitor.open('/de/book/b01')
      await listen(visitor)
      for (const count of [1, 2]) {
        await visitor.click(addButton)
        await expect.poll(async () => (await heard(visitor))?.length).toBe(count)
      }
      const [first, second] = (await heard(visitor))!
      expect(first).toContain('Pride and Prejudice')
      expect(second).toBe(first)
      await visitor.click(closing)
      await isGone(visitor)
      expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('main')
    })
  })

  test('without JavaScript a toast waits under the pointer and the focus, and is closed by its link', async () => {
    await visit({ ...desk, hasScript: false }, async (visitor) => {
      await addToCart(visitor, '/de/book/b01')
      await expect.poll(() => fadingOut(visitor)).toEqual(['running'])
      await visitor.hover('.toast')
      await expect.poll(() => fadingOut(visitor)).toEqual(['paused'])
      await visitor.moveTo(600, 10)
      await expect.poll(() => fadingOut(visitor)).toEqual(['running'])
      await visitor.evaluate((one) => document.querySelector<HTMLElement>(one)!.focus(), closing)
      await expect.poll(() => fadingOut(visitor)).toEqual(['paused'])
      await visitor.click(closing)
      await isGone(visitor)
    })
  })
}
