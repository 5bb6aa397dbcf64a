import { beforeAll, describe, expect, test } from 'vitest'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { db } from '#app/database/database.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { openDemo } from '../../../demo.ts'
import { aBook } from '../../../fixtures/catalogue.ts'
import { newStaffMember } from '../../../office-staff.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'
import { runLine } from '../../../shop/command/run-command.ts'
import { carriedTable, tableForm } from './carried-table.ts'

const page = '/office/delivery'
const table = '/office/delivery/table.csv'
/** The first price of the zone DE is that of a letter by post. */
const letter = { within: 'tbody tr:first-child' }
let owner: Shopper
let book: string

beforeAll(async () => {
  await openDemo()
  owner = await newStaffMember('owner')
  book = await aBook({ price: 54_900, weightGrams: 300 })
})

async function germanCart() {
  const shopper = await newShopper({ 'Accept-Language': 'de' })
  await shopper.visit('/de/?country=DE&currency=EUR')
  await shopper.post('/de/cart', { intent: 'cart.add', product: book })
  return shopper.visit('/de/cart')
}

const stored = async () => (await owner.visit(table)).html

describe('the page of delivery', () => {
  test('changes a price, its days and a name, which a cart then has', async () => {
    await owner.visit(`${page}?zone=DE`)
    await owner.press('Save', { price: '4,20', free_from: '', days_to: '5' }, letter)
    expect(owner.text('.toast')).toBe('The change is saved.')
    expect(owner.text('tbody tr:first-child')).toContain('€4.20')
    await owner.press(
      'Save',
      { name_de: 'Mit der Post' },
      { within: 'section:has(#methods) details:has([value=post])' },
    )
    expect((await germanCart()).text('main')).toContain('Mit der Post: 4,20 €')
  })

  test('adds a zone with a method of its own, and removes it again', async () => {
    await owner.visit(page)
    await owner.press(
      'Add',
      {
        ...{ zone: 'at', countries: 'AT', method: 'bike', to_grams: '2000', currency: 'EUR' },
        ...{ name_en: 'Bike', name_fr: 'Vélo', name_de: 'Rad' },
        ...{ price: '4.5', days_from: '0', days_to: '1' },
      },
      { within: 'form.panel' },
    )
    expect(owner.text('.toast')).toBe('The price is added.')
    await owner.visit(`${page}?zone=AT`)
    expect(owner.texts('tbody th')).toEqual(['AT · Bike'])
    await owner.press('Remove AT')
    expect(await stored()).not.toContain('bike')
  })

  test('shows what is wrong at its field, and keeps what was typed', async () => {
    const before = await stored()
    await owner.visit(page)
    const typed = { zone: 'MARS', method: 'by bike!', to_grams: '1 kg', price: 'cheap' }
    await owner.press('Add', { ...typed, days_from: '0', days_to: '100' }, { within: 'form.panel' })
    expect(owner.status).toBe(422)
    for (const field of ['method', 'to_grams', 'price', 'days_to']) {
      expect(owner.text(`#${field}-error`), field).toMatch(/^Type /)
      expect(owner.attrs('.errors a', 'href')).toContain(`#${field}`)
    }
    expect(owner.attr('#zone', 'value')).toBe('MARS')
    expect(owner.attr('#price', 'value')).toBe('cheap')
    expect(await stored()).toBe(before)
  })

  test('refuses a table that the law forbids, and countries that there are not', async () => {
    const before = await stored()
    await owner.visit(`${page}?zone=FR`)
    await owner.press('Save', { price: '1' }, letter)
    expect(owner.text('#price-error')).toContain('arrêté of 4 April 2023')
    await owner.visit(page)
    const form = new URLSearchParams({ intent: 'delivery.countries', zone: 'DE' })
    for (const code of ['DE', 'AT', 'XX']) form.append('countries', code)
    await owner.post(page, form)
    expect(owner.text('#countries-error')).toBe('XX is no country that the shop knows.')
    expect(owner.attrs('#countries [checked]', 'value')).toEqual(['DE', 'AT', 'XX'])
    expect(owner.text('#countries label:has([value=DE])')).toBe('Germany')
    expect(await stored()).toBe(before)
  })

  test('says what another changed since the page was opened, and saves at the second time', async () => {
    await owner.visit(`${page}?zone=DE`)
    await runLine(runDelivery, 'set DE courier --price 9.90')
    const ofPlaces = { command: 'delivery pickup set', about: 'pickupPlaces' }
    await db.write((trx) => recordChange(trx, ofPlaces, Date.now()))
    await owner.press('Save', { price: '4.40' }, letter)
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('DE · Delivery by courier (Command line')
    expect(owner.text('.errors')).not.toContain('Place of collection')
    expect(owner.attr('#price', 'value')).toBe('4.40')
    expect(await stored()).not.toContain('EUR,4.40')
    await owner.visit(`${page}?zone=DE`)
    await owner.press('Save', { price: '4.40' }, letter)
    expect(await stored()).toContain('EUR,4.40')
    expect(await stored()).toContain('EUR,9.90')
  })
})

