import { describe, expect, test } from 'vitest'
import { variantValue } from '#app/shop/ordering/quote/cart.ts'
import {
  parseAddedQuantity,
  parseCartLine,
  parseSetQuantity,
  parseVariant,
} from '#app/shop/ordering/cart/cart.schema.ts'

const typed = (quantity: string) => new URLSearchParams({ quantity })

describe('a typed quantity', () => {
  test.each([
    ['1', 1],
    ['99', 99],
    [' 2 ', 2],
    ['\t7\n', 7],
    ['2.0', 2],
    ['2,00', 2],
    ['007', 7],
  ])('%j is %i', (text, quantity) => {
    expect(parseAddedQuantity(typed(text))).toBe(quantity)
    expect(parseSetQuantity(typed(text))).toBe(quantity)
  })

  test.each([
    '100',
    '1,000',
    '1.000',
    '1.5',
    '0.5',
    '-1',
    '+1',
    'two',
    '',
    ' ',
    '1e1',
    '0x2',
    '٣',
    '²',
    'NaN',
    'Infinity',
    '1 2',
    '9'.repeat(10_000),
  ])('%j is refused', (text) => {
    expect(parseAddedQuantity(typed(text))).toBeUndefined()
    expect(parseSetQuantity(typed(text))).toBeUndefined()
  })

  test('0 takes a line out, and cannot be added', () => {
    expect(parseSetQuantity(typed('0'))).toBe(0)
    expect(parseAddedQuantity(typed('0'))).toBeUndefined()
  })

  test('left out is one to be added, and none to be set', () => {
    expect(parseAddedQuantity(new URLSearchParams())).toBe(1)
    expect(parseSetQuantity(new URLSearchParams())).toBeUndefined()
  })
})

describe('a field that is there more than once', () => {
  const often = (name: string, value: string, count: number) =>
    new URLSearchParams([
      ['product', 'b01'],
      ...Array.from({ length: count }, (): [string, string] => [name, value]),
    ])

  test.each([2, 100])('as a quantity %i times is refused, the same or not', (count) => {
    expect(parseAddedQuantity(often('quantity', '1', count))).toBeUndefined()
    expect(parseSetQuantity(often('quantity', '1', count))).toBeUndefined()
  })

  test.each(['product', 'color', 'size'])('as a %s names no line', (name) => {
    expect(parseCartLine(often(name, 'b01', name === 'product' ? 1 : 2))).toBeUndefined()
  })

  test('as a variant chooses none', () => {
    expect(parseVariant(often('variant', 'color=red&size=m', 1))).toBeDefined()
    expect(parseVariant(often('variant', 'color=red&size=m', 2))).toBeUndefined()
    expect(parseVariant(often('variant', 'color=red&color=red&size=m', 1))).toBeUndefined()
  })
})

describe('a chosen colour and size', () => {
  test.each([
    ['indigo', 'm'],
    ['', '38'],
    ['sea-green', ''],
    ['a&b=c', '½ + 1 % "<b>'],
  ])('of %j and %j comes as it was sent', (color, size) => {
    const form = new URLSearchParams({ variant: variantValue({ color, size }) })
    expect(parseVariant(new URLSearchParams(form.toString()))).toEqual({ color, size })
  })

  test.each(['', 'nonsense', '%'])('of %j is none of both', (variant) => {
    expect(parseVariant(new URLSearchParams({ variant }))).toEqual({ color: '', size: '' })
  })

  test.each([{}, { variant: 'x'.repeat(10_000) }, { variant: `color=${'x'.repeat(300)}` }])(
    'is refused in %o',
    (fields) => {
      expect(parseVariant(new URLSearchParams(fields as Record<string, string>))).toBeUndefined()
    },
  )
})

describe('the line that a form names', () => {
  test('has no colour and size where the form has none', () => {
    expect(parseCartLine(new URLSearchParams({ product: 'b01' }))).toEqual({
      productId: 'b01',
      color: '',
      size: '',
    })
  })

  test('has those of the form', () => {
    const form = new URLSearchParams({ product: '1', color: 'indigo', size: 'xl', intent: 'x' })
    expect(parseCartLine(form)).toEqual({ productId: '1', color: 'indigo', size: 'xl' })
  })

  test.each([{}, { product: '' }, { product: 'b'.repeat(10_000) }])('is none in %o', (fields) => {
    expect(parseCartLine(new URLSearchParams(fields as Record<string, string>))).toBeUndefined()
  })
})
