import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { addStaffByCommand, staffPassword } from '../../office-staff.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { readPages } from '../../shop/papers/read-pdf.ts'
import { newVisitor, openBrowser } from '../visitor/browser.ts'

/** Holds the files of docs/first-day.md, whose commands are done here by the back office. */
const folder = 'docs/first-day'
const text = (file: string) => readFileSync(join(folder, file), 'utf8')

type Settings = Record<string, unknown>
const settings = JSON.parse(text('shop.json')) as Settings

let shop: ServedShop
let browser: Browser
let office: Page
let erika: Page

beforeAll(async () => {
  shop = await serveShop({ DEMO: 'off', DATA_DIR: process.env.DATA_DIR! })
  browser = await openBrowser()
  const without = { javaScriptEnabled: false }
  office = (await newVisitor(browser, shop, without)).page
  erika = (await newVisitor(browser, shop, { ...without, locale: 'de-DE' })).page
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Fills controls by their ids: text, a choice, a box or a file. */
async function fill(within: Page | Locator, fields: Record<string, string | boolean>) {
  for (const [id, value] of Object.entries(fields)) {
    const control = within.locator(`[id="${id}"]`)
    const tag = await control.evaluate((one) => one.tagName)
    if (typeof value === 'boolean') await control.setChecked(value)
    else if (tag === 'SELECT') await control.selectOption(value)
    // A setting that is the same in each language.
    else if (tag === 'FIELDSET') await fill(within, { [`${id}_de`]: value, [`${id}_en`]: value })
    else if ((await control.getAttribute('type')) === 'file') await control.setInputFiles(value)
    else await control.fill(value)
  }
}

/** Presses a button and requires that the page says it was done. */
async function press(button: Locator) {
  await button.click()
  await office.waitForLoadState()
  const refused = office.locator('.errors')
  expect(await refused.allTextContents()).toEqual([])
}

const done = async (button: Locator) => {
  await press(button)
  await office.locator('.toast').waitFor()
}

const save = () => done(office.getByRole('button', { name: 'Save', exact: true }).first())

/** Ticks exactly these boxes of a list. */
async function tick(name: string, values: string[]) {
  for (const box of await office.locator(`input[name="${name}"]`).all())
    await box.setChecked(values.includes((await box.getAttribute('value'))!))
}

/** Returns the fields of settings as the form has them: a text, texts by language, or the parts of a record. */
const fieldsOf = (names: string[]) =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = settings[name]
      if (Array.isArray(value)) return [[name, value.join('\n')]]
      if (typeof value === 'object' && value !== null)
        return Object.entries(value as Record<string, string>).map(([key, part]) => [
          `${name}_${key}`,
          part,
        ])
      return [[name, String(value)]]
    }),
  )

