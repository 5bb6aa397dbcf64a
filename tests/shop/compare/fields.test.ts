import { describe, expect, test } from 'vitest'
import { comparePath } from '#app/shop/compare/compare.ts'
import { parseIds, parseProductId } from '#app/shop/compare/compare.schema.ts'

describe('the product that a form names', () => {
  const named = (fields: [string, string][]) =>
    parseProductId(new URLSearchParams(fields), 'product')

  test('is the text of its field, without spaces around it', () => {
    expect(named([['product', ' b01 ']])).toBe('b01')
  })

  test.each([
    ['no field', []],
    ['nothing in it', [['product', '']]],
    ['only spaces', [['product', '   ']]],
    ['10,000 characters', [['product', 'x'.repeat(10_000)]]],
  ] as [string, [string, string][]][])('is none with %s', (_, fields) => {
    expect(named(fields)).toBeUndefined()
  })

  test('is the last of a hundred fields of that name, as in what is sent back', () => {
    const fields = Array.from({ length: 100 }, (_, n) => ['product', `b${n}`] as [string, string])
    expect(named(fields)).toBe('b99')
    expect(Object.fromEntries(new URLSearchParams(fields)).product).toBe('b99')
  })
})

describe('the ids of an address', () => {
  const read = (search: string) => parseIds(new URLSearchParams(search))
  const fine = { unusable: false, more: false }

  test.each([
    ['ids=a,b,c', ['a', 'b', 'c']],
    ['ids=a', ['a']],
    ['ids=a,%20b%20,,c,', ['a', 'b', 'c']],
    ['ids=a,b,a,b', ['a', 'b']],
    ['ids=a&ids=b,c', ['a', 'b', 'c']],
    ['ids=', []],
    ['ids=,,,', []],
    ['ids=%E2%80%8Bx', ['\u200bx']],
    ['ids=<b>', ['<b>']],
    ['ids=📚', ['📚']],
  ])('%s are %j', (search, ids) => {
    expect(read(search)).toEqual({ ids, ...fine })
  })

  test('are six, and more than six are cut and said', () => {
    expect(read('ids=1,2,3,4,5,6')).toEqual({ ids: ['1', '2', '3', '4', '5', '6'], ...fine })
    expect(read('ids=1,2,3,4,5,6,7')).toEqual({
      ids: ['1', '2', '3', '4', '5', '6'],
      unusable: false,
      more: true,
    })
  })

  test('that are too long to be any are left out and said', () => {
    expect(read(`ids=a,${'x'.repeat(10_000)}`)).toEqual({ ids: ['a'], unusable: true, more: false })
  })
})

describe('the path of a comparison', () => {
  test.each([
    [undefined, false, '/compare'],
    [undefined, true, '/compare?differences=1'],
    [['a', 'b'], false, '/compare?ids=a,b'],
    [['a', 'b'], true, '/compare?ids=a,b&differences=1'],
  ] as const)('of %j, only differences %s, is %s', (ids, isOn, path) => {
    expect(comparePath(ids && [...ids], isOn)).toBe(path)
  })

  test('leads to the same ids, whatever they hold', () => {
    const ids = ['a&b=c', 'ü 1', '<b>', '100%']
    const { searchParams } = new URL(comparePath(ids, true), 'http://shop.test')
    expect(parseIds(searchParams).ids).toEqual(ids)
    expect(searchParams.get('differences')).toBe('1')
  })
})