describe('the table as a file', () => {
  test('is downloaded, checked, and replaces everything once it is confirmed', async () => {
    const before = await stored()
    expect(owner.headers.get('Content-Disposition')).toBe('attachment; filename="delivery.csv"')
    const changed = before.replace('EUR,9.90', 'EUR,9.80')
    await owner.upload(page, tableForm(owner, changed))
    expect(owner.texts('form.note li')).toEqual(['1 price changes.'])
    const confirmed = carriedTable(owner)
    expect(await stored()).toBe(before)
    await owner.upload(page, confirmed)
    expect(owner.text('.toast')).toBe('The file is stored.')
    expect(await stored()).toBe(changed)
    await owner.upload(page, tableForm(owner, changed))
    expect(owner.text('.note')).toContain('nothing to change')
  })

  test('with a fault changes nothing, and names the line', async () => {
    const before = await stored()
    const wrong = before.replace('EUR,9.80', 'EUR,dear').replace('GBP,', 'GBX,')
    await owner.upload(page, tableForm(owner, wrong))
    expect(owner.status).toBe(422)
    const faults = owner.texts('.errors li').join('\n')
    expect(faults).toMatch(/^Line \d+: price: Type an amount/m)
    expect(faults).toMatch(/^Line \d+: currency: Choose a currency/m)
    await owner.upload(page, tableForm(owner, 'zone,price\nDE,3\n'))
    expect(owner.text('.errors')).toContain('The file lacks the column countries.')
    await owner.upload(page, tableForm(owner))
    expect(owner.text('#file-error')).toBe('Choose a file.')
    expect(await stored()).toBe(before)
  })

  test('that was checked with another table is checked again', async () => {
    const changed = (await stored()).replace('EUR,9.80', 'EUR,9.70')
    await owner.upload(page, tableForm(owner, changed))
    const confirmed = carriedTable(owner)
    await runLine(runDelivery, 'set DE courier --price 9.60')
    await owner.upload(page, confirmed)
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('DE · Delivery by courier (Command line')
    const again = carriedTable(owner)
    expect(await stored()).toContain('EUR,9.60')
    await owner.upload(page, again)
    expect(await stored()).toBe(changed)
  })
})

describe('in German', () => {
  let german: Shopper
  beforeAll(async () => {
    german = await newStaffMember('owner', { email: 'inhaberin@shop.example', language: 'de' })
  })

  const header =
    'zone,countries,method,name_en,name_fr,name_de,from_grams,to_grams,from_sum,to_sum,currency,price,free_from,days_from,days_to'
  const row = (zone: string, method: string, rest: string) => `${zone},${method},,,,${rest}`

  test.each([
    [
      [row('DE,DE *', 'post', '0,1000,,,EUR,4,,1,2'), row('DE,', 'post', '1500,2000,,,EUR,5,,1,2')],
      'Zeile 3: from_grams: Ein Bereich beginnt bei 1500 und muss bei 1000 beginnen; sonst bleibt eine Lücke.',
    ],
    [
      [row('DE,DE XX *', 'post', '0,1000,,,EUR,4,,1,2')],
      'Zeile 2: countries: XX ist kein Land, das der Laden kennt.',
    ],
    [
      [row('DE,DE *', 'bike', '0,1000,,,EUR,4,,1,2')],
      'Die Versandart bike braucht einen Namen in jeder Sprache des Ladens.',
    ],
    [
      [row('DE,DE *', 'post', '0,1000,,,EUR,4,,1,2'), row('DE,', 'post', '0,900,,,USD,5,,1,2')],
      'Zeile 3: Die Gewichte in USD müssen die in EUR sein: 1000.',
    ],
    [['DE,DE'], 'Zeile 2: Die Zeile hat 2 Zellen, die erste Zeile 15.'],
    [['DE,"DE,post'], 'Zeile 2: Ein Anführungszeichen wird nie geschlossen.'],
  ])('the rows %j are refused', async (rows, sentence) => {
    await german.visit(page)
    await german.upload(page, tableForm(german, [header, ...rows, ''].join('\n')))
    expect(german.status).toBe(422)
    expect(german.texts('.errors li')).toContain(sentence)
  })

  test('places of collection are refused at their fields', async () => {
    const pickup = `${page}/pickup`
    await german.visit(pickup)
    const typed = {
      id: 'Halle!',
      name: '',
      postcode: '1',
      city: 'Halle',
      country: 'DE',
      days: '100',
    }
    await german.press('Hinzufügen', { ...typed, hours_en: 'a', hours_fr: 'b', hours_de: 'c' })
    expect(german.status).toBe(422)
    expect(german.text('#id-error')).toBe(
      'Geben Sie kleine Buchstaben, Ziffern und Bindestriche ein, etwa leipzig.',
    )
    expect(german.text('#days-error')).toBe('Nehmen Sie eine ganze Zahl von 0 bis 99.')
    const place = { ...typed, id: 'halle', name: 'n'.repeat(101), days: '1' }
    await german.press('Hinzufügen', place)
    expect(german.text('#name-error')).toBe('Höchstens 100 Zeichen.')
  })
})

