import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import { StockAlertPage } from '#app/shop/lists/stock-alerts/stock-alert-page.tsx'
import { GoodsDetail } from '#app/shop/catalogue/product-page/goods-detail.tsx'
import { findGoodsPage } from '#app/shop/catalogue/product-page/goods-page.server.ts'
import { ProductPage as Page } from '#app/shop/catalogue/product-page/product-page.tsx'
import { Related } from '#app/shop/catalogue/product-page/related.tsx'
import { RecentlyViewed } from '#app/shop/lists/viewed/recently-viewed.tsx'
import { stockAlertActions } from '#app/actions/stock-alert-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { reviewActions } from '#app/actions/review-actions.server.ts'
import { loadProductPage } from '#app/loaders/load-product-page.server.ts'
import { describeHead } from '#app/http/head.ts'
import { originOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'

/** Shows one product in the colour that the URL names. */
export const loader = (args: LoaderFunctionArgs) =>
  loadProductPage('goods', args, (row, context, reviews) => {
    const color = context.url.searchParams.get('color')
    return findGoodsPage(row, color, context, originOf(context), reviews)
  })

export const action = createAction(sharedActions, stockAlertActions, reviewActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function ProductPage() {
  const { t } = useTranslation()
  const { head, page: goods, json, watch, viewed, reviews } = useLoaderData<typeof loader>()
  const category = goods.categories[0]
  const steps = [
    { name: t('frame.catalogue'), to: '/catalogue' },
    ...(category ? [{ name: category.name, to: category.path }] : []),
    { name: goods.name },
  ]
  return (
    <Page
      steps={steps}
      canonical={head.indexed?.canonical}
      page={goods}
      json={json}
      reviews={reviews}
      alert={watch.form}
      compareFull={<CompareFull />}
      cards={[...goods.related, ...viewed]}
      answer={<StockAlertPage answer={watch.answer} />}
      more={
        <>
          <Related title={t('product.related')} cards={goods.related} />
          <RecentlyViewed cards={viewed} />
        </>
      }
    >
      <GoodsDetail
        goods={goods}
        watch={{ form: watch.form, isAnswered: watch.answer?.kind === 'sent' }}
      />
    </Page>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
