import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'

const columns =
  'isbn,name,language,short_description,authors,publisher,format,work,series,series_number,date_published,pages,price,discount,mrp,stock,weight_grams,categories,tags,subjects,rating,sale_count'

const nouns =
  'river house garden winter letter mirror island bridge harbour lantern orchard silence summer shadow window mountain journey daughter stranger clock forest kingdom season secret empire tide machine map bell salt'
const looks =
  'long quiet lost last broken hidden blue burning silver distant second empty wild green early pale restless open bright bitter'
const first =
  'Anna Jonas Marie Louis Clara Peter Ruth Samuel Ines Karim Mei Arjun Priya Elif Hugo Nora Felix Zoe Omar Lena'
const last =
  'Adler Bose Chandra Dubois Ekman Fischer Garnier Holm Iyer Jansen Keller Lambert Moreau Nair Okafor Petit Rao Schmidt Tanaka Weber'
const towns =
  'Leipzig Lyon Pune Oslo Porto Ghent Cork Graz Delhi Turin Basel Nantes Bergen Kochi Exeter Namur'
const groups: Record<string, string> = { en: '0', fr: '2', de: '3', es: '84', it: '88' }
const categories = ['kids', 'handmade', 'christmas', 'black-friday', 'medical', 'plant']

/**
 * Returns a random generator with numbers from 0 up to 1 (mulberry32), the same for the same seed.
 */
export function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Random = () => number
const below = (random: Random, most: number) => Math.floor(random() * most)
const oneOf = (random: Random, words: string) => {
  const list = words.split(' ')
  return list[below(random, list.length)]!
}
/** Returns an index of which few are frequent and many rare, as with authors and publishers. */
const seldom = (random: Random, most: number) => Math.floor(random() ** 3 * most)

function isbnOf(n: number, language: string) {
  const group = groups[language]!
  const body = `978${group}${String(n).padStart(9 - group.length, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

const authorOf = (n: number) => {
  const [names, families] = [first.split(' '), last.split(' ')]
  const middle = n >= 400 ? ` ${String.fromCharCode(65 + (Math.floor(n / 400) % 26))}.` : ''
  const more = n >= 10_400 ? `-${families[Math.floor(n / 10_400) % 20]!}` : ''
  return `${names[n % 20]!}${middle} ${families[Math.floor(n / 20) % 20]!}${more}`
}

const sentence = (random: Random) =>
  `A ${oneOf(random, looks)} ${oneOf(random, nouns)} and what a ${oneOf(random, nouns)} made of it, told in ${below(random, 30) + 10} chapters.`

/** Returns a row of the shop's own CSV; one in ten is another edition of the previous work. */
function bookOf(n: number, random: Random, work: { key: string; cells: string[] }, of: number) {
  const isEdition = n > 0 && random() < 0.1
  if (!isEdition) {
    const language = ['en', 'en', 'en', 'de', 'fr', 'es', 'it'][seldom(random, 7)]!
    const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
    const name = `The ${capital(oneOf(random, looks))} ${capital(oneOf(random, nouns))} of the ${capital(oneOf(random, nouns))} ${n}`
    const people = [seldom(random, of / 4 + 20), ...(random() < 0.2 ? [seldom(random, 900)] : [])]
    const authors = [...new Set(people.map((one) => authorOf(one)))].join(';')
    const press = seldom(random, Math.min(2_000, of / 20 + 8))
    const house = `${towns.split(' ')[press % 16]!} Press ${Math.floor(press / 16) + 1}`
    work.key = `work-${n}`
    work.cells = [name, language, sentence(random), authors, house]
  }
  const [name, language, words, authors, house] = work.cells as [string, string, ...string[]]
  const format = ['paperback', 'paperback', 'hardback', 'audiobook-cd'][seldom(random, 4)]!
  const price = 99 + below(random, 1_900)
  const series = random() < 0.1 ? [`Series ${below(random, 500)}`, below(random, 9) + 1] : ['', '']
  const date = `${1950 + below(random, 76)}-${String(1 + below(random, 12)).padStart(2, '0')}-01`
  const extra = random() < 0.3 ? `;${categories[below(random, categories.length)]!}` : ''
  return csvRow([
    ...[isbnOf(n, language), name, language, words!, authors!, house!, format, work.key],
    ...series,
    ...[date, 60 + below(random, 800), price, random() < 0.1 ? 10 + below(random, 40) : ''],
    ...['', random() < 0.1 ? 0 : below(random, 40), 200 + below(random, 900), `book${extra}`],
    ...[oneOf(random, nouns), ['FBC', 'FF', 'FL', 'NH', 'DC'][below(random, 5)]!],
    ...[random() < 0.8 ? 2 + below(random, 31) / 10 : '', seldom(random, 5_000)],
  ])
}

/**
 * Yields the rows of a CSV file with its header and this many books, the same for the same seed.
 */
function* catalogueRows(count: number, seed = 1): Generator<string> {
  const random = randomOf(seed)
  const work = { key: '', cells: [] as string[] }
  yield `${columns}\n`
  for (let n = 0; n < count; n += 1) yield bookOf(n, random, work, count)
}

export const writeCatalogue = (file: string, count: number, seed?: number) =>
  pipeline(Readable.from(catalogueRows(count, seed)), createWriteStream(file))
