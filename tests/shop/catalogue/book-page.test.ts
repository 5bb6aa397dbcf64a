import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { findBookPage } from '#app/shop/catalogue/product-page/book-page.server.ts'
import { listBookFacts } from '#app/shop/catalogue/product-page/facts.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import { settings } from '#app/settings.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import {
  aBook,
  eBook,
  eBookWithFile,
  notForSale,
  onOrder,
  preOrder,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

beforeAll(async () => {
  await ensureShippedRates(Date.now())
})

async function pageOf(id: string, who: Partial<Viewer> = {}) {
  const row = await findProductRow(id)
  return findBookPage(row!, aViewer(who), 'https://shop.test')
}

const factsOf = async (id: string, who: Partial<Viewer> = {}) =>
  Object.fromEntries(
    (await pageOf(id, who)).page.facts.map(({ label, value, names = [] }) => [
      label,
      value || names.map(({ name }) => name).join(', '),
    ]),
  )

describe('the facts of a book', () => {
  test('hold the series again as soon as it is found again', async () => {
    const row = await findProductRow(await aBook())
    const series = { label: 'Series', value: 'Pippi' }
    const viewer = aViewer()
    expect(await listBookFacts(row!, [], undefined, viewer)).not.toContainEqual(series)
    expect(await listBookFacts(row!, [], series, viewer)).toContainEqual(series)
  })

  test('say who made it, what it is, and what it weighs', async () => {
    const id = await aBook({
      authors: [
        { name: 'Astrid Lindgren', role: 'A01' },
        { name: 'Anna Kornitzky', role: 'B06' },
        { name: 'Some Body', role: 'Z99' },
      ],
      publisher: { name: 'Oetinger', postalAddress: 'Hamburg', email: 'post@oetinger.example' },
      datePublished: '1999-03',
      firstPublished: 1945,
      numberOfPages: 300,
      pagesEstimated: true,
      originalLanguage: 'sv',
      isbn13: '9780142437247',
      seriesName: 'Pippi',
      seriesNumber: '2',
      subjects: ['YFA', 'FJ'],
      ageFrom: 8,
      weightGrams: 1250,
      safetyWarning: 'Small parts',
    })
    expect(await factsOf(id)).toEqual({
      Author: 'Astrid Lindgren',
      Translator: 'Anna Kornitzky',
      With: 'Some Body',
      Publisher: 'Oetinger',
      Published: 'March 1999',
      'First published': '1945',
      Format: 'Paperback',
      Pages: 'about 300 (estimated)',
      'Reading time': 'about 6 hours',
      Language: 'English',
      'Original language': 'Swedish',
      ISBN: '978-0-14-243724-7',
      Series: 'Pippi, volume 2',
      Subjects: 'Adventure, Children’s classics',
      Age: '8 and over',
      Weight: '1.25 kg',
      Manufacturer: 'Oetinger',
      'Safety information': 'Small parts',
    })
  })

  test('say of a book to come when it appears', async () => {
    const id = await aBook({ datePublished: '2999-12-31' })
    expect(await factsOf(id)).toMatchObject({ 'To be published': '31 December 2999' })
    expect(await factsOf(id)).not.toHaveProperty('Published')
    expect(await factsOf(id, { language: 'fr' })).toHaveProperty('À paraître')
    expect(await factsOf(id, { language: 'de' })).toHaveProperty('Erscheint')
  })

  test('name the country of an address in the page’s language, and no state for a country', async () => {
    const linesOf = async (postalAddress: string, language: Viewer['language']) => {
      const id = await aBook({
        publisher: { name: postalAddress, postalAddress, email: 'post@press.example' },
      })
      return (await pageOf(id, { language })).page.facts.find(({ lines }) => lines)?.lines
    }
    const leipzig = 'Weg 1, 04107 Leipzig, Germany'
    expect(await linesOf(leipzig, 'de')).toEqual(['Weg 1', '04107 Leipzig', 'Deutschland'])
    expect(await linesOf(leipzig, 'fr')).toEqual(['Weg 1', '04107 Leipzig', 'Allemagne'])
    expect(await linesOf('1 Road, Fresno, CA', 'de')).toEqual(['1 Road', 'Fresno', 'CA'])
  })

  test('lead on to the next volume of the series, by number, in the same language', async () => {
    const volume = (seriesNumber: string | null, facts = {}) =>
      aBook({ seriesName: 'The Palliser novels', seriesNumber, ...facts })
    const two = await volume('2', { workKey: 'phineas' })
    await volume('2', { workKey: 'phineas', format: 'hardback' })
    const ten = await volume('10', { name: 'The tenth' })
    await volume('3', { inLanguage: 'de', name: 'Der dritte' })
    const linkOf = async (id: string, who: Partial<Viewer> = {}) =>
      (await pageOf(id, who)).page.facts.find(({ label }) => /^(Series|Série)$/.test(label))
    const named = (name: string) => ({
      ...{ label: 'Series', value: '' },
      names: [{ name, path: '/books?series=The+Palliser+novels' }],
    })
    expect(await linkOf(two)).toEqual({
      ...named('The Palliser novels, volume 2'),
      link: { words: 'Next in the series:', name: 'The tenth', path: `/book/${ten}` },
    })
    expect((await linkOf(two, { language: 'fr' }))?.link).toMatchObject({ lang: 'en' })
    expect(await linkOf(ten)).toEqual(named('The Palliser novels, volume 10'))
    const unnumbered = await linkOf(await volume(null))
    expect(unnumbered).toEqual(named('The Palliser novels'))
  })

  test('lead to the books on each subject, by the nearest that has a heading', async () => {
    const id = await aBook({ subjects: ['FFP', 'FFPXX', '1DDU', 'YFA'] })
    const facts = (await pageOf(id)).page.facts
    expect(facts.find(({ label }) => label === 'Subjects')?.names).toEqual([
      { name: 'Police procedural', path: '/books?subject=FFP' },
      { name: 'Children’s classics', path: '/books?subject=YFA' },
    ])
  })

  test('lead to the books of each person and of the publisher', async () => {
    const authors = [{ name: 'Astrid Lindgren', role: 'A01' }]
    const { page } = await pageOf(await aBook({ authors, publisher: { name: 'Oetinger' } }))
    const toAuthor = { name: 'Astrid Lindgren', path: '/books?author=astrid-lindgren' }
    expect(page.authors).toEqual({ names: [toAuthor], more: '' })
    expect(page.facts.flatMap(({ names = [] }) => names)).toEqual([
      toAuthor,
      { name: 'Oetinger', path: '/books?publisher=oetinger' },
    ])
  })

  test('list the volumes of the series in order', async () => {
    const volume = (name: string, seriesNumber: string | null) =>
      aBook({ name, seriesName: 'Barsetshire', seriesNumber })
    const two = await volume('Two', '2')
    await volume('Ten', '10')
    await volume('Unnumbered', null)
    await volume('One', '1')
    const { series } = (await pageOf(two)).page
    expect(series?.title).toBe('The series “Barsetshire” in order')
    expect(series?.volumes.map(({ number, name, isCurrent }) => [number, name, isCurrent])).toEqual(
      [
        ['Volume 1', 'One', false],
        ['Volume 2', 'Two', true],
        ['Volume 10', 'Ten', false],
        ['', 'Unnumbered', false],
      ],
    )
  })

  test('name who answers in the EU for the product, in the EU, before the seller’s own', async () => {
    const id = await aBook({
      responsibleName: 'Loom EU',
      responsiblePostalAddress: 'Kade 1, Amsterdam',
      responsibleEmail: 'eu@loom.example',
    })
    const named = async (country: Viewer['country']) =>
      (await pageOf(id, { country })).page.facts.find(({ label }) => /EU/.test(label))
    expect(await named('DE')).toMatchObject({ value: 'Loom EU', email: 'eu@loom.example' })
    expect(await named('IN')).toBeUndefined()
  })

  test('leave out what is not known', async () => {
    const id = await aBook({ weightGrams: 0, inLanguage: 'und' })
    expect(await factsOf(id)).toEqual({ Format: 'Paperback' })
  })

  test('name the maker with its addresses before the publisher', async () => {
    const id = await aBook({
      publisher: { name: 'Press', email: 'press@example.org' },
      makerName: 'Maker Ltd',
      makerPostalAddress: '1 Road\n12345 Town',
      makerEmail: 'safety@example.org',
    })
    const { page } = await pageOf(id)
    expect(page.facts.find(({ label }) => label === 'Manufacturer')).toEqual({
      label: 'Manufacturer',
      value: 'Maker Ltd',
      lines: ['1 Road', '12345 Town'],
      email: 'safety@example.org',
    })
  })

  test('of an e-book say what its file is like, and what is not stated', async () => {
    expect(await factsOf(await eBookWithFile())).toMatchObject({
      File: 'EPUB',
      'Copy protection': 'none',
      Accessibility: 'not stated',
    })
    const withoutFile = await factsOf(await eBook())
    expect(withoutFile).toMatchObject({ Accessibility: 'not stated' })
    expect(withoutFile).not.toHaveProperty('File')
    expect(withoutFile).not.toHaveProperty('Copy protection')
    const stated = await aBook({ format: 'e-book', accessibility: ['11', '52'] })
    expect((await factsOf(stated)).Accessibility).toBe(
      'linked table of contents · can be read wholly without sight',
    )
    expect(await factsOf(stated)).not.toHaveProperty('Weight')
  })

  test('tell the highest price in India to those in India alone', async () => {
    const id = await aBook({ mrpMinor: 59_900 })
    expect((await factsOf(id))['Maximum retail price (India)']).toBe('₹599.00')
    expect(await factsOf(id, { country: 'DE' })).not.toHaveProperty('Maximum retail price (India)')
  })
})

