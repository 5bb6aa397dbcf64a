import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { useWords } from '#app/i18n/use-words.ts'
import { AboutBook, BookDetail } from '#app/shop/catalogue/book-detail.tsx'
import { findBookPage } from '#app/shop/catalogue/book-page.server.ts'
import { CardRefusal } from '#app/shop/catalogue/product-card.tsx'
import { productPath } from '#app/shop/catalogue/product-card.ts'
import { findProductRow } from '#app/shop/catalogue/product-row.server.ts'
import { Related } from '#app/shop/catalogue/related.tsx'
import { everywhere } from '#app/intents/everywhere.server.ts'
import { notFound } from '#app/http/answers.server.ts'
import { describeHead, Nonce } from '#app/http/head.ts'
import { headOf, originOf } from '#app/http/head.server.ts'
import { takeIntents } from '#app/http/intents.server.ts'
import { localPath } from '#app/http/paths.ts'
import { readVisit } from '#app/http/visit.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'

/** One edition of a book. A thing's id moves on to its own page. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const row = await findProductRow(args.params.id ?? '')
  if (!row) throw notFound(visit.t)
  if (row.kind !== 'book') {
    const { search } = new URL(visit.here, visit.url)
    throw redirect(localPath(visit.language, productPath(row) + search), 308)
  }
  const { page: book, json } = await findBookPage(row, visit, originOf(visit))
  const { name, by, lede } = book
  const title = by ? `${name} – ${by}` : name
  return { head: headOf(visit, { title, ...(lede && { description: lede }) }), book, json }
}

export const action = takeIntents(everywhere)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function BookPage() {
  const { t } = useWords()
  const nonce = useContext(Nonce)
  const { book, json } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} key={book.id}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('frame.books'), to: '/books' }, { name: book.name }]} />
        <CardRefusal except={book.id} />
        <BookDetail book={book} />
        <AboutBook book={book} />
        <Related title={t('product.sameShelf')} cards={book.related} />
      </div>
      <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/error-page.tsx'
