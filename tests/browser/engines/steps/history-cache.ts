import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Visitor } from '../visitor.ts'
import {
  addButton,
  addToCart,
  cartCount,
  desk,
  isLong,
  phone,
  type HistoryBehaviour,
  type Visit,
} from './visit.ts'

/** Marks the document, so that it is known again when it comes back. */
const mark = (visitor: Visitor) =>
  visitor.evaluate(() => {
    document.documentElement.dataset.marked = ''
    // The scripts of the shop hide what waits for a page while it is left.
    document.documentElement.dataset.busy = ''
    addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = getComputedStyle(document.querySelector('h1')!)
      // The document may be another soon after.
      sessionStorage.returned = JSON.stringify({ persisted, isSeen: visibility === 'visible' })
    })
  })

const isSameDocument = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.dataset.marked !== undefined)

const returned = async (visitor: Visitor) => {
  const text = await visitor.until('the return', () => {
    const [entry] = performance.getEntriesByType('navigation')
    const { notRestoredReasons: reasons } = entry as { notRestoredReasons?: object }
    return (sessionStorage.returned as string) ?? { error: JSON.stringify(reasons) }
  })
  return JSON.parse(text) as { persisted: boolean; isSeen: boolean }
}

/** Tells whether Chromium gave up a kept page for reasons of its own, such as memory, which it masks. */
const isGivenUp = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    const { notRestoredReasons: why } = entry as { notRestoredReasons?: NotRestoredReasons }
    return !!why?.reasons.length && why.reasons.every(({ reason }) => reason === 'masked')
  })
type NotRestoredReasons = { reasons: { reason: string }[] }

/** A hydrated page was touched; one that only lies there has run its first script alone. */
const pageStates = ['hydrated', 'untouched'] as const
type PageState = (typeof pageStates)[number]

async function openIn(state: PageState, visitor: Visitor, path: string) {
  visitor.hydrates = state === 'hydrated'
  await visitor.open(path)
  visitor.hydrates = true
  await visitor.until('rest', isAtRest)
}

type Watched = { count?: number; since?: number }

/** Tells whether the page has fetched nothing for a while. Chromium does not always keep one that still fetches. */
function isAtRest() {
  const watched = globalThis as Watched
  const { length } = performance.getEntriesByType('resource')
  if (watched.count !== length) Object.assign(watched, { count: length, since: performance.now() })
  return performance.now() - watched.since! > 300
}

const password = 'a lantern in the fog'
let customers = 0

async function openAccount(visitor: Visitor) {
  // All customers come from one network, which may open few accounts.
  await db.write((trx) => trx.deleteFrom('attempt').execute())
  const email = `asha-${++customers}@example.org`
  await visitor.open('/login-register')
  const form = 'section[aria-labelledby=register]'
  await visitor.type(`${form} [name=name]`, 'Asha Raghavan')
  await visitor.type(`${form} [name=email]`, email)
  await visitor.type(`${form} [name=password]`, password)
  await visitor.click(`${form} button[value="customer.register"]`)
  await visitor.at('/my-account')
  return email
}

/** Ends the sign-ins of a customer from another browser, so that no cookie of the visitor's changes. */
async function endElsewhere(origin: string, email: string) {
  const press = (path: string, fields: Record<string, string>, cookies: string[] = []) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, Cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
      body: new URLSearchParams(fields),
    })
  const signedIn = await press('/login-register', { intent: 'customer.signIn', email, password })
  await press('/my-account', { intent: 'signIn.endOthers' }, signedIn.headers.getSetCookie())
}

const isSeen = () => getComputedStyle(document.querySelector('h1')!).visibility === 'visible'

const readPage = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector('body')!.outerHTML)

function testCatalogue(visit: Visit, { keepsFailed }: HistoryBehaviour) {
  test.each(pageStates)(
    'a kept page, %s, comes back as it was left, and tells of the cart as it is',
    async (state) => {
      await visit(phone, async (visitor) => {
        await visitor.open('/authors')
        await openIn(state, visitor, '/books')
        // A press would begin to hydrate the page.
        if (state === 'hydrated') await visitor.click('.menu')
        await mark(visitor)
        await visitor.open('/book/b01')
        await visitor.click(addButton)
        await visitor.text('.toast')
        await visitor.back()
        await visitor.at('/books$')
        expect(await returned(visitor)).toEqual({ persisted: true, isSeen: true })
        expect(await isSameDocument(visitor)).toBe(true)
        await expect.poll(() => cartCount(visitor)).toBe(1)
        expect(
          await visitor.evaluate(() => document.querySelectorAll(':popover-open').length),
        ).toBe(0)
      })
    },
  )

  test.runIf(keepsFailed || isLong)(
    'a kept page that failed to hydrate is loaded again',
    async ({ skip }) => {
      await visit(phone, async (visitor, proxy) => {
        proxy.refuse(/\/entry\.client-/)
        visitor.hydrates = false
        await visitor.open('/books')
        await visitor.evaluate(() => dispatchEvent(new Event('pointermove')))
        await visitor.until(
          'scripts',
          () => document.querySelector('script[data-words] > script') !== null,
        )
        await visitor.until('rest', isAtRest)
        await mark(visitor)
        const pages = () => visitor.evaluate(() => history.length)
        const left = await pages()
        await addToCart(visitor, '/book/b01')
        // Chromium takes what a form shows for one more page.
        await visitor.go(left - (await pages()))
        await visitor.at('/books$')
        await expect.poll(() => cartCount(visitor)).toBe(1)
        skip(!isLong && (await isGivenUp(visitor)), 'the browser gave the page up')
        if (keepsFailed) expect(await returned(visitor)).toMatchObject({ persisted: true })
      })
    },
  )
}

