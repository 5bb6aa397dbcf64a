import type { KeysOf, SameKeys } from './messages.ts'

import { account } from './en/account.ts'
import { addresses } from './en/addresses.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { compare } from './en/compare.ts'
import { coupon } from './en/coupon.ts'
import { downloads } from './en/downloads.ts'
import { error } from './en/error.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { order } from './en/order.ts'
import { price } from './en/price.ts'
import { product } from './en/product.ts'
import { profile } from './en/profile.ts'
import { stock } from './en/stock.ts'
import { tracking } from './en/tracking.ts'
import { wishlist } from './en/wishlist.ts'
import { withdrawal } from './en/withdrawal.ts'

/** Holds the messages of the interface; the browser loads those of the page's language only. */
export const en = {
  account,
  addresses,
  cart,
  catalogue,
  checkout,
  compare,
  coupon,
  downloads,
  error,
  frame,
  home,
  order,
  price,
  product,
  profile,
  stock,
  tracking,
  wishlist,
  withdrawal,
}
export type Messages = SameKeys<typeof en>
export type MessageKey = KeysOf<typeof en>