describe('places of collection', () => {
  const pickup = '/office/delivery/pickup'
  const leipzig = {
    ...{ id: 'leipzig', name: 'Probe Books', addressLine1: 'Karl-Heine-Straße 5' },
    ...{ postcode: '04229', city: 'Leipzig', country: 'DE', days: '1' },
    ...{ hours_en: 'Mon–Fri 10–18', hours_fr: 'lu–ve 10–18', hours_de: 'Mo–Fr 10–18 Uhr' },
  }

  test('are added, offered to a shopper, changed and removed', async () => {
    await owner.visit(pickup)
    await owner.press('Add', { ...leipzig, postcode: '1' })
    expect(owner.status).toBe(422)
    expect(owner.text('#postcode-error')).toBe('This is no postcode of the country.')
    expect(owner.attr('#name', 'value')).toBe('Probe Books')
    await owner.press('Add', { ...leipzig, hours_fr: ' ', hours_de: 'x'.repeat(201) })
    expect(owner.text('#hours_fr-error')).toBe('Fill this in.')
    expect(owner.text('#hours_de-error')).toBe('It may have at most 200 characters.')
    await owner.press('Add', leipzig)
    expect(owner.text('.toast')).toBe('The place is added.')
    const cart = await germanCart()
    await cart.visit('/de/checkout')
    expect(cart.text('main')).toContain('Geöffnet: Mo–Fr 10–18 Uhr')
    const stale = owner.attr('[name=seen]', 'value')!
    const openedAt = owner.attr('[name=openedAt]', 'value')!
    await owner.press('Save', { hours_de: 'Mo–Sa 9–20 Uhr' })
    expect((await cart.visit('/de/checkout')).text('main')).toContain('Geöffnet: Mo–Sa 9–20 Uhr')
    await owner.post(pickup, { intent: 'pickup.remove', id: 'leipzig', seen: stale, openedAt })
    expect(owner.status).toBe(409)
    expect(owner.text('.errors')).toContain('Place of collection changed (Meera owner')
    await owner.press('Remove')
    expect((await cart.visit('/de/checkout')).text('main')).not.toContain('Geöffnet')
  })
})

test('a clerk neither sees nor changes any of it', async () => {
  const before = await stored()
  const clerk = await newStaffMember('clerk')
  const seen = owner.attr('[name=seen]', 'value') ?? ''
  for (const path of [page, '/office/delivery/pickup', table]) {
    await clerk.visit(path)
    expect(clerk.status).toBe(403)
  }
  await clerk.post(page, { intent: 'delivery.remove-zone', zone: 'DE', seen })
  expect(clerk.status).toBe(403)
  await clerk.upload(page, tableForm(owner, before))
  expect(clerk.status).toBe(403)
  expect(await stored()).toBe(before)
  const changes = await db.read
    .selectFrom('audit')
    .innerJoin('staff', 'staff.id', 'audit.actor')
    .select('role')
    .distinct()
    .where('command', 'like', 'delivery %')
    .execute()
  expect(changes).toEqual([{ role: 'owner' }])
})
