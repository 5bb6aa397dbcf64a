import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStaffByCommand, staffPassword } from '../../office-staff.ts'
import { officeRoutes } from '../../shop-routes.ts'
import { sidewaysScroll, violations } from '../visitor/axe.ts'
import { newVisitor, openDemoShop } from '../visitor/browser.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

/** The pages that need no row of their own. */
const pages = officeRoutes.flatMap(({ path = '', file }) =>
  file.endsWith('.tsx') && !/[:*]/.test(path) ? [`/${path}`] : [],
)

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
  for (const path of pages) {
    await page.goto(path)
    await look(path)
  }
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
})
