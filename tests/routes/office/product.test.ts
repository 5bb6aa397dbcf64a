import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { setPrice } from '#app/shop/catalogue/price-changes/set-price.server.ts'
import { runProduct } from '#app/command/catalogue/product.server.ts'
import { openDemo } from '../../demo.ts'
import { newStaffMember } from '../../office-staff.ts'
import { runLine } from '../../shop/command/run-command.ts'
import type { Shopper } from '../../shopper.ts'

let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
})

const within = '#fields'

const find = (id: string) =>
  db.read.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the page of a product', () => {
  test('has the fields of its kind', async () => {
    await clerk.visit('/office/products/b01')
    expect(clerk.text('h1')).toBe('Pride and Prejudice')
    expect(clerk.attr('#pages', 'name')).toBe('pages')
    expect(clerk.attr('#variants', 'name')).toBeUndefined()
    await clerk.visit('/office/products/b01e')
    expect(clerk.attr('#accessibility', 'name')).toBe('accessibility')
    expect(clerk.attr('#weight_grams', 'name')).toBeUndefined()
    await clerk.visit('/office/products/1')
    expect(clerk.text('#variants')).toContain(':')
    expect(clerk.attr('#isbn', 'name')).toBeUndefined()
    await clerk.visit('/office/products/nothing')
    expect(clerk.status).toBe(404)
  })

  test('changes the fields that were changed, as the command does', async () => {
    await clerk.visit('/office/products/b01')
    await clerk.press('Save', {}, { within })
    expect(clerk.text('.toast')).toBe('Nothing was changed.')
    await clerk.press('Save', { pages: '412', tags: 'gift;spring', new: 'yes' }, { within })
    expect(clerk.text('.toast')).toBe('The product is saved.')
    expect(clerk.attr('#pages', 'value')).toBe('412')
    expect(await find('b01')).toMatchObject({ numberOfPages: 412, isNew: 1 })
  })

  test('has the last day of a discount as a day, which saving it again does not change', async () => {
    await clerk.visit('/office/products/b06')
    await clerk.press('Save', { discount: '10', discount_until: '2030-01-31' }, { within })
    expect(clerk.attr('#discount_until', 'value')).toBe('2030-01-31')
    expect(clerk.attr('#discount_until', 'type')).toBe('date')
    await clerk.press('Save', {}, { within })
    expect(clerk.text('.toast')).toBe('Nothing was changed.')
    await runLine(runProduct, ['set', 'b06', 'discount_until=2030-01-31T10:00:00Z'])
    await clerk.visit('/office/products/b06')
    expect(clerk.attr('#discount_until', 'value')).toBe('2030-01-31T10:00:00.000Z')
  })

  test('refuses an end of a discount that it does not have', async () => {
    await clerk.visit('/office/products/2')
    await clerk.press('Save', { discount_until: '2030-01-31' }, { within })
    expect(clerk.text('#discount_until-error')).toContain('This says nothing by itself.')
  })

  test.each(['soon', '9999-12-31', '2030-06-31', '2020-01-31'])(
    'refuses %s as the last day of a discount, and keeps it in the field',
    async (typed) => {
      await clerk.visit('/office/products/b06')
      await clerk.press('Save', { discount: '10', discount_until: typed }, { within })
      expect(clerk.status).toBe(422)
      expect(clerk.attr('#discount_until', 'value')).toBe(typed)
    },
  )

  test('says at each field what is wrong, and keeps what was typed', async () => {
    await clerk.visit('/office/products/b01')
    const typed = { isbn: '978-0-00-000000-1', pages: 'many', name: 'Changed' }
    await clerk.press('Save', typed, { within })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#isbn-error')).toContain('its last digit does not fit the others')
    expect(clerk.text('#pages-error')).toContain('whole number')
    expect(clerk.attr('#name', 'value')).toBe('Changed')
    expect((await find('b01')).name).toBe('Pride and Prejudice')
  })

  test('shows what was changed elsewhere, and does not overwrite it', async () => {
    await clerk.visit('/office/products/b02')
    const stored = ['pages=99', 'tags=elsewhere', 'fixed_price_markets=AT;DE', 'language=la']
    await runLine(runProduct, ['set', 'b02', ...stored])
    const typed = { pages: '100', edition: '2nd', fixed_price_markets: 'FR', language: 'de' }
    await clerk.press('Save', typed, { within })
    expect(clerk.status).toBe(409)
    expect(clerk.text('#pages-hint')).toBe('Stored now: 99')
    expect(clerk.text('#language-hint')).toBe('Stored now: Latin (la)')
    expect(clerk.text('#fixed_price_markets-hint')).toBe('Stored now: Austria, Germany')
    expect(clerk.attrs('#fixed_price_markets [checked]', 'value')).toEqual(['FR'])
    expect(clerk.attr('#pages', 'value')).toBe('100')
    expect(clerk.attr('#edition', 'value')).toBe('2nd')
    expect(clerk.attr('#tags', 'value')).toBe('elsewhere')
    expect(await find('b02')).toMatchObject({ numberOfPages: 99, editionStatement: null })
    await clerk.press('Save', {}, { within })
    expect(await find('b02')).toMatchObject({ numberOfPages: 100, editionStatement: '2nd' })
    expect(clerk.attr('#tags', 'value')).toBe('elsewhere')
  })

  test('overwrites no field of which it does not say what it was', async () => {
    await clerk.visit('/office/products/b03')
    await clerk.press('Save', { fingerprints: '', pages: '78' }, { within })
    expect(clerk.status).toBe(409)
    expect(clerk.text('#pages-hint')).toContain('Stored now:')
    expect((await find('b03')).numberOfPages).not.toBe(78)
  })

  test('keeps the change of another field elsewhere', async () => {
    await clerk.visit('/office/products/b03')
    await runLine(runProduct, ['set', 'b03', 'pages=77'])
    await clerk.press('Save', { edition: '3rd' }, { within })
    expect(await find('b03')).toMatchObject({ numberOfPages: 77, editionStatement: '3rd' })
  })
})

