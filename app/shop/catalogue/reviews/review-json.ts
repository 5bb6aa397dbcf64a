import type { PublishedReview, ReviewsPart } from './reviews-part.ts'

/** The JSON-LD of a page holds at most this many reviews. */
const mostReviews = 10

/**
 * Returns the average and the first reviews as schema.org JSON-LD, or nothing if there are none.
 */
export function reviewsJson(part: ReviewsPart | undefined) {
  if (!part?.summary) return {}
  const { value, total } = part.summary
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      reviewCount: total,
      bestRating: 5,
      worstRating: 1,
    },
    review: part.reviews.slice(0, mostReviews).map((review) => ({
      '@type': 'Review',
      name: review.title,
      reviewBody: review.paragraphs.join('\n'),
      author: { '@type': 'Person', name: review.writer },
      datePublished: review.date.dateTime,
      reviewRating: {
        '@type': 'Rating',
        ratingValue: review.rating,
        bestRating: 5,
        worstRating: 1,
      },
      ...(review.answer && { comment: commentJson(review.answer) }),
    })),
  }
}

const commentJson = ({ paragraphs, by, date }: NonNullable<PublishedReview['answer']>) => ({
  '@type': 'Comment',
  text: paragraphs.join('\n'),
  author: { '@type': 'Organization', name: by },
  datePublished: date.dateTime,
})
