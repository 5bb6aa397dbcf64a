import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { EmptyState } from '../frame/office-table.tsx'
import type { ShownNotice } from './find-returns.server.ts'

/** The command and the form of a return take so many letters of the id. */
const idShown = 8

/** Renders withdrawals that belong to no return, each with its words. */
export function NoticeList({ notices }: { notices: ShownNotice[] }) {
  const { t } = useOffice()
  if (notices.length === 0) return <EmptyState>{t('office.returns.noWords')}</EmptyState>
  return notices.map((notice) => <Notice key={notice.id} {...notice} />)
}

function Notice({ id, name, email, declaredAt, content, ...about }: ShownNotice) {
  const { t } = useOffice()
  return (
    <article className="panel">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p className="hint">
        <bdi>{email}</bdi> · <Moment at={declaredAt} /> · {t('office.returns.id')}{' '}
        <span className="code">{id.slice(0, idShown)}</span>
      </p>
      <blockquote className="lines">
        <bdi>{content}</bdi>
      </blockquote>
      <NamedOrder {...about} />
      <p>
        <a href={`/office/orders?q=${encodeURIComponent(email)}`}>{t('office.returns.ordersOf')}</a>
      </p>
    </article>
  )
}

/** A declaration is matched with its order if both have the same address. */
function NamedOrder({
  order,
  orderNumber,
  orderText,
}: Pick<ShownNotice, 'order' | 'orderNumber' | 'orderText'>) {
  const { t } = useOffice()
  if (order === null) return <p>{t('office.returns.noOrder', { text: orderText })}</p>
  return (
    <p>
      <a href={`/office/orders/${order}`}>{t('office.returns.toOrder', { number: order })}</a>{' '}
      {orderNumber === null && <span className="hint">{t('office.returns.otherAddress')}</span>}
    </p>
  )
}
