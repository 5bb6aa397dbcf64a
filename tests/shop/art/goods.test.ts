import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawGoods, goodsColours, goodsKind } from '#app/art/goods.ts'
import { faultsOfPicture } from './strict-xml.ts'

const kinds =
  'men women kids electronics furniture plant organic flower cosmetics accessories handmade toys auto cakes pet medical blackfriday christmas gift'.split(
    ' ',
  )
const faultsOf = (svg: string) => faultsOfPicture(svg, 300, 300)

describe('a drawn product', () => {
  test('is the same for the same seed, and often another for another', () => {
    expect(drawGoods('plant', 'p1')).toBe(drawGoods('plant', 'p1'))
    const pictures = Array.from({ length: 40 }, (_, index) => drawGoods('plant', `p${index}`))
    expect(new Set(pictures).size).toBeGreaterThan(10)
  })

  test.each(kinds)('is a well-formed picture as %s, in every look and colour', (kind) => {
    expect(goodsKind(kind)).toBe(kind)
    for (const look of [undefined, 0, 1, 2, 3, -1, 0.5, NaN, Infinity]) {
      for (const colour of [undefined, 'red', '#12ab34']) {
        expect(faultsOf(drawGoods(kind, 'p1', { look, colour }))).toEqual([])
      }
    }
  })

  test('takes its main colour from the choice: a slug or a hex', () => {
    for (const [slug, hex] of Object.entries(goodsColours)) {
      const picture = drawGoods('women', 'p1', { look: 0, colour: slug })
      expect(picture).toContain(`fill="${hex}"`)
      expect(drawGoods('women', 'p1', { look: 0, colour: hex })).toBe(picture)
    }
  })

  test('keeps its own colour if the chosen one is none', () => {
    const own = drawGoods('women', 'p1', { look: 0 })
    for (const colour of ['', 'constructor', 'red"/><script>', '#12', 'javascript:1', '#1234567']) {
      expect(drawGoods('women', 'p1', { look: 0, colour })).toBe(own)
    }
  })

  test('knows the words of catalogues, and draws a gift for any other', () => {
    expect(goodsKind('organic food')).toBe('organic')
    expect(goodsKind('black friday')).toBe('blackfriday')
    for (const word of ['', 'submarine', 'constructor', '__proto__', '<b>']) {
      expect(goodsKind(word)).toBe('gift')
    }
  })

  test('never throws for any text, and says none of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (kind, seed, colour) => {
        expect(faultsOf(drawGoods(kind, seed, { colour }))).toEqual([])
      }),
      { seed: 8, numRuns: 200 },
    )
    expect(drawGoods('<zebra>', '<zebra>', { colour: '<zebra>' })).not.toContain('zebra')
  })
})
