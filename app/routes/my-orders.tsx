import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { AccountNav } from '#app/shop/customers/accounts/views/account-nav.tsx'
import { parseOrderPage } from '#app/shop/ordering/order-pages/my-orders.ts'
import { findOrderList } from '#app/shop/ordering/order-pages/my-orders.server.ts'
import { OrderList } from '#app/shop/ordering/order-pages/order-list.tsx'
import { orderActions } from '#app/actions/order-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Notices } from '#app/components/notices.tsx'

/** Lists the orders of the signed-in customer. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { customerId } = requireCustomer(context)
  const { t, url } = context
  const { page, ignored } = parseOrderPage(url.searchParams.get('page'))
  const list = await findOrderList(customerId, page, context)
  if (!list) throw notFound(t)
  const name = t('title.myOrders')
  const title = page > 1 ? t('title.page', { title: name, page }) : name
  const notices = ignored === undefined ? [] : [t('catalogue.ignoredPage', { value: ignored })]
  return json(
    { head: headOf(context, { title, noindex: true }), list, notices },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const action = createAction(sharedActions, orderActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function MyOrdersPage() {
  const { t } = useTranslation()
  const { list, notices } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs
          steps={[{ name: t('profile.heading'), to: '/my-account' }, { name: t('order.myOrders') }]}
        />
        <div className="page-head">
          <h1>{t('order.myOrders')}</h1>
        </div>
        <div className="side side--left">
          <AccountNav current="/my-orders" />
          <div className="stack-lg">
            <Notices notices={notices} />
            <OrderList list={list} />
          </div>
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
