import type { Viewer } from '../catalogue/product-card.ts'
import type { ProductRow } from '../catalogue/product-row.server.ts'
import { watchFormOf, type Shown } from './watch-form.ts'
import type { WatchAnswer, WatchForm } from './watch.ts'
import { findWatchAnswer } from './watches.server.ts'

/**
 * The two parts of a product's page about its return: the form, and what the page says to its `?notify=`.
 * @param page What the page shows, in the colour that was asked for.
 */
export async function findWatchParts(
  row: ProductRow,
  page: Shown,
  notify: string | null,
  viewer: Viewer,
): Promise<{ form?: WatchForm; answer?: WatchAnswer }> {
  const form = watchFormOf(row, page, viewer.now)
  const answer = await findWatchAnswer(row.id, notify, viewer)
  return { ...(form && { form }), ...(answer && { answer }) }
}
