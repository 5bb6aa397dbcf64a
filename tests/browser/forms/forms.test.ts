import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { codeIntents } from '../../routes/security/code-intents.ts'
import { openBrowser } from '../visitor/browser.ts'
import { addHistory, beginAsGuest, tryAll, tryFew } from './tours.ts'
import { closeSide, openBoth, type Side } from './two-shops.ts'
import { FormWalk } from './walk-forms.ts'

// Two copies of one shop, one with a visitor whose browser runs scripts, one with a visitor whose browser runs none:
// what both send must end at the same address, with the same status, cookies and rows. In the gate one form of each kind
// is sent; LONG=1: every form of every page.
const isLong = process.env.LONG !== undefined

/** Buttons that no page of this shop shows, with the test that presses them. An entry that is pressed here is to go. */
const elsewhere: Record<string, string> = {
  'payment.start': 'browser/payment.test.ts, with the payment service beside it',
  'cart.set': 'what a script sends for `cart.update`, `cart.less` and `cart.more`',
}

let browser: Browser
let sides: [Side, Side]
let customer: string
beforeAll(async () => {
  await openDemo()
  customer = await addHistory()
  browser = await openBrowser()
  sides = await openBoth(browser)
}, 120_000)
afterAll(async () => {
  await Promise.all(sides.map(closeSide))
  await browser.close()
})

test(
  isLong
    ? 'every form does the same with script and without'
    : 'a form of each kind does the same with script and without',
  { timeout: isLong ? 3_000_000 : 240_000, retry: 0 },
  async () => {
    const walk = new FormWalk(sides, isLong)
    await beginAsGuest(walk)
    if (isLong) await tryAll(walk, customer)
    else await tryFew(walk, customer)
    expect(walk.faults).toEqual([])
    expect(sides.flatMap(({ faults }) => faults)).toEqual([])
    if (!isLong) return
    const missed = codeIntents().filter((intent) => !walk.intents.has(intent))
    expect(missed.sort()).toEqual(Object.keys(elsewhere).sort())
  },
)
