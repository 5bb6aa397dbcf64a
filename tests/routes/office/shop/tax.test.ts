import { beforeAll, describe, expect, test } from 'vitest'
import { runTax } from '#app/command/shop/tax.server.ts'
import { openDemo } from '../../../demo.ts'
import { aBook } from '../../../fixtures/catalogue.ts'
import { newStaffMember } from '../../../office-staff.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'
import { runLine } from '../../../shop/command/run-command.ts'
import { carriedTable, tableForm } from './carried-table.ts'

const page = '/office/tax'
const table = '/office/tax/table.csv'
let owner: Shopper

beforeAll(async () => {
  await openDemo()
  owner = await newStaffMember('owner')
})

const stored = async () => (await owner.visit(table)).html

describe('the page of tax rates', () => {
  test('sets a rate, which a cart then has, and removes it', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    await shopper.visit('/de/?country=DE&currency=EUR')
    await shopper.post('/de/cart', { intent: 'cart.add', product: await aBook() })
    await owner.visit(`${page}?country=DE`)
    await owner.press('Set', { 'rate-book': '5,5' })
    expect(owner.text('.toast')).toBe('The rates are set.')
    expect(owner.text('tbody')).toContain('5.5%')
    expect((await shopper.visit('/de/cart')).text('main aside')).toMatch(/5,5\s?%/)
    const [, newest] = owner.attrs('tbody form [name=from]', 'value')
    await owner.press('Remove', {}, { within: `tbody tr:has([value="${newest}"])` })
    expect(owner.text('.toast')).toBe('The rate is removed.')
    expect((await shopper.visit('/de/cart')).text('main aside')).toMatch(/7\s?%/)
  })

  test('lists countries by their names', async () => {
    await owner.visit(page)
    const names = owner.texts('tbody th')
    expect(new Set(names).size).toBeGreaterThan(3)
    expect(names).toEqual(names.toSorted())
  })

  test('names the markets without a rate', async () => {
    await owner.visit(`${page}?country=GB`)
    expect(owner.text('#untaxed')).toBeUndefined()
    await owner.press('Remove', {}, { within: 'details.panel' })
    expect(owner.texts('section.note li')).toEqual(['United Kingdom'])
    const shopper = await newShopper({ 'Accept-Language': 'de' })
    const book = `/de/book/${await aBook()}`
    await shopper.visit(book)
    await shopper.post(book, { intent: 'country.choose', country: 'GB' })
    await shopper.visit(book)
    expect(shopper.text('main')).toContain('keine Steuer erhoben: Vereinigtes Königreich')
    const all = { 'rate-book': '0', 'rate-e-book': '0', 'rate-e-book-only': '0' }
    await owner.press('Set', { ...all, 'rate-audiobook': '20', 'rate-goods': '20' })
    expect(owner.text('#untaxed')).toBeUndefined()
  })

  test('shows what is wrong at its field, and keeps what was typed', async () => {
    const before = await stored()
    await owner.visit(page)
    const typed = { country: 'DE', 'rate-book': '70', from: '2027-02-30', until: '' }
    await owner.press('Set', typed)
    expect(owner.status).toBe(422)
    expect(owner.text('#rate-book-error')).toContain('from 0 to 50')
    expect(owner.text('#from-error')).toBe('Type a day such as 2027-01-31.')
    expect(owner.attr('#rate-book', 'value')).toBe('70')
    await owner.press('Set', { ...typed, 'rate-book': '', from: '' })
    expect(owner.text('#rate-book-error')).toBe('Type at least one rate.')
    await owner.press('Set', {
      ...typed,
      'rate-book': '5',
      from: '2027-02-01',
      until: '2027-01-01',
    })
    expect(owner.text('#until-error')).toBe('The last day is before the first.')
    await owner.press('Set', { ...typed, country: 'CH', 'rate-book': '5', from: '' })
    expect(owner.text('.errors')).toContain('Switzerland has no rate for “Other goods”')
    expect(await stored()).toBe(before)
  })

  test('says what another changed since the page was opened', async () => {
    await owner.visit(page)
    await runLine(runTax, 'set DE book=6 --from 2030-01-01')
    await owner.press('Set', { country: 'DE', 'rate-goods': '18', from: '2030-01-01' })
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('Germany (Command line')
    expect(owner.attr('#rate-goods', 'value')).toBe('18')
    await owner.press('Set')
    expect(await stored()).toContain('DE,goods,18,2030-01-01')
  })
})

describe('the rates as a file', () => {
  test('are downloaded, checked, and replaced all or none', async () => {
    const before = await stored()
    const changed = before.replace('DE,goods,18,', 'DE,goods,17.5,')
    await owner.visit(page)
    await owner.upload(page, tableForm(owner, changed))
    expect(owner.texts('form.note li')).toEqual([
      'Germany, Other goods, from 1 January 2030: 18% becomes 17.5%.',
    ])
    const confirmed = carriedTable(owner)
    expect(await stored()).toBe(before)
    await owner.upload(page, tableForm(owner, changed.replace('DE,book,6,', 'DE,book,sixty,')))
    expect(owner.status).toBe(422)
    expect(owner.text('.errors')).toMatch(/Line \d+: rate: Type a percentage/)
    expect(await stored()).toBe(before)
    await owner.upload(page, confirmed)
    expect(await stored()).toBe(changed)
  })
})

describe('in German', () => {
  let german: Shopper
  beforeAll(async () => {
    german = await newStaffMember('owner', { email: 'inhaberin@shop.example', language: 'de' })
  })

  test.each([
    [
      ['DE,book,7,2020-01-01,2026-12-31', 'DE,book,8,2028-01-01,'],
      'Zeile 2: until: Der nächste Satz beginnt an einem anderen Tag. Schreiben Sie 2027-12-31 oder nichts.',
    ],
    [
      ['DE,book,7,2020-01-01,', 'DE,book,8,2020-01-01,'],
      'Zeile 3: from: Zeile 2 hat ab 2020-01-01 schon einen Satz.',
    ],
    [
      ['DE,book,7,1999-01-01,'],
      'Zeile 2: from: Geben Sie einen Tag vom 2000-01-01 bis zum 2099-12-31 ein.',
    ],
    [
      ['DE,book,7,2020-01-01,2026-12-31'],
      'Zeile 2: until: Nach dem 2026-12-31 gäbe es keinen Satz. Lassen Sie dieses Feld leer oder legen Sie den späteren Satz zuerst fest.',
    ],
    [
      ['DE,book,7,2020-01-01,'],
      'Deutschland hat keinen Satz für „Andere Waren“. Ein Land hat einen für jede Art oder gar keinen.',
    ],
  ])('the rows %j are refused', async (rows, sentence) => {
    await german.visit(page)
    const content = ['country,kind,rate,from,until', ...rows, ''].join('\n')
    await german.upload(page, tableForm(german, content))
    expect(german.status).toBe(422)
    expect(german.texts('.errors li')).toContain(sentence)
  })
})

test('a clerk neither sees nor changes any of it', async () => {
  const before = await stored()
  const clerk = await newStaffMember('clerk')
  for (const path of [page, table]) {
    await clerk.visit(path)
    expect(clerk.status).toBe(403)
  }
  await clerk.post(page, { intent: 'tax.remove-country', country: 'DE', seen: '' })
  expect(clerk.status).toBe(403)
  expect(await stored()).toBe(before)
})
