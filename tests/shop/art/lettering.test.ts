import { describe, expect, test } from 'vitest'
import { fitText } from '#app/art/fit-text.ts'
import { drawLine, measure } from '#app/art/lettering.ts'

describe('lettering', () => {
  test('grows with its size, its letters and the space between them', () => {
    expect(measure('Octavo', 'roman', 40)).toBeCloseTo(2 * measure('Octavo', 'roman', 20))
    expect(measure('Octavo', 'sans', 20, 0.1)).toBeCloseTo(measure('Octavo', 'sans', 20) + 5 * 2)
    expect(measure('', 'italic', 20)).toBe(0)
  })

  test('draws nearer what is kerned', () => {
    expect(measure('AV', 'sans', 20)).toBeLessThan(
      measure('A', 'sans', 20) + measure('V', 'sans', 20),
    )
  })

  test('gives marks no width of their own', () => {
    expect(measure('की', 'roman', 20)).toBe(measure('क', 'roman', 20))
  })

  test('is outlines where there are any, and escaped text elsewhere', () => {
    const style = { x: 0, y: 0, size: 20, fill: '#000' }
    expect(drawLine('Effi Briest', style)).toMatch(/^<path /)
    expect(drawLine('a < b', style)).toMatch(/^<text .*>a &lt; b<\/text>$/)
  })
})

test('a line from right to left is isolated, so that its "!" stands on the left', () => {
  const style = { x: 0, y: 0, size: 20, fill: '#000' }
  expect(drawLine('למתחילים!', style)).toContain('>\u2068למתחילים!\u2069</text>')
})

describe('a fitted text', () => {
  const box = { width: 200, max: 40, min: 14, lines: 3 }

  test('is never wider than its box, nor larger than its limit', () => {
    for (const title of ['Kim', 'North and South', 'Twenty Thousand Leagues Under the Seas']) {
      const { rows, size } = fitText(title, box)
      expect(size).toBeLessThanOrEqual(40)
      for (const row of rows) expect(measure(row, 'roman', size)).toBeLessThanOrEqual(200.01)
      expect(rows.join(' ')).toBe(title)
    }
  })

  test('is no higher than its box', () => {
    const { rows, size } = fitText('North and South and East and West', { ...box, height: 60 })
    expect(rows.length * size * 1.05).toBeLessThanOrEqual(60.01)
  })

  test('is cut with an ellipsis at its smallest size', () => {
    const { rows, size } = fitText('unforeseeably'.repeat(20), { ...box, lines: 1 })
    expect(size).toBe(14)
    expect(rows[0]).toMatch(/^(unforeseeably)+\w*…$/)
    expect(measure(rows[0] ?? '', 'roman', 14)).toBeLessThanOrEqual(200)
  })

  test('loses only its end when it is cut', () => {
    const title = 'One two three four five six seven eight nine ten eleven twelve thirteen'
    const { rows } = fitText(title, { ...box, width: 90 })
    expect(rows).toHaveLength(3)
    expect(title.startsWith(rows.join(' ').replace('…', ''))).toBe(true)
    expect(rows.join(' ')).toMatch(/^[^…]+…$/)
    for (const row of rows) expect(measure(row, 'roman', 14)).toBeLessThanOrEqual(90)
  })

  test('is cut between characters, never within one', () => {
    const { rows } = fitText('🐈'.repeat(100), { ...box, lines: 1 })
    expect(rows[0]).toMatch(/^(🐈)+…$/u)
  })
})
