import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { checkPurchases } from '#app/shop/ordering/quote/check-purchase.server.ts'
import { listStoredLines } from '#app/shop/ordering/quote/lines.server.ts'
import type { QuoteViewer } from '#app/shop/ordering/quote/quote-lines.server.ts'
import { editionStockText } from '#app/shop/catalogue/product-card/availability-text.server.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { findPriceContext } from '#app/shop/pricing/prices/prices.server.ts'
import { wishLine } from './buy-wishes.server.ts'
import { notBuyableReason, moveOf, wishAvailability, type WishSale } from './not-buyable-reason.ts'
import { findShareKey } from './share.server.ts'
import { findRemovedProducts } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { listSavedIds } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { wishlistLink } from './wishlist-link.server.ts'
import type { OwnWishlistPage, SharedWishlistPage, WishRowText } from './wishlist-page.ts'

type WishlistViewer = QuoteViewer & { owner: string | undefined }

/** Returns all that the wishlist page shows its owner; without an owner the list is empty. */
export async function findOwnWishlist({
  owner,
  ...viewer
}: WishlistViewer): Promise<OwnWishlistPage> {
  if (owner === undefined) return { rows: [], movable: 0 }
  const [rows, removed, key] = await Promise.all([
    listRows(owner, viewer, owner),
    findRemovedProducts('wishlist', owner, viewer),
    findShareKey(owner),
  ])
  return {
    rows,
    movable: rows.filter((row) => !row.obstacle).length,
    ...(removed && { removed }),
    ...(key !== undefined && { share: wishlistLink(key, viewer.currency) }),
  }
}

/** Returns the owner's list as anyone with its link sees it. */
export async function findSharedWishlist(
  owner: string,
  { owner: visitor, ...viewer }: WishlistViewer,
): Promise<SharedWishlistPage> {
  return { rows: await listRows(owner, viewer, visitor), isOwn: visitor === owner }
}

/** Returns the wishes of `owner`; `buyer` owns the cart that they would be put in. */
async function listRows(
  owner: string,
  viewer: QuoteViewer,
  buyer: string | undefined,
): Promise<WishRowText[]> {
  const ids = await listSavedIds('wishlist', owner)
  const context = await findPriceContext(viewer.currency, viewer.country, viewer.now)
  const [cards, purchases, lines] = await Promise.all([
    listCards(ids, viewer),
    checkPurchases(db.read, ids.map(wishLine), context),
    buyer === undefined ? [] : listStoredLines(db.read, buyer),
  ])
  const quantities = new Map(lines.map((line) => [lineId(line), line.quantity]))
  return cards.flatMap((card) => {
    const line = lineId(wishLine(card.id))
    const purchase = purchases.get(line)
    const cart = { inCart: quantities.get(line) ?? 0, lines: lines.length }
    return purchase ? [describeRow(card, purchase, cart, viewer)] : []
  })
}

function describeRow(
  { id, path, name, lang, by, format, image, price, foot }: ProductCard,
  purchase: WishSale,
  cart: { inCart: number; lines: number },
  { language, now }: { language: Language; now: number },
): WishRowText {
  const move = moveOf(purchase, now)
  const limit = move.ok ? move.limit : 0
  const obstacle = move.ok ? notBuyableReason(limit, cart) : move.reason
  const availability = wishAvailability(purchase, obstacle, now)
  return {
    id,
    path,
    name,
    by,
    image,
    foot,
    ...(lang && { lang }),
    ...(format && { format }),
    ...(price && { price }),
    ...(availability && {
      stock: editionStockText(purchase.item.product.format, availability, language),
    }),
    ...(obstacle && { obstacle: { kind: obstacle, limit } }),
  }
}
