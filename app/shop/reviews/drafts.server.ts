import { db } from '#app/database/database.server.ts'
import { findDrafts, saveDraft } from '../drafts/drafts.server.ts'
import type { DraftValues } from '../drafts/draft.ts'
import type { ReviewText } from './review.ts'

/**
 * Keeps a review by who is not signed in, until they are; one for each product. False where there is no such product.
 * @param customer See `keepDraft`.
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