describe('the first day, by the back office without JavaScript', { timeout: 120_000 }, () => {
  test('the owner signs in by the link of the command line', async () => {
    await office.goto(await addStaffByCommand('Eva Muster', 'eva@probe-books.example', 'owner'))
    await office.fill('#password', staffPassword)
    await office.locator('main form button').click()
    await office.waitForURL('/office')
    await fill(office, { email: 'eva@probe-books.example', password: staffPassword })
    await office.locator('main form button').first().click()
    await office.locator('.frame__pages').waitFor()
  })

  test('she says who she is', async () => {
    await office.goto('/office/settings?group=markets')
    await tick('languages', ['de', 'en'])
    await tick('currencies', ['EUR'])
    await fill(office, { languages_first: 'de', currency: 'EUR' })
    await save()
    await office.goto('/office/settings?group=look')
    await fill(office, { name: 'Probe Books', accent: settings.accent as string })
    await fill(office, fieldsOf(['shortName', 'tagline', 'homeHeading', 'homeText']))
    const logo = join(folder, 'logo.svg')
    await office.locator('input[type=file][name=logo]').setInputFiles(logo)
    await office.locator('input[type=file][name=icon]').setInputFiles(logo)
    await save()
    await office.goto('/office/settings?group=seller')
    await fill(office, fieldsOf(Object.keys(settings).filter((name) => name.startsWith('seller'))))
    await save()
    await office.goto('/office/settings?group=payment')
    await fill(office, {
      ...{ paymentInvoice_on: 'no', paymentOnDelivery_on: 'no', paymentTransfer_on: 'yes' },
      ...fieldsOf(['bankAccount']),
    })
    await save()
    await office.goto('/office/settings?group=orders')
    await fill(office, fieldsOf(['orderPrefix']))
    await save()
    await office.goto('/office/settings?group=stock')
    await fill(office, fieldsOf(['lowStock']))
    await save()
  })

  test('and where she delivers', async () => {
    await office.goto('/office/settings?group=markets')
    await fill(office, { homeMarket: 'DE' })
    await tick('markets', ['DE', 'AT', 'FR'])
    await save()
    await office.goto('/office/delivery')
    await office.locator('input[type=file][name=file]').setInputFiles(join(folder, 'delivery.csv'))
    await press(office.locator('form:has(input[type=file]) button'))
    await done(office.locator('form.note button').first())
    await office.goto('/office/delivery/pickup')
    const place = office.locator('form', { has: office.locator('[id="new-id"]') })
    await fill(place, {
      ...{ 'new-id': 'leipzig', 'new-name': 'Probe Books', 'new-addressLine1': 'Markt 1' },
      ...{ 'new-postcode': '04109', 'new-city': 'Leipzig', 'new-country': 'DE' },
      ...{ 'new-hours_de': 'Mo–Fr 10–18 Uhr', 'new-hours_en': 'Mon–Fri 10–18' },
    })
    await done(place.locator('button'))
  })

  test('she writes her terms and a page of her own', async () => {
    for (const [language, file] of Object.entries({ de: 'agb.md', en: 'terms.md' })) {
      await office.goto(`/office/texts/terms/${language}`)
      await fill(office, { how: 'replace', text: text(file) })
      await save()
    }
    await office.goto('/office/texts')
    await fill(office, { slug: 'events', language: 'de', place: 'menu', text: text('termine.md') })
    await done(office.locator('button[value="page.add"]'))
    await office.goto('/office/texts/page-events/en')
    await fill(office, { text: text('events.md') })
    await save()
  })

  test('she puts up shelves and fills them', async () => {
    const shelves = [
      ['novels', 'Romane', 'Novels'],
      ['children', 'Kinderbücher', "Children's books"],
      ['knowledge', 'Sachbuch', 'Non-fiction'],
    ] as const
    for (const [slug, de, en] of shelves) {
      await office.goto('/office/categories')
      await fill(office, { slug, name_de: de, name_en: en })
      await done(office.locator('button[value="category.add"]'))
    }
    await office.goto('/office/imports')
    await office.locator('input[type=file]').setInputFiles(join(folder, 'books.csv'))
    await press(office.locator('form:has(input[type=file]) button').first())
    const untilEnd = (words: string) =>
      expect
        .poll(async () => {
          await office.reload()
          return office.locator('main').textContent()
        })
        .toContain(words)
    await untilEnd('Checked')
    await press(office.getByRole('button', { name: 'Import this file' }))
    await untilEnd('Imported')
  })

  const openProduct = async (sku: string) => {
    const { id } = await db.read
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    await office.goto(`/office/products/${id}`)
    return id
  }

  test('she adds photographs and the file of an e-book', async () => {
    const pictures = join(folder, 'pictures')
    const id = await openProduct('FAUST')
    await office.goto(`/office/products/${id}/pictures`)
    const files = ['FAUST.jpg', 'FAUST-2.jpg'].map((file) => join(pictures, file))
    await office.locator('input[type=file]').setInputFiles(files)
    await done(office.locator('form:has(input[type=file]) button').first())
    const ebook = await openProduct('FAUST-E')
    await office.goto(`/office/products/${ebook}/ebook`)
    await office.locator('input[type=file]').setInputFiles(join(folder, 'faust.epub'))
    await done(office.locator('form:has(input[type=file]) button').first())
    await office.goto('/office/check')
    await done(office.locator('button[value="check.run"]'))
    expect(await office.locator('main').textContent()).toMatch(/0 faults/)
  })

  let number = ''
  let receipt = ''

  test('a shopper sees her shop, and buys a paperback and an e-book', async () => {
    await erika.goto('/de')
    expect(await erika.title()).toBe('Bücher aus Leipzig · Probe Books')
    expect(await erika.locator('main').textContent()).toMatch(/\d,\d\d\s€/)
    expect(await erika.locator('.nav').textContent()).toContain('Lesungen')
    for (const sku of ['FAUST', 'FAUST-E']) {
      const id = await openProduct(sku)
      await erika.goto(`/de/book/${id}`)
      await erika.locator('main .buy [value="cart.add"]').click()
    }
    await erika.goto('/de/checkout')
    await fill(erika, {
      ...{ email: 'erika@example.org', name: 'Erika Muster' },
      ...{ addressLine1: 'Marktweg 3', postcode: '04109', city: 'Leipzig', ebookConsent: true },
    })
    await erika.locator('[name=payment][value=transfer]').check()
    await erika.locator('[value="order.place"]').click()
    await erika.waitForURL(/order-received/)
    receipt = erika.url()
    number = /PB-\w+/.exec(receipt)![0]
    expect(await erika.locator('main').textContent()).toContain('DE89')
  })

  test('her order is paid, packed, sent and billed', async () => {
    await office.goto('/office')
    await office.locator('main a', { hasText: /new order/i }).click()
    await office.getByRole('link', { name: number }).click()
    const order = office.url()
    await fill(office, { 'paid-reference': 'statement 1' })
    await done(office.locator('button[value="order.paid"]'))
    await done(office.getByRole('button', { name: 'Mark as packed' }))
    await fill(office, { carrier: 'dhl', parcels: '00340434161094042557' })
    await done(office.getByRole('button', { name: 'Mark as dispatched' }))
    const invoice = office.locator('main a[href*="/papers/"]:not([href*="slips"])').first()
    const path = new URL((await invoice.getAttribute('href'))!, order)
    const paper = await office.context().request.get(path.href)
    expect((await readPages(await paper.body())).flat().join(' ')).toContain('Erika Muster')
  })

  test('what comes back is received and refunded', async () => {
    await erika.goto(receipt)
    await erika.locator('.receipt').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await erika.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await erika.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await office.goto('/office/orders/returns')
    await office.getByRole('link', { name: number }).first().click()
    await done(office.getByRole('button', { name: 'Receive', exact: false }).first())
    await office.locator('[name="due-transferred"]').check()
    await fill(office, { 'due-reference': 'statement 2' })
    await done(office.locator('button[value="order.refund-due"]'))
    const notes = await db.read.selectFrom('invoice').select('kind').execute()
    expect(notes.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice'])
  })

  test('a better file is sold, and offered to who bought the first', async () => {
    const ebook = await openProduct('FAUST-E')
    await office.goto(`/office/products/${ebook}/ebook`)
    await office.locator('input[type=file]').setInputFiles(join(folder, 'faust-2.epub'))
    await done(office.locator('form:has(input[type=file]) button').first())
    await erika.goto(receipt)
    await erika.locator('.receipt a[href*="/downloads/ebooks?"]').first().click()
    expect(await erika.locator('main').textContent()).toContain('Neue Ausgabe der Datei')
  })
})
