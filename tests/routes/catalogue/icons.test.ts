import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtShop, newShopper, origin } from '../../shopper.ts'

type Manifest = {
  lang: string
  start_url: string
  icons: { src: string; sizes: string; purpose?: string }[]
} & Record<string, string>

beforeAll(async () => {
  await builtShop()
})

const pixelsOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
const fileOf = (path: string) => join('public', path)

describe.each([
  ['en', '/'],
  ['fr', '/fr'],
  ['de', '/de'],
])('a browser in %s', (language, home) => {
  test('finds the shop’s icons, and none of them missing', async () => {
    const shopper = await (await newShopper({ 'Accept-Language': 'en' })).visit(home)
    const icons = shopper.attrs('link[rel=icon], link[rel=apple-touch-icon]', 'href')
    expect(icons).toEqual(['/favicon.ico', '/apple-touch-icon.png'])
    for (const icon of icons) expect(existsSync(fileOf(icon)), icon).toBe(true)
    expect(pixelsOf(readFileSync('public/apple-touch-icon.png'))).toBe('180x180')
  })

  test('is told the colour of its frame by day and by night', async () => {
    const shopper = await (await newShopper({ 'Accept-Language': 'en' })).visit(home)
    expect(shopper.attrs('meta[name=theme-color]', 'media')).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ])
  })

  test('is given a manifest in its language, whose icons are as large as it says', async () => {
    const shopper = await (await newShopper({ 'Accept-Language': 'en' })).visit(home)
    const path = shopper.attr('link[rel=manifest]', 'href')!
    const answer = await (await builtShop())(new Request(origin + path))
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json')
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({ name: 'Octavo', lang: language, start_url: home, scope: '/' })
    for (const { src, sizes } of manifest.icons.filter((one) => one.sizes !== 'any'))
      expect(pixelsOf(readFileSync(fileOf(src))), src).toBe(sizes)
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  })
})
