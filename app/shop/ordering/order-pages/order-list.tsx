import { isolate } from '#app/i18n/text-direction.ts'
import { scenePath } from '#app/art/art-paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { About } from '#app/components/about-what.tsx'
import { numberedLinks, progressOf } from '#app/components/page-numbers.ts'
import { Pager } from '#app/components/pager.tsx'
import { ShopLink } from '#app/components/shop-link.tsx'
import { useLoadMore, type AppendedList } from '#app/client/use-load-more.ts'
import type { OrderEntry, OrderEntryLine, OrderListPage } from './my-orders.ts'
import { ordersPerPage } from './my-orders.ts'
import { LinkToInvoice } from '#app/shop/ordering/invoices/link-to-invoice.tsx'
import { stateWords } from '#app/shop/ordering/orders/pickup-words.ts'
import { OrderArrival } from './order-arrival.tsx'
import { CancelOrder, CancelRefused, OrderAgain } from './order-buttons.tsx'

const pathOf = (page: number) => (page === 1 ? '/my-orders' : `/my-orders?page=${page}`)

const orderList: AppendedList<OrderEntry, { list: OrderListPage }> = {
  keyOf: ({ number }) => number,
  itemsIn: ({ list }) => list.orders,
  focusable: '.order h2',
}

/** Renders a customer's orders, the newest first, with links to older ones. */
export function OrderList({ list }: { list: OrderListPage }) {
  const { t } = useTranslation()
  const { page, lastPage, total } = list
  const { items: orders, onMore } = useLoadMore(orderList, page, list.orders)
  if (total === 0) return <NoOrders />
  const { seen, ahead } = progressOf(page, total, ordersPerPage)
  return (
    <div className="stack-lg">
      {orders.map((order) => (
        <Entry key={order.number} order={order} />
      ))}
      <Pager
        label={t('catalogue.pages')}
        seenWords={t('order.seen', { seen, count: total })}
        seen={seen}
        total={total}
        next={
          ahead > 0
            ? { to: pathOf(page + 1), words: t('order.older', { count: ahead }), onClick: onMore }
            : undefined
        }
        page={page}
        pages={numberedLinks(page, lastPage, pathOf, t)}
      />
    </div>
  )
}

const tones = {
  received: '',
  packed: '',
  dispatched: ' badge--low',
  delivered: ' badge--ok',
  cancelled: ' badge--out',
  returned: ' badge--out',
} as const

function Entry({ order }: { order: OrderEntry }) {
  const { t } = useTranslation()
  const { number, lines, more, canCancel } = order
  return (
    <article className="order" aria-labelledby={`order-${number}`}>
      <EntryHead order={order} />
      <div>
        <ul>
          {lines.map((line, n) => (
            // Two lines may be equal, so the key is the index.
            <li key={n}>
              <Line {...line} />
            </li>
          ))}
          {more > 0 && <li className="soft">{t('order.more', { count: more })}</li>}
        </ul>
        {order.arrival && (
          <p className="small">
            <OrderArrival arrival={order.arrival} />
          </p>
        )}
        {order.unreserved && <p className="small">{order.unreserved}</p>}
        {order.hasUnpaidEbooks && <p className="small">{t('order.ebooksUnpaid')}</p>}
        <div className="row">
          <ShopLink className="btn btn--quiet" to={`/order-received/${number}`}>
            {t('order.receipt')}
            <About what={t('order.number', { number })} />
          </ShopLink>
          <OrderAgain number={number} />
          {order.invoices?.map((one) => (
            <LinkToInvoice key={one.number} {...one} />
          ))}
        </div>
        <CancelRefused number={number} />
        {canCancel && <CancelOrder number={number} />}
      </div>
    </article>
  )
}

function EntryHead({ order }: { order: OrderEntry }) {
  const { t } = useTranslation()
  const { number, state, placed, total, things, isWithdrawn } = order
  return (
    <div className="order__head">
      <h2 id={`order-${number}`}>{t('order.number', { number })}</h2>
      <dl>
        <div>
          <dt>{t('order.placed')}</dt>
          <dd>
            <time dateTime={placed.dateTime}>{placed.text}</time>
          </dd>
        </div>
        <div>
          <dt>{t('order.total')}</dt>
          <dd className="num">{total}</dd>
        </div>
        <div>
          <dt>{t('order.thingsHeading')}</dt>
          <dd>{t('order.things', { count: things })}</dd>
        </div>
      </dl>
      <span className={`badge${tones[isWithdrawn ? 'cancelled' : state]}`}>
        {isWithdrawn ? t('order.page.withdrawn') : stateWords(state, order, t)}
      </span>
    </div>
  )
}

function Line({ quantity, name, path, isOpen }: OrderEntryLine) {
  const { t } = useTranslation()
  return (
    <>
      {`${quantity} × `}
      {path ? <ShopLink to={path}>{isolate(name)}</ShopLink> : isolate(name)}
      {isOpen && (
        <>
          {' · '}
          <ShopLink to="/downloads/ebooks">
            {t('order.download')}
            <About what={name} />
          </ShopLink>
        </>
      )}
      {path && (
        <>
          {' · '}
          <ShopLink to={`${path}#review-form`}>
            {t('order.review')}
            <About what={name} />
          </ShopLink>
        </>
      )}
    </>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <img src={scenePath('shelf')} width="300" height="240" alt="" />
      <h2>{t('order.none')}</h2>
      <p className="lede">{t('order.noneText')}</p>
      <ShopLink className="btn btn--buy" to="/books">
        {t('checkout.toBooks')}
      </ShopLink>
    </div>
  )
}
