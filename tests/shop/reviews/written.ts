import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { ReviewText } from '#app/shop/catalogue/reviews/review.ts'
import { writeReview } from '#app/shop/catalogue/reviews/write-review.server.ts'
import { aCustomer } from '../accounts/customers.ts'

export const now = Date.now()

export const aText = (facts: Partial<ReviewText> = {}): ReviewText => ({
  rating: 4,
  title: 'Skip nothing',
  body: 'Yes, there is a chapter on rope.\nRead it anyway.',
  writer: 'Asha R.',
  ...facts,
})

type Facts = Partial<ReviewText> & { customer?: string; language?: Language; at?: number }

/** Writes a review of a product, by a new customer if none is given. Returns its id and its writer. */
export async function aReview(product: string, facts: Facts = {}) {
  const { customer = await aCustomer(), language = 'en', at = now, ...text } = facts
  const written = await db.write((trx) =>
    writeReview(trx, { product, customer, language, review: aText(text) }, at),
  )
  if (!written.ok) throw new Error(written.reason)
  return { id: written.id, customer }
}
