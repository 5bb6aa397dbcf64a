import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const run = (...args: string[]) => runLine(runSettings, args)

function aFile(content: string | Uint8Array, name = 'picture'): string {
  const file = join(aFolder(), name)
  writeFileSync(file, content)
  return file
}

const svg = (inner: string, attributes = 'viewBox="0 0 32 32"', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const png = (width: number, height: number) =>
  new Resvg(svg('<path d="M0 0h32v32H0z"/>', `width="${width}" height="${height}"`))
    .render()
    .asPng()
/** States a size, and has none of the pixels. */
const damagedPng = Buffer.concat([png(192, 192).subarray(0, 33), Buffer.alloc(25, 7)])

afterEach(resetShopSettings)

describe('a logo', () => {
  test('is read from its file, with its size, and is not printed', async () => {
    const file = aFile(
      svg(
        '<style>.a{fill:url(#g)}</style><linearGradient id="g" xlink:href="#h"/><path style="fill:red" d="M0 0"/>',
      ),
    )
    const { code, printed } = await run('set', 'logo', file)
    expect({ code, printed }).toMatchObject({ code: 0 })
    expect(printed).toContain('logo: {"type":"svg","width":32,"height":32,"content":"')
    expect(printed).not.toContain('<path')
    expect(shopSettings().logo).toMatchObject({ type: 'svg', width: 32, height: 32 })
    expect(await changesOf('logo')).toMatchObject([{ command: 'settings set' }])
  })

  test('may be a PNG, and be named in a file of settings by its path from there', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'logo.png'), png(120, 40))
    writeFileSync(join(folder, 'shop.json'), '{"name": "Probe Books", "logo": "logo.png"}')
    expect((await run('import', join(folder, 'shop.json'))).code).toBe(0)
    expect(shopSettings().logo).toMatchObject({ type: 'png', width: 120, height: 40 })
    const listed = (await run('list', '--json')).printed
    await run('unset', 'logo')
    const { name, logo } = JSON.parse(listed) as Record<string, unknown>
    expect((await run('import', aFile(JSON.stringify({ name, logo })))).code).toBe(0)
    expect(shopSettings().logo).toMatchObject({ type: 'png', width: 120, height: 40 })
  })

  test.each([
    [svg('<script>alert(1)</script>'), 'must not have <script>'],
    [svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'must not have <x:script>'],
    [svg('<ForeignObject/>'), 'must not have <ForeignObject>'],
    [svg('<b xmlns="http://www.w3.org/1999/xhtml"/>'), 'must not have <b>'],
    [svg('<path onClick="x()"/>'), 'must not have the event handler onClick'],
    [svg('<image href="https://x.example/a.png"/>'), 'must not refer to "https://x.example/a.png"'],
    [svg('<use xlink:href="other.svg#a"/>'), 'must not refer to "other.svg#a"'],
    [svg('<a href="&#106;avascript:alert(1)"/>'), 'must not refer to "javascript:alert(1)"'],
    [svg('<image href="data:image/png;base64,AA"/>'), 'must not refer to "data:'],
    [svg('<set attributeName="xlink:href" to="x"/>'), 'must not animate xlink:href'],
    [
      svg('<set attributeName=" Filter" to="blur(99px)"/>'),
      'must be made of plain shapes: convert those with filter',
    ],
    [
      svg('<animate attributeName="stroke-dasharray" to=".001"/>'),
      'must be made of plain shapes: convert those with stroke-dasharray',
    ],
    [svg('<path fill="URL( https://x.example)"/>'), 'must not refer to another file by url()'],
    [svg(`<path style="fill:url(&quot;'#a&quot;)"/>`), 'must not refer to another file by url()'],
    [svg('<path style="fill:u\\72l(//x)"/>'), 'must not have a backslash in a style'],
    [svg('<style>@import "x.css"</style>'), 'must not have @import'],
    [
      svg('<path style="background:image(//x.example)"/>'),
      'must not refer to another file by image()',
    ],
    [svg('<style>a{fill:src("//x")}</style>'), 'must not refer to another file by src()'],
    [
      svg('<style>a{fill:Image-Set("//x" 1x)}</style>'),
      'must not refer to another file by image-set()',
    ],
    [
      svg('<style><![CDATA[a{fill:url("//x")}]]></style>'),
      'must not refer to another file by url()',
    ],
    [svg('<style>@im<!-- -->port "//x";</style>'), 'must not have a comment in a style'],
    [svg('<style>a{fill:u<![CDATA[rl(//x)]]>}</style>'), 'must not refer to another file by url()'],
    [svg('<style>@im<![CDATA[port "//x"]]></style>'), 'must not have @import'],
    [svg('<style><g>@import "//x";</g></style>'), 'must not have <g> in a <style>'],
    [svg('<style>a{fill:url(/**///x)}</style>'), 'must not refer to another file by url()'],
    [svg('<style>a{filter/**/:blur(9px)}</style>'), 'must not have a comment in a style'],
    [svg('', undefined, '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'must not have a DOCTYPE or entities'],
    [svg('', undefined, '<?xml-stylesheet href="x.css"?>'), 'must not have the instruction'],
    [svg('<path ID="url(//x)"/>'), 'must not refer to another file by url()'],
    [svg('<path mask="url(//x#m)"/>'), 'must not refer to another file by url()'],
    [svg('<path cursor="image(//x)"/>'), 'must not refer to another file by image()'],
    [svg('<path clip-path="src(//x)"/>'), 'must not refer to another file by src()'],
    [
      svg('<g data-a="url(//x)" style="fill:attr(data-a type(*))"/>'),
      'must not have attr() in a style',
    ],
    [svg('<style>a{fill:ATTR(id)}</style>'), 'must not have attr() in a style'],
    [svg('<set attributeName="fill" to="url(//x)"/>'), 'must not refer to another file by url()'],
    [
      svg('<animate attributeName="fill" values="red;url(//x)"/>'),
      'must not refer to another file by url()',
    ],
    [
      svg('<animate attributeName="fill" from="src(//x)"/>'),
      'must not refer to another file by src()',
    ],
    [svg('<path on-data-x="x()"/>'), 'must not have the event handler on-data-x'],
    [svg('<path xmlns:id="http://www.w3.org/1999/xlink" id:href="//x"/>'), 'must not refer to'],
    [svg('<path data="image(//x)"/>'), 'must not refer to another file by image()'],
    [svg('<path>'), 'is not well-formed SVG'],
    [svg('&other;'), 'is not well-formed SVG'],
    [svg('', ''), 'must have a viewBox, or a width and a height'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is neither a PNG nor an SVG file'],
    ['GIF89a', 'is neither a PNG nor an SVG file'],
    ['', 'is neither a PNG nor an SVG file'],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'is neither a PNG nor an SVG file'],
    [Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 3), 'and is JPEG'],
    [svg(`<!--${'x'.repeat(110_000)}-->`), 'has 108 KB; at most 100 KB are allowed'],
    [damagedPng, 'cannot be drawn: it is damaged'],
    [svg('', 'viewBox="0 0 32 32" width="1" height="4000"'), 'must have a width and a height in'],
    [svg('', 'viewBox="0 0 32 32" width="0.001"'), 'must have a width and a height in'],
    [png(2_001, 10), 'has 2001 × 10 pixels; at most 2000 × 2000 are allowed'],
  ])('is refused: %#', async (content, sentence) => {
    const { code, printed } = await run('set', 'logo', aFile(content))
    expect(printed).toContain(`logo ${sentence}`.replace('logo and', 'and'))
    expect(code).toBe(1)
    expect(shopSettings().logo).toBeNull()
  })

  test.each([
    ...['use', 'pattern', 'filter', 'marker', 'mask', 'textPath', 'image', 'feTurbulence'],
    'x:use xmlns:x="http://www.w3.org/2000/svg"',
  ])('is made of plain shapes, without <%s>', async (element) => {
    const { code, printed } = await run('set', 'logo', aFile(svg(`<${element}/>`)))
    const [name] = element.split(' ')
    const sentence = `logo must be made of plain shapes: convert <${name}> to paths, or use a PNG.\n`
    expect({ code, printed }).toEqual({ code: 1, printed: sentence })
  })

  test.each([
    ['2,001 elements', '<g/>'.repeat(2_000), 'at most 2000 shapes'],
    ['14,000 elements within another', '<g>'.repeat(14_000) + '</g>'.repeat(14_000), 'nest'],
    ['blurred shapes', '<path style="filter: blur(9px)"/>', 'convert those with filter to paths'],
    ['blurred shapes by rule', '<style>a{filter:blur(9px)}</style>', 'convert those with filter'],
    ['dashes', '<path stroke-dasharray=".001"/>', 'convert those with stroke-dasharray'],
    ['clip paths of many shapes', '<clipPath><path/><path/></clipPath>', 'must have one shape'],
    ['21 clip paths', '<clipPath/>'.repeat(21), 'must have at most 20 <clipPath>'],
  ])('is refused at once with %s', async (_, inner, sentence) => {
    const file = aFile(svg(inner))
    const begin = performance.now()
    const { code, printed } = await run('set', 'logo', file)
    expect(printed).toContain(sentence)
    expect(code).toBe(1)
    expect(performance.now() - begin).toBeLessThan(3_000)
  })

  test('that takes long to draw is given up after three seconds', async () => {
    const gradient =
      '<radialGradient id="g"><stop/><stop offset="1" stop-color="red"/></radialGradient>'
    // Each half-transparent shape has a picture of its own, so no machine draws these in time.
    const shape = '<path opacity=".5" fill="url(#g)" stroke="url(#g)" d="M0 0h32v32H0z"/>'
    const shapes = shape.repeat(1_200)
    const begin = performance.now()
    const { code, printed } = await run('set', 'logo', aFile(svg(gradient + shapes)))
    expect(printed).toBe('logo takes too long to draw; use fewer and simpler shapes.\n')
    expect(code).toBe(1)
    expect(performance.now() - begin).toBeLessThan(10_000)
  })

  test('that takes long to read stops nothing else', async () => {
    let longest = 0
    let last = performance.now()
    const note = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    const timer = setInterval(note, 20)
    await run('set', 'logo', aFile(svg(`<style>${'@'.repeat(90_000)}</style>`)))
    clearInterval(timer)
    note()
    expect(longest).toBeLessThan(1_500)
  })

  test.each(['viewBox="0 0 1 900"', 'viewBox="0 0 900 1"', 'viewBox="0 0 8 9" width="100%"'])(
    'may be of any shape: %s',
    async (size) => {
      const file = aFile(svg('<path d="M0 0h9v9H0z"/>', size))
      expect(await run('set', 'logo', file)).toMatchObject({ code: 0 })
    },
  )

  test.each([
    ...['id="image(1)"', 'class="src(2) url(3)"', 'data-name="image(1)"', 'aria-label="url(a)"'],
    ...['data-name="a\\b /* filter:x"', 'xlink:title="image(1)"'],
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\a.png"',
    ...['xmlns:serif="http://www.serif.com/" serif:id="image(1)"', 'role="img" lang="en"'],
  ])('may have labels of any words: %s', async (label) => {
    const file = aFile(svg(`<title>image(1)</title><path ${label} d="M0 0h9v9H0z"/>`))
    expect(await run('set', 'logo', file)).toMatchObject({ code: 0 })
  })

  test('may have a shape that is clipped, and what drawing programs write for none', async () => {
    const inner =
      '<clipPath id="c"><path d="M0 0h9v9H0z"/></clipPath><g clip-path="url(#c)"><path style="filter:none;stroke-dasharray: none" d="M0 0h32v32"/></g>'
    expect((await run('set', 'logo', aFile(svg(inner)))).code).toBe(0)
  })

  test('is not read from a device, which may never end, nor from a file of gigabytes', async () => {
    const large = aFile('')
    truncateSync(large, 3_000_000_000)
    for (const [file, fault] of [
      ['/dev/zero', 'is no file'],
      [large, 'has more than 1 MB'],
    ] as const) {
      const printed = `${file} ${fault}.\n`
      expect(await run('set', 'logo', file)).toMatchObject({ code: 1, printed })
      const settings = aFile(JSON.stringify({ logo: file }))
      expect(await run('import', settings)).toMatchObject({ code: 1, printed })
    }
  })

  test('that is no file is refused, and so is content that was not checked', async () => {
    expect((await run('set', 'logo', '/no/such/file')).printed).toContain('cannot be read')
    const unchecked = { logo: { type: 'svg', width: 1, height: 1, content: svg('<script/>') } }
    const { code, printed } = await run('import', aFile(JSON.stringify(unchecked)))
    expect({ code, printed }).toEqual({ code: 1, printed: 'logo must not have <script>.\n' })
    expect((await run('import', aFile('{"logo": 7}'))).printed).toContain('must be a PNG or SVG')
  })
})

