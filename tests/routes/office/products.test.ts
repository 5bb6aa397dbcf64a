import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { hideCategory } from '#app/shop/maintenance/categories/change-categories.server.ts'
import { openDemo } from '../../demo.ts'
import { newStaffMember } from '../../office-staff.ts'
import type { Shopper } from '../../shopper.ts'

let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
})

const namesShown = () => clerk.texts('.table tbody th a')

const pricesOf = (productId: string) =>
  db.read
    .selectFrom('price')
    .select(['currency', 'market', 'amountMinor'])
    .where('productId', '=', productId)
    .where('untilAt', 'is', null)
    .orderBy('currency')
    .orderBy('market')
    .execute()

/** Ticks products of the list and presses a button. */
async function change(ids: string[], button: Record<string, string>, search = '') {
  const fields = new URLSearchParams({ intent: 'products.change', ...button })
  for (const id of ids) fields.append('product', id)
  await clerk.post(`/office/products${search}`, fields)
}

describe('the list of products', () => {
  test('has every edition, and filters them by the facets of the shop', async () => {
    await clerk.visit('/office/products')
    const all = await db.read
      .selectFrom('product')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(clerk.text('caption')).toBe(`${all.count} products`)
    expect(namesShown()).toHaveLength(25)
    await clerk.follow('Next page')
    expect(clerk.url).toBe('/office/products?page=2')
    await clerk.visit('/office/products')
    await clerk.press('Apply', { kind: 'book', format: 'e-book' })
    const ebooks = await db.read
      .selectFrom('product')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('format', '=', 'e-book')
      .executeTakeFirstOrThrow()
    expect(clerk.text('caption')).toBe(`${ebooks.count} products`)
  })

  test('has 25 or 100 rows on a page, which its other pages keep', async () => {
    await clerk.visit('/office/products')
    await clerk.press('Apply', { rows: '100', kind: 'book' })
    expect(namesShown()).toHaveLength(100)
    expect(clerk.attr('#rows [selected]', 'value')).toBe('100')
    await clerk.follow('Next page')
    expect(clerk.url).toContain('rows=100')
    expect(clerk.url).toContain('page=2')
    await clerk.visit('/office/products?rows=101')
    expect(namesShown()).toHaveLength(25)
  })

  test('of a category that is hidden or unknown is a page like any other', async () => {
    const { category } = await db.read
      .selectFrom('productCategory')
      .select('category')
      .orderBy('category')
      .limit(1)
      .executeTakeFirstOrThrow()
    const hide = (isHidden: boolean) => hideCategory({ slug: category }, isHidden, Date.now())
    await hide(true)
    await clerk.visit(`/office/products?category=${category}`)
    await hide(false)
    expect(clerk.status).toBe(200)
    expect(namesShown().length).toBeGreaterThan(0)
    await clerk.visit('/office/products?category=no-such&q=moby')
    expect(clerk.status).toBe(200)
  })

  test('finds a product by its words or its number', async () => {
    await clerk.visit('/office/products?q=effi+briest')
    expect(namesShown()[0]).toBe('Effi Briest')
    const { sku } = await db.read
      .selectFrom('product')
      .select('sku')
      .where('id', '=', '1')
      .executeTakeFirstOrThrow()
    await clerk.visit(`/office/products?q=${encodeURIComponent(sku.toLowerCase())}`)
    expect(clerk.attr('.table tbody th a', 'href')).toBe('/office/products/1')
  })

  test('hides many at once, lists them as hidden, and shows them again', async () => {
    await change(['1', '2', 'gone'], { do: 'hide' })
    expect(clerk.text('.toast')).toBe(
      '2 products are changed. gone: The shop does not have it any more.',
    )
    await clerk.visit('/office/products?state=hidden')
    expect(clerk.text('caption')).toBe('2 products')
    await change(['1', '2'], { do: 'unhide' }, '?state=hidden')
    expect(clerk.url).toBe('/office/products?state=hidden')
    expect(clerk.text('.empty')).toContain('No product matches')
  })

  test('takes a page of 100 at once, and no more', async () => {
    await clerk.visit('/office/products?rows=100')
    const ids = clerk.attrs('input[name=product]', 'value')
    // None is hidden, so each is named with the reason.
    await change(ids, { do: 'unhide' }, '?rows=100')
    expect(clerk.texts('.errors li')).toHaveLength(100)
    expect(clerk.attrs('input[name=product][checked]', 'value')).toEqual(ids)
    await change([...ids, 'one-more'], { do: 'unhide' })
    expect(clerk.status).toBe(422)
    expect(clerk.texts('.errors li')).toEqual(['Choose at most 100 rows at once.'])
  })

  test('changes prices once by a form that is sent twice', async () => {
    const before = await pricesOf('4')
    await clerk.visit('/office/products')
    const token = clerk.attr('input[name=form-token]', 'value')!
    const send = () => change(['4'], { do: 'price', percent: '10', 'form-token': token })
    await send()
    await send()
    expect(clerk.text('.toast')).toBe(
      'This form was sent twice and acted once. The page shows what is stored now.',
    )
    expect(await pricesOf('4')).toEqual(
      before.map((row) => ({ ...row, amountMinor: Math.round(row.amountMinor * 1.1) })),
    )
  })

  test('changes all prices of a product by per cent, or none of them', async () => {
    const before = await pricesOf('3')
    await change(['3'], { do: 'price', percent: '+10' })
    expect(clerk.text('.toast')).toBe('1 product is changed.')
    expect(await pricesOf('3')).toEqual(
      before.map((row) => ({ ...row, amountMinor: Math.round(row.amountMinor * 1.1) })),
    )
    await db.write((trx) =>
      trx.updateTable('product').set({ fixedPriceMarkets: 'DE' }).where('id', '=', '3').execute(),
    )
    await change(['3'], { do: 'price', percent: '10' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('.errors')).toContain('Its publisher fixes the price.')
    expect(clerk.texts('.errors a')).toEqual([])
    expect(clerk.attr('#percent', 'value')).toBe('10')
    expect(clerk.attrs('input[name=product][checked]', 'value')).toEqual(
      clerk.attrs('input[name=product]', 'value').filter((id) => id === '3'),
    )
  })

  test('sets a category and the stock, and says what it cannot change', async () => {
    await change(['4', '5'], { do: 'set-category', category: 'furniture' })
    expect(clerk.text('.toast')).toContain('changed')
    const rows = await db.read
      .selectFrom('productCategory')
      .select('category')
      .where('productId', '=', '4')
      .execute()
    expect(rows).toEqual([{ category: 'furniture' }])
    await change(['4'], { do: 'stock', stock: 'many' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#stock-error')).toContain('Type a whole number')
    await change([], { do: 'hide' })
    expect(clerk.text('.errors')).toContain('Tick at least one product.')
  })
})