const nameField = '#profile-name'

/** All pages of a customer say `no-store`. */
function testAccount(visit: Visit, { keepsNoStore, restoresNoStore }: HistoryBehaviour) {
  /** Leaves the account's page for another. */
  async function leaveAccount(visitor: Visitor, state: PageState) {
    const email = await openAccount(visitor)
    await openIn(state, visitor, '/my-account')
    if (state === 'hydrated') await visitor.type(nameField, 'Asha R.')
    await mark(visitor)
    await visitor.open('/authors')
    return email
  }

  const expectReturn = async (visitor: Visitor) => {
    if (keepsNoStore) expect(await returned(visitor)).toEqual({ persisted: true, isSeen: false })
  }

  test.each(pageStates)(
    'a customer’s page, %s, shows nothing of them once their sign-in was ended elsewhere',
    async (state) => {
      await visit(desk, async (visitor, proxy) => {
        await endElsewhere(proxy.shopOrigin, await leaveAccount(visitor, state))
        await visitor.back()
        await expectReturn(visitor)
        await visitor.at('/login-register')
        await visitor.until('a page in view', isSeen)
        expect(await readPage(visitor)).not.toContain('Asha')
      })
    },
  )

  test.runIf(keepsNoStore && isLong)(
    'a customer’s page, whose data cannot be asked for anew, is loaded again',
    async () => {
      await visit(desk, async (visitor, proxy) => {
        const email = await leaveAccount(visitor, 'hydrated')
        proxy.refuse(/[?&]_data=/)
        await endElsewhere(proxy.shopOrigin, email)
        await visitor.back()
        await expectReturn(visitor)
        await visitor.at('/login-register')
      })
    },
  )

  test.each(isLong ? pageStates : pageStates.slice(0, 1))(
    'a customer’s page, %s, is shown again to who is still signed in',
    async (state) => {
      await visit(desk, async (visitor) => {
        await leaveAccount(visitor, state)
        await visitor.back()
        await expectReturn(visitor)
        await visitor.at('/my-account$')
        const shown = await visitor.until(
          'the page in view',
          (field) => {
            const input = document.querySelector<HTMLInputElement>(field)!
            return getComputedStyle(input).visibility === 'visible' && input.value
          },
          nameField,
        )
        expect(shown).toBe(state === 'hydrated' && restoresNoStore ? 'Asha R.' : 'Asha Raghavan')
      })
    },
  )
}

const byLink = (visitor: Visitor) => visitor.open('/logout')
async function byButton(visitor: Visitor) {
  await visitor.click('.tools button[popovertarget=account]')
  await visitor.click('header button[value="customer.signOut"]')
}

const signOuts = [
  ['by the button in the head, with JavaScript', byButton, true],
  ['by the link, without JavaScript', byLink, false],
  ['by the link, with JavaScript', byLink, true],
  ['by the button in the head, without JavaScript', byButton, false],
] as const

const isLoaded = (path: string) => location.pathname === path && document.readyState === 'complete'

function testSignOut(visit: Visit, { keepsNoStore }: HistoryBehaviour) {
  test.each(isLong ? signOuts : signOuts.slice(keepsNoStore ? 0 : 1, 2))(
    'after a sign-out Back shows nothing of the customer, %s',
    async (_, signOut, hasScript) => {
      await visit({ ...desk, hasScript }, async (visitor) => {
        const email = await openAccount(visitor)
        await addToCart(visitor, '/book/b01')
        await visitor.open('/my-account')
        expect(await readPage(visitor)).toContain(email)
        await visitor.open('/cart')
        expect(await readPage(visitor)).toContain('Asha Raghavan')
        await signOut(visitor)
        await visitor.at('^/$')
        for (const path of ['/cart', '/login-register']) {
          await visitor.back()
          await visitor.until(path, isLoaded, path)
          const page = await readPage(visitor)
          expect(page).not.toContain(email)
          expect(page).not.toContain('Asha Raghavan')
        }
        expect(await visitor.evaluate(() => document.querySelectorAll('.lines .line').length)).toBe(
          0,
        )
      })
    },
  )
}

export function testHistoryCache(visit: Visit, behaviour: HistoryBehaviour) {
  testCatalogue(visit, behaviour)
  if (behaviour.keepsNoStore || isLong) testAccount(visit, behaviour)
  testSignOut(visit, behaviour)
}
