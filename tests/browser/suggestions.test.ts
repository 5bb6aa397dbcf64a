import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from './visitor/axe.ts'
import { newVisitor, openDemoShop, untilHydrated } from './visitor/browser.ts'
import { delayResponse, scripts } from './visitor/hard-times.ts'

let demo: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  demo = await openDemoShop()
})
afterAll(() => demo.close())

async function openPage() {
  const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
  await page.goto('/about')
  await untilHydrated(page)
  const field = page.locator('.mast .search .input')
  const options = page.locator('.mast [role=option]')
  return { page, context, faults, field, options }
}

describe('the search field', () => {
  test('suggests works while one types, and the keyboard chooses, opens and closes', async () => {
    const { page, context, faults, field, options } = await openPage()
    await field.focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await field.pressSequentially('moon')
    await options.first().waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
    expect(await page.locator('.mast [role=status]').textContent()).toMatch(/^\d suggestion/)
    expect(await violations(page)).toEqual([])

    await field.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    expect(await options.first().getAttribute('id')).toBe(active)
    expect(await options.first().getAttribute('aria-selected')).toBe('true')
    await field.press('ArrowUp')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()

    // While an input method composes a word, its keys are its own.
    await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()

    await field.press('Escape')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.inputValue()).toBe('moon')

    await field.press('s')
    await options.first().waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL(/\/(book|product)\//)
    expect(faults).toEqual([])
    await context.close()
  })

  test('suggests to who went there before anything else', async () => {
    const { page, context, faults } = await newVisitor(demo.browser, demo.shop)
    const letGo = await delayResponse(page, scripts)
    await page.goto('/about', { waitUntil: 'commit' })
    const field = page.locator('.mast .search .input')
    await field.focus()
    await field.pressSequentially('moo')
    letGo()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await field.press('n')
    await page.locator('.mast [role=option]').first().waitFor()
    expect(await field.inputValue()).toBe('moon')
    expect(faults).toEqual([])
    await context.close()
  })

  test('opens what is pressed, and Enter alone searches', async () => {
    const { page, context, faults, field, options } = await openPage()
    await field.focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    await field.pressSequentially('moon')
    await options.first().click()
    await page.waitForURL(/\/(book|product)\//)
    await field.fill('moonstone')
    await field.press('Enter')
    await page.waitForURL(/\/catalogue\?q=moonstone/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('shows picture, author and price, of goods their category, in the chosen currency', async () => {
    const { page, context, faults, field, options } = await openPage()
    const type = async (text: string, found: string) => {
      await field.fill('')
      await field.pressSequentially(text)
      await options.filter({ hasText: found }).first().waitFor()
      return options.filter({ hasText: found }).first()
    }
    await field.focus()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
    const book = await type('moby', 'Moby-Dick')
    expect(await book.textContent()).toMatch(/^Moby-Dick; or, The Whale Herman Melville ₹/)
    const sizeOf = (one: typeof book) =>
      one.locator('img').evaluate((img: HTMLImageElement) => [img.clientWidth, img.clientHeight])
    expect(await sizeOf(book)).toEqual([36, 54])
    const mug = await type('mug', 'Stoneware mug')
    expect(await mug.locator('small').textContent()).toBe('Handmade')
    expect(await sizeOf(mug)).toEqual([36, 36])

    await page.locator('.prefs').click()
    await page.getByRole('button', { name: '€ EUR' }).click()
    await page.locator('.prefs', { hasText: '€ EUR' }).waitFor()
    expect(await (await type('moby', 'Moby-Dick')).textContent()).toMatch(/ €\d/)
    expect(faults).toEqual([])
    await context.close()
  })
})
