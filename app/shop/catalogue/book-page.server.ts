import { db } from '#app/database/database.server.ts'
import { localPath } from '#app/http/paths.ts'
import { stockWordsOf } from './availability-words.server.ts'
import { availabilityOf } from './availability.ts'
import { buyingOf, waitingWords } from './buying.server.ts'
import type { BookPage } from './detail.ts'
import { listEditions } from './editions.server.ts'
import { listBookFacts } from './facts.server.ts'
import { formatYear } from './format-date.server.ts'
import { listPeople } from './people.server.ts'
import { authorsOf } from './people.ts'
import { findPriceBlock } from './price-block.server.ts'
import { coverAuthor, picturePath } from './product-art.ts'
import { listCards } from './product-card.server.ts'
import { authorsWords, ratingWords } from './product-words.server.ts'
import { productPath, type Viewer } from './product-card.ts'
import { describeProduct, type ProductRow } from './product-row.server.ts'
import { listRelatedIds } from './related.server.ts'
import { sidePart } from './side-part.server.ts'
import { bookJson } from './structured-data.ts'

/** Everything that the page of a book shows. `origin`: the shop's own address, for machines. */
export async function findBookPage(
  book: ProductRow,
  viewer: Viewer,
  origin: string,
): Promise<{ page: BookPage; json: string }> {
  const { language, now } = viewer
  const people = (await listPeople(db.read, [book.id])).get(book.id) ?? []
  const authors = authorsOf(people)
  const [described, priceBlock, editions, facts, sample, related] = await Promise.all([
    describeProduct(book, language),
    findPriceBlock(book, viewer),
    listEditions(book, viewer),
    listBookFacts(book, people, viewer),
    findSample(book),
    sidePart('related books', async () => listCards(await listRelatedIds(book), viewer)),
  ])
  const availability = availabilityOf(book, now)
  const buying = buyingOf(book, book, priceBlock.price !== undefined, viewer)
  const waiting = waitingWords(book, viewer)
  const stock = { ...stockWordsOf(book, now, language), ...(waiting && { text: waiting }) }
  const image = picturePath({ ...book, author: coverAuthor(authors) })
  const json = bookJson(book, {
    ...described,
    authors,
    url: origin + localPath(language, productPath(book)),
    image: origin + image,
    price: buying.kind === 'none' && book.format === 'e-book' ? undefined : priceBlock.price,
    availability,
  })
  return {
    json,
    page: {
      ...described,
      id: book.id,
      isNew: book.isNew === 1,
      by: authorsWords(authors, language),
      year: book.firstPublished === null ? '' : formatYear(book.firstPublished, language),
      press: book.press ?? '',
      image,
      ...(book.ratingTenths !== null && { rating: ratingWords(book.ratingTenths, language) }),
      priceBlock,
      editions,
      stock,
      buying,
      facts,
      ...(sample && { sample }),
      related: related ?? [],
    },
  }
}

/** The first pages of the work, in the language of the edition. */
async function findSample({ workId, inLanguage }: ProductRow): Promise<BookPage['sample']> {
  const row = await db.read
    .selectFrom('sample')
    .select(['heading', 'html'])
    .where('workId', '=', workId)
    .where('inLanguage', '=', inLanguage)
    .executeTakeFirst()
  return row && { ...row, lang: inLanguage }
}
