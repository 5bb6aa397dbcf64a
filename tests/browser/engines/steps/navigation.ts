import { expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { fillInAddress } from './purchase.ts'
import {
  addButton,
  addToCart,
  isLong,
  isOpen,
  phone,
  scrollDown,
  type HistoryBehaviour,
  type Visit,
} from './visit.ts'

/** Panels close a moment after the page is shown. */
const untilClosed = (visitor: Visitor, selector: string) =>
  expect.poll(() => isOpen(visitor, selector)).toBe(false)

const untilLeftPlace = (visitor: Visitor, top: number) =>
  visitor.until('the place', (wanted) => Math.abs(scrollY - wanted) < 5, top)

const focused = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLAnchorElement
      ? activeElement.href
      : activeElement?.localName
  })
const announced = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector('body > [aria-live=polite]')!.textContent)

export function testNavigation(visit: Visit, { restoresNoStore }: HistoryBehaviour) {
  test('Back and Forward show the page where it was left, with its panels closed', async () => {
    await visit(phone, async (visitor) => {
      await visitor.open('/de/books')
      await scrollDown(visitor, 900)
      await visitor.click('.menu')
      await visitor.click('#menu a[href="/de/authors"]')
      await visitor.at('/authors$')
      await untilClosed(visitor, '#menu')
      await visitor.back()
      await visitor.at('/books$')
      await untilLeftPlace(visitor, 900)
      await untilClosed(visitor, '#menu')
      await visitor.click('.menu')
      await visitor.go(1)
      await visitor.at('/authors$')
      await untilClosed(visitor, '#menu')
    })
  })

  test('without JavaScript, Back shows the page where it was left', async () => {
    await visit({ ...phone, hasScript: false }, async (visitor) => {
      await visitor.open('/de/books')
      await scrollDown(visitor, 2400)
      const link = 'main .card:nth-child(7) .card__title a'
      await visitor.click(link)
      await visitor.at('/book/')
      await visitor.back()
      await visitor.at('/books$')
      await visitor.until(
        'the link in view',
        (one) => {
          const box = document.querySelector(one)!.getBoundingClientRect()
          return box.top > 0 && box.bottom < innerHeight
        },
        link,
      )
    })
  })

  test('a page begins at its heading and says its title, and on the way back at the link that was followed', async () => {
    await visit(phone, async (visitor) => {
      await visitor.open('/de/books')
      expect([await focused(visitor), await announced(visitor)]).toEqual(['body', ''])
      const link = 'main .card:nth-child(7) .card__title a'
      await visitor.evaluate((one) => document.querySelector<HTMLElement>(one)!.focus(), link)
      const followed = await focused(visitor)
      await visitor.press('Enter')
      await visitor.at('/book/')
      await expect.poll(() => focused(visitor)).toBe('h1')
      const { top } = await visitor.evaluate(() => ({ top: scrollY }))
      expect(top).toBe(0)
      expect(await announced(visitor)).toBe(await visitor.evaluate(() => document.title))
      await visitor.back()
      await visitor.at('/books$')
      await expect.poll(() => focused(visitor)).toBe(followed)
      await expect.poll(() => announced(visitor)).toBe(await visitor.evaluate(() => document.title))
    })
  })

  test('after the first press that sets a cookie, Back leads to the page before', async () => {
    await visit(phone, async (visitor) => {
      await visitor.open('/de/authors')
      await addToCart(visitor, '/de/book/b01')
      await visitor.back()
      await visitor.at('/authors$')
    })
  })

  test.each(isLong ? [true, false] : [false])(
    'what was typed at the checkout stands again on the way back, JavaScript: %s',
    async (hasScript) => {
      await visit({ ...phone, hasScript }, async (visitor) => {
        await addToCart(visitor, '/de/book/b01')
        await visitor.open('/de/checkout')
        await fillInAddress(visitor)
        await visitor.click('.mast a[href="/de"]')
        await visitor.at('/de$')
        await visitor.back()
        await visitor.at('/checkout$')
        const city = () =>
          visitor.evaluate(() => document.querySelector<HTMLInputElement>('#city')!.value)
        await expect.poll(city).toBe(hasScript || restoresNoStore ? 'Berlin' : '')
      })
    },
  )

  test('a press counts as soon as the page with its button is there', async () => {
    await visit(phone, async (visitor) => {
      await visitor.open('/de/books?q=moby+dick')
      await visitor.click('main .card__title a')
      await visitor.clickAtOnce(addButton)
      expect(await visitor.text('.toast')).toContain('Moby')
    })
  })
}
