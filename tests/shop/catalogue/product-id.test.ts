import { describe, expect, test } from 'vitest'
import { parseProductId } from '#app/shop/catalogue/products/product-id.ts'

describe('the product that a form names', () => {
  test.each([
    ['one id', 'product=b01', 'b01'],
    ['an id with spaces around it', 'product=+b01+', 'b01'],
    ['an id with markup in it, which no product has', 'product=%3Cb%3E', '<b>'],
    ['200 characters', `product=${'x'.repeat(200)}`, 'x'.repeat(200)],
    ['200 characters and spaces around them', `product=+${'x'.repeat(200)}+`, 'x'.repeat(200)],
    ['201 characters', `product=${'x'.repeat(201)}`, undefined],
    ['10,000 characters', `product=${'x'.repeat(10_000)}`, undefined],
    ['none', '', undefined],
    ['an empty one', 'product=', undefined],
    ['only spaces', 'product=+++', undefined],
    ['two', 'product=b01&product=b02', undefined],
    ['the same twice', 'product=b01&product=b01', undefined],
    ['one and an empty one', 'product=b01&product=', undefined],
  ])('is read: %s', (_, body, id) => {
    expect(parseProductId(new URLSearchParams(body))).toBe(id)
  })

  test('may stand in a field of another name', () => {
    const form = new URLSearchParams('product=b01&replaced=b02')
    expect(parseProductId(form, 'replaced')).toBe('b02')
  })
})
