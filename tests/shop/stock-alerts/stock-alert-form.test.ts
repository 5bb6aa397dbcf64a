import { describe, expect, test } from 'vitest'
import { findBookPage } from '#app/shop/catalogue/product-page/book-page.server.ts'
import { findGoodsPage } from '#app/shop/catalogue/product-page/goods-page.server.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { findStockAlertParts } from '#app/shop/lists/stock-alerts/stock-alert-parts.server.ts'
import { findStockAlertRefusal } from '#app/shop/lists/stock-alerts/stock-alert-refusal.server.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  eBookWithFile,
  giveFile,
  lastCopy,
  onOrder,
  partnersThing,
  preOrder,
  soldOut,
  uncounted,
} from '../../fixtures/catalogue.ts'
import { now } from './waiting.ts'

const viewer = { language: 'en', currency: 'INR', country: 'IN', now } as const

/** The form on the page of a product, in the colour that is asked for. */
async function formAt(id: string, color: string | null = null) {
  const row = (await findProductRow(id))!
  const { page } =
    row.kind === 'book'
      ? await findBookPage(row, viewer, '')
      : await findGoodsPage(row, color, viewer, '')
  return (await findStockAlertParts(row, page, null, viewer)).form
}

const refusalOf = (productId: string, color = '', size = '') =>
  findStockAlertRefusal({ productId, color, size }, viewer)

const indigoXlIsOut = () =>
  aDress({
    variants: [
      ['indigo', 's', 0],
      ['indigo', 'm', 3],
      ['indigo', 'xl', 0],
      ['red', 'm', 7],
      ['green', 'm', 0],
    ],
  })

describe('the form for being told', () => {
  test('stands at a sold-out book', async () => {
    const id = await soldOut()
    expect(await formAt(id)).toEqual({
      product: id,
      color: '',
      colorName: '',
      sizes: [],
      isAside: false,
    })
    expect(await refusalOf(id)).toBeUndefined()
  })

  test.each([
    ['an e-book without a file', eBook],
    [
      'an e-book with a stock of 0',
      () => aBook({ format: 'e-book', stock: 0, hasPrintEdition: true }),
    ],
  ])('stands at %s, until that has one', async (_, make) => {
    const id = await make()
    expect(await formAt(id)).toMatchObject({ product: id, isFile: true })
    expect(await refusalOf(id)).toBeUndefined()
    await giveFile(id)
    expect(await formAt(id)).toBeUndefined()
  })

  test.each([
    ['a book in stock', () => aBook(), 'can-be-bought'],
    ['the last copy', lastCopy, 'can-be-bought'],
    ['a thing whose stock is not counted', uncounted, 'can-be-bought'],
    ['a book on order', onOrder, 'can-be-bought'],
    ['a book that is published later', preOrder, 'can-be-bought'],
    ['a book out of print', () => aBook({ stock: 0, outOfPrint: true }), 'not-for-sale'],
    ['an e-book', eBookWithFile, 'can-be-bought'],
    ['what a partner sells', partnersThing, 'not-for-sale'],
    [
      'what a partner has sold',
      () => aThing({ affiliateLink: 'https://partner.example/', stock: 0 }),
      'not-for-sale',
    ],
    ['a sold-out book without a price', () => aBook({ stock: 0, price: null }), 'not-for-sale'],
  ])('does not stand at %s, and its post is refused', async (_, make, reason) => {
    const id = await make()
    expect(await formAt(id)).toBeUndefined()
    expect(await refusalOf(id)).toBe(reason)
  })

  test('offers the sold-out sizes of the shown colour', async () => {
    const dress = await indigoXlIsOut()
    expect(await formAt(dress, 'indigo')).toEqual({
      product: dress,
      color: 'indigo',
      colorName: 'Indigo',
      sizes: [
        { value: 's', name: 'S' },
        { value: 'xl', name: 'XL' },
      ],
      isAside: true,
    })
    expect(await formAt(dress, 'green')).toMatchObject({
      sizes: [{ value: 'm', name: 'M' }],
      isAside: false,
    })
    expect(await formAt(dress, 'red')).toBeUndefined()
  })

  test('takes a sold-out colour and size, and no other', async () => {
    const dress = await indigoXlIsOut()
    expect(await refusalOf(dress, 'indigo', 'xl')).toBeUndefined()
    expect(await refusalOf(dress, 'green', 'm')).toBeUndefined()
    expect(await refusalOf(dress, 'indigo', 'm')).toBe('can-be-bought')
    expect(await refusalOf(dress, 'indigo')).toBe('choose-variant')
    expect(await refusalOf(dress)).toBe('choose-variant')
    expect(await refusalOf(dress, 'indigo', 'xxl')).toBe('unknown-variant')
    expect(await refusalOf(dress, 'mauve', 'm')).toBe('unknown-variant')
    expect(await refusalOf(await soldOut(), 'indigo', 'm')).toBe('unknown-variant')
    expect(await refusalOf('no-such-product')).toBe('unknown-product')
  })

  test('stands at a sold-out colour of a thing that has no sizes', async () => {
    const vase = await aThing({
      variants: [
        ['red', '', 2],
        ['blue', '', 0],
      ],
    })
    expect(await formAt(vase, 'blue')).toMatchObject({ color: 'blue', sizes: [], isAside: false })
    expect(await formAt(vase, 'red')).toBeUndefined()
    expect(await refusalOf(vase, 'blue')).toBeUndefined()
  })

  test('does not stand at sizes that are supplied on order', async () => {
    const dress = await aDress({ supplyDays: 10 })
    expect(await formAt(dress, 'indigo')).toBeUndefined()
    expect(await refusalOf(dress, 'indigo', 'xl')).toBe('can-be-bought')
  })
})
