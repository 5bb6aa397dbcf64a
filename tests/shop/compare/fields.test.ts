import { describe, expect, test } from 'vitest'
import { comparePath } from '#app/shop/lists/compare/compare.ts'
import { parseIds } from '#app/shop/lists/compare/compare.schema.ts'

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
