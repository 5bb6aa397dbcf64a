import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { auditCommands, isAuditCommand } from '#app/office/audit/audit-commands.ts'
import { setPrice } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { setStock } from '#app/shop/catalogue/price-changes/set-stock.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { listAuditChanges } from '#app/shop/operations/audit/changes.server.ts'
import { addCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import type { Shopper } from '../../shopper.ts'

const list = '/office/audit'
const now = Date.now()

let owner: Shopper
beforeAll(async () => {
  owner = await newStaffMember('owner')
})

const changes = (query = '') => owner.visit(list + query)
const rows = () => owner.texts('tbody tr')
const record = (command: string, about: string, details: object, at = now) =>
  db.write((trx) =>
    trx
      .insertInto('audit')
      .values({
        id: `${command} ${about} ${at}`,
        ...{ at, command, about, actor: null },
        details: JSON.stringify(details),
      })
      .execute(),
  )

/** Lists the commands that the code records, as they stand in it. */
function listRecorded(): string[] {
  const sources = ['app/shop', 'app/command'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.server.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const constants = new Map<string, string>(
    sources.flatMap((source) =>
      [...source.matchAll(/const (\w+) = '([a-z -]+)'/g)].map(
        ([, name = '', command = '']): [string, string] => [name, command],
      ),
    ),
  )
  return sources.flatMap((source) => [
    ...[...source.matchAll(/command: '([^']+)'/g)].map(([, command]) => command!),
    ...[...source.matchAll(/command: (\w+), about/g)].flatMap(
      ([, name = '']) => constants.get(name) ?? [],
    ),
    ...[...source.matchAll(/const command = \S.* \? '([^']+)' : '([^']+)'/g)].flatMap((found) =>
      found.slice(1),
    ),
    // The rules of settings, taxes and products are given the command.
    ...[...source.matchAll(/[(,] ?'((?:settings|tax|product) (?!has)[a-z]+)'/g)].map(
      ([, command]) => command!,
    ),
    ...[...source.matchAll(/\bverb: '(\w+)'/g)].map(([, verb]) => `delivery ${verb}`),
  ])
}

test('each command that the code records has words', () => {
  const recorded = new Set(listRecorded())
  expect(recorded.size).toBeGreaterThan(70)
  for (const command of ['pack', 'refund-failed', 'category hide', 'tax set', 'delivery name'])
    expect([...recorded]).toContain(command)
  expect([...recorded].filter((command) => !isAuditCommand(command))).toEqual([])
  const known = Object.values(auditCommands).flatMap((commands) => Object.keys(commands))
  expect(new Set(known).size).toBe(known.length)
})

describe('the page of changes', () => {
  test('says what was done by whom, and leads to the order', async () => {
    const number = await aPlacedOrder()
    await owner.visit(`/office/orders/${number}`)
    await owner.press('Mark as packed')
    await owner.press('Mark as dispatched', { carrier: 'dhl', parcels: '00340434' })
    await changes(`?about=${number.toLowerCase()}`)
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toMatch(/Dispatched.*Parcels: DHL 00340434/)
    expect(rows()[1]).toContain('Packed')
    expect(rows()[1]).toContain('Meera owner <owner@shop.example>')
    expect(owner.attrs('tbody a', 'href')).toContain(`/office/orders/${number}`)
    expect(owner.texts('tbody [lang]')).toEqual([])
  })

  test('shows the name of a product, which is found by name, ISBN and SKU', async () => {
    const isbn13 = '9780141439587'
    const id = await aBook({ name: 'Emma Woodhouse', isbn13, sku: 'EMMA-1' })
    await setPrice({ productId: id, currency: 'INR', market: '', amountMinor: 45_000 }, now, now)
    await setStock({ productId: id, color: '', size: '' }, { to: 3 }, now + 1, 'counted')
    for (const typed of ['emma woodhouse', '978-0-14-143958-7', 'emma-1', id]) {
      await changes(`?about=${encodeURIComponent(typed)}`)
      expect([typed, rows().length]).toEqual([typed, 2])
    }
    expect(rows()[0]).toMatch(/Stock changed.*Emma Woodhouse.*9 → 3 · Reason: counted/)
    expect(rows()[1]).toMatch(/Price set.*₹499.00 → ₹450.00 · From: /)
    expect(owner.attr('tbody a', 'href')).toBe(`/office/products/${id}`)
    await changes('?about=nothing%20like%20it')
    expect(owner.text('.empty')).toBe('No changes like that.')
  })

  test('quotes a text as it is, and words the values of a choice alone', async () => {
    const id = await aBook({ name: 'Yes and no' })
    const changed = [
      { column: 'name_en', before: 'yes', after: 'm2' },
      { column: 'out_of_print', before: '', after: 'yes' },
    ]
    await record('product set', id, { changes: changed })
    await changes(`?about=${id}`)
    expect(rows()[0]).toContain('Name (English): “yes” → “m2”')
    expect(rows()[0]).toContain('Out of print: “No” → “Yes”')
    await record('category remove', 'catalogue', {})
    await record('import', 'catalogue', { rows: 1 }, now - 1)
    await changes('?about=catalogue')
    expect(owner.texts('tbody td:nth-of-type(3)')).toEqual(['catalogue', 'Catalogue'])
  })

  test('is narrowed by staff, kind and period', async () => {
    await record('settings set', 'lowStock', { value: 3 }, now - 3 * dayMs)
    await record('staff language', 'somebody', { language: 'fr' }, now - 2 * dayMs)
    await record('tax set', 'tax DE', { changes: ['book 7 %'] }, now - 2 * dayMs)
    await changes('?kind=settings')
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toMatch(/Command line.*Tax rates changed.*Germany/)
    expect(rows()[1]).toMatch(/Setting changed.*Few left/)
    const day = localDayOf(now - 2 * dayMs, homeTimeZone())
    await changes(`?kind=settings&since=${day}&until=${day}`)
    expect(rows()).toHaveLength(1)
    await changes('?kind=staff&staff=command-line')
    expect(rows().at(-1)).toMatch(/Command line.*Language changed.*Language: Français/)
    await owner.press('Apply', {
      staff: owner.attrs('#staff option', 'value').at(-1)!,
      kind: 'orders',
    })
    expect(rows().length).toBeGreaterThan(0)
    for (const row of rows()) expect(row).toContain('Meera owner')
    await changes('?kind=weather&since=2026-02-30&page=-1')
    expect(owner.status).toBe(200)
    expect(owner.text('.note')).toContain(': Kind, Since.')
  })

  test('leads to a coupon, and says its per cent', async () => {
    const coupon = { percent: 10, fromAt: now, untilAt: null, mostUses: null, mostUsesEach: null }
    await addCoupon({ code: 'SPRING', ...coupon, amounts: [] }, now)
    await changes('?about=spring')
    expect(rows()[0]).toMatch(/Coupon added.*Per cent: 10/)
    await owner.follow('SPRING')
    expect(owner.status).toBe(200)
    expect(owner.url).toBe('/office/coupons/SPRING')
  })

  test.each([
    ['category hide', 'fiction', '/office/categories/fiction'],
    ['author change', 'verne', '/office/people/verne'],
    ['publisher change', 'hetzel', '/office/publishers/hetzel'],
    ['tax set', 'tax FR', '/office/tax?country=FR'],
  ])('leads from "%s" to what it is about', async (command, about, path) => {
    const contributor = { letter: 'V', sortName: 'verne', name: 'Verne', slug: about }
    const category = { slug: about, position: 9, art: '{}', nameEn: 'A', nameFr: 'B', nameDe: 'C' }
    if (command === 'category hide')
      await db.writer.insertInto('category').values(category).execute()
    for (const kind of ['author', 'publisher'] as const)
      if (command === `${kind} change`)
        await db.writer.insertInto(kind).values(contributor).execute()
    await record(command, about, {})
    await changes(`?about=${encodeURIComponent(about)}`)
    expect(owner.attrs('tbody a', 'href')).toEqual([path])
  })

  test('shows what has no words as it is stored, and says that it is English', async () => {
    await record('old command', 'thing', { before: 'a <b>', count: 3 })
    await changes('?about=thing')
    expect(owner.texts('tbody [lang=en]')).toEqual(['old command', 'before: a <b>, count: 3'])
  })

  test('speaks the language of staff', async () => {
    const number = await aPlacedOrder()
    await record('cancel', number, { owedMinor: 49_900 })
    await record('payment-wrong', number, { asked: '49900 INR', came: '100 inr', intent: null })
    const erika = await newStaffMember('owner', {
      name: 'Erika',
      email: 'erika@shop.example',
      language: 'de',
    })
    await erika.visit(`${list}?about=${number}`)
    expect(erika.texts('tbody tr').join()).toMatch(
      /Storniert, ganz oder zum Teil.*Zu erstatten: 499,00.₹/,
    )
    expect(erika.texts('tbody tr').join()).toMatch(/Verlangt: 499,00.₹ · Bezahlt: 1,00.₹/)
    const endOfYear = new Date(endOfDay('2030-12-31', homeTimeZone())).toISOString()
    const changed = { country: 'DE', kind: 'book', fromDay: '2027-07-01', before: 700, after: 550 }
    const details: [command: string, about: string, stored: object, words: RegExp][] = [
      [
        'product set',
        'b1',
        { changes: [{ column: 'stock', before: '', after: '5' }, { column: 'maker_name' }] },
        /Bestand: nichts → „5“ · Hersteller$/,
      ],
      [
        'product set',
        'b3',
        { changes: [{ column: 'categories', before: 'reef', after: 'reef;gone' }] },
        /Kategorien: „Riff“ → „Riff, gone“$/,
      ],
      [
        'product set',
        'b4',
        { changes: [{ column: 'fixed_price_markets', before: '', after: 'AT;DE' }] },
        /nichts → „Österreich, Deutschland“$/,
      ],
      [
        'product set',
        'b5',
        { changes: [{ column: 'discount_until', before: '', after: endOfYear }] },
        /Rabatt bis: nichts → „31\. Dezember 2030“$/,
      ],
      [
        'restore',
        'shop',
        { madeAt: '2026-11-20T10:00:00.000Z', replace: true },
        /20\. November 2026$/,
      ],
      ['product delete', 'b2', { prices: 3, pictures: 2, reviews: 1 }, /2 Bilder · 1 Bewertung$/],
      ['author change', 'verne', { changed: ['name', 'texts'] }, /Name · Text$/],
      ['category move', 'hats', { parent: null, before: 'caps' }, /Unter: .*oben · Vor: caps$/],
      ['category move', 'caps', { parent: 'reef', before: null }, /Unter: Riff$/],
      [
        'texts set',
        'terms',
        { language: 'fr', isAdded: true, characters: 1200 },
        /Allgemeine Geschäftsbedingungen.*1.200$/,
      ],
      ['links change', 'link-secret', {}, /Schlüssel der Links/],
      ['delivery pickup set', 'pickupPlaces', {}, /Abholorte/],
      ['settings set', 'markets', { value: ['DE', 'FR'] }, /Deutschland, Frankreich$/],
      ['settings set', 'homeText', { characters: 900 }, /Zeichen: 900$/],
      ['settings set', 'bankAccount', { value: 7 }, /value: 7$/],
      [
        'delivery set',
        'EU post',
        { price: 490, currency: 'EUR', days_to: 3 },
        /EU · Versand per Post.*4,90.€.*: 3$/,
      ],
      ['delivery import', 'delivery', { added: 2, changed: 0 }, /2 Preise/],
      ['tax set', 'tax DE', { changes: [changed] }, /Deutschland, .*7.%.*5,5.%/],
      ['rates accept', '2026-11-27', { EUR: 0.0098 }, /27\. November 2026.*EUR: 0,0098$/],
    ]
    const reef = { slug: 'reef', position: 8, art: '{}', nameEn: 'Reef', nameFr: 'Récif' }
    await db.writer
      .insertInto('category')
      .values({ ...reef, nameDe: 'Riff' })
      .execute()
    for (const [command, about, stored, words] of details) {
      await record(command, about, stored, now + 1)
      await erika.visit(`${list}?about=${encodeURIComponent(about)}`)
      expect(erika.text('tbody tr'), command).toMatch(words)
    }
  })
})

test('the newest changes of several commands are listed together, page by page', async () => {
  for (const n of [1, 2, 3, 4])
    await record(n % 2 ? 'banner add' : 'offer end', `many-${n}`, {}, now + n * 1000)
  const commands = ['banner add', 'offer end', 'offer add']
  const listed = async (most: number, skipped: number) =>
    (await listAuditChanges(most, { commands }, skipped)).map(({ about }) => about)
  expect(await listed(3, 0)).toEqual(['many-4', 'many-3', 'many-2'])
  expect(await listed(3, 3)).toEqual(['many-1'])
  expect(await listAuditChanges(9, { commands, about: ['many-1'] })).toHaveLength(1)
})