describe('the editions of a book', () => {
  test('are each a link with price and stock, the one at hand marked', async () => {
    const moon = { workKey: 'moon' }
    await eBookWithFile({ ...moon, id: 'moon-e', price: 9_900 })
    await aBook({ ...moon, id: 'moon-h', price: 90_000, format: 'hardback', stock: 0 })
    await aBook({ ...moon, id: 'moon-p', price: null })
    await aBook({ ...moon, id: 'mond', inLanguage: 'de' })
    expect((await pageOf('moon-h')).page.editions).toEqual([
      {
        path: '/book/moon-p',
        format: 'Paperback',
        price: 'Currently unavailable',
        stock: 'In stock',
        isCurrent: false,
        isOut: false,
      },
      {
        path: '/book/moon-h',
        format: 'Hardback',
        price: '₹900.00',
        stock: 'Sold out',
        isCurrent: true,
        isOut: true,
      },
      {
        path: '/book/moon-e',
        format: 'E-\u2060book',
        price: '₹99.00',
        stock: 'Download as soon as you have paid',
        isCurrent: false,
        isOut: false,
      },
    ])
  })

  test('are not listed where there is but one', async () => {
    expect((await pageOf(await aBook())).page.editions).toEqual([])
  })
})

describe('buying', () => {
  test('offers one of an e-book with a file, and no number', async () => {
    const { page } = await pageOf(await eBookWithFile())
    expect(page.buying).toEqual({ kind: 'form', most: 1, isFile: true })
    expect(page.stock).toEqual({ text: 'Download as soon as you have paid', tone: 'in' })
    expect(page.priceBlock.delivery).toBe('')
    const ahead = await pageOf(await eBookWithFile({ datePublished: '2999-05-01' }))
    expect(ahead.page.stock?.text).toContain('order now, and download it from that day on')
  })

  test('offers as many as there are, and 99 at most', async () => {
    expect((await pageOf(await aBook({ stock: 3 }))).page.buying).toMatchObject({
      kind: 'form',
      most: 3,
      arrival: {},
    })
    const plenty = await pageOf(await aBook({ stock: 500 }))
    expect(plenty.page.buying).toMatchObject({ kind: 'form', most: 99, arrival: {} })
  })

  test('says when it arrives in the country of the visitor, in the language of the page', async () => {
    // The price of a fixture starts a day before it is imported, and must apply on the day of this test.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T09:00:00+05:30') })
    onTestFinished(() => void vi.useRealTimers())
    settings().DISPATCH_CUTOFF_HOUR = 14
    const id = await aBook()
    const daysOf = async (country: Country, language: Language, time: string) => {
      const now = Date.parse(`2026-11-27T${time}+05:30`)
      const { buying } = (await pageOf(id, { country, language, now })).page
      return 'arrival' in buying && buying.arrival
    }
    expect(await daysOf('IN', 'en', '13:59:59')).toEqual({
      from: { dateTime: '2026-12-03', text: 'Thu\u00a03\u00a0Dec' },
      to: { dateTime: '2026-12-08', text: 'Tue\u00a08\u00a0Dec' },
    })
    expect(await daysOf('IN', 'en', '14:00:00')).toMatchObject({ from: { dateTime: '2026-12-04' } })
    expect(await daysOf('DE', 'de', '14:00:00')).toEqual({
      from: { dateTime: '2026-12-02', text: 'Mi.,\u00a02.\u00a0Dez.' },
      to: { dateTime: '2026-12-04', text: 'Fr.,\u00a04.\u00a0Dez.' },
    })
    expect(await daysOf('CH', 'fr', '13:00:00')).toEqual({
      from: { dateTime: '2026-12-09', text: 'mer.\u00a09\u00a0déc.' },
      to: { dateTime: '2026-12-18', text: 'ven.\u00a018\u00a0déc.' },
    })
  })

  test.each([
    ['a pre-order', preOrder],
    ['what is ordered for the buyer', onOrder],
    ['an e-book', eBookWithFile],
  ])('promises no day of arrival of %s', async (_, make) => {
    expect((await pageOf(await make())).page.buying).not.toHaveProperty('arrival')
  })

  test.each([
    ['sold out', soldOut, 'Currently sold out.'],
    [
      'out of print',
      () => aBook({ outOfPrint: true }),
      'This title is out of print and will not be reissued.',
    ],
    ['not for sale', notForSale, 'Currently unavailable.'],
    ['an e-book without a file', eBook, 'The file is not available yet.'],
  ] as const)('what is %s has words in place of a form', async (_what, make, words) => {
    expect((await pageOf(await make())).page.buying).toEqual({ kind: 'none', words })
  })

  test('what comes later says when', async () => {
    expect((await pageOf(await preOrder())).page.stock?.text).toBe(
      'To be published on 1 May 2999: order now, and we send it on that day',
    )
    expect((await pageOf(await onOrder())).page.stock?.text).toBe(
      'We order it in for you: dispatched in 10 days',
    )
  })

  test('says whether tax is in the price, and what sending one costs', async () => {
    const { priceBlock } = (await pageOf(await aBook())).page
    expect(priceBlock.tax).toBe('Tax included.')
    expect(priceBlock.delivery).toMatch(/^Delivery to India: ₹\d/)
    const abroad = (await pageOf(await aBook(), { country: 'US' })).page.priceBlock
    expect(abroad.tax).toBe('No tax is charged for United States.')
    expect((await pageOf(await eBook())).page.priceBlock.delivery).toBe('')
  })
})

