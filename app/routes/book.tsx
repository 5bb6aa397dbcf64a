import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { StockAlertPage } from '#app/shop/lists/stock-alerts/stock-alert-page.tsx'
import { BookDetail, SeriesList } from '#app/shop/catalogue/product-page/book-detail.tsx'
import { findBookPage } from '#app/shop/catalogue/product-page/book-page.server.ts'
import { ProductPage } from '#app/shop/catalogue/product-page/product-page.tsx'
import { Related } from '#app/shop/catalogue/product-page/related.tsx'
import { RecentlyViewed } from '#app/shop/lists/viewed/recently-viewed.tsx'
import { stockAlertActions } from '#app/actions/stock-alert-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { reviewActions } from '#app/actions/review-actions.server.ts'
import { loadProductPage } from '#app/loaders/load-product-page.server.ts'
import { describeHead } from '#app/http/head.ts'
import { originOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'

/** Shows one edition of a book. */
export const loader = (args: LoaderFunctionArgs) =>
  loadProductPage('book', args, (row, context, reviews) =>
    findBookPage(row, context, originOf(context), reviews),
  )

export const action = createAction(sharedActions, stockAlertActions, reviewActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function BookPage() {
  const { t } = useTranslation()
  const { head, page: book, json, watch, viewed, reviews } = useLoaderData<typeof loader>()
  return (
    <ProductPage
      steps={[{ name: t('frame.books'), to: '/books' }, { name: book.name }]}
      canonical={head.indexed?.canonical}
      page={book}
      json={json}
      reviews={reviews}
      alert={watch.form}
      compareFull={<CompareFull />}
      cards={[...(book.byAuthor?.cards ?? []), ...book.related, ...viewed]}
      answer={<StockAlertPage answer={watch.answer} />}
      more={
        <>
          {book.byAuthor && <Related {...book.byAuthor} />}
          <Related title={t('product.sameShelf')} cards={book.related} />
          <RecentlyViewed cards={viewed} />
        </>
      }
    >
      <BookDetail
        book={book}
        watch={{ form: watch.form, isAnswered: watch.answer?.kind === 'sent' }}
      />
      <SeriesList series={book.series} />
    </ProductPage>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
