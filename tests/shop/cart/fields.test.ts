import { describe, expect, test } from 'vitest'
import { parseAddedQuantity, parseLine, parseSetQuantity } from '#app/shop/cart/cart.schema.ts'

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

describe('the line that a form names', () => {
  test('has no colour and size where the form has none', () => {
    expect(parseLine(new URLSearchParams({ product: 'b01' }))).toEqual({
      productId: 'b01',
      color: '',
      size: '',
    })
  })

  test('has those of the form', () => {
    const form = new URLSearchParams({ product: '1', color: 'indigo', size: 'xl', intent: 'x' })
    expect(parseLine(form)).toEqual({ productId: '1', color: 'indigo', size: 'xl' })
  })

  test.each([{}, { product: '' }, { product: 'b'.repeat(10_000) }])('is none in %o', (fields) => {
    expect(parseLine(new URLSearchParams(fields as Record<string, string>))).toBeUndefined()
  })
})
