import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
let front: http.Server
let refusing: { origin: string }

/** Stands before the shop as a browser that refuses cookies would: none comes through. */
beforeAll(async () => {
  demo = await openDemoShop()
  front = http.createServer((requested, answer) => {
    const { cookie: _, ...headers } = requested.headers
    const { method, url: path } = requested
    const onward = http.request(
      { host: '127.0.0.1', port: demo.shop.port, method, path, headers },
      (came) => {
        const { 'set-cookie': _stored, ...rest } = came.headers
        answer.writeHead(came.statusCode!, rest)
        came.pipe(answer)
      },
    )
    requested.pipe(onward)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  refusing = { origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}` }
})
afterAll(async () => {
  front.close()
  await demo.close()
})

const notice = '.note--warm:has-text("refused our cookie")'

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('a browser that refuses cookies is told once something is pressed', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, refusing, {
      javaScriptEnabled,
    })
    await page.goto('/book/b01')
    if (javaScriptEnabled) await untilHydrated(page)
    expect(await page.locator(notice).count()).toBe(0)
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator(notice).waitFor()
    await page.reload()
    await page.locator(notice).waitFor()
    await page.locator('.nav a[href="/catalogue"]').click()
    await page.waitForURL(/\/catalogue$/)
    await expect.poll(() => page.locator(notice).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('one that keeps them is told nothing, stays at the address, and goes back to what was', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop, {
      javaScriptEnabled,
    })
    await page.goto('/books?page=2')
    await page.goto('/book/b01?x=1')
    if (javaScriptEnabled) await untilHydrated(page)
    await page.locator('main .buy button[value="cart.add"]').click()
    await page.locator('[role=status] .toast').waitFor()
    expect(page.url()).toMatch(/\/book\/b01\?x=1$/)
    expect(await page.locator(notice).count()).toBe(0)
    await page.reload()
    expect(page.url()).toMatch(/\/book\/b01\?x=1$/)
    await page.goBack()
    // Without a script the answer of a form is a step of its own, at the same address.
    if (page.url().includes('/book/')) await page.goBack()
    expect(page.url()).toMatch(/\/books\?page=2$/)
    expect(faults).toEqual([])
    await context.close()
  })
})
