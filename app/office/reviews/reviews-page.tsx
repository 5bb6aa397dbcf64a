import type { ManagedReview } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { formatCappedCount } from '../lists/capped-count.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { NoRows, OfficeTable } from '../frame/office-table.tsx'
import { SearchedList } from '../lists/searched-list.tsx'
import { managedProductPath } from '../products/managed-product-path.ts'
import type { ReviewsPageData } from './find-reviews.server.ts'
import {
  DecisionErrors,
  ReviewAnswer,
  ReviewAsWritten,
  ReviewDecision,
  ReviewState,
} from './review-parts.tsx'

export function ReviewsPage({ views, rows, count, ...list }: ReviewsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.reviews.title')} current="reviews">
      <SearchedList
        {...list}
        words={{
          all: t('office.reviews.all'),
          search: t('office.reviews.search'),
          searchHint: t('office.reviews.searchHint'),
        }}
        views={views.map((view) => ({ ...view, label: t(`office.reviews.view.${view.id}`) }))}
      >
        <DecisionErrors />
        <ReviewTable rows={rows} count={count} />
      </SearchedList>
    </OfficePage>
  )
}

function ReviewTable({ rows, count }: Pick<ReviewsPageData, 'rows' | 'count'>) {
  const { t, language } = useOffice()
  const head = (id: 'product' | 'review' | 'stateLabel' | 'decision') => ({
    id,
    label: t(`office.reviews.${id}`),
  })
  return (
    <OfficeTable
      caption={t('office.reviews.found', { count, number: formatCappedCount(count, language) })}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<NoRows noneYet="office.reviews.noneYet" noMatch="office.reviews.none" />}
      columns={[
        { ...head('product'), cell: (review) => <Product {...review} /> },
        { ...head('review'), cell: (review) => <Texts review={review} /> },
        { ...head('stateLabel'), cell: (review) => <ReviewState review={review} /> },
        { ...head('decision'), isOfButtons: true, cell: (review) => <Decision review={review} /> },
      ]}
    />
  )
}

const Product = ({ productId, productName }: ManagedReview) => (
  <a href={managedProductPath(productId)}>
    <bdi>{productName}</bdi>
  </a>
)

const Texts = ({ review }: { review: ManagedReview }) => (
  <>
    <ReviewAsWritten review={review} />
    <ReviewAnswer review={review} />
  </>
)

function Decision({ review }: { review: ManagedReview }) {
  const { t } = useOffice()
  const { id, title, answer } = review
  const label = t(answer === null ? 'office.reviews.toAnswer' : 'office.reviews.toChange')
  return (
    <div className="row">
      <ReviewDecision review={review} />
      <a
        href={`/office/reviews/${encodeURIComponent(id)}`}
        aria-label={t('frame.labelled', { label, value: title })}
      >
        {label}
      </a>
    </div>
  )
}