describe('an icon', () => {
  test.each([svg(''), png(192, 192)])('is square: %#', async (content) => {
    expect((await run('set', 'icon', aFile(content))).code).toBe(0)
    expect(shopIdentity().icon).toMatchObject({ version: expect.stringMatching(/^\w+$/) as string })
  })

  test.each([
    [svg('', 'viewBox="0 0 32 16"'), 'must be square, and is 32 × 16'],
    [png(200, 192), 'must be square, and is 200 × 192'],
    [
      damagedPng,
      'cannot be drawn: it is damaged, transparent throughout, or in CMYK; save it again as PNG',
    ],
    [png(64, 64), 'must have at least 192 × 192 pixels, and has 64 × 64'],
  ])('is refused: %#', async (content, sentence) => {
    const { code, printed } = await run('set', 'icon', aFile(content))
    expect({ code, printed }).toEqual({ code: 1, printed: `icon ${sentence}.\n` })
  })
})

test('a restored logo or icon is checked as if it were set', async () => {
  const backup = join(aFolder(), 'shop.gz')
  const image = (inner: string) => ({ type: 'svg', width: 32, height: 32, content: svg(inner) })
  const stored = { logo: image('<script>alert(1)</script>'), icon: image('<path d="M0 0h9v9z"/>') }
  for (const [name, value] of Object.entries(stored))
    await db.writer
      .insertInto('shopSetting')
      .values({ name, value: JSON.stringify(value), changedAt: 0 })
      .execute()
  expect((await runLine(runBackup, [backup])).code).toBe(0)
  const { code, printed } = await runLine(runRestore, [backup, '--replace', '--yes'])
  expect(printed).toContain('Left out, set it again: logo must not have <script>.\n')
  expect(code).toBe(0)
  const rows = await db.read.selectFrom('shopSetting').select('name').execute()
  expect(rows).toEqual([{ name: 'icon' }])
})

describe('an accent', () => {
  test.each(['#0a5c3c', '#0A5C3C  #7fe0b4'])('is a colour or two: %s', async (accent) => {
    expect((await run('set', 'accent', accent)).code).toBe(0)
    expect(shopIdentity().style).toContain('--link:#0a5c3c')
    expect(shopIdentity().themeColors).toHaveLength(2)
  })

  test.each([
    ['#ffcc00', '#ffcc00 has 1.1:1 on #f8ddd2 in the light scheme; it needs 4.5:1'],
    ['#0a5c3c #0a5c3c', '#0a5c3c has 1.5:1 on #1d3a33 in the dark scheme; it needs 4.5:1'],
    ['green', 'is "green", but must be a colour such as #34307a'],
    ['#fff', 'is "#fff", but must be a colour such as #34307a'],
  ])('%s is refused', async (accent, sentence) => {
    const { code, printed } = await run('set', 'accent', accent)
    expect(printed).toContain(`accent ${sentence}`)
    expect(code).toBe(1)
    expect(shopIdentity().style).toBe('')
  })
})
