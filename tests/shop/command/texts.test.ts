import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runPage } from '#app/command/shop/page.server.ts'
import { runTexts } from '#app/command/shop/texts.server.ts'
import { db } from '#app/database/database.server.ts'
import { aFolder, changesOf, runLine } from './run-command.ts'

const texts = (args: string | string[]) => runLine(runTexts, args)
const page = (args: string | string[]) => runLine(runPage, args)
const stored = () => db.read.selectFrom('ownText').selectAll().execute()

function aFile(content: string | Uint8Array): string {
  const file = join(aFolder(), 'text.md')
  writeFileSync(file, content)
  return file
}

afterEach(async () => {
  await db.writer.deleteFrom('ownText').execute()
  await db.writer.deleteFrom('ownPage').execute()
})

describe('shop texts', () => {
  test('a text is stored, listed, shown and audited', async () => {
    const markdown = '# Über uns\n\nWir sind *drei*.\n'
    const set = await texts(['set', 'about', '--language', 'de', aFile(markdown)])
    expect(set).toEqual({ code: 0, printed: 'about (de) has your text.\n' })
    expect((await texts('list')).printed).toBe('about (de): replaced, 29 characters\n')
    expect((await texts('show about --language de')).printed).toBe(markdown)
    expect(await changesOf('about')).toEqual([
      { command: 'texts set', language: 'de', isAdded: false, characters: 29 },
    ])
  })

  test('a text that is unset is gone', async () => {
    await texts(['set', 'terms', '--language', 'fr', aFile('## Fin'), '--add'])
    expect(JSON.parse((await texts('list --json')).printed)).toEqual([
      { page: 'terms', language: 'fr', isAdded: true, characters: 6 },
    ])
    expect((await texts('unset terms --language fr')).printed).toContain("shop's own text")
    expect((await texts('list')).printed).toBe('No texts of your own yet.\n')
    expect((await texts('unset terms --language fr')).code).toBe(1)
  })

  test('Windows line ends and a byte order mark do no harm', async () => {
    await texts(['set', 'about', '--language', 'en', aFile('\uFEFF# Us\r\n\r\nHello')])
    expect((await stored())[0]?.markdown).toBe('# Us\n\nHello')
  })

  test('the placeholders of a page are listed', async () => {
    const { printed } = await texts('placeholders delivery')
    for (const name of ['delivery-table', 'countries', 'seller', 'seller-lines', 'vat-id'])
      expect(printed).toContain(`{{${name}}}`)
    expect((await texts('placeholders terms')).printed).not.toContain('delivery-table')
  })

  test.each<[string | Uint8Array, string]>([
    ['Hello\n\n<script>alert(1)</script>', 'Line 3: "<script>alert(1)</script>" is HTML;'],
    ['Hello\nyou <b>there</b>', 'Line 2: "<b>" is HTML; a text is Markdown alone.'],
    ['<!-- note -->', 'Line 1: "<!-- note -->" is HTML'],
    ['- a\n- [b](javascript:alert)', 'Line 2: the link "javascript:alert" is not allowed; write /'],
    ['[b](JaVaScRiPt:alert)', 'Line 1: the link "JaVaScRiPt:alert" is not allowed'],
    ['[a][x]\n\n[x]: data:text/html,x', 'Line 1: the link "data:text/html,x" is not allowed'],
    ['[a](//evil.example)', 'the link "//evil.example" is not allowed'],
    ['[a](about)', 'the link "about" is not allowed'],
    ['[a]({{seller}})', 'the link "{{seller}}" is not allowed'],
    ['Hi\n\n![x](https://evil.example/a.png)', 'Line 3: the picture "https://evil.example/a.png"'],
    ['![](/picture/a.png)', 'the picture "/picture/a.png" has no description; write ![descr'],
    ['| a |\n| - |\n| <i>x</i> |', 'Line 3: "<i>" is HTML'],
    [
      'Hello\n{{sellr}}',
      'Line 2: there is no "{{sellr}}"; there are {{delivery-table}}, {{stored-data}}',
    ],
    ['Prices: {{delivery-table}}', 'Line 1: {{delivery-table}} must be a paragraph of its own.'],
    ['Hello\n\n# Us', 'Line 3: "# Us" is a title, which comes first; write "## Us".'],
    ['# Us\n\n### We', 'Line 3: "We" leaves out a level; write ##.'],
    ['# Us\n\n##', 'Line 3: the heading has no words'],
    [new Uint8Array([0x23, 0x0a, 0xe4, 0x0a]), 'Line 2: is not UTF-8; save it as UTF-8.'],
    ['a\nb\u0000', 'Line 2: holds a control character; a text has none.'],
    [' \n', 'The file is empty; write a text.'],
  ])('refuses %j', async (content, sentence) => {
    const { code, printed } = await texts(['set', 'about', '--language', 'de', aFile(content)])
    expect(printed).toContain(sentence)
    expect(code).toBe(1)
    expect(await stored()).toEqual([])
  })

  test('refuses a file that is too long', async () => {
    const file = aFile('x'.repeat(100_001))
    const { code, printed } = await texts(['set', 'about', '--language', 'de', file])
    expect(printed).toContain('The file has 100001 bytes; a text has at most 100000.')
    expect(code).toBe(1)
  })

  test('names every fault of a text, in the order of its lines', async () => {
    const file = aFile('<b>x</b>\n\n[y](z)\n\n### Z\n\n{{q}}')
    const { printed } = await texts(['set', 'about', '--language', 'de', file])
    const lines = printed.trim().split('\n')
    expect(lines.map((line) => /^Line \d+/.exec(line)?.[0])).toEqual([
      ...['Line 1', 'Line 1', 'Line 3', 'Line 5', 'Line 7'],
    ])
  })

  test('a text that is added has no title', async () => {
    const file = aFile('# Us')
    const { code, printed } = await texts(['set', 'about', '--language', 'de', file, '--add'])
    expect(printed).toBe('Line 1: "# Us" is a title, but the page has one; write "## Us".\n')
    expect(code).toBe(1)
  })

  test('the terms, which are sent by mail, have no table of a country', async () => {
    const { printed } = await texts(['set', 'terms', '--language', 'en', aFile('{{countries}}')])
    expect(printed).toContain('there is no "{{countries}}"; there are {{withdrawal-terms}}')
  })

  test.each([
    ['set about FILE', 'Say --language en, fr, de.'],
    ['set about --language it FILE', 'Say --language en, fr, de.'],
    ['set abuot --language de FILE', 'There is no page "abuot"; there are about, accessibility'],
    ['set about --language de', 'FILE.md is missing.'],
    ['set about --language de nowhere.md', 'nowhere.md cannot be read (ENOENT).'],
    ['set about --language de /dev/zero', '/dev/zero is no file.'],
    ['show about --language de', 'You have no text for about (de).'],
    ['erase', 'There is no "erase"; say list, show, set, unset or placeholders.'],
  ])('refuses %s', async (line, sentence) => {
    const { code, printed } = await texts(line.replace('FILE', aFile('Hello')))
    expect(printed).toContain(sentence)
    expect(code).toBe(1)
  })
})

