import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '#app/database/database.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { ProductCard, Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import { sweepUnused } from '#app/shop/customers/accounts/unused-owners.server.ts'

const maxViewed = 12
/** One row of a wide screen is shown beside another product. */
const shownBeside = 6
/** The delay lets the response be sent first. */
const afterAnswerMs = 50

/**
 * Records a view a moment later, so that no response waits for it. A page must not await it: a
 * failure is logged here, and a stopping process loses it. Call it only for an owner with a cookie
 * and a response that a person reads (`isUserNavigation`).
 */
export async function recordView(owner: string, productId: string, now: number): Promise<void> {
  await sleep(afterAnswerMs, undefined, { ref: false })
  await optionalSection('the note of a view', () => storeView(owner, productId, now))
}

/**
 * Uses two transactions, since in one two views of the same visitor would deadlock. Between them
 * there may be a thirteenth row, which no list shows.
 */
async function storeView(owner: string, productId: string, now: number): Promise<void> {
  await db.write((trx) => putFirst(trx, owner, productId, now))
  await db.write((trx) => forgetOldest(trx, owner))
}

/** A view that is recorded late does not replace a later one. */
const putFirst = (trx: Transaction, owner: string, productId: string, now: number) =>
  trx
    .insertInto('viewed')
    .columns(['owner', 'productId', 'viewedAt'])
    // The select finds nothing if the product no longer exists.
    .expression(sql`select ${owner}, id, ${now} from product where id = ${productId}`)
    .onConflict((on) =>
      on
        .columns(['owner', 'productId'])
        .doUpdateSet({ viewedAt: now })
        .where('viewed.viewedAt', '<', now),
    )
    .execute()

/** Deletes by time, so that a product viewed again at this moment stays. */
const forgetOldest = (trx: Transaction, owner: string) =>
  trx
    .deleteFrom('viewed')
    .where('owner', '=', owner)
    .where(
      'viewedAt',
      '<',
      newestViews(trx, owner)
        .clearSelect()
        .select('viewedAt')
        .limit(1)
        .offset(maxViewed - 1),
    )
    .execute()

/** Selects the shown ids, the last viewed first. */
export const newestViews = (reader: Reader, owner: string) =>
  reader
    .selectFrom('viewed')
    .select('productId')
    .where('owner', '=', owner)
    .orderBy('viewedAt', 'desc')
    .orderBy('productId')
    .limit(maxViewed)

const viewsQuery = prepareQuery((reader, { owner }: { owner: string }) =>
  newestViews(reader, owner),
)

/**
 * Describes the viewer; a request context is one. `owner` is undefined before the first action
 * that stores something.
 */
type ViewedParams = Viewer & { owner: string | undefined }

/** Returns the cards of recently viewed products, the last first; none if that fails. */
export const listViewedCards = (context: ViewedParams): Promise<ProductCard[]> =>
  findCards(context, (ids) => ids)

/** Returns fewer cards, without the product of the page. */
export const listViewedBeside = (
  context: ViewedParams,
  productId: string,
): Promise<ProductCard[]> =>
  findCards(context, (ids) => ids.filter((id) => id !== productId).slice(0, shownBeside))

async function findCards({ owner, ...viewer }: ViewedParams, choose: (ids: string[]) => string[]) {
  if (owner === undefined) return []
  const cards = await optionalSection('recently viewed', async () => {
    const rows = await viewsQuery(db.read, { owner })
    return listCards(choose(rows.map(({ productId }) => productId)), viewer)
  })
  return cards ?? []
}

/** Deletes views of guests whose cookie has expired. Returns their number. */
export const sweepViewed = (now: number): Promise<number> => sweepUnused('viewed', now)
