import type { Language } from '#app/i18n/languages.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { endOfHomeDayAfter } from '#app/i18n/format/time-zones.ts'
import {
  blankRecord,
  type CatalogueRecord,
  type RecordPrice,
} from '#app/shop/catalogue/products/catalogue-record.ts'
import { countWords } from '#app/shop/catalogue/ebooks/count-words.ts'
import { pagesOfWords } from '#app/shop/catalogue/facet-index/reading-band.ts'
import { escapeHtml, paragraphsOf } from '#app/shop/catalogue/text/description.ts'
import type { DemoWork } from '../demo-types.ts'
import {
  agesOf,
  discounts,
  fixedMarketOf,
  presses,
  seriesOf,
  specialHardbacks,
  paperbackStates,
  tagOfThemaCode,
} from './edition-facts.ts'
import { demoPublishers } from './publishers.ts'

/** A work of public-domain-books.csv has our descriptions; `number` counts the rows from 1. */
export type DemoBook = DemoWork & {
  number: number
  title: string
  authors: string[]
  language: Language
  firstPublished: number
  pages: number
  subjects: string[]
}

export const ebookId = ({ number }: DemoBook) => `b${pad(number)}e`

const pad = (number: number) => String(number).padStart(2, '0')

/** Returns a whole number from 0 to below `below` that looks random but never changes. */
const pseudoRandom = (number: number, factor: number, below: number) =>
  (number * factor + 7) % below

/**
 * Returns the editions of a work: a paperback (`b01`), an e-book (`b01e`), and for every second
 * work a hardback (`b01h`). Their facts depend on the work's place in the list, so that every shop
 * has the same; days count from the loading.
 */
export function editionsOf(book: DemoBook, loadedAt: number): CatalogueRecord[] {
  const editions = [paperback(book, loadedAt), ebook(book, loadedAt)]
  return book.number % 2 === 1 ? [...editions, hardback(book, loadedAt)] : editions
}

function paperback(book: DemoBook, loadedAt: number): CatalogueRecord {
  const id = `b${pad(book.number)}`
  const isNew = book.number % 8 === 3
  const age = isNew ? book.number : 70 + pseudoRandom(book.number, 97, 1400)
  const steps = Math.min(Math.ceil(book.pages / 100), 9)
  return {
    ...edition(book, id, daysBefore(loadedAt, age)),
    isNew,
    sku: `BOOK-${pad(book.number)}-PB`,
    format: 'paperback',
    // The prices are 249 to 649 rupees, or 8.90 to 16.90 euros where prices are fixed.
    prices: pricesOf(book, 19_900 + steps * 5_000, 790 + steps * 100),
    discount: discountOf(book, loadedAt),
    stock: pseudoRandom(book.number, 17, 46),
    weightGrams: 80 + Math.round(book.pages * 0.95),
    ...paperbackStates(loadedAt)[id],
  }
}

function hardback(book: DemoBook, loadedAt: number): CatalogueRecord {
  const id = `b${pad(book.number)}h`
  const steps = Math.min(Math.ceil(book.pages / 100), 9)
  return {
    ...edition(book, id, daysBefore(loadedAt, 200 + pseudoRandom(book.number, 61, 1600))),
    sku: `BOOK-${pad(book.number)}-HB`,
    format: 'hardback',
    prices: pricesOf(book, roundTo(5_000, (19_900 + steps * 5_000) * 2.2), 1_990 + steps * 200),
    stock: pseudoRandom(book.number, 11, 21),
    saleCount: pseudoRandom(book.number, 37, 150),
    weightGrams: 250 + Math.round(book.pages * 1.25),
    numberOfPages: Math.round(book.pages * 0.92),
    ...specialHardbacks[id],
  }
}

/**
 * ONIX list 196: 11 means a linked table of contents, 13 a single reading order, 22 tagged
 * language, 36 adjustable text, 52 no need for images.
 */
const accessibility = ['11', '13', '22', '36', '52']

