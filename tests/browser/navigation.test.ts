import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page, Route } from 'playwright'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

async function open(path: string, options: Parameters<typeof newVisitor>[2] = {}) {
  const visitor = await newVisitor(demo.browser, demo.shop, options)
  await visitor.page.goto(path)
  await untilHydrated(visitor.page)
  return visitor
}

/** Keeps back what the router asks for, until `release`. */
async function blockData(page: Page) {
  const contents: Route[] = []
  await page.route(/[?&]_data=/, (route) => void contents.push(route))
  return {
    held: contents,
    release: async () => {
      await page.unroute(/[?&]_data=/)
      for (const route of contents.splice(0)) await route.continue().catch(() => undefined)
    },
  }
}

const top = (page: Page) => page.evaluate(() => window.scrollY)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '')
const text = (page: Page) => page.locator('body > [aria-live=polite]').textContent()
const busy = (page: Page) => page.locator('html[data-busy] main[aria-busy=true]')
const menu = (page: Page, path: string) => page.locator(`.nav a[href="${path}"]`)
const card = (page: Page, n: number) => page.locator('.grid .card__title a').nth(n)

describe('a page on its way', () => {
  test('is shown as busy until it is there, or another way was taken', async () => {
    const { page, context, faults } = await open('/books')
    const { release } = await blockData(page)
    await menu(page, '/authors').click()
    await busy(page).waitFor()
    expect(await page.locator('.progress').isVisible()).toBe(true)
    await release()
    await page.waitForURL(/authors$/)
    await busy(page).waitFor({ state: 'detached' })

    const again = await blockData(page)
    await menu(page, '/books').click()
    await busy(page).waitFor()
    await page.goBack()
    await again.release()
    await page.waitForURL(/books$/)
    await page.waitForFunction(() => !document.querySelector('[data-busy], [aria-busy]'))
    expect(faults).toEqual([])
    await context.close()
  })

  test('begins at its heading, and its title is said once', async () => {
    const { page, context, faults } = await open('/books')
    expect(await focused(page)).toMatch(/^<body/)
    expect(await text(page)).toBe('')
    await menu(page, '/authors').click()
    await page.waitForURL(/authors$/)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await text(page)).toBe(await page.title())
    await page.goBack()
    await page.waitForURL(/books$/)
    // The heading of the page before has the focus too, until it goes.
    await page.waitForFunction(() => document.title.startsWith('Books'))
    await expect.poll(() => text(page)).toBe(await page.title())
    expect(faults).toEqual([])
    await context.close()
  })

  test('on the way back begins at the link that was followed', async () => {
    const { page, context, faults } = await open('/books')
    await page.waitForSelector('html[data-whole]')
    const path = (await card(page, 9).getAttribute('href'))!
    await card(page, 9).focus()
    await card(page, 9).press('Enter')
    await page.waitForURL(`**${path}`)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await page.goBack()
    await page.waitForURL(/books$/)
    await expect.poll(() => focused(page)).toContain(`href="${path}"`)
    // It stays among the stops of the keyboard.
    expect(await card(page, 9).getAttribute('tabindex')).toBeNull()
    expect(faults).toEqual([])
    await context.close()
  })

  test('on the way back begins at its heading where the link lies in a fold that is shut', async () => {
    const { page, context, faults } = await open('/book/b01')
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('[role=status] .toast').waitFor()
    await page.locator('button.mini-cart').click()
    await page.locator('#mini-cart a[href="/checkout"]').press('Enter')
    await page.waitForURL(/checkout$/)
    await page.goBack()
    await page.waitForURL(/b01$/)
    await page.locator('main .buy').waitFor()
    await expect.poll(() => focused(page)).toMatch(/^<h1/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is come back to where its address names a part in letters that cannot be read', async () => {
    const { page, context, faults } = await open('/books#50%off')
    await menu(page, '/authors').click()
    await page.waitForURL(/authors$/)
    await page.goBack()
    await page.waitForURL(/off$/)
    await expect.poll(() => focused(page)).toContain('href="/authors"')
    await expect.poll(() => text(page)).toMatch(/^Books/)
    expect(await page.locator('h1').textContent()).toBe('Books')
    expect(faults).toEqual([])
    await context.close()
  })

  test('is opened by its address where something in front of the shop answers in its place', async () => {
    const { page, context, faults } = await open('/books')
    await page.route(/[?&]_data=/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Back soon</h1>' }),
    )
    const loaded = page.waitForRequest((one) => one.isNavigationRequest())
    await menu(page, '/authors').click()
    expect((await loaded).url()).toMatch(/authors$/)
    await page.waitForURL(/authors$/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('on the way back says what failed, and begins there', async () => {
    const { page, context } = await open('/books')
    await menu(page, '/authors').focus()
    await menu(page, '/authors').press('Enter')
    await page.waitForURL(/authors$/)
    await page.route(/\/books\?.*_data=/, (route) =>
      route.fulfill({ status: 500, headers: { 'X-Remix-Error': 'yes' }, json: { message: '' } }),
    )
    await page.goBack()
    await page.locator('#search-again').waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await text(page)).toBe(await page.locator('h1').textContent())
    await context.close()
  })

  test('leaves the focus on what was pressed where a form keeps the page', async () => {
    const { page, context } = await open('/book/b01')
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('[role=status] .toast').waitFor()
    expect(await focused(page)).toContain('value="cart.add"')
    expect(await text(page)).toBe('')
    await context.close()
  })

  test('stands at its top, at the place its address names, or where it was left', async () => {
    const { page, context, faults } = await open('/books')
    await page.waitForSelector('html[data-whole]')
    await card(page, 20).scrollIntoViewIfNeeded()
    const place = await top(page)
    expect(place).toBeGreaterThan(500)
    await card(page, 20).click()
    await page.waitForURL(/\/book\//)
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goBack()
    await page.waitForURL(/\/books$/)
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 50, place)
    await card(page, 20).evaluate((link: HTMLAnchorElement) => (link.hash = '#reviews'))
    await card(page, 20).click()
    await page.waitForURL(/#reviews$/)
    await page.waitForFunction(() => document.activeElement?.id === 'reviews')
    await page.waitForFunction(
      () => Math.abs(document.getElementById('reviews')!.getBoundingClientRect().top) < 200,
    )
    expect(faults).toEqual([])
    await context.close()
  })

  test('fades between documents where motion is welcome, and there only', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, context, faults } = await newVisitor(demo.browser, demo.shop, { reducedMotion })
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset.fades = String(viewTransition !== null)
        })
      })
      await page.goto('/books')
      await menu(page, '/authors').click()
      await page.waitForURL(/authors$/)
      const fades = await page.locator('html').getAttribute('data-fades')
      expect(fades, reducedMotion).toBe(String(reducedMotion === 'no-preference'))
      expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
      await context.close()
    }
  })
})

