import { useActionData } from '@remix-run/react'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { ListViews } from '../lists/list-views.tsx'
import { CursorPager } from '../lists/office-pager.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { IgnoredFilters } from '../frame/office-table.tsx'
import type { OrdersPageData } from './find-orders.server.ts'
import { NetworkForms } from '../networks/network-forms.tsx'
import { fieldOf } from './orders-actions.server.ts'
import { labelOfFilter, OrdersFilters } from './orders-filters.tsx'
import { OrdersTable } from './orders-table.tsx'

const path = '/office/orders'

export function OrdersPage({ query, ignored, views, next, ...listed }: OrdersPageData) {
  const { t } = useOffice()
  return (
    <OfficePage
      title={t('office.orders.title')}
      current="orders"
      tools={
        <div className="row">
          <a href="/office/orders/returns">{t('office.returns.title')}</a>
          <a href="/office/orders/new">{t('office.newOrder.title')}</a>
        </div>
      }
    >
      <Views current={query.view} views={views} />
      <OrdersFilters query={query} />
      <IgnoredFilters labels={ignored.map((name) => labelOfFilter(name, t))} />
      {listed.networks && <NetworkForms cancellable={listed.networks.cancellable} />}
      <BulkActions {...listed} query={query} />
      <Pages isFirst={query.after === undefined} next={next} />
    </OfficePage>
  )
}

function Views({
  current,
  views,
}: { current?: string | undefined } & Pick<OrdersPageData, 'views'>) {
  const { t } = useOffice()
  // What is never overdue is not listed as such.
  const shown = views.filter(({ id, count }) => count > 0 || id === current || id === 'to-pack')
  return (
    <ListViews
      label={t('office.frame.views')}
      all={t('office.orders.all')}
      views={shown.map((view) => ({ ...view, label: t(`office.orders.view.${view.id}`) }))}
      current={current}
    />
  )
}

type BulkActionsProps = Pick<OrdersPageData, 'query' | 'orders' | 'count' | 'networks'>

function BulkActions({ query, orders, count, networks }: BulkActionsProps) {
  const { now } = useOffice()
  // The forms of networks have no fields to type in, and their messages stand here as well.
  const refused = useActionData<{ refusal?: InvalidForm }>()?.refusal
  const values: Record<string, string> = refused?.values ?? {}
  return (
    <OfficeForm>
      <input type="hidden" name="openedAt" value={now} />
      <OfficeErrors invalid={refused} />
      {values.done && (
        <p className="toast" role="status">
          {values.done}
        </p>
      )}
      <OrdersTable
        orders={orders}
        caption={useCaption(count)}
        isChosen={(number) => (refused ? fieldOf(number) in values : query.choose === 'all')}
        networks={networks?.ofOrders}
      />
      {orders.length > 1 && <ChooseAll areChosen={query.choose === 'all'} />}
      {orders.length > 0 && <Buttons view={query.view} />}
    </OfficeForm>
  )
}

/** Renders a link to this page with all its orders chosen, or none. */
function ChooseAll({ areChosen }: { areChosen: boolean }) {
  const { t, url } = useOffice()
  const query = new URLSearchParams(url.search)
  if (areChosen) query.delete('choose')
  else query.set('choose', 'all')
  return (
    <p>
      <a href={`${path}?${query}`}>
        {t(areChosen ? 'office.orders.chooseNone' : 'office.orders.chooseAll')}
      </a>
    </p>
  )
}

function useCaption(count: number) {
  const { t, language } = useOffice()
  return t('office.orders.found', { count, number: formatCappedCount(count, language) })
}

/** Orders that are checked first are accepted or cancelled; all others go on their way. */
function Buttons({ view }: { view: OrdersPageData['query']['view'] }) {
  const { t } = useOffice()
  const button = (
    id: 'reserve' | 'cancel' | 'pack' | 'dispatch' | 'slips' | 'invoices',
    kind = '',
  ) => (
    <button className={`btn ${kind}`.trim()} name="intent" value={`orders.${id}`}>
      {t(`office.orders.${id}`)}
    </button>
  )
  return (
    <div className="bar row" role="group" aria-label={t('office.orders.withChosen')}>
      {view === 'suspicious' && button('reserve')}
      {view === 'suspicious' && button('cancel', 'btn--danger')}
      {view !== 'suspicious' && button('pack')}
      {view !== 'suspicious' && button('dispatch')}
      {button('slips', 'btn--quiet')}
      {button('invoices', 'btn--quiet')}
    </div>
  )
}

function Pages({ isFirst, next }: { isFirst: boolean; next: string | null }) {
  const { t, url } = useOffice()
  const pathAfter = (number: string | null) => {
    const query = new URLSearchParams(url.search)
    query.delete('after')
    query.delete('choose')
    if (number !== null) query.set('after', number)
    return `${path}?${query}`
  }
  return (
    <CursorPager
      first={!isFirst && <a href={pathAfter(null)}>{t('office.orders.newest')}</a>}
      next={
        next !== null && (
          <a href={pathAfter(next)} rel="next">
            {t('office.orders.older')}
          </a>
        )
      }
    />
  )
}
