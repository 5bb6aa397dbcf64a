import { formatNameIn, nameLine } from '#app/shop/ordering/quote/format-name.ts'
import type { ListedReturn } from '#app/shop/ordering/returns/list-returns.server.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import { OfficePager } from '../lists/office-pager.tsx'
import type { ReturnsPageData } from './find-returns.server.ts'
import { NoticeList } from './notice-list.tsx'
import { describeReturnReason } from '../orders/order-words.ts'
import { returnViews } from './returns-query.schema.ts'

export function ReturnsPage({ view, announced, returns, notices }: ReturnsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage
      title={t('office.returns.title')}
      current="orders"
      tools={<a href="/office/orders">{t('office.orders.title')}</a>}
    >
      <Views view={view} announced={announced} />
      {returns && (
        <>
          <p>{t('office.returns.text')}</p>
          <ReturnTable isAll={view === 'all'} rows={returns.rows} />
          <OfficePager {...returns.pagination} />
        </>
      )}
      {notices && (
        <>
          <p>{t('office.returns.wordsText')}</p>
          <NoticeList notices={notices.rows} />
          <OfficePager {...notices.pagination} />
        </>
      )}
    </OfficePage>
  )
}

function Views({ view, announced }: Pick<ReturnsPageData, 'view' | 'announced'>) {
  const { t, language } = useOffice()
  return (
    <nav aria-label={t('office.frame.views')}>
      <ul className="views">
        {returnViews.map((id) => (
          <li key={id}>
            <a
              href={`/office/orders/returns?view=${id}`}
              aria-current={id === view ? 'page' : undefined}
            >
              {t(`office.returns.view.${id}`)}{' '}
              {id === 'open' && <b>{formatCappedCount(announced, language)}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ReturnTable({ isAll, rows }: { isAll: boolean; rows: ListedReturn[] }) {
  const { t } = useOffice()
  const head = (id: 'order' | 'announced' | 'state' | 'reason' | 'pieces' | 'payBackBy') => ({
    id,
    label: t(`office.returns.${id}`),
  })
  return (
    <OfficeTable
      caption={t(isAll ? 'office.returns.captionAll' : 'office.returns.captionOpen')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t(isAll ? 'office.returns.emptyAll' : 'office.returns.empty')}
      columns={[
        {
          ...head('order'),
          cell: ({ orderNumber }) => <a href={`/office/orders/${orderNumber}`}>{orderNumber}</a>,
        },
        { ...head('announced'), cell: ({ announcedAt }) => <Moment at={announcedAt} /> },
        { ...head('state'), cell: ({ state }) => t(`office.order.returnState.${state}`) },
        { ...head('reason'), cell: (one) => <Reason {...one} /> },
        { ...head('pieces'), cell: (one) => <PieceList {...one} /> },
        { ...head('payBackBy'), cell: (one) => <PayBackBy {...one} /> },
      ]}
    />
  )
}

function Reason({ note, ...returned }: ListedReturn) {
  const { t } = useOffice()
  return (
    <>
      {describeReturnReason(returned, t)}
      {note && (
        <>
          <br />
          <bdi className="lines">{note}</bdi>
        </>
      )}
    </>
  )
}

function PieceList({ id, lines }: ListedReturn) {
  const { t } = useOffice()
  return lines.map((line, n) => (
    <div key={`${id} ${n}`}>
      {line.quantity} × <bdi>{nameLine(line, formatNameIn(t))}</bdi>
    </div>
  ))
}

/** What was paid back or refused has no last day any more. */
function PayBackBy({ state, payBackBy }: ListedReturn) {
  const { t, now } = useOffice()
  if (payBackBy === undefined || state === 'refunded' || state === 'refused') return null
  return (
    <>
      <Moment at={payBackBy} />
      {payBackBy < now && (
        <>
          <br />
          <b className="error">{t('office.returns.late')}</b>
        </>
      )}
    </>
  )
}
