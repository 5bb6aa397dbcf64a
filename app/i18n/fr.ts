import type { Messages } from './en.ts'
import { cart } from './fr/cart.ts'
import { catalogue } from './fr/catalogue.ts'
import { checkout } from './fr/checkout.ts'
import { error } from './fr/error.ts'
import { frame } from './fr/frame.ts'
import { home } from './fr/home.ts'
import { order } from './fr/order.ts'
import { price } from './fr/price.ts'
import { product } from './fr/product.ts'

export const fr: Messages = { cart, catalogue, checkout, error, frame, home, order, price, product }
