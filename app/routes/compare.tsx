import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { describeEndedSignIn } from '#app/http/ended-sign-in.server.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { CompareFull } from '#app/shop/lists/compare/compare-full.tsx'
import type { ComparePage as Compared } from '#app/shop/lists/compare/compare-page.ts'
import { findComparePage } from '#app/shop/lists/compare/compare-page.server.ts'
import { columnId } from '#app/shop/lists/compare/compare-table.tsx'
import { EmptyCompare } from '#app/shop/lists/compare/empty-compare.tsx'
import { FilledCompare } from '#app/shop/lists/compare/filled-compare.tsx'
import { RemovedCompared } from '#app/shop/lists/compare/removed-compared.tsx'
import { useFocusAfterRemoval } from '#app/shop/lists/compare/use-focus-after-removal.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { EndedSignInNote } from '#app/components/ended-sign-in-note.tsx'
import type { EndedSignIn } from '#app/components/ended-sign-in.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Notices } from '#app/components/notices.tsx'
import { errorMessages, useInvalidForm } from '#app/components/forms/invalid-form.ts'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const page = await findComparePage(context.url.searchParams, context)
  const title = context.t(page.isShared ? 'title.sharedCompare' : 'title.compare')
  const ended = page.isShared ? {} : describeEndedSignIn(context)
  return { head: headOf(context, { title, noindex: true }), page, ...ended }
}

export const action = createAction(sharedActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function ComparePage() {
  const { t } = useTranslation()
  const { page, ended } = useLoaderData<typeof loader>() as { page: Compared; ended?: EndedSignIn }
  const isEmpty = page.columns.length === 0
  const heading = useFocusAfterRemoval(page.columns.length)
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('compare.heading') }]} />
        <CompareFull />
        <CartRefusal products={page.columns.map(({ id }) => id)} />
        <Notices notices={page.notices} />
        {page.removed && <RemovedCompared removed={page.removed} />}
        {ended && <EndedSignInNote ended={ended} isBeside={!isEmpty} />}
        {!isEmpty && <FilledCompare page={page} heading={heading} />}
        {isEmpty && !ended && <EmptyCompare isShared={page.isShared} heading={heading} />}
      </div>
    </main>
  )
}

/** Shows why a product was not added to the cart or not removed, with a link to its column. */
function CartRefusal({ products }: { products: string[] }) {
  const add = useInvalidForm('cart.add')
  const refusal = useInvalidForm('compare.remove') ?? add
  if (!refusal) return null
  const { product = '' } = refusal.values
  const place = products.includes(product) ? columnId(product) : 'main'
  return <ErrorSummary errors={{ [place]: errorMessages(refusal) }} />
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
