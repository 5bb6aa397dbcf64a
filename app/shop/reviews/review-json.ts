import type { ReviewsPart } from './reviews-part.ts'

/** So many of the shown reviews stand in the page's data for machines, too. */
const mostReviews = 10

/** The average and the first reviews in the words of schema.org; nothing where nobody wrote any. */
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
    })),
  }
}
