import type { Messages } from './en.ts'
import { account } from './fr/account.ts'
import { addresses } from './fr/addresses.ts'
import { cart } from './fr/cart.ts'
import { catalogue } from './fr/catalogue.ts'
import { checkout } from './fr/checkout.ts'
import { compare } from './fr/compare.ts'
import { coupon } from './fr/coupon.ts'
import { downloads } from './fr/downloads.ts'
import { error } from './fr/error.ts'
import { frame } from './fr/frame.ts'
import { home } from './fr/home.ts'
import { order } from './fr/order.ts'
import { price } from './fr/price.ts'
import { product } from './fr/product.ts'
import { profile } from './fr/profile.ts'
import { stock } from './fr/stock.ts'
import { tracking } from './fr/tracking.ts'
import { wishlist } from './fr/wishlist.ts'
import { withdrawal } from './fr/withdrawal.ts'

export const fr: Messages = {
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
