import type { ListedMessage } from '#app/shop/content/contact/list-messages.server.ts'
import { messageStates, stateOfMessage } from '#app/shop/content/contact/message-state.ts'
import { formatCappedCount } from '../frame/capped-count.ts'
import { ListViews } from '../frame/list-views.tsx'
import { Moment } from '../frame/moment.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, NoRows, OfficePager, OfficeTable } from '../frame/office-table.tsx'
import type { MessagesPageData } from './find-messages.server.ts'

export function MessagesPage({ query, views, rows, count, page, pages }: MessagesPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.messages.title')} current="messages">
      <ListViews
        label={t('office.orders.views')}
        all={t('office.messages.all')}
        views={views.map((view) => ({ ...view, label: t(`office.messages.view.${view.id}`) }))}
        current={query.view}
      />
      <MessageFilters query={query} />
      <MessageTable {...{ rows, count }} />
      <OfficePager {...{ page, pages }} />
    </OfficePage>
  )
}

function MessageFilters({ query }: Pick<MessagesPageData, 'query'>) {
  const { t } = useOffice()
  const views = messageStates.map((value) => ({
    value,
    label: t(`office.messages.view.${value}`),
  }))
  return (
    <FilterForm>
      <OfficeField
        id="q"
        type="search"
        label={t('office.messages.search')}
        placeholder={t('office.messages.searchHint')}
        defaultValue={query.q}
      />
      <OfficeSelect
        id="view"
        label={t('office.orders.views')}
        defaultValue={query.view}
        choices={[{ value: '', label: t('office.messages.all') }, ...views]}
      />
    </FilterForm>
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
      caption={t('office.messages.found', { count, words: formatCappedCount(count, language) })}
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
