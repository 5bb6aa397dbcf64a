import { drawCover } from '#app/art/cover.ts'
import { db } from '#app/database/database.server.ts'
import type { EbookContent } from '#app/database/tables.ts'
import { defaultLanguage, languages } from '#app/i18n/languages.ts'
import { authorsOf } from '#app/shop/catalogue/products/contributors.ts'
import { coverAuthor, coverBookOf } from '#app/shop/catalogue/pictures/product-art.ts'
import { listSubjects } from '#app/shop/catalogue/products/product-row.server.ts'
import type { EpubBook, EpubPerson } from './epub.ts'
import { fileAsOf } from './file-as.ts'
import { formatXhtml } from '#app/shop/catalogue/text/xhtml.ts'

/**
 * Returns the e-book that the shop can create for a product; undefined if it has no text for a
 * file. It is also created for its buyers when it is no longer for sale.
 * @param content What the text holds, if an own file of the product has replaced it; otherwise the product says so.
 */
export async function findEpubBook(
  productId: string,
  content?: EbookContent,
): Promise<EpubBook | undefined> {
  const product = await findEbook(productId)
  if (!product || formatXhtml(product.html) === '') return undefined
  const [texts, people, subjects] = await Promise.all([
    listTexts(productId),
    listPeople(productId),
    listSubjects(productId),
  ])
  const [translators, makers] = [
    people.filter(isTranslator),
    people.filter((one) => !isTranslator(one)),
  ]
  const [own] = inOrder(texts, [languageOf(product.inLanguage)])
  const [described] = inOrder(texts, [
    languageOf(product.inLanguage),
    defaultLanguage,
    ...languages,
  ])
  return {
    id: product.id,
    isbn13: product.isbn13 ?? undefined,
    title: own?.name ?? product.name,
    authors: authorsOf(makers).map((name) => personOf(makers, name)),
    translators: translators.map(({ name }) => personOf(translators, name)),
    language: product.inLanguage,
    publisher: product.press ?? '',
    modified: new Date(product.updatedAt).toISOString(),
    subjects,
    description: described ? descriptionOf(described) : '',
    chapters: [{ heading: product.heading, html: product.html }],
    coverSvg: drawCover(coverBookOf({ ...product, author: coverAuthor(authorsOf(people)) })),
    firstPublished: product.firstPublished ?? undefined,
    ...((content ?? product.ebookContent) === 'whole' && { isWhole: true as const }),
  }
}

const findEbook = (id: string) =>
  db.read
    .selectFrom('product')
    .innerJoin('ebookText', 'ebookText.productId', 'product.id')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select([
      'product.id',
      'product.kind',
      'product.workId',
      'product.ebookContent',
      'ebookText.heading',
      'ebookText.html',
      'product.name',
      'product.isbn13',
      'product.inLanguage',
      'product.firstPublished',
      'product.updatedAt',
      'product.art',
      'publisher.name as press',
    ])
    .where('product.id', '=', id)
    .executeTakeFirst()

type Text = Awaited<ReturnType<typeof listTexts>>[number]

const listTexts = (productId: string) =>
  db.read
    .selectFrom('productText')
    .select(['language', 'name', 'shortDescription', 'fullDescription'])
    .where('productId', '=', productId)
    .orderBy('language')
    .execute()

type EbookContributor = Awaited<ReturnType<typeof listPeople>>[number]

const listPeople = (productId: string) =>
  db.read
    .selectFrom('productAuthor')
    .innerJoin('author', 'author.slug', 'productAuthor.author')
    .select(['author.name', 'author.sortName', 'productAuthor.role'])
    .where('productAuthor.productId', '=', productId)
    .orderBy('productAuthor.position')
    .orderBy('author.slug')
    .execute()

const languageOf = (tag: string) => tag.split('-')[0]!

/** Returns the texts in the wanted languages, in their order. */
const inOrder = (texts: Text[], languages: string[]) =>
  languages.flatMap((language) => texts.filter((text) => text.language === language))

const isTranslator = ({ role }: EbookContributor) => role === 'B06'

function personOf(people: EbookContributor[], name: string): EpubPerson {
  const sortName = people.find((one) => one.name === name)?.sortName ?? name
  return { name, sortName: fileAsOf(name, sortName) }
}

/** Marks the text as HTML, which both are; the short one has no tag that would show it. */
function descriptionOf({ fullDescription, shortDescription }: Text): string {
  const html = fullDescription || shortDescription
  return html.includes('<') ? html : `<p>${html}</p>`
}
