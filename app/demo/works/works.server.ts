import { parse } from 'csv-parse/sync'
import type { DemoWork } from '../demo-types.ts'
import type { DemoBook } from './editions.ts'
import facts from './public-domain-books.csv?raw'
import { germanWorks1 } from './works-de-1.ts'
import { germanWorks2 } from './works-de-2.ts'
import { englishWorks1 } from './works-en-1.ts'
import { englishWorks2 } from './works-en-2.ts'
import { frenchWorks1 } from './works-fr-1.ts'
import { frenchWorks2 } from './works-fr-2.ts'

/** `author` has several names separated by `;` for the Grimms. */
type Facts = {
  id: string
  title: string
  author: string
  language: 'en' | 'fr' | 'de'
  first_published: string
  pages_estimate: string
  subjects: string
}

const words = new Map<string, DemoWork>(
  [
    ...englishWorks1,
    ...englishWorks2,
    ...frenchWorks1,
    ...frenchWorks2,
    ...germanWorks1,
    ...germanWorks2,
  ].map((work) => [work.id, work]),
)

/** Replaces typewriter characters by typographic ones. */
const withTypographicMarks = (title: string) => title.replaceAll("'", '’').replace(' :', '\u202f:')

/** The 60 works are in the order of the file, with their descriptions. */
export const demoBooks: DemoBook[] = parse<Facts>(facts, { columns: true }).map((row, n) => {
  const work = words.get(row.id)
  if (!work) throw new Error(`No words for ${row.id}`)
  return {
    ...work,
    number: n + 1,
    title: withTypographicMarks(row.title),
    authors: row.author.split(';'),
    language: row.language,
    firstPublished: Number(row.first_published),
    pages: Number(row.pages_estimate),
    subjects: row.subjects.split(';'),
  }
})