function ebook(book: DemoBook, loadedAt: number): CatalogueRecord {
  const opening = demoOpeningOf(book)
  const id = ebookId(book)
  const steps = Math.min(Math.ceil(book.pages / 100), 9)
  return {
    ...edition(book, id, daysBefore(loadedAt, 90 + pseudoRandom(book.number, 43, 900))),
    sku: `BOOK-${pad(book.number)}-EB`,
    format: 'e-book',
    prices: pricesOf(book, roundTo(1_000, (19_900 + steps * 5_000) * 0.4), 299 + steps * 50),
    stock: null,
    saleCount: pseudoRandom(book.number, 53, 300),
    numberOfPages: pagesOfWords(countWords(`${opening.heading} ${opening.html}`)),
    accessibility,
  }
}

/** The text is the file of the e-book, and also the sample of the work. */
export const demoOpeningOf = (book: DemoBook) => ({
  heading: book.chapter,
  html: book.firstPages.map(paragraphsOf).join(''),
})

/** Returns what all editions of a work have in common. */
function edition(book: DemoBook, id: string, datePublished: string) {
  const [seriesName = null, seriesNumber = null] = seriesOf[book.id] ?? []
  const [ageFrom = null, ageTo = null] = agesOf[book.id] ?? []
  return {
    ...blankRecord,
    id,
    sourceKey: `demo:${id}`,
    kind: 'book',
    name: book.title,
    language: book.language,
    inLanguage: book.language,
    originalLanguage: book.language,
    workKey: book.id,
    texts: { en: textOf(book, 'en'), fr: textOf(book, 'fr'), de: textOf(book, 'de') },
    authors: book.authors.map((name) => ({ name, role: 'A01' })),
    publisher: publisherOf(book),
    datePublished,
    firstPublished: book.firstPublished,
    numberOfPages: book.pages,
    pagesEstimated: true,
    hasPrintEdition: true,
    seriesName,
    seriesNumber,
    categories: ['book'],
    tags: book.subjects.flatMap((code) => tagOfThemaCode[code] ?? []),
    subjects: book.subjects,
    ageFrom,
    ageTo,
    ratingTenths: 36 + pseudoRandom(book.number, 5, 14),
    saleCount: 12 + pseudoRandom(book.number, 211, 900),
    fixedPriceMarkets: fixedMarketOf[book.language] ?? [],
    art: JSON.stringify({ kind: 'cover', mood: book.mood }),
    sample: demoOpeningOf(book),
  } satisfies Partial<CatalogueRecord>
}

const textOf = (book: DemoBook, language: Language) => ({
  name: book.title,
  shortDescription: escapeHtml(book.shortDescription[language]),
  fullDescription: paragraphsOf(book.fullDescription[language]),
})

function publisherOf({ language, number }: DemoBook) {
  const slugs = presses[language]
  const slug = slugs[number % slugs.length]
  const publisher = demoPublishers.find((one) => one.slug === slug)
  if (!publisher) throw new Error(`No publisher ${slug}`)
  const { name, postalAddress, email } = publisher
  return { slug: publisher.slug, name, postalAddress, email }
}

function pricesOf({ language }: DemoBook, paise: number, cents: number): RecordPrice[] {
  const fixed = fixedMarketOf[language] ?? []
  return [
    { currency: 'INR', market: '', amountMinor: paise },
    ...fixed.map((market) => ({ currency: 'EUR' as const, market, amountMinor: cents })),
  ]
}

/** Rounds to a price in paise that is 1 rupee below a multiple of `step`. */
const roundTo = (step: number, paise: number) => Math.round(paise / step) * step - 100

function discountOf({ number }: DemoBook, loadedAt: number): CatalogueRecord['discount'] {
  const [percent, days] = discounts[number] ?? []
  if (percent === undefined) return null
  return { percent, untilAt: typeof days === 'number' ? endOfHomeDayAfter(loadedAt, days) : null }
}

const daysBefore = (loadedAt: number, days: number) => dayOf(loadedAt - days * dayMs)