describe('texts', () => {
  const text = (name: string) => ({
    name,
    shortDescription: 'Salt &amp; pepper',
    fullDescription: '<p>Long</p>',
  })

  test('are in the page’s language; where it lacks them, in another that is named', async () => {
    const id = await aBook({ texts: { en: text('The Moonstone') } })
    const english = (await pageOf(id)).page
    expect(english).toMatchObject({ lede: 'Salt & pepper', html: '<p>Long</p>' })
    expect(english.lang).toBeUndefined()
    expect((await pageOf(id, { language: 'de' })).page.lang).toBe('en')
  })

  test('hold the first pages in the language of the edition', async () => {
    const id = await aBook({
      language: 'de',
      inLanguage: 'de',
      sample: { heading: 'Kapitel 1', html: '<p>Es war</p>' },
    })
    expect((await pageOf(id)).page.sample).toEqual({
      heading: 'Kapitel 1',
      html: '<p>Es war</p>',
      lang: 'de',
    })
  })
})

describe('what machines are told', () => {
  test('is what the page says: name, price, currency, availability', async () => {
    const id = await aBook({ id: 'told', isbn13: '9780306406157', numberOfPages: 300 })
    const { page, json } = await pageOf(id, { language: 'de', currency: 'EUR', country: 'IN' })
    const announced = JSON.parse(json) as Record<string, unknown>
    expect(announced).toMatchObject({
      '@type': ['Book', 'Product'],
      name: 'The Moonstone',
      url: 'https://shop.test/de/book/told',
      isbn: '9780306406157',
      bookFormat: 'https://schema.org/Paperback',
      inLanguage: 'en',
      numberOfPages: 300,
      offers: {
        priceCurrency: 'EUR',
        price: (page.priceBlock.price!.minor / 100).toFixed(2),
        availability: 'https://schema.org/InStock',
      },
    })
    expect(announced.image).toBe(`https://shop.test${page.image}`)
    expect(json).not.toContain('ating')
  })

  test.each([
    ['sold out', soldOut, 'SoldOut'],
    ['to be published', preOrder, 'PreOrder'],
    ['on order', onOrder, 'BackOrder'],
    ['out of print', () => aBook({ outOfPrint: true }), 'Discontinued'],
  ] as const)('of a book that is %s is %s', async (_what, make, printed) => {
    const { json } = await pageOf(await make())
    expect((JSON.parse(json) as { offers: { availability: string } }).offers.availability).toBe(
      `https://schema.org/${printed}`,
    )
  })

  test.each([
    ['not for sale', notForSale],
    ['an e-book without a file', eBook],
  ])('of one that is %s holds no offer', async (_what, make) => {
    expect(JSON.parse((await pageOf(await make())).json)).not.toHaveProperty('offers')
  })

  test('cannot end its own tag', async () => {
    const name = '</script><script>alert(1)</script><!-- & "quoted" 😀'
    const { json } = await pageOf(await aBook({ name }))
    expect(json).not.toContain('<')
    expect((JSON.parse(json) as { name: string }).name).toBe(name)
  })
})

