import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStaffByCommand, staffPassword } from '../../office-staff.ts'
import { officeRoutes } from '../../shop-routes.ts'
import { sidewaysScroll, violations } from '../visitor/axe.ts'
import { newVisitor, openDemoShop } from '../visitor/browser.ts'
import { addressesWithParameters } from './addresses-with-parameters.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
let withParameters: Record<string, string[]>
beforeAll(async () => {
  demo = await openDemoShop()
  withParameters = await addressesWithParameters()
})
afterAll(() => demo.close())

const pages = officeRoutes.flatMap(({ path = '', file }) => (file.endsWith('.tsx') ? [path] : []))
const importPage = 'office/imports/:id'

/** Returns the addresses of a page, all of which are looked at, but for that of an import, which is made first. */
const addressesOf = (path: string) => (/[:*]/.test(path) ? withParameters[path]! : [`/${path}`])

// German has the longest words, and at the counter stands a telephone.
test('every page of the office is used in German, dark and 360 px wide, and by keys', async () => {
  const visitor = {
    colorScheme: 'dark',
    viewport: { width: 360, height: 780 },
    locale: 'de-DE',
  } as const
  const { page, faults } = await newVisitor(demo.browser, demo.shop, visitor)
  const found: string[] = []
  const look = async (name: string) => {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '')
    })
    found.push(...(await violations(page)).map((one) => `${name}: ${one}`))
    if ((await sidewaysScroll(page)) > 0) found.push(`${name}: scrolls sideways`)
  }
  await page.goto(await addStaffByCommand('Jörg Müller', 'joerg@shop.example', 'owner', 'de'))
  await look('link')
  await page.fill('#password', staffPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('/office')
  await look('sign-in')
  await page.fill('#email', 'joerg@shop.example')
  await page.fill('#password', staffPassword)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.frame')
  await page.goto('/office/imports')
  const file = { name: 'rain.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,name\nrain,\n') }
  await page.setInputFiles('#file', file)
  await page.click('main form button')
  await page.waitForURL(/imports\/./)
  const checked = page.url()
  for (const address of pages.filter((path) => path !== importPage).flatMap(addressesOf)) {
    const answer = await page.goto(address)
    if (answer?.status() !== (address === withParameters['office/*']![0] ? 404 : 200))
      found.push(`${address}: missing`)
    await look(address)
  }
  await page.goto(checked)
  // The page is loaded again by itself until the import is checked.
  await page.waitForSelector('main tbody')
  await look(importPage)
  expect(found).toEqual([])
  await page.goto('/office/audit')
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('about')
  await page.goto('/office/staff')
  await page.fill('#name', 'Nobody')
  const question = page.waitForEvent('dialog')
  // Resolves once the question whether to leave is answered.
  const left = page.goto('/office').catch(() => undefined)
  await (await question).dismiss()
  await left
  expect(page.url()).toContain('/office/staff')
  expect(faults).toEqual([])
}, 120_000)
