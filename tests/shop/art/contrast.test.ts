import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '#app/art/contrast.ts'

/** Text 4.5:1; large text, icons and the borders of controls 3:1 (WCAG 2.2 AA). */
type Pair = readonly [front: string, ground: string, need: number]

const on = (grounds: string, fronts: string, need: number): Pair[] =>
  grounds
    .split(' ')
    .flatMap((ground) => fronts.split(' ').map((front) => [front, ground, need] as const))

const pairs: Pair[] = [
  ...on('paper raised sunk wash info-wash ok-wash sale-wash', 'ink soft link link-hover', 4.5),
  ...on('paper raised sunk wash info-wash ok-wash sale-wash', 'focus', 3),
  ...on('paper raised sunk wash', 'accent-text sale ok warn', 4.5),
  ...on('paper raised sunk sale-wash', 'edge', 3),
  ...on('paper raised', 'indigo', 3),
  ...on('sale-wash', 'sale', 4.5),
  ...on('ok-wash', 'ok', 4.5),
  ...on('wash', 'warn', 4.5),
  ...on('indigo', 'on-indigo', 4.5),
  ...on('marigold marigold-deep', 'on-marigold', 4.5),
  ...on('sale-fill', 'on-sale', 4.5),
  ...on('indigo-deep', 'on-deep deep-soft marigold', 4.5),
]

const css = readFileSync('app/styles/base/tokens.css', 'utf8')
const [lightPart = '', darkPart = ''] = css.split('prefers-color-scheme: dark')
const coloursIn = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, hex]) => [name, hex]),
  ) as Record<string, string>
const light = coloursIn(lightPart)
const dark = coloursIn(darkPart)

test('contrast is counted as WCAG counts it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#34307a', '#34307a')).toBe(1)
})

test('the dark scheme sets every colour but these two, which are alike in both', () => {
  expect([...Object.keys(dark), 'marigold', 'on-marigold'].sort()).toEqual(
    Object.keys(light).sort(),
  )
})

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
] as const)('in the %s scheme', (_scheme, colours) => {
  test.each(pairs)('%s can be read on %s', (front, ground, need) => {
    expect(contrastRatio(colours[front] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(need)
  })
})