describe('related books', () => {
  const by = (name: string) => [{ name, role: 'A01' }]
  const related = async (id: string, who: Partial<Viewer> = {}) =>
    (await pageOf(id, who)).page.related.map((card) => card.id)

  test('are those by the same author, and beside them of the series, then on the subject, then of the category', async () => {
    const own = { authors: by('Writer'), seriesName: 'Row', subjects: ['FJ'], inLanguage: 'sv' }
    const there = { categories: ['book'], inLanguage: 'sv' }
    const id = await aBook({ ...own, ...there, id: 'r0', workKey: 'r0' })
    await aBook({ ...own, ...there, id: 'r0-h', workKey: 'r0', format: 'hardback' })
    await aBook({ ...there, id: 'r4', saleCount: 999 })
    await aBook({ ...there, id: 'r3', subjects: ['FJ'] })
    await aBook({ id: 'r2', seriesName: 'Row' })
    expect(await related(id)).toEqual(['r2', 'r3', 'r4'])
    await aBook({ id: 'r1', authors: by('Writer'), saleCount: 1 })
    await aBook({ id: 'r1b', authors: by('Writer'), saleCount: 2 })
    // An import is known two seconds later.
    const later = { now: Date.now() + 2_000 }
    const { byAuthor } = (await pageOf(id, later)).page
    expect(byAuthor).toMatchObject({
      title: 'More by Writer',
      cards: [{ id: 'r1b' }, { id: 'r1' }],
    })
    expect(await related(id, later)).toEqual(['r2', 'r3', 'r4'])
  })

  test('are never made of a translator alone, nor of what is not listed', async () => {
    const id = await aBook({
      authors: [...by('One'), { name: 'Tolk', role: 'B06' }],
      inLanguage: 'fi',
    })
    await aBook({ authors: [...by('Two'), { name: 'Tolk', role: 'B06' }], inLanguage: 'fi' })
    await aBook({ authors: by('One'), format: 'e-book', inLanguage: 'fi' })
    expect(await related(id)).toEqual([])
  })
})

test('a book with a withdrawn edition shows it on that edition’s own page alone', async () => {
  await aBook({ id: 'w-p', workKey: 'w' })
  await aBook({ id: 'w-h', workKey: 'w', format: 'hardback' })
  await db.write((trx) =>
    trx.updateTable('product').set({ editionRank: null }).where('id', '=', 'w-h').execute(),
  )
  expect((await pageOf('w-p')).page.editions).toEqual([])
  expect((await pageOf('w-h')).page.editions).toHaveLength(2)
})
