import { formatCount } from '#app/i18n/format/format-count.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { foreignTest, ownLanguageOrder } from '#app/shop/catalogue/facet-index/listing-orders.ts'
import { isInStock } from '#app/shop/catalogue/listing/facet-predicates.ts'
import { findFacets } from '#app/shop/catalogue/listing/listing.server.ts'
import { wholeListing } from '#app/shop/catalogue/listing/whole-listing.server.ts'
import { listPath } from '#app/shop/catalogue/listing/list-path.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import type { SubjectShelf } from './home.ts'

const mostShelves = 2
const booksOnShelf = 6
/** These headings of Thema name the form or the use of a book, so they say nothing of what it is about. */
const notSubjects = ['FX', 'FY', 'FZ', 'XA', 'XQ']
/** Subjects are looked at in turn until there are enough shelves, since the other rows may hold all books of one. */
const subjectsRead = 8
/** This is more than all rows of the page hold, so the rest is enough for a shelf. */
const booksRead = 60

/**
 * Holds a subject of the second level of Thema, where bookshops have their shelves (crime, poetry, travel). `total`
 * counts all its books, `own` those that can be bought and are in the page's language, and `ids` names the first of
 * those that can be bought: in the page's language first, then by sales.
 */
type SubjectBooks = { code: string; total: number; own: number; ids: string[] }

const topSubjects = catalogueCache<SubjectBooks[]>(languages.length)

/** Returns shelves of the subjects with the most books that can be bought, without the products in `shown`. */
export async function listSubjectShelves(
  viewer: Viewer,
  shown: ReadonlySet<string>,
): Promise<SubjectShelf[]> {
  const { language, now } = viewer
  const subjects = await topSubjects(language, now, async () =>
    topSubjectsOf(await findFacetIndex(now), language, now),
  )
  const shelves = chooseBooks(subjects, shown)
  const cards = await listCards(
    shelves.flatMap(({ ids }) => ids),
    viewer,
  )
  const totals = await Promise.all(shelves.map(({ code }) => countListed(code, now)))
  return shelves.map(({ code, ids }, n) => ({
    name: subjectText(code, language) ?? code,
    path: listPath('subject', code),
    count: translator(language)('catalogue.books', {
      count: totals[n]!,
      number: formatCount(totals[n]!, language),
    }),
    cards: cards.filter(({ id }) => ids.includes(id)),
  }))
}

/** Returns the number of books that the list of a subject shows. */
const countListed = async (subject: string, now: number) =>
  (await findFacets({ ...wholeListing(), kind: 'book', subject }, now)).total

/**
 * Chooses the books of each shelf, so that none stands on two. A subject whose books in the page's language are all in
 * `shown` has no shelf, since it would hold nothing but other languages.
 */
function chooseBooks(subjects: SubjectBooks[], shown: ReadonlySet<string>): SubjectBooks[] {
  const taken = new Set(shown)
  const shelves: SubjectBooks[] = []
  for (const subject of subjects) {
    if (shelves.length === mostShelves) break
    const { own } = subject
    const ids = subject.ids.filter((id) => !taken.has(id)).slice(0, booksOnShelf)
    // Books in the page's language come first, so if any is left, the shelf begins with it.
    const beginsForeign = own > 0 && !subject.ids.slice(0, own).includes(ids[0] ?? '')
    // A shelf with fewer would have a hole.
    if (ids.length < booksOnShelf || beginsForeign) continue
    for (const id of ids) taken.add(id)
    shelves.push({ ...subject, ids })
  }
  return shelves
}

/** Returns the subjects with the most buyable books in the page's language, found in one pass of the index. */
function topSubjectsOf(index: FacetIndex, language: Language, now: number): SubjectBooks[] {
  const { subjects, subjectsOf, price, hasStock, published } = index
  const isForeign = foreignTest(index, language)
  const found = new Map<number, SubjectBooks>()
  for (const row of ownLanguageOrder(index, language)) {
    if (index.rank[row] !== 0) continue
    // A missing price is NaN, so the comparison is false.
    const isBuyable = price[row]! >= 0 && isInStock(hasStock[row]!, published[row]!, now)
    for (let at = subjectsOf.from[row]!; at < subjectsOf.from[row + 1]!; at += 1) {
      const number = subjectsOf.values[at]!
      const code = subjects.all[number]!
      if (code.length !== 2 || notSubjects.includes(code)) continue
      const subject = found.get(number) ?? { code, total: 0, own: 0, ids: [] }
      found.set(number, subject)
      subject.total += 1
      if (!isBuyable) continue
      if (!isForeign(row)) subject.own += 1
      if (subject.ids.length < booksRead) subject.ids.push(index.ids[row]!)
    }
  }
  const mostFirst = (one: SubjectBooks, other: SubjectBooks) =>
    other.own - one.own || other.total - one.total || (one.code < other.code ? -1 : 1)
  return [...found.values()].sort(mostFirst).slice(0, subjectsRead)
}