describe('a page somebody is about to open', () => {
  const requested = (page: Page) => {
    const list: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (searchParams.has('_data'))
        list.push(`${request.headers().purpose ?? 'visit'} ${pathname}`)
    })
    return list
  }

  test('is asked for once ahead, and counted when it is looked at', async () => {
    const { page, context, faults } = await open('/books')
    // Nobody has seen anything who has kept nothing.
    await page.locator('.grid [value="wishlist.add"]').first().click()
    await page.locator('.grid [value="wishlist.remove"]').first().waitFor()
    const list = requested(page)
    const path = (await card(page, 3).getAttribute('href'))!
    const answer = page.waitForResponse(/_data=/)
    await card(page, 3).hover()
    await (await answer).finished()
    await page.mouse.move(0, 0)
    await card(page, 3).focus()
    // Nothing shows that nothing comes.
    await page.waitForTimeout(150)
    expect(list).toEqual([`prefetch ${path}`])
    const counted = page.waitForResponse(/_data=/)
    await card(page, 3).click()
    await page.waitForURL(`**${path}`)
    await counted
    expect(list).toEqual([`prefetch ${path}`, `visit ${path}`])
    // The answer does not wait for the look to be written down.
    const listed = async () => {
      await page.goto('/book/b01')
      return page.locator(`main a[href="${path}"]`).count()
    }
    await expect.poll(listed).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is asked for anew after a form was sent, which may have changed it', async () => {
    const { page, context } = await open('/books')
    const list = requested(page)
    const path = (await card(page, 3).getAttribute('href'))!
    const answer = page.waitForResponse(/_data=/)
    await card(page, 3).hover()
    await (await answer).finished()
    await page.locator('.grid [value="wishlist.add"]').first().click()
    await page.locator('.grid [value="wishlist.remove"]').first().waitFor()
    await card(page, 3).hover()
    await expect.poll(() => list.filter((one) => one === `prefetch ${path}`)).toHaveLength(2)
    await context.close()
  })

  test('is not asked for where data is dear, nor where the way itself does something', async () => {
    const { page, context } = await open('/books')
    const list = requested(page)
    await card(page, 0).evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '/logout'))
    await card(page, 1).evaluate((link) => (link.dataset.document = ''))
    for (const n of [0, 1]) {
      await card(page, n).hover()
      await page.waitForTimeout(120)
    }
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await card(page, 2).hover()
    await page.waitForTimeout(120)
    expect(list).toEqual([])
    await context.close()
  })
})

