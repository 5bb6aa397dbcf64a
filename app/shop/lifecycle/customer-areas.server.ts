import { reviewArea } from '#app/shop/catalogue/reviews/review-area.server.ts'
import { contactArea } from '#app/shop/content/contact/contact-area.server.ts'
import { accountArea, signInArea } from '#app/shop/customers/accounts/account-area.server.ts'
import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { addressArea } from '#app/shop/customers/addresses/address-area.server.ts'
import { draftArea } from '#app/shop/customers/drafts/draft-area.server.ts'
import { compareArea } from '#app/shop/lists/compare/compare-area.server.ts'
import { stockAlertArea } from '#app/shop/lists/stock-alerts/stock-alert-area.server.ts'
import { viewedArea } from '#app/shop/lists/viewed/viewed-area.server.ts'
import { wishlistArea } from '#app/shop/lists/wishlist/wishlist-area.server.ts'
import { cartArea } from '#app/shop/ordering/cart/cart-area.server.ts'
import { libraryArea } from '#app/shop/ordering/downloads/library-area.server.ts'
import { orderArea } from '#app/shop/ordering/orders/order-area.server.ts'
import { withdrawalArea } from '#app/shop/ordering/returns/withdrawal-area.server.ts'

/**
 * Lists every area that stores something about a customer, in the order of the keys of the data export. Carts and saved
 * lists come before what else belongs to an owner, because a sign-in locks them first.
 */
export const customerAreas: readonly CustomerArea[] = [
  accountArea,
  addressArea,
  signInArea,
  orderArea,
  cartArea,
  wishlistArea,
  compareArea,
  reviewArea,
  viewedArea,
  stockAlertArea,
  contactArea,
  draftArea,
  withdrawalArea,
  libraryArea,
]

export const ownedTables = customerAreas.flatMap((area) => area.ownedTables ?? [])
export const customerTables = customerAreas.flatMap((area) => area.customerTables ?? [])