describe('prices and stock', () => {
  test('a price is set for a country from a day on, and ended', async () => {
    await clerk.visit('/office/products/5')
    await clerk.press('Set price', { amount: '12,x', currency: 'EUR', market: 'DE' })
    expect(clerk.text('#amount-error')).toContain('12.90')
    await clerk.press('Set price', { amount: '12,90 €', currency: 'EUR', market: 'DE' })
    expect(clerk.text('.toast')).toBe('The price is set.')
    expect(clerk.text('table')).toContain('€12.90')
    const place = { productId: '5', currency: 'EUR', market: 'DE' } as const
    await setPrice({ ...place, amountMinor: 1390 }, Date.now(), Date.now())
    await clerk.press('End the price €12.90')
    expect(clerk.status).toBe(409)
    expect(clerk.text('.errors')).toContain('Others changed this meanwhile')
    await clerk.press('End the price €13.90')
    expect(clerk.text('.toast')).toBe('The price is ended.')
    await clerk.press('Set price', { amount: '5', currency: 'EUR', from: '2040-03-15' })
    expect(clerk.text('table')).toContain('since 15 March 2040 (planned)')
    await clerk.press('Set price', { amount: '6', currency: 'EUR', from: '2040-03-01' })
    expect(clerk.text('table')).not.toContain('15 March')
    await clerk.press('Set price', { amount: '5', currency: 'USD', from: '2001-01-01' })
    expect(clerk.text('#from-error')).toBe('This day is past.')
  })

  test('each button saves all that was typed on the page', async () => {
    await clerk.visit('/office/products/b05')
    await clerk.press('Save', { amount: '1.234', currency: 'EUR', edition: '7th' }, { within })
    expect(clerk.text('#amount-error')).toContain('nothing between thousands')
    expect(clerk.attr('#amount', 'value')).toBe('1.234')
    expect(clerk.attr('#edition', 'value')).toBe('7th')
    await clerk.press('Save', { amount: '7,77', currency: 'EUR', change: '=9' }, { within })
    expect(clerk.text('.toast')).toContain('The price is set.')
    expect(clerk.text('table')).toContain('€7.77')
    expect(clerk.text('table')).toContain('converted from another currency')
    const inRupees = clerk.texts('tbody tr').find((row) => row.includes('₹549.00'))
    expect(inRupees, 'a reduction of the same currency').not.toContain('converted')
    expect(await find('b05')).toMatchObject({ editionStatement: '7th', stock: 9 })
    await clerk.press('Set price', { amount: '8', currency: 'EUR', edition: '8th' })
    expect(clerk.text('table')).toContain('€8.00')
    expect((await find('b05')).editionStatement).toBe('8th')
  })

  test('what is refused after the fields were saved stays in its field', async () => {
    await clerk.visit('/office/products/b05')
    await clerk.press(
      'Save',
      { change: '-999', edition: '9th', amount: '6', currency: 'EUR' },
      { within },
    )
    expect(clerk.status).toBe(422)
    expect(clerk.attr('#change', 'value')).toBe('-999')
    expect(clerk.attr('#amount', 'value')).toBeUndefined()
    expect(clerk.text('.errors')).toContain('The product is saved. The price is set.')
    await clerk.press('Save', { change: '-1' }, { within })
    expect(await find('b05')).toMatchObject({ editionStatement: '9th', stock: 8 })
  })

  test('a price that was only hidden for a moment counts for one day', async () => {
    await clerk.visit('/office/products/b06')
    await clerk.press('Hide')
    expect(clerk.text('.toast')).toBe('The product is hidden now.')
    await clerk.press('Show again')
    expect(clerk.text('table')).not.toMatch(/(\d+ \w+ \d{4}) to \1/)
  })

  test('a form that is sent twice at once acts once, and the next one acts again', async () => {
    const { stock } = await find('b06')
    await clerk.visit('/office/products/b06')
    const send = () => clerk.press('Change stock', { change: '+5', amount: '6', currency: 'EUR' })
    await Promise.all([send(), send()])
    expect(clerk.status).toBe(200)
    expect((await find('b06')).stock).toBe(stock! + 5)
    await clerk.visit('/office/products/b06')
    await clerk.press('Change stock', { change: '+5' })
    expect((await find('b06')).stock).toBe(stock! + 10)
  })

  test('the stock is changed by a number, with a reason for the audit', async () => {
    const { stock } = await find('b04')
    await clerk.visit('/office/products/b04')
    await clerk.press('Change stock', { change: '+5', reason: 'Delivery 17' })
    expect((await find('b04')).stock).toBe(stock! + 5)
    await clerk.press('Change stock', { change: '-999999' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#change-error')).toContain('only')
    const last = await db.read
      .selectFrom('audit')
      .selectAll()
      .where('about', '=', 'b04')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(last)).toContain('Delivery 17')
  })
})

describe('a new product', () => {
  test('is added like another, hidden, and deleted with what it would lose named', async () => {
    await clerk.visit('/office/products/b01')
    await clerk.follow('Add one like this')
    expect(clerk.text('.note')).toContain('Pride and Prejudice')
    await clerk.press('Add this product', { name: 'A Copy', name_en: 'A Copy' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#sku-error')).toBe('Give an ISBN or a SKU.')
    await clerk.press('Add this product', { sku: 'COPY-1', price: '250', stock: '3' })
    expect(clerk.text('h1')).toBe('A Copy')
    const id = clerk.url.split('/').at(-1)!
    expect(await find(id)).toMatchObject({ sku: 'COPY-1', stock: 3, isbn13: null })
    await clerk.press('Hide')
    expect((await find(id)).withdrawnAt).not.toBeNull()
    await clerk.post(`/office/products/${id}`, { intent: 'product.hide' })
    expect(clerk.text('.toast')).toBe('Nothing was changed.')
    await clerk.press('Show again')
    expect((await find(id)).withdrawnAt).toBeNull()
    await clerk.press('Delete for good')
    expect(clerk.url).toBe('/office/products')
    expect(clerk.text('.toast')).toBe('The product is deleted.')
    for (const intent of ['product.hide', 'product.delete']) {
      await clerk.post(`/office/products/${id}`, { intent })
      expect(clerk.status).toBe(404)
    }
  })
})

describe('countries with a fixed price', () => {
  const ticked = () => clerk.attrs('#fixed_price_markets [checked]', 'value')

  test('are ticked for a new book where the shop delivers and a law fixes prices', async () => {
    for (const kind of ['book', 'e-book']) {
      await clerk.visit(`/office/products/new?kind=${kind}`)
      expect([kind, ticked().join()]).toEqual([kind, 'AT,BE,DE,ES,FR,GR,IT,NL,PT,SI'])
    }
    await clerk.visit('/office/products/new?kind=goods')
    expect(ticked()).toEqual([])
  })

  test('stay as staff unticks them, and a copy has those of its book', async () => {
    await clerk.visit('/office/products/new')
    const typed = { name: 'Unbound', sku: 'UNBOUND', pages: 'many', fixed_price_markets: '' }
    await clerk.press('Add this product', typed)
    expect(clerk.status).toBe(422)
    expect(ticked()).toEqual([])
    await clerk.press('Add this product', { pages: '90', discount: '10' })
    expect(clerk.text('.toast')).toBe('The product is added.')
    const id = clerk.url.split('/').at(-1)!
    expect(await find(id)).toMatchObject({ fixedPriceMarkets: '' })
    await clerk.follow('Add one like this')
    expect(ticked()).toEqual([])
  })

  test('are named where a discount has no effect', async () => {
    const note = 'Where the price is fixed, a discount has no effect: Germany.'
    await clerk.visit('/office/products/new')
    expect(clerk.text('#discount-hint')).toContain('Austria, Belgium, Germany, ')
    const typed = { name: 'Bound', sku: 'BOUND', price: '300', fixed_price_markets: 'DE' }
    await clerk.press('Add this product', { ...typed, discount: '10' })
    expect(clerk.text('.toast')).toBe(`The product is added. ${note}`)
    expect(clerk.text('#discount-hint')).toBe(note)
    await clerk.press('Save', { discount: '20' }, { within })
    expect(clerk.text('.toast')).toBe(`The product is saved. ${note}`)
    await clerk.press('Save', { discount: '' }, { within })
    expect(clerk.text('.toast')).toBe('The product is saved.')
  })

  test('are those of the country of a reduced price, or all', async () => {
    const sku = 'BOUND-2'
    const reduced = ['price_eur=20', 'sale_price_eur=18', 'price_de_eur=21', 'sale_price_de_eur=19']
    const other = ['price_ch_eur=22', 'sale_price_ch_eur=17', 'fixed_price_markets=AT;DE']
    await runLine(runProduct, [
      'add',
      'kind=book',
      'name=Bound 2',
      `sku=${sku}`,
      ...reduced,
      ...other,
    ])
    await clerk.visit(`/office/products?q=${sku}`)
    await clerk.follow('Bound 2')
    expect(clerk.text('#sale_price_eur-hint')).toContain(': Austria, Germany.')
    expect(clerk.text('#sale_price_de_eur-hint')).toContain(': Germany.')
    expect(clerk.text('#sale_price_ch_eur-hint')).toBeUndefined()
    await clerk.press('Save', { sale_price_ch_eur: '16' }, { within })
    expect(clerk.text('.toast')).toBe('The product is saved.')
    await clerk.press('Save', { sale_price_de_eur: '18' }, { within })
    expect(clerk.text('.toast')).toContain('no effect: Germany.')
  })
})

describe('a staff member who reads German', () => {
  let german: Shopper
  beforeAll(async () => {
    german = await newStaffMember('clerk', { email: 'de@shop.example', language: 'de' })
  })

  test('types and reads numbers with a comma', async () => {
    await german.visit('/office/products/new')
    const typed = { name: 'Mit Komma', sku: 'KOMMA-1', price: '1.212,90', rating: '4,3' }
    await german.press('Diesen Artikel anlegen', typed)
    expect(german.text('.toast')).toBe('Der Artikel ist angelegt.')
    expect(german.attr('#rating', 'value')).toBe('4,3')
    expect(german.text('table')).toContain('1.212,90')
    const id = german.url.split('/').at(-1)!
    expect(await find(id)).toMatchObject({ ratingTenths: 43 })
    await german.press('Speichern', {}, { within })
    expect(german.text('.toast')).toBe('Es hat sich nichts geändert.')
  })

  test.each([
    ['31.12.2026', '2026-12-31'],
    ['1.3.2026', '2026-03-01'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12', '2026-12'],
    ['2026', '2026'],
  ])('types %s as the day of publication', async (typed, stored) => {
    await german.visit('/office/products/b04')
    await german.press('Speichern', { date_published: typed }, { within })
    expect(german.status).toBe(200)
    expect((await find('b04')).datePublished).toBe(stored)
    expect(german.attr('#date_published', 'value')).toBe(stored)
  })

  test.each(['31.02.2026', '31/12/2026', '12.2026', 'bald'])(
    'is refused %s as the day of publication, which stays in the field',
    async (typed) => {
      await german.visit('/office/products/b05')
      await german.press('Speichern', { date_published: typed }, { within })
      expect(german.status).toBe(422)
      expect(german.text('#date_published-error')).toContain(`„${typed}“ ist kein Datum wie`)
      expect(german.attr('#date_published', 'value')).toBe(typed)
    },
  )

  test('is told all that is wrong with a new product at once', async () => {
    await german.visit('/office/products/new')
    const wrong = { isbn: '978-0-00-000000-1', price: '1.234.50' }
    await german.press('Diesen Artikel anlegen', wrong)
    expect(german.status).toBe(422)
    expect(german.text('#isbn-error')).toBe(
      '„978-0-00-000000-1“ ist keine ISBN: Die letzte Ziffer passt nicht zu den anderen. Prüfen Sie jede Ziffer.',
    )
    expect(german.text('#price-error')).toContain('12,90')
    expect(german.text('#name-error')).toBe('Füllen Sie dieses Feld aus.')
    expect(german.text('#sku-error')).toBeUndefined()
  })

  test.each([
    [{ stock: '1000001' }, 'stock', 'Geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.'],
    [{ stock: 'viele' }, 'stock', '„viele“ ist keine ganze Zahl.'],
    [{ tags: 'x'.repeat(61) }, 'tags', 'Dieser Text hat mehr als 60 Zeichen.'],
    [
      { original_language: 'Latein' },
      'original_language',
      '„Latein“ ist kein Code einer Sprache wie de oder pt-BR.',
    ],
    [{ age_from: '9', age_to: '8' }, 'age_from', 'Das Alter endet, bevor es beginnt.'],
    [
      { publisher_email: 'a@b.example' },
      'publisher_email',
      'Das sagt allein nichts. Geben Sie an, was dazugehört.',
    ],
    [{ discount: '150' }, 'discount', 'Geben Sie eine ganze Zahl von 1 bis 99 ein.'],
  ])('is told what is wrong with %j', async (typed: Record<string, string>, field, message) => {
    await german.visit('/office/products/new')
    await german.press('Diesen Artikel anlegen', { name: 'Falsch', sku: 'FALSCH', ...typed })
    expect(german.status).toBe(422)
    expect(german.text(`#${field}-error`) ?? german.text('.errors')).toBe(message)
  })

  test('sees the names that the products have in German', async () => {
    await german.visit('/office/products?q=Adventskalender')
    expect(german.text('table')).toContain('Adventskalender')
  })
})
