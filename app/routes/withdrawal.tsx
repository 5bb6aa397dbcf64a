import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { withdrawalActions } from '#app/actions/withdrawal-actions.server.ts'
import { findNamedOrder } from '#app/loaders/find-named-order.server.ts'
import { addressLinesIn } from '#app/shop/operations/seller/address-lines.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { findNotice } from '#app/shop/ordering/returns/declare.server.ts'
import { describeForReturn } from '#app/shop/ordering/returns/find-page.server.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { StaleFormErrors } from '#app/shop/ordering/returns/stale-form-errors.tsx'
import { ReturnPart } from '#app/shop/ordering/returns/return-form.tsx'
import { WithdrawalForm } from '#app/shop/ordering/returns/withdrawal-form.tsx'
import { WithdrawalReceived } from '#app/shop/ordering/returns/withdrawal-received.tsx'
import { WithdrawalReview } from '#app/shop/ordering/returns/withdrawal-review.tsx'
import type {
  OrderValues,
  WithdrawalReceipt,
  WithdrawalSummary,
} from '#app/shop/ordering/returns/withdrawal-page.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'

/**
 * Shows both steps of a withdrawal, its receipt with `?notice=`, and the return of single lines to readers of the
 * order.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { t, url, now, language, country, customer } = context
  const notice = url.searchParams.get('notice')
  const isReceipt = notice !== null
  const [found, order] = await Promise.all([findNotice(notice), findNamedOrder(context)])
  const received: WithdrawalReceipt | undefined = found && {
    content: found.content,
    email: found.email,
    time: formatMoment(found.declaredAt, language, timeZoneOf(country)),
    addressLines: [seller().name, ...addressLinesIn(seller(), language)],
  }
  const title = t('title.withdrawal')
  const key = url.searchParams.get('key')
  const path =
    order && `/order-received/${order.number}${key ? `?${new URLSearchParams({ key })}` : ''}`
  const isShort = [...url.searchParams.keys()].length === 0
  return json(
    {
      head: headOf(context, { title, noindex: !isShort }),
      isReceipt,
      received,
      orderPath: path,
      order:
        order && path && !isReceipt
          ? await describeForReturn(order, { path, language, now })
          : undefined,
      known: {
        ...(customer && { name: customer.name, email: customer.email }),
        order: cutText(removeUnseen(url.searchParams.get('order') ?? ''), 40) || undefined,
      },
    },
    {
      status: isReceipt && !received ? 404 : 200,
      headers: { 'Cache-Control': 'private, no-store' },
    },
  )
}

export const action = createAction(sharedActions, withdrawalActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function WithdrawalPage() {
  const { t } = useTranslation()
  const loaded = useLoaderData<typeof loader>()
  const review = useActionData<{ review?: WithdrawalSummary }>()?.review
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: t('withdrawal.heading') }]} />
        <div className="page-head">
          <h1>{t('withdrawal.heading')}</h1>
        </div>
        <div className="stack-lg">
          {loaded.isReceipt ? (
            <WithdrawalReceived received={loaded.received} orderPath={loaded.orderPath} />
          ) : review ? (
            <div className="narrow">
              <WithdrawalReview review={review} />
            </div>
          ) : (
            <Forms order={loaded.order} known={loaded.known} />
          )}
        </div>
      </div>
    </main>
  )
}

type FormsProps = Parameters<typeof WithdrawalForm>[0]

function Forms({ order, known }: FormsProps) {
  const { t } = useTranslation()
  const hasSome = !order || (!order.isCancelled && order.lines.some(({ left }) => left > 0))
  const isAllEbooks = order?.lines.every(({ reason }) => reason === 'ebook')
  const isOfCounter = order?.lines.some(({ reason }) => reason === 'counter')
  const whyNot = isOfCounter
    ? 'withdrawal.counter'
    : isAllEbooks
      ? 'withdrawal.ebook'
      : 'withdrawal.allBack'
  return (
    <div className="side side--half">
      <div className="stack narrow">
        <p>{t('withdrawal.intro')}</p>
        {order && <Period order={order} hasSome={hasSome} />}
        {hasSome ? (
          <WithdrawalForm order={order} known={known} />
        ) : (
          <>
            <StaleFormErrors intents={['withdrawal.review', 'withdrawal.confirm']} field="main" />
            <p>{t(whyNot)}</p>
          </>
        )}
        <p className="ui">
          <ShopLink to="/returns">{t('withdrawal.terms')}</ShopLink>
        </p>
      </div>
      <ReturnPart order={order} />
    </div>
  )
}

function Period({ order, hasSome }: { order: OrderValues; hasSome: boolean }) {
  const { t } = useTranslation()
  const { number, path, deadline } = order
  const words = !deadline
    ? 'withdrawal.open'
    : deadline.isOver
      ? 'withdrawal.over'
      : 'withdrawal.until'
  return (
    <>
      <h2>
        <ShopLink to={path}>{t('withdrawal.yourOrder', { number })}</ShopLink>
      </h2>
      {(hasSome || deadline) && <p>{t(words, { day: deadline?.day ?? '' })}</p>}
    </>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
