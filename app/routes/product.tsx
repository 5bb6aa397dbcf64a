import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { StockAlertPage } from '#app/shop/lists/stock-alerts/stock-alert-page.tsx'
import { findStockAlertParts } from '#app/shop/lists/stock-alerts/stock-alert-parts.server.ts'
import { StockAlertError } from '#app/shop/catalogue/product-page/stock-alert-form.tsx'
import { GoodsDetail } from '#app/shop/catalogue/product-page/goods-detail.tsx'
import { pictureOf } from '#app/shop/catalogue/product-page/goods-variants.server.ts'
import { findGoodsPage } from '#app/shop/catalogue/product-page/goods-page.server.ts'
import { BuyRefusal } from '#app/shop/catalogue/product-page/buy.tsx'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { CardRefusal } from '#app/shop/catalogue/product-card/product-card.tsx'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { Related } from '#app/shop/catalogue/product-page/related.tsx'
import { previewOfProduct } from '#app/shop/content/previews/preview.server.ts'
import { parseReviewPages } from '#app/shop/catalogue/reviews/review.ts'
import { ReviewRefusal } from '#app/shop/catalogue/reviews/review-form.tsx'
import { findReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.server.ts'
import { Reviews } from '#app/shop/catalogue/reviews/reviews.tsx'
import { RecentlyViewed } from '#app/shop/lists/viewed/recently-viewed.tsx'
import { listViewedBeside, recordView } from '#app/shop/lists/viewed/viewed.server.ts'
import { stockAlertActions } from '#app/actions/stock-alert-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { reviewActions } from '#app/actions/review-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { describeHead } from '#app/http/head.ts'
import { isProductIndexed } from '#app/shop/catalogue/facet-index/indexed-product.ts'
import { headOf, originOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { isUserNavigation } from '#app/http/user-navigation.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { Nonce } from '#app/components/nonce.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Notices } from '#app/components/notices.tsx'

/** Shows one product in the colour that the URL names. The id of a book redirects to the book's own page. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const row = await findProductRow(args.params.id ?? '')
  if (!row) throw notFound(context.t)
  if (row.kind === 'book') {
    const { search } = new URL(context.here, context.url)
    throw redirect(localPath(context.language, productPath(row) + search), 308)
  }
  const color = context.url.searchParams.get('color')
  const pages = parseReviewPages(context.url.searchParams.get('reviews'), row.reviewCount)
  if (!pages) throw notFound(context.t)
  const reviews = await findReviewsPart(row, pages, context)
  const { page: goods, json } = await findGoodsPage(row, color, context, originOf(context), reviews)
  const { name: title, lede } = goods
  const notify = context.url.searchParams.get('notify')
  const [watch, viewed] = await Promise.all([
    findStockAlertParts(row, goods, notify, context),
    listViewedBeside(context, row.id),
  ])
  if (context.owner && isUserNavigation(context.request))
    void recordView(context.owner, row.id, context.now)
  return {
    head: headOf(context, {
      title,
      ...(lede && { description: lede }),
      noindex: notify !== null || !isProductIndexed(row),
      preview: previewOfProduct(
        row,
        { name: title, by: '', image: pictureOf(row, '') },
        context.language,
      ),
    }),
    goods,
    json,
    watch,
    viewed,
    reviews,
  }
}

export const action = createAction(sharedActions, stockAlertActions, reviewActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function ProductPage() {
  const { t } = useTranslation()
  const nonce = useContext(Nonce)
  const { head, goods, json, watch, viewed, reviews } = useLoaderData<typeof loader>()
  const category = goods.categories[0]
  const steps = [
    { name: t('frame.catalogue'), to: '/catalogue' },
    ...(category ? [{ name: category.name, to: category.path }] : []),
    { name: goods.name },
  ]
  return (
    <main id="main" tabIndex={-1} key={goods.id}>
      <div className="wrap">
        <Crumbs steps={steps} canonical={head.indexed?.canonical} />
        <CardRefusal except={goods.id}>
          <CompareFull />
        </CardRefusal>
        <BuyRefusal id={goods.id} buying={goods.buying} />
        <StockAlertError form={watch.form} />
        <ReviewRefusal part={reviews} />
        <Notices notices={goods.notices} />
        <StockAlertPage answer={watch.answer} />
        <GoodsDetail
          goods={goods}
          watch={{ form: watch.form, isAnswered: watch.answer?.kind === 'sent' }}
        />
        <Reviews part={reviews} />
        <Related title={t('product.related')} cards={goods.related} />
        <RecentlyViewed cards={viewed} />
      </div>
      <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
