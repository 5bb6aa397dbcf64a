import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '#app/database/database.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { listCards } from '../catalogue/product-card.server.ts'
import type { ProductCard, Viewer } from '../catalogue/product-card.ts'
import { optionalSection } from '../catalogue/page-sections.server.ts'
import { sweepUnused } from '../lists/unused-owners.server.ts'

const maxViewed = 12
/** Beside another product, one row of a wide screen. */
const shownBeside = 6
/** Long enough for an answer that is being made to be on its way. */
const afterAnswerMs = 50

/**
 * Notes that a visitor looked at a product, a moment later, so that no answer waits for it. Not to be waited
 * for by a page: a failure is logged and ends here, and what a stopping process still holds is lost. Only for
 * an owner who has a cookie already, and an answer that somebody reads (`isLookedAt`).
 */
export async function recordView(owner: string, productId: string, now: number): Promise<void> {
  await sleep(afterAnswerMs, undefined, { ref: false })
  await optionalSection('the note of a view', () => storeView(owner, productId, now))
}

/**
 * Two transactions: in one, two views of the same visitor would each hold a row that the other wants to
 * take away. Between them there may be a thirteenth, which no list shows.
 */
async function storeView(owner: string, productId: string, now: number): Promise<void> {
  await db.write((t) => putFirst(t, owner, productId, now))
  await db.write((t) => forgetOldest(t, owner))
}

/** A view that is noted late does not take the place of a later one. */
const putFirst = (t: Transaction, owner: string, productId: string, now: number) =>
  t
    .insertInto('viewed')
    .columns(['owner', 'productId', 'viewedAt'])
    // From a select, which finds nothing where the product is gone by now.
    .expression(sql`select ${owner}, id, ${now} from product where id = ${productId}`)
    .onConflict((on) =>
      on
        .columns(['owner', 'productId'])
        .doUpdateSet({ viewedAt: now })
        .where('viewed.viewedAt', '<', now),
    )
    .execute()

/** By its time, so that what is looked at again at this moment stays. */
const forgetOldest = (t: Transaction, owner: string) =>
  t
    .deleteFrom('viewed')
    .where('owner', '=', owner)
    .where(
      'viewedAt',
      '<',
      newestViews(t, owner)
        .clearSelect()
        .select('viewedAt')
        .limit(1)
        .offset(maxViewed - 1),
    )
    .execute()

/** The ids that are shown, the last looked at first. */
export const newestViews = (reader: Reader, owner: string) =>
  reader
    .selectFrom('viewed')
    .select('productId')
    .where('owner', '=', owner)
    .orderBy('viewedAt', 'desc')
    .orderBy('productId')
    .limit(maxViewed)

const askForViews = prepareQuery((reader, { owner }: { owner: string }) =>
  newestViews(reader, owner),
)

/** A visit is one; `owner` is undefined before the first action that needs somebody. */
type ViewedParams = Viewer & { owner: string | undefined }

/** The cards of what a visitor looked at last, the last first; none where that fails. */
export const listViewedCards = (context: ViewedParams): Promise<ProductCard[]> =>
  findCards(context, (ids) => ids)

/** The same beside the product that the page is for: without it, and fewer. */
export const listViewedBeside = (
  context: ViewedParams,
  productId: string,
): Promise<ProductCard[]> =>
  findCards(context, (ids) => ids.filter((id) => id !== productId).slice(0, shownBeside))

async function findCards({ owner, ...viewer }: ViewedParams, choose: (ids: string[]) => string[]) {
  if (owner === undefined) return []
  const cards = await optionalSection('recently viewed', async () => {
    const rows = await askForViews(db.read, { owner })
    return listCards(choose(rows.map(({ productId }) => productId)), viewer)
  })
  return cards ?? []
}

/** Forgets what guests who are gone looked at. Answers how many views there were. */
export const sweepViewed = (now: number): Promise<number> => sweepUnused('viewed', now)
