import { beforeAll, describe, expect, test } from 'vitest'
import { currencies } from '#app/i18n/currency.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { aBook, aDress, aThing } from '../../fixtures/catalogue.ts'
import { faultsOfJsonLd, type JsonLd } from '../../shop/feeds/schema-org.ts'
import { reduce, setPrices } from '../../shop/wishlist/wishers.ts'
import { newShopper, origin, type Shopper } from '../../shopper.ts'
import { fetchFeed } from './machine.ts'

type Data = JsonLd

const dataOf = (shopper: Shopper): Data[] =>
  shopper.texts('script[type="application/ld+json"]').map((text) => JSON.parse(text) as Data)

const faultsOfAll = async (all: Data[]) => (await Promise.all(all.map(faultsOfJsonLd))).flat()

const find = (all: Data[], type: string) => all.find((one) => [one['@type']].flat().includes(type))

const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)
const name = 'The “Sea” & </script><b>Sand</b> <!-- 📚'
const ids = {} as Record<'book' | 'reduced' | 'cup' | 'dress', string>

beforeAll(async () => {
  ids.book = await aBook({
    ...{ name, authors: [{ name: 'Ada O’Neill', role: 'A01' }], isbn13: '9783161484100' },
    ...{ publisher: { name: 'Salt & Ink' }, numberOfPages: 312, datePublished: '2020-05-14' },
    ...{ format: 'hardback', stock: 3 },
    texts: {
      en: { name, shortDescription: 'A walk along the water.', fullDescription: '' },
    },
  })
  ids.reduced = await aBook({ name: 'Cheaper', authors: [{ name: 'B. Low', role: 'A01' }] })
  await setPrices(ids.reduced, [[50_000, 300]])
  await reduce(ids.reduced, 10, 3, -5)
  ids.cup = await aThing({
    ...{ sku: 'CUP-7', stock: 0 },
    texts: { en: { name: 'Stoneware mug', shortDescription: 'Holds tea.', fullDescription: '' } },
  })
  ids.dress = await aDress()
})

const formatWords = { en: 'Hardback', fr: 'Relié', de: 'Gebunden' }
const digits = (text: string | undefined) => (text ?? '').replace(/\D/g, '')

/** What the data of each product say beside what schema.org and Google ask of all. */
const keysOf = {
  book: [
    'author',
    'description',
    'isbn',
    'gtin13',
    'numberOfPages',
    'publisher',
    'datePublished',
  ].concat(['bookFormat', 'offers']),
  reduced: ['author', 'bookFormat', 'offers'],
  cup: ['description', 'sku', 'offers'],
  dress: ['offers'],
}

/** Each value of a page's data beside the text that says the same. */
function expectText(shopper: Shopper, data: Data, language: Language, keys: string[]) {
  expect(Object.keys(data)).toEqual(expect.arrayContaining(keys))
  const facts = shopper.texts('.facts dd')
  const main = shopper.text('main')!
  expect(data.name).toBe(shopper.text('h1'))
  expect(data.url).toBe(shopper.attr('link[rel=canonical]', 'href'))
  expect(data.image).toBe(origin + shopper.attr('.detail img', 'src'))
  if (data.description) expect(main).toContain(data.description)
  if (data.isbn) expect(facts.map(digits)).toContain(data.isbn)
  if (data.gtin13) expect(data.gtin13).toBe(data.isbn)
  if (data.sku) expect(facts).toContain(data.sku)
  if (data.numberOfPages) expect(facts).toContain(`${data.numberOfPages as number}`)
  if (data.publisher) expect(main).toContain((data.publisher as Data).name)
  for (const { name } of (data.author ?? []) as Data[]) expect(main).toContain(name)
  if (data.datePublished) {
    const at = new Date(data.datePublished as string)
    const words = at.toLocaleDateString(language, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    for (const word of words.split(' ')) expect(facts.join(' ')).toContain(word)
  }
  if (data.bookFormat === 'https://schema.org/Hardcover')
    expect(facts.join(' ')).toMatch(formatWords[language])
  const offer = data.offers as Data
  if (keys === keysOf.reduced) expect(offer.priceValidUntil).toBeTruthy()
  const shown = shopper.text('.detail .price__now')!
  expect(digits(String(offer.price))).toBe(digits(shown))
  const symbols: Record<string, string> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' }
  expect(shown).toContain(symbols[String(offer.priceCurrency)])
  const isOut = /(sold out|épuisé pour le moment|zurzeit ausverkauft)\./i.test(
    shopper.text('.detail')!,
  )
  expect(/\/SoldOut$/.test(String(offer.availability))).toBe(isOut)
  if (offer.priceValidUntil)
    expect(shopper.attrs('.detail time', 'datetime')).toContain(offer.priceValidUntil)
}

describe.each(languages)('what the pages tell machines in %s', (language) => {
  test.each(currencies)('is what they show, in %s', async (currency) => {
    const shopper = await newShopper()
    await shopper.post('/', { intent: 'currency.choose', currency })
    for (const [name, start, type] of [
      ['book', '/book', 'Book'],
      ['reduced', '/book', 'Book'],
      ['cup', '/product', 'Product'],
      ['dress', '/product', 'Product'],
    ] as const) {
      const path = `${start}/${ids[name]}`
      await shopper.visit(prefixOf(language) + path)
      const all = dataOf(shopper)
      expect(await faultsOfAll(all), path).toEqual([])
      const data = find(all, type)!
      expectText(shopper, data, language, keysOf[name])
      expect((data.offers as Data).priceCurrency).toBe(currency)
    }
  })

  test('names the way to a page as its crumbs do, by addresses that answer', async () => {
    for (const path of [`/book/${ids.book}`, `/product/${ids.cup}`]) {
      const shopper = await newShopper()
      await shopper.visit(prefixOf(language) + path)
      const way = find(dataOf(shopper), 'BreadcrumbList')!
      const steps = way.itemListElement as { position: number; name: string; item?: string }[]
      expect(steps.map((step) => step.name)).toEqual(shopper.texts('.crumbs li'))
      expect(steps.map((step) => step.position)).toEqual(steps.map((_, n) => n + 1))
      const links = shopper.attrs('.crumbs a', 'href').map((href) => origin + href)
      expect(steps.flatMap((step) => step.item ?? [])).toEqual(links)
      for (const link of links)
        expect((await fetchFeed(link, { headers: { 'Accept-Language': 'en' } })).status).toBe(200)
    }
  })

  test('names the shop on the first page alone', async () => {
    const shopper = await newShopper({ 'Accept-Language': 'en' })
    await shopper.visit(prefixOf(language) || '/')
    const [shop, ...others] = dataOf(shopper)
    expect([await faultsOfJsonLd(shop!), others]).toEqual([[], []])
    expect(shop).toMatchObject({ '@type': 'Organization', name: 'Octavo' })
    expect(shop!.url).toBe(shopper.attr('link[rel=canonical]', 'href'))
    expect(shopper.text('header')).toContain('Octavo')
    await shopper.visit(`${prefixOf(language)}/books`)
    expect(dataOf(shopper)).toEqual([])
  })
})

test('a title cannot end the script, and each script is named by the policy', async () => {
  const answer = await fetchFeed(`/book/${ids.book}`)
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
  expect(scripts).toHaveLength(2)
  for (const [, text] of scripts) expect(() => JSON.parse(text!) as unknown).not.toThrow()
  const { createHash } = await import('node:crypto')
  const policy = answer.headers.get('Content-Security-Policy')!
  for (const [, text] of scripts)
    expect(policy).toContain(createHash('sha256').update(text!).digest('base64'))
})
