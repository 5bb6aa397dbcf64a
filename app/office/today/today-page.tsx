import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'
import type { TodayData, TodayItem } from './find-today.server.ts'

export function TodayPage({ groups, checkedAt }: TodayData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.today.title')} current="today">
      <div className="columns">
        {groups.map(({ id, items }) => (
          <section key={id} className="panel" aria-labelledby={id}>
            <h2 id={id}>{t(`office.today.group.${id}`)}</h2>
            <ul className="todo">
              {items.map((item) => (
                <Item key={item.id} item={item} checkedAt={checkedAt} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </OfficePage>
  )
}

/** Renders a number and what it counts, as a link to the list of it. */
function Item({ item, checkedAt }: { item: TodayItem; checkedAt: number | null }) {
  const { t, language } = useOffice()
  const { id, count, path, dueAt } = item
  const dayOf = (at: number) => formatMoment(at, language, homeTimeZone(), 'list')
  const label = (
    <>
      <span className={count === 0 ? 'todo__count soft' : 'todo__count'}>
        {formatCappedCount(count, language)}
      </span>{' '}
      <span>{t(`office.today.item.${id}`, { count })}</span>
    </>
  )
  return (
    <li>
      {path === undefined ? (
        <span className="tick">{label}</span>
      ) : (
        <a href={path} className="tick">
          {label}
        </a>
      )}
      {dueAt !== undefined && (
        <p className="hint">{t('office.today.lastDay', { day: dayOf(dueAt) })}</p>
      )}
      {id === 'faults' && checkedAt !== null && (
        <p className="hint">{t('office.today.checkedOn', { day: dayOf(checkedAt) })}</p>
      )}
    </li>
  )
}
