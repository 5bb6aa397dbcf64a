import type { Messages } from './en.ts'
import { account } from './de/account.ts'
import { addresses } from './de/addresses.ts'
import { cart } from './de/cart.ts'
import { catalogue } from './de/catalogue.ts'
import { checkout } from './de/checkout.ts'
import { compare } from './de/compare.ts'
import { coupon } from './de/coupon.ts'
import { downloads } from './de/downloads.ts'
import { error } from './de/error.ts'
import { frame } from './de/frame.ts'
import { home } from './de/home.ts'
import { order } from './de/order.ts'
import { price } from './de/price.ts'
import { product } from './de/product.ts'
import { profile } from './de/profile.ts'
import { stock } from './de/stock.ts'
import { tracking } from './de/tracking.ts'
import { wishlist } from './de/wishlist.ts'
import { withdrawal } from './de/withdrawal.ts'

export const de: Messages = {
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
