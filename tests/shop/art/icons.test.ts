import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { iconNames, starRowName, starRowNames } from '#app/art/icons.ts'
import { parseXml } from './strict-xml.ts'

const sprite = readFileSync('app/art/icons.svg', 'utf8')
const { elements, faults } = parseXml(sprite)
const symbols = elements.filter(({ name }) => name === 'symbol')

describe('the sprite of icons', () => {
  test('is well-formed, without script or style', () => {
    expect(faults).toEqual([])
    const used = new Set(elements.map(({ name }) => name))
    expect([...used].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg', 'symbol', 'use'])
  })

  test('holds a symbol for each name, and no other', () => {
    const names = [...iconNames, ...starRowNames].map((name) => `i-${name}`)
    expect(symbols.map(({ attributes }) => attributes.id).sort()).toEqual(names.sort())
  })

  test('gives every symbol a box: five icons wide for a row of stars', () => {
    for (const { attributes } of symbols) {
      const { id = '', viewBox } = attributes
      const box = id.startsWith('i-stars-') ? '0 0 120 24' : '0 0 24 24'
      expect(viewBox, id).toBe(box)
    }
  })
})

describe('a row of stars', () => {
  test.each([
    [0, 'stars-0'],
    [0.24, 'stars-0'],
    [0.25, 'stars-0-5'],
    [3.7, 'stars-3-5'],
    [4.75, 'stars-5'],
    [5, 'stars-5'],
    [-1, 'stars-0'],
    [9, 'stars-5'],
    [NaN, 'stars-0'],
  ])('shows %s to the nearest half', (value, name) => {
    expect(starRowName(value)).toBe(name)
  })
})
