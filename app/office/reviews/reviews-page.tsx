import type { ManagedReview } from '#app/shop/catalogue/reviews/managed-reviews.server.ts'
import { reviewViews } from '#app/shop/catalogue/reviews/review.ts'
import { formatCappedCount } from '../frame/capped-count.ts'
import { ListViews } from '../frame/list-views.tsx'
import { useOffice } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { FilterForm, NoRows, OfficePager, OfficeTable } from '../frame/office-table.tsx'
import type { ReviewsPageData } from './find-reviews.server.ts'
import {
  DecisionErrors,
  ReviewAnswer,
  ReviewAsWritten,
  ReviewDecision,
  ReviewState,
} from './review-parts.tsx'

export function ReviewsPage({ query, views, rows, count, page, pages }: ReviewsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.reviews.title')} current="reviews">
      <ListViews
        label={t('office.orders.views')}
        all={t('office.reviews.all')}
        views={views.map((view) => ({ ...view, label: t(`office.reviews.view.${view.id}`) }))}
        current={query.view}
      />
      <ReviewFilters query={query} />
      <DecisionErrors />
      <ReviewTable {...{ rows, count }} />
      <OfficePager {...{ page, pages }} />
    </OfficePage>
  )
}

function ReviewFilters({ query }: Pick<ReviewsPageData, 'query'>) {
  const { t } = useOffice()
  const views = reviewViews.map((value) => ({ value, label: t(`office.reviews.view.${value}`) }))
  return (
    <FilterForm>
      <OfficeField
        id="q"
        type="search"
        label={t('office.reviews.search')}
        placeholder={t('office.reviews.searchHint')}
        defaultValue={query.q}
      />
      <OfficeSelect
        id="view"
        label={t('office.orders.views')}
        defaultValue={query.view}
        choices={[{ value: '', label: t('office.reviews.all') }, ...views]}
      />
    </FilterForm>
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
      caption={t('office.reviews.found', { count, words: formatCappedCount(count, language) })}
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
  <a href={`/office/products/${encodeURIComponent(productId)}`}>
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
