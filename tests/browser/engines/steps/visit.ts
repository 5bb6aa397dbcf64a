import type { ServedShop } from '../../../served-shop.ts'
import type { Engine, Look } from '../driver.ts'
import { openFaultyProxy, type FaultyProxy } from '../faulty-proxy.ts'
import { Visitor } from '../visitor.ts'

export const isLong = process.env.LONG !== undefined

export const phone = { width: 390, height: 800, hasScript: true }
export const desk = { width: 1280, height: 800, hasScript: true }

/** What engines do differently on the way back; docs/browsers.md gives the reasons. */
export type HistoryBehaviour = {
  /** Whether a page that says `no-store` is kept, over https. */
  keepsNoStore: boolean
  /** Whether a page is kept one of whose scripts failed. */
  keepsFailed: boolean
  /** Whether what was typed stands again in a page that says `no-store`. */
  restoresNoStore: boolean
}

export const historyBehaviourOf = ({ name }: Engine): HistoryBehaviour => ({
  keepsNoStore: name === 'Chromium',
  keepsFailed: name !== 'Firefox',
  restoresNoStore: name !== 'Firefox',
})

/** Takes the steps of a new visitor, whose window is closed after them. */
export type Visit = (
  look: Look,
  steps: (visitor: Visitor, proxy: FaultyProxy) => Promise<void>,
) => Promise<void>

/** @param shop is served by the time that a visit begins. */
export const visitIn =
  (engine: Engine, shop: () => ServedShop): Visit =>
  async (look, steps) => {
    await using proxy = await openFaultyProxy(shop())
    const visitor = await Visitor.arrive(engine, proxy.origin, look)
    try {
      await steps(visitor, proxy)
    } finally {
      await visitor.leave()
    }
  }

export const addButton = 'main .buy [value="cart.add"]'

export async function addToCart(visitor: Visitor, path: string) {
  await visitor.open(path)
  await visitor.click(addButton)
  await visitor.text('.toast')
}

/** Returns the count beside the cart of the header; 0 if there is none. */
export const cartCount = (visitor: Visitor) =>
  visitor.evaluate(() =>
    Number(document.querySelector('.mast a[href$="/cart"] .count')?.textContent ?? 0),
  )

export const scrollDown = (visitor: Visitor, top: number) =>
  visitor.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

export const boxOf = (visitor: Visitor, selector: string) =>
  visitor.evaluate((one) => {
    const { top, right, bottom, left } = document.querySelector(one)!.getBoundingClientRect()
    return { top, right, bottom, left }
  }, selector)

export const isOpen = (visitor: Visitor, selector: string) =>
  visitor.evaluate((one) => document.querySelector(one)!.matches(':popover-open, [open]'), selector)
