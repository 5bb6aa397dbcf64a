import type { Messages } from './en.ts'
import { cart } from './de/cart.ts'
import { catalogue } from './de/catalogue.ts'
import { checkout } from './de/checkout.ts'
import { error } from './de/error.ts'
import { frame } from './de/frame.ts'
import { home } from './de/home.ts'
import { order } from './de/order.ts'
import { price } from './de/price.ts'
import { product } from './de/product.ts'

export const de: Messages = { cart, catalogue, checkout, error, frame, home, order, price, product }
