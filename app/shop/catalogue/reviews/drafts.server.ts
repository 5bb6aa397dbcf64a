import { db } from '#app/database/database.server.ts'
import { findDrafts, saveDraft } from '#app/shop/customers/drafts/drafts.server.ts'
import type { DraftValues } from '#app/shop/customers/drafts/draft.ts'
import type { ReviewText } from './review.ts'

/**
 * Saves the review of a visitor who is not signed in until they sign in, one for each product.
 * Returns false if the product does not exist.
 * @param customer See `saveDraft`.
 */
export async function saveReviewDraft(
  owner: string,
  product: string,
  { rating, title, body, writer }: ReviewText,
  now: number,
  customer?: string,
): Promise<boolean> {
  const found = await db.read
    .selectFrom('product')
    .where('id', '=', product)
    .select('id')
    .executeTakeFirst()
  if (!found) return false
  const values = { rating: String(rating), title, body, writer }
  return saveDraft(owner, { form: 'review.write', about: product, values }, now, customer)
}

export async function findReviewDraft(
  owner: string,
  product: string,
): Promise<DraftValues | undefined> {
  const drafts = await findDrafts(owner, ['review.write'])
  return drafts.find(({ about }) => about === product)?.values
}
