import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runTexts } from '#app/command/shop/texts.server.ts'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../../demo.ts'
import { newStaffMember } from '../../../office-staff.ts'
import { aFolder, changesOf, runLine } from '../../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../../shopper.ts'

const about = '/office/texts/about/de'
let owner: Shopper

beforeAll(async () => {
  await openDemo()
  owner = await newStaffMember('owner')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => void vi.useRealTimers())

const stored = () =>
  db.read.selectFrom('ownText').select(['page', 'language', 'isAdded', 'markdown']).execute()

/** Sends the form of the open page with a button, and what is typed into it. */
async function send(intent: string, typed: Record<string, string>, page = owner.url) {
  const form = new FormData()
  const seen = owner.attr('[name=seen]', 'value')
  const formerPlace = owner.attr('[name=formerPlace]', 'value')
  const fields = {
    ...(seen !== undefined && { seen }),
    ...(formerPlace !== undefined && { formerPlace }),
    ...typed,
    intent,
  }
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  return owner.upload(page, form)
}

/** Returns a page as shoppers see it; a process reads the texts again after two seconds. */
async function shown(path: string): Promise<Shopper> {
  vi.setSystemTime(Date.now() + 2_001)
  return (await newShopper()).visit(path)
}

async function setByCommand(markdown: string) {
  const file = join(aFolder(), 'text.md')
  writeFileSync(file, markdown)
  expect((await runLine(runTexts, ['set', 'about', '--language', 'de', file])).code).toBe(0)
}

test('are for owners', async () => {
  const clerk = await newStaffMember('clerk')
  for (const path of ['/office/texts', about]) {
    await clerk.visit(path)
    expect(clerk.status).toBe(403)
  }
})

describe('a text of a page of the shop', () => {
  test('is previewed without being saved', async () => {
    await owner.visit(about)
    expect(owner.text('main')).toContain('The page has the shop’s own text')
    await send('text.preview', {
      how: 'replace',
      text: '# Wer wir sind\n\nEin **Laden**, {{seller}}.',
    })
    expect(owner.status).toBe(200)
    expect(owner.text('.preview__heading')).toBe('Wer wir sind')
    expect(owner.text('.prose strong')).toBe('Laden')
    expect(owner.text('#text')).toContain('Ein **Laden**')
    expect(await stored()).toEqual([])
  })

  test('is saved, seen by shoppers and recorded', async () => {
    await owner.visit(about)
    await send('text.save', { how: 'replace', text: '# Wer wir sind\r\n\r\nEin Laden.' })
    expect(owner.text('.toast')).toContain('The text is saved.')
    expect(await stored()).toMatchObject([{ markdown: '# Wer wir sind\n\nEin Laden.', isAdded: 0 }])
    expect(await changesOf('about')).toMatchObject([{ command: 'texts set', language: 'de' }])
    expect((await shown('/de/about')).text('h1')).toBe('Wer wir sind')
    await owner.visit('/office/texts')
    expect(owner.texts('table:first-of-type tbody tr:first-child a')).toContain('Yours')
  })

  test.each([
    ['<script>alert(1)</script>', '“<script>alert(1)</script>” is HTML.'],
    ['[x](javascript:alert(1))', 'The link “javascript:alert(1)” is not allowed.'],
    ['{{nothing}}', 'The shop knows no {{nothing}}.'],
    ['### Deep', '“Deep” leaves out a level of headings. Write ##.'],
    [' ', 'Write a text.'],
    ['x'.repeat(100_001), 'A text may have at most 100,000 bytes.'],
  ])('is refused with its line and stays typed: %s', async (text, message) => {
    const before = await stored()
    await owner.visit(about)
    await send('text.save', { how: 'replace', text })
    expect(owner.status).toBe(422)
    expect(owner.text('#text-error')).toContain(message)
    expect(owner.html).not.toContain('<script>alert')
    if (text.trim() !== '') expect(owner.text('#text')).toBe(text.trim())
    await send('text.preview', { how: 'replace', text })
    expect(owner.status).toBe(422)
    expect(await stored()).toEqual(before)
  })

  test('has no title of its own if it follows that of the shop, as its hint says', async () => {
    const before = await stored()
    await owner.visit(about)
    expect(owner.text('#text-hint')).toContain('One that follows it has no title of its own')
    await send('text.save', { how: 'add', text: '# Lesungen\n\n#### Tief' })
    expect(owner.status).toBe(422)
    expect(owner.html).toContain('Lesungen”.\nLine 3: ')
    expect(owner.text('#text-error')).toContain('Write “## Lesungen”.')
    expect(owner.attr('#how option[selected]', 'value')).toBe('add')
    expect(await stored()).toEqual(before)
  })

  test('that somebody else changed is shown and not overwritten', async () => {
    await owner.visit(about)
    await setByCommand('Von anderen.')
    await send('text.save', { how: 'add', text: 'Von mir.' })
    expect(owner.status).toBe(409)
    expect(owner.text('.lines')).toBe('Von anderen.')
    expect(owner.text('#text')).toBe('Von mir.')
    expect(await stored()).toMatchObject([{ markdown: 'Von anderen.' }])
    await send('text.save', { how: 'add', text: 'Von mir.' })
    expect(await stored()).toMatchObject([{ markdown: 'Von mir.', isAdded: 1 }])
  })

  test('is deleted, unless somebody else changed it', async () => {
    await owner.visit(about)
    await setByCommand('Noch einmal.')
    await send('text.unset', {})
    expect(owner.status).toBe(409)
    expect(await stored()).toHaveLength(1)
    await send('text.unset', {})
    expect(owner.text('.toast')).toContain('the shop’s own text again')
    expect(await stored()).toEqual([])
  })

  test('has a meaning for each of its placeholders', async () => {
    for (const page of ['about', 'terms']) {
      await owner.visit(`/office/texts/${page}/en`)
      expect(owner.text('dl.facts')).toContain('{{seller}}')
      expect(owner.html).not.toContain('office.texts.placeholders')
    }
  })
})

describe('an own page', () => {
  const text = '# Termine\n\nAm Freitag.'

  test('is added, linked and seen by shoppers', async () => {
    await owner.visit('/office/texts')
    const typed = { language: 'de', title: '', place: 'menu', text }
    await send('page.add', { ...typed, slug: 'Termine!' })
    expect(owner.status).toBe(422)
    expect(owner.text('#slug-error')).toContain('small letters')
    expect(owner.text('#text')).toBe('# Termine Am Freitag.')
    await send('page.add', { ...typed, slug: 'termine' })
    expect(owner.url).toBe('/office/texts/page-termine/de')
    expect((await shown('/de/page/termine')).text('main')).toContain('Am Freitag.')
    await owner.visit('/office/texts')
    await send('page.add', { ...typed, slug: 'termine' })
    expect(owner.text('#slug-error')).toContain('has a text in this language already')
  })

  test('is changed in each language, and keeps its place', async () => {
    await owner.visit('/office/texts/page-termine/en')
    const typed = { title: 'Events', place: 'menu', text: 'On Friday.' }
    await send('text.save', typed)
    expect((await shown('/page/termine')).text('main')).toContain('On Friday.')
    await owner.visit('/office/texts/page-termine/de')
    await send('text.preview', { title: 'Termine', place: 'menu', text: 'Am *Samstag*.' })
    expect(owner.text('.prose em')).toBe('Samstag')
    await send('text.save', { title: '', place: 'menu', text: 'Ohne Titel.' })
    expect(owner.text('#title-error')).toContain('# Title')
  })

  test('is removed in one language, and as a whole', async () => {
    await owner.visit('/office/texts/page-termine/en')
    await send('page.remove', { do: 'language' })
    expect(await stored()).toHaveLength(1)
    await owner.visit('/office/texts/page-termine/de')
    await send('page.remove', { do: 'page' })
    expect(owner.text('.toast')).toBe('The page is removed.')
    expect(await db.read.selectFrom('ownPage').selectAll().execute()).toEqual([])
    await owner.visit('/office/texts/page-termine/de')
    expect(owner.status).toBe(404)
  })
})
