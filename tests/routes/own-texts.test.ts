import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { LegalPageName } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { addPage, removePage } from '#app/shop/maintenance/texts/change-own-pages.server.ts'
import { setText, unsetText } from '#app/shop/maintenance/texts/change-texts.server.ts'
import type { PagePlace } from '#app/shop/operations/own-texts/own-text.ts'
import { newShopper, origin } from '../shopper.ts'

const visit = async (path: string) => (await newShopper({ 'Accept-Language': 'en' })).visit(path)
const bytesOf = (markdown: string) => new TextEncoder().encode(markdown)

/** A process reads the texts again after two seconds. */
const wait = () => vi.setSystemTime(Date.now() + 2_001)

async function replace(page: LegalPageName, language: Language, markdown: string) {
  const text = { page, language, isAdded: false, bytes: bytesOf(markdown) }
  expect(await setText(text, Date.now())).toEqual({ ok: true })
  wait()
}

async function add(page: LegalPageName, language: Language, markdown: string) {
  const text = { page, language, isAdded: true, bytes: bytesOf(markdown) }
  expect(await setText(text, Date.now())).toEqual({ ok: true })
  wait()
}

async function newPage(slug: string, language: Language, markdown: string, place?: PagePlace) {
  const page = { slug, language, place, bytes: bytesOf(markdown) }
  expect(await addPage(page, Date.now())).toEqual({ ok: true })
  wait()
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

afterEach(async () => {
  const texts = await db.read.selectFrom('ownText').selectAll().execute()
  for (const { page, language } of texts)
    if (page.startsWith('page/')) await removePage(page.slice(5), undefined, Date.now())
    else await unsetText(page as LegalPageName, language as Language, Date.now())
  wait()
})

describe('a text that replaces the shop’s own', () => {
  test.each([
    ['en', '/about', 'About us'],
    ['fr', '/fr/about', 'Qui nous sommes'],
    ['de', '/de/about', 'Wer wir sind'],
  ] as const)('is the page in %s', async (language, path, title) => {
    const links = 'See [delivery](/delivery), [mail](mailto:{{email}}) or [us](https://x.example/).'
    await replace('about', language, `# ${title}\n\nWe are *three* & more.\n\n## Why\n\n${links}`)
    const shopper = await visit(path)
    expect(shopper.texts('h1')).toEqual([title])
    expect(shopper.texts('main h2')).toEqual(['Why'])
    expect(shopper.text('title')).toContain(title)
    expect(shopper.attr('meta[name=description]', 'content')).toBe('We are three & more.')
    expect(shopper.text('main em')).toBe('three')
    const prefix = path.replace('/about', '')
    expect(shopper.attrs('main .prose a', 'href')).toEqual([
      `${prefix}/delivery`,
      'mailto:books@example.org',
      'https://x.example/',
    ])
    expect(shopper.attrs('main [lang]', 'lang')).toEqual([])
  })

  test('stands on the page at the path of the specification', async () => {
    await replace('privacy', 'en', '# Data\n\n{{stored-data}}')
    const shopper = await visit('/privacyPolicy')
    expect(shopper.text('h1')).toBe('Data')
    expect(shopper.attrs('main [data-tables]', 'data-tables').length).toBeGreaterThan(5)
  })

  test('gives way to the shop’s own again', async () => {
    const before = (await visit('/de/terms')).text('main')
    await replace('terms', 'de', '# Unsere AGB')
    expect((await visit('/de/terms')).text('h1')).toBe('Unsere AGB')
    await unsetText('terms', 'de', Date.now())
    wait()
    expect((await visit('/de/terms')).text('main')).toBe(before)
  })

  test('keeps the form of the contact page, and its title if it has none', async () => {
    await replace('contact', 'de', 'Rufen Sie an: {{telephone}}')
    const shopper = await visit('/de/contact')
    expect(shopper.text('h1')).toBe('Schreiben Sie uns')
    expect(shopper.text('aside')).toBe('Rufen Sie an: +91 00 0000 0000')
    expect(shopper.attrs('textarea', 'name')).toEqual(['message'])
  })

  test('escapes what a placeholder stands for, and leaves out a paragraph without it', async () => {
    await replace(
      'imprint',
      'en',
      '# Us\n\n{{seller-lines}}\n\nNone: {{nobody-here}}'.replace('nobody-here', 'importer'),
    )
    const shopper = await visit('/imprint')
    expect(shopper.html).toContain('3 Folding Street<br />560002 Bengaluru')
  })
})

describe('the page of delivery with a text of the shopkeeper', () => {
  test('keeps its table where the text has none', async () => {
    await replace('delivery', 'en', '# Parcels\n\nWe send to {{countries}}.')
    const shopper = await visit('/delivery')
    expect(shopper.texts('main table').length).toBe(1)
    expect(shopper.text('.prose')).toContain('Germany')
  })

  test('shows the table where the text has it, in the chosen country', async () => {
    await replace('delivery', 'en', '# Parcels\n\nBefore.\n\n{{delivery-table}}\n\nAfter.')
    const shopper = await visit('/delivery')
    expect(shopper.texts('main table').length).toBe(1)
    expect(shopper.text('.prose')).toMatch(/^Before\..*To India.*By post.*After\.$/)
  })
})

describe('a text in another language than the page', () => {
  test.each([
    ['/about', 'This text is available in German only.'],
    ['/fr/about', 'Ce texte n’existe qu’en allemand.'],
  ])('is marked at %s, and named as the page of its own', async (path, note) => {
    await replace('about', 'de', '# Über uns\n\nSiehe [Versand](/delivery).')
    const shopper = await visit(path)
    expect(shopper.text('h1[lang=de]')).toBe('Über uns')
    expect(shopper.text('.prose [lang=de]')).toBe('Siehe Versand.')
    expect(shopper.text('.lede')).toBe(note)
    expect(shopper.attr('.prose a', 'href')).toBe(path.replace('about', 'delivery'))
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe(`${origin}/de/about`)
    expect(shopper.attrs('link[hreflang]', 'hreflang')).toEqual(['de', 'x-default'])
  })

  test('is English where both English and French would do', async () => {
    await replace('about', 'fr', '# Nous')
    await replace('about', 'en', '# Us')
    const shopper = await visit('/de/about')
    expect(shopper.text('h1')).toBe('Us')
    expect(shopper.text('.lede')).toBe('Diesen Text gibt es nur auf Englisch.')
    expect(shopper.attrs('link[hreflang]', 'hreflang')).toEqual(['en', 'fr', 'x-default'])
  })
})

test('a text that is added follows the shop’s own, in the language that there is', async () => {
  const before = (await visit('/fr/returns')).texts('main h2')
  await add('returns', 'de', '## Nachtrag\n\nBitte frankieren.')
  const shopper = await visit('/fr/returns')
  expect(shopper.texts('main h2')).toEqual([...before, 'Nachtrag'])
  expect(shopper.text('[lang=de] p')).toBe('Bitte frankieren.')
  expect(shopper.attrs('link[hreflang]', 'hreflang')).toEqual(['en', 'fr', 'de', 'x-default'])
})

describe('a page of one’s own', () => {
  test('has an address, a link in the menu and one title in each language', async () => {
    await newPage('events', 'de', '# Termine\n\nLesungen.', 'menu')
    await newPage('events', 'en', '# Events\n\nReadings.')
    for (const [prefix, title, lang] of [
      ['', 'Events', undefined],
      ['/de', 'Termine', undefined],
      ['/fr', 'Events', 'en'],
    ] as const) {
      const shopper = await visit(`${prefix}/page/events`)
      expect([shopper.status, shopper.texts('h1')]).toEqual([200, [title]])
      expect(shopper.text('.nav [aria-current]')).toBe(title)
      expect(shopper.attr('.nav [aria-current]', 'lang')).toBe(lang)
      expect(shopper.attr('.nav [aria-current]', 'href')).toBe(`${prefix}/page/events`)
    }
  })

  test('stands in the footer, or nowhere', async () => {
    await newPage('events', 'en', '# Events', 'footer')
    await newPage('hidden', 'en', '# Hidden', 'none')
    const shopper = await visit('/de/books')
    expect(shopper.attr('footer [lang=en]', 'href')).toBe('/de/page/events')
    expect(shopper.html).not.toContain('Hidden')
    expect((await visit('/page/hidden')).text('h1')).toBe('Hidden')
  })

  test('is in the sitemap in the languages that it has', async () => {
    await newPage('events', 'de', '# Termine')
    const { html } = await visit('/sitemap.xml?part=pages')
    expect(html).toContain(`<loc>${origin}/de/page/events</loc>`)
    expect(html).not.toContain(`${origin}/page/events`)
  })

  test('is missing once it is removed, as one that never was', async () => {
    await newPage('events', 'en', '# Events')
    await removePage('events', undefined, Date.now())
    wait()
    expect((await visit('/page/events')).status).toBe(404)
    expect((await visit('/de/page/none')).status).toBe(404)
  })
})

test('without pages of its own the frame sends nothing about them', async () => {
  expect((await visit('/books')).html).toMatch(
    /"root":\{"preferences":\{[^{}]*\}(,"missing":[^}]*)?\},/,
  )
})
