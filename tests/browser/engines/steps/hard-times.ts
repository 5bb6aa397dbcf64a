import { expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { goToCheckout, newBuyer, order, orderedBy, placeOrder } from './purchase.ts'
import { addButton, cartCount, isLong, phone, type Visit } from './visit.ts'

/** Buys one book, and looks that it is one order of it. */
async function buyOnce(visitor: Visitor) {
  const email = newBuyer()
  await goToCheckout(visitor, email)
  await order(visitor)
  expect(await orderedBy(email)).toMatchObject([{ quantity: 1 }])
}

/** Nothing hydrates without this file. More held files would take all connections that a browser opens to a shop. */
const hydration = /\/assets\/entry\.client-/

/** A purchase for each of about twenty scripts takes WebKit three minutes. */
const oneOfManyMs = 600_000

export function testHardTimes(visit: Visit) {
  test('a purchase with no script ever coming is one order', async () => {
    await visit(phone, async (visitor, proxy) => {
      visitor.hydrates = false
      proxy.refuse(/\.js$/)
      await buyOnce(visitor)
    })
  })

  test.runIf(isLong)(
    'a purchase with one script failing is one order, whichever it is',
    { timeout: oneOfManyMs },
    async () => {
      let names: string[] = []
      await visit(phone, async (visitor, proxy) => {
        await buyOnce(visitor)
        names = proxy
          .requested()
          .flatMap((path) => /\/assets\/(.+)-[^/]+\.js$/.exec(path)?.[1] ?? [])
      })
      expect(names).not.toEqual([])
      for (const name of new Set(names))
        await visit(phone, async (visitor, proxy) => {
          visitor.hydrates = false
          const failing = new RegExp(`/assets/${name}-[^/]+\\.js$`)
          proxy.refuse(failing)
          await buyOnce(visitor)
          // The scripts of the receipt are requested after it is shown.
          await expect
            .poll(() => proxy.requested().some((path) => failing.test(path)), { message: name })
            .toBe(true)
        })
    },
  )

  test('a press before the scripts have come counts once', async () => {
    await visit(phone, async (visitor, proxy) => {
      visitor.hydrates = false
      const letGo = proxy.delay(hydration)
      await visitor.open('/de/book/b01')
      await visitor.click(addButton)
      await visitor.text('.toast')
      letGo()
      await visitor.untilHydrated()
      expect(await cartCount(visitor)).toBe(1)
      await visitor.click(addButton)
      await expect.poll(() => cartCount(visitor)).toBe(2)
    })
  })

  test('a connection that is lost leaves what was typed, and the same press orders once it is back', async () => {
    await visit(phone, async (visitor, proxy) => {
      const email = newBuyer()
      await goToCheckout(visitor, email)
      await visitor.untilHydrated()
      await proxy.cut()
      await visitor.click(placeOrder)
      await visitor.text('.toast--error')
      expect(
        await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#email')!.value),
      ).toBe(email)
      await proxy.reopen()
      await order(visitor)
      expect(await orderedBy(email)).toMatchObject([{ quantity: 1 }])
    })
  })
}
