import type { Translate } from '#app/i18n/i18n.server.ts'
import { Moment } from '../frame/moment.tsx'
import type { TableColumn } from '../frame/office-table.tsx'
import type { DescribedJob } from './describe-job.server.ts'

/** Returns the columns that the lists of imports and of exports share. */
export const jobColumns = (t: Translate): TableColumn<DescribedJob>[] => [
  {
    id: 'at',
    label: t('office.exchange.at'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { id: 'by', label: t('office.exchange.by'), cell: ({ staffName }) => staffName },
  { id: 'state', label: t('office.exchange.state'), cell: ({ text }) => text },
]