describe('shop page', () => {
  test('a page has a title and a text in each language, and one place', async () => {
    await page(['add', 'events', '--language', 'de', aFile('# Termine\n\nLesungen.')])
    const english = ['add', 'events', '--language', 'en', aFile('Readings.')]
    await page([...english, '--place', 'menu', '--title', 'Events'])
    expect((await page('list')).printed).toBe('/page/events: menu, "Events" (en), "Termine" (de)\n')
    expect(await changesOf('page/events')).toMatchObject([
      { command: 'page add', language: 'de', place: 'footer' },
      { command: 'page add', language: 'en', place: 'menu' },
    ])
  })

  test('a title has nothing that turns other words around', async () => {
    await page(['add', 'events', '--language', 'de', aFile('# \u202eTermine\u200b')])
    expect((await page('list')).printed).toBe('/page/events: footer, "Termine" (de)\n')
  })

  test('a page that is added again keeps its place', async () => {
    const add = ['add', 'events', '--language', 'de', aFile('# Termine')]
    await page([...add, '--place', 'menu'])
    await page(add)
    expect((await page('list')).printed).toContain('/page/events: menu')
  })

  test('a page goes with its last text', async () => {
    await page(['add', 'events', '--language', 'de', aFile('# Termine')])
    await page(['add', 'events', '--language', 'en', aFile('# Events')])
    await page('remove events --language de')
    expect((await page('list')).printed).toBe('/page/events: footer, "Events" (en)\n')
    await page('remove events --language en')
    expect((await page('list --json')).printed.trim()).toBe('[]')
    expect((await page('remove events')).printed).toBe('There is no page "events".\n')
  })

  test.each([
    ['add Events --language de FILE', '"Events" is no address; it is 1 to 60 small letters'],
    ['add ../etc --language de FILE', '"../etc" is no address'],
    ['add events --language de FILE', 'The page has no title; begin with "# Title" or say --title'],
    ['add events --language de FILE --place top', '--place top is none of menu, footer, none.'],
    [`add events --language de FILE --title ${'x'.repeat(41)}`, 'has 41 characters; in links at'],
    ['add events --language de /dev/zero', '/dev/zero is no file.'],
    ['remove events --language de', 'There is no page "events" in de.'],
  ])('refuses %s', async (line, sentence) => {
    const { code, printed } = await page(line.replace('FILE', aFile('Hello')))
    expect(printed).toContain(sentence)
    expect(code).toBe(1)
    expect(await stored()).toEqual([])
  })

  test('there are at most 30 pages', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => ({
      slug: `p${n}`,
      place: 'none',
      addedAt: 0,
    }))
    await db.writer.insertInto('ownPage').values(rows).execute()
    const { printed } = await page(['add', 'p30', '--language', 'de', aFile('# Termine')])
    expect(printed).toBe('There are 30 pages already, which is the most; remove one.\n')
  })
})
