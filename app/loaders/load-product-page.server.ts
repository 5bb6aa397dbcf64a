import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { headOf } from '#app/http/head.server.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { isUserNavigation } from '#app/http/user-navigation.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { isolate } from '#app/i18n/text-direction.ts'
import { isProductIndexed } from '#app/shop/catalogue/facet-index/indexed-product.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import type { FoundPage, AnyProductPage } from '#app/shop/catalogue/product-page/detail.ts'
import {
  findProductRow,
  type VersionedRow,
} from '#app/shop/catalogue/products/product-row.server.ts'
import { parseReviewPages } from '#app/shop/catalogue/reviews/review.ts'
import { findReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.server.ts'
import type { ReviewsPart } from '#app/shop/catalogue/reviews/reviews-part.ts'
import { previewOfProduct } from '#app/shop/content/previews/preview.server.ts'
import { findStockAlertParts } from '#app/shop/lists/stock-alerts/stock-alert-parts.server.ts'
import { listViewedBeside, recordView } from '#app/shop/lists/viewed/viewed.server.ts'

type FindPage<Page> = (
  row: VersionedRow,
  context: RequestContext,
  reviews: ReviewsPart | undefined,
) => Promise<FoundPage<Page>>

/** Loads the page of one product. The id of a product of the other kind redirects to its own page. */
export async function loadProductPage<Page extends AnyProductPage>(
  kind: VersionedRow['kind'],
  args: LoaderFunctionArgs,
  findPage: FindPage<Page>,
) {
  const context = await requirePageContext(args)
  const row = await findProductRow(args.params.id ?? '')
  if (!row) throw notFound(context.t)
  if (row.kind !== kind) {
    const { search } = new URL(context.here, context.url)
    throw redirect(localPath(context.language, productPath(row) + search), 308)
  }
  const pages = parseReviewPages(context.url.searchParams.get('reviews'), row.reviewCount)
  if (!pages) throw notFound(context.t)
  const reviews = await findReviewsPart(row, pages, context)
  const { page, json, facts } = await findPage(row, context, reviews)
  const notify = context.url.searchParams.get('notify')
  const [watch, viewed] = await Promise.all([
    findStockAlertParts(row, page, notify, context),
    listViewedBeside(context, row.id),
  ])
  if (context.owner && isUserNavigation(context.request))
    void recordView(context.owner, row.id, context.now)
  const head = headOf(context, {
    title: [isolate(facts.name), facts.by && isolate(facts.by)].filter(Boolean).join(' – '),
    ...(page.lede && { description: page.lede }),
    noindex: notify !== null || !isProductIndexed(row),
    preview: previewOfProduct(row, facts, context.language),
  })
  return { head, page, json, watch, viewed, reviews }
}