test('what was typed for one book does not stand on the next', async () => {
  const { page, context, faults } = await open('/book/b01')
  const quantity = page.locator('main .buy [name=quantity]')
  const title = await page.title()
  await quantity.fill('3')
  await page.locator('main .grid .card__title a').first().click()
  await page.waitForFunction((former) => document.title !== former, title)
  expect(await quantity.inputValue()).toBe('1')
  expect(faults).toEqual([])
  await context.close()
})

describe('what was typed', () => {
  test('stands again on the way back and on the way forward, in a form that was refused too', async () => {
    const { page, context, faults } = await open('/book/b01')
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('[role=status] .toast').waitFor()
    await page.locator('.mast a[href="/cart"]').first().click()
    await page.locator('main [value="cart.checkout"]').click()
    await page.waitForURL(/checkout$/)
    const email = page.locator('#email')
    const country = page.locator('main form [name=country]')
    await email.fill('asha at example.org')
    await country.selectOption('DE')
    await menu(page, '/authors').click()
    await page.waitForURL(/authors$/)
    await page.goBack()
    await email.waitFor()
    await expect
      .poll(async () => [await email.inputValue(), await country.inputValue()])
      .toEqual(['asha at example.org', 'DE'])
    await page.locator('button[value="order.place"]').click()
    await page.locator('#errors').waitFor()
    await page.locator('#city').fill('Bengaluru')
    await page.goBack()
    await page.waitForURL(/cart$/)
    await page.goForward()
    await page.locator('#city').waitFor()
    await expect.poll(() => page.locator('#city').inputValue()).toBe('Bengaluru')
    expect(await email.inputValue()).toBe('asha at example.org')
    expect(faults).toEqual([])
    await context.close()
  })

  test('is not kept of a password, nor for the same form opened anew', async () => {
    const { page, context, faults } = await open('/login-register')
    const values = () =>
      Promise.all(['#email', '#password'].map((id) => page.locator(`main ${id}`).inputValue()))
    await page.locator('main #email').fill('asha@example.org')
    await page.locator('main #password').fill('a secret')
    await menu(page, '/authors').click()
    await page.waitForURL(/authors$/)
    await page.locator('.mast a[href^="/login-register"]').first().click()
    await page.waitForURL(/login-register/)
    expect(await values()).toEqual(['', ''])
    await page.goBack()
    await page.waitForURL(/authors$/)
    await page.goBack()
    await page.waitForURL(/login-register/)
    await expect.poll(values).toEqual(['asha@example.org', ''])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a form that is sent', () => {
  test('says so on its button, and a second press sends nothing', async () => {
    const { page, context, faults } = await open('/book/b01')
    const button = page.locator('main .buy button[value="cart.add"]')
    const { held: contents, release } = await blockData(page)
    await button.dblclick()
    await page.locator('main .buy button[aria-busy=true][aria-disabled=true]').waitFor()
    await button.press('Enter')
    expect(contents.map((route) => route.request().method())).toEqual(['POST'])
    await release()
    await page.locator('[role=status] .toast').waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
    await page.goto('/cart')
    expect(await page.locator('main [name=quantity]').inputValue()).toBe('1')
    expect(faults).toEqual([])
    await context.close()
  })

  test('waits for another one that is on its way, and is sent once that is answered', async () => {
    const { page, context, faults } = await open('/book/b01')
    const { held: contents, release } = await blockData(page)
    for (const intent of ['cart.add', 'wishlist.add', 'compare.add', 'wishlist.add'])
      await page.locator(`main :is(.buy, .keep) button[value="${intent}"]`).first().click()
    expect(contents.map((route) => route.request().method())).toEqual(['POST'])
    await release()
    await page.locator('main button[value="compare.remove"]').first().waitFor()
    await page.locator('main button[value="wishlist.remove"]').first().waitFor()
    await page.goto('/cart')
    expect(await page.locator('main [name=quantity]').inputValue()).toBe('1')
    expect(faults).toEqual([])
    await context.close()
  })

  test('that is refused is told where a link led meanwhile; a second press of the link does not wait', async () => {
    const { page, context, faults } = await open('/contact')
    const send = page.locator('main form button.btn')
    const { release } = await blockData(page)
    await send.click()
    await menu(page, '/authors').click()
    await release()
    await page.waitForURL(/authors$/)
    await page.locator('h1', { hasText: 'Authors' }).waitFor()
    const announced = page.locator('[role=status] .toast--error')
    expect(await announced.innerText()).toBe('Error: please check 4 fields')
    await menu(page, '/publishers').click()
    await page.locator('h1', { hasText: 'Publishers' }).waitFor()
    expect(await announced.count()).toBe(0)
    await page.goBack()
    await page.goBack()
    await page.locator('main [role=alert]').first().waitFor({ state: 'detached' })

    const again = await blockData(page)
    await send.click()
    await menu(page, '/authors').click()
    await menu(page, '/authors').click()
    await again.release()
    await page.waitForURL(/authors$/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('that reckons the checkout anew holds no link up, and is read before the order is placed', async () => {
    const { page, context, faults } = await open('/book/b01')
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('[role=status] .toast').waitFor()
    const choose = async (country: string) => {
      const { held: contents, release } = await blockData(page)
      await page.locator('main form [name=country]').selectOption(country)
      await expect.poll(() => contents.length).toBe(1)
      return release
    }
    await page.goto('/checkout')
    await untilHydrated(page)
    const placing = await choose('DE')
    const total = page.locator('main .sums .total')
    const before = await total.innerText()
    await page.locator('button[value="order.place"]').click()
    await placing()
    await expect.poll(() => total.innerText()).not.toBe(before)
    await page.waitForFunction(() => !document.querySelector('[data-busy]'))
    expect(await page.locator('#errors').count()).toBe(0)

    const leaving = await choose('FR')
    await menu(page, '/authors').click()
    await leaving()
    await page.waitForURL(/authors$/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('without an answer keeps what was typed, says why, and is sent by the next press', async () => {
    const { page, context } = await open('/contact')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /_data=/.test(request.url())) posts.push(request.url())
    })
    await page.locator('#subject').fill('Folios')
    const send = page.locator('main form button.btn')
    await context.setOffline(true)
    await send.click()
    await page.locator('.toast', { hasText: 'could not be reached' }).waitFor()
    expect(await page.locator('#subject').inputValue()).toBe('Folios')
    expect(await page.locator('[aria-busy]').count()).toBe(0)
    expect(posts).toHaveLength(1)
    await context.setOffline(false)
    await page.locator('.toast').waitFor({ state: 'detached' })
    await send.click()
    await page.locator('#errors').waitFor()
    expect(posts).toHaveLength(2)
    await context.close()
  })
})

test('a link whose data cannot be had is followed as it would be by itself', async () => {
  const { page, context } = await open('/books')
  await page.route(/[?&]_data=/, (route) => route.abort())
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await menu(page, '/authors').click()
  expect(new URL((await document).url()).pathname).toBe('/authors')
  await page.waitForURL(/authors$/)
  expect(await page.locator('h1').count()).toBe(1)
  await context.close()
})

test('without a network a link and a search keep their page, say why, and work once it is back', async () => {
  const { page, context } = await open('/contact')
  await page.locator('#subject').fill('Folios')
  const unreached = page.locator('.toast', { hasText: 'could not be reached' })
  await context.setOffline(true)
  await menu(page, '/authors').click()
  await unreached.waitFor()
  await unreached.locator('a').click()
  await unreached.waitFor({ state: 'detached' })
  await page.locator('#q').fill('moby')
  await page.locator('#q').press('Enter')
  await unreached.waitFor()
  expect(page.url()).toMatch(/contact$/)
  expect(await page.locator('#subject').inputValue()).toBe('Folios')
  await context.setOffline(false)
  await unreached.waitFor({ state: 'detached' })
  await menu(page, '/authors').click()
  await page.waitForURL(/authors$/)
  await context.close()
})

test('a page that comes from the browser’s store on the way back tells of the cart as it is', async () => {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
  // With a cookie, so that the page is the visitor's own.
  await page.goto('/book/b02')
  await page.locator('main button[value="wishlist.add"]').first().click()
  await page.locator('.toast').waitFor()
  await page.goto('/books')
  await page.goto('/book/b01')
  await untilHydrated(page)
  await page.locator('main .buy button[value="cart.add"]').click()
  await page.locator('.toast').waitFor()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL(/\/books$/)
  await page.locator('header a[href="/cart"][aria-label*="1 item"]').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

describe('the place in a page that was left', () => {
  test('is found again two steps back, over a page of another document', async () => {
    const { page, context, faults } = await open('/books')
    await page.evaluate(() => scrollTo(0, 1500))
    const link = card(page, 8)
    await link.evaluate((element) => (element as HTMLElement).click())
    await page.waitForURL(/\/book\//)
    await untilHydrated(page)
    await page.goto('/fr/about')
    await untilHydrated(page)
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await page.waitForURL(/\/books$/)
    await untilHydrated(page)
    await expect.poll(() => top(page).then((y) => Math.abs(y - 1500))).toBeLessThan(50)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is its own, though another document was left at its first step, too', async () => {
    const { page, context, faults } = await open('/books')
    await page.evaluate(() => scrollTo(0, 1500))
    await card(page, 8).evaluate((element) => (element as HTMLElement).click())
    await page.waitForURL(/\/book\//)
    await page.goto('/fr/books')
    await untilHydrated(page)
    await page.evaluate(() => scrollTo(0, 700))
    await page.waitForTimeout(300)
    await page.goto('/de/books')
    await untilHydrated(page)
    await page.waitForTimeout(300)
    expect(await top(page)).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('stays where it was left before the scripts ran', async () => {
    const { page, context } = await newVisitor(demo.browser, demo.shop)
    await page.route(/\/assets\/(?!bootstrap).*\.js$/, (route) => route.abort())
    await page.goto('/books')
    await page.evaluate(() => scrollTo(0, 1500))
    await page.waitForTimeout(300)
    await card(page, 8).evaluate((element) => (element as HTMLElement).click())
    await page.waitForURL(/\/book\//)
    await page.unroute(/\/assets\/(?!bootstrap).*\.js$/)
    await page.evaluate(() => void setTimeout(() => history.back()))
    await page.waitForURL(/\/books$/)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(700)
    expect(Math.abs((await top(page)) - 1500)).toBeLessThan(50)
    await context.close()
  })
})
