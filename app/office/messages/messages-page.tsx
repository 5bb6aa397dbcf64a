import type { ListedMessage } from '#app/shop/content/contact/list-messages.server.ts'
import { stateOfMessage } from '#app/shop/content/contact/message-state.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { NoRows, OfficeTable } from '../frame/office-table.tsx'
import { SearchedList } from '../lists/searched-list.tsx'
import type { MessagesPageData } from './find-messages.server.ts'

export function MessagesPage({ views, rows, count, ...list }: MessagesPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.messages.title')} current="messages">
      <SearchedList
        {...list}
        words={{
          all: t('office.messages.all'),
          search: t('office.messages.search'),
          searchHint: t('office.messages.searchHint'),
        }}
        views={views.map((view) => ({ ...view, label: t(`office.messages.view.${view.id}`) }))}
      >
        <MessageTable rows={rows} count={count} />
      </SearchedList>
    </OfficePage>
  )
}

function MessageTable({ rows, count }: Pick<MessagesPageData, 'rows' | 'count'>) {
  const { t, language } = useOffice()
  const head = (id: 'subject' | 'from' | 'sent' | 'stateLabel' | 'answers') => ({
    id,
    label: t(`office.messages.${id}`),
  })
  return (
    <OfficeTable
      caption={t('office.messages.found', { count, number: formatCappedCount(count, language) })}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<NoRows noneYet="office.messages.noneYet" noMatch="office.messages.none" />}
      columns={[
        { ...head('subject'), cell: (message) => <Subject {...message} /> },
        { ...head('from'), cell: (message) => <Writer {...message} /> },
        { ...head('sent'), cell: ({ sentAt }) => <Moment at={sentAt} /> },
        {
          ...head('stateLabel'),
          cell: (message) => t(`office.messages.state.${stateOfMessage(message)}`),
        },
        { ...head('answers'), cell: ({ answers }) => answers, isNumber: true },
      ]}
    />
  )
}

const Subject = ({ id, subject }: ListedMessage) => (
  <a href={`/office/messages/${encodeURIComponent(id)}`}>
    <bdi>{subject}</bdi>
  </a>
)

const Writer = ({ name, email }: ListedMessage) => (
  <>
    <bdi>{name}</bdi>
    <br />
    <span className="hint">{email}</span>
  </>
)
