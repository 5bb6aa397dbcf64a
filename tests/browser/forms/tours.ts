import { db } from '#app/database/database.server.ts'
import { pageAddresses } from '../../routes/page-addresses.ts'
import { aCustomer } from '../../shop/accounts/customers.ts'
import { aCoupon } from '../../shop/coupons/coupons.ts'
import { anOrder } from '../../shop/returns/orders.ts'
import { aReview } from '../../shop/reviews/written.ts'
import { coupon, customerEmail } from './fillings.ts'
import { linkInMail, type Side } from './two-shops.ts'
import { notOfFrame, ofFrame, type FormWalk, type Holdings } from './walk-forms.ts'

/** Adds a coupon, a review and a customer with orders to the demo. Returns the customer's id. */
export async function addHistory(): Promise<string> {
  await aCoupon({ code: coupon, percent: 10 })
  await aReview('b01')
  const customer = await aCustomer(customerEmail)
  for (const state of ['delivered', 'received', 'received', 'received'] as const) {
    const { number } = await anOrder([{ productId: 'b04' }], { state })
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ customer, email: customerEmail, emailFolded: customerEmail })
        .where('number', '=', number)
        .execute(),
    )
  }
  return customer
}

const holdings: Holdings = {
  cart: [{ productId: 'b01' }, { productId: 'b05' }, { productId: '1', color: 'red', size: 'm' }],
  wishes: ['b02', '2'],
  compared: ['b02', 'b03'],
}
const fullComparison = { ...holdings, compared: ['b02', 'b03', 'b04', 'b05', 'b06', 'b07'] }

/** Lists every page, and those whose forms are others than those of the page of their route that is looked at. */
export const pages = [
  ...Object.values(pageAddresses).map(([path]) => path),
  ...['/books?q=moby', '/books?q=xqzzy', '/catalogue?category=women'],
  ...['/product/1?color=green', '/book/b04'],
]

/** Adds the first book to a cart, which makes the visitor known, and fills the cart and the lists. */
export async function beginAsGuest(walk: FormWalk) {
  await walk.tryPage('/book/b01', /^cart\.add$/)
  await walk.remember()
  walk.holdings = holdings
}

/** Tries one form of each way in which forms are sent and answered. */
export async function tryFew(walk: FormWalk, customer: string) {
  await walk.findUnknown(pages)
  await walk.tryPage('/cart', /^(cart\.update|coupon\.apply)$/)
  await walk.tryPage('/checkout', /^order\.place$/)
  await walk.tryPage('/books', /^get listing$/)
  await walk.tryPage('/about', /^(get q|language\.choose)$/)
  await walk.tryPage('/login-register', /^customer\.signIn$/)
  await walk.signIn(customer)
  await walk.findUnknown(pages)
}

/** Tries every form of every page as a guest, as a customer, and from the links of mails. */
export async function tryAll(walk: FormWalk, customer: string) {
  for (const path of pages) await walk.tryPage(path, notOfFrame)
  await walk.tryLater()
  await walk.tryPage(lastReceipt)
  await walk.tryPage((side) => linkInMail(side, /\/(book|product)\/\S*notify=[\w-]+/))
  walk.holdings = fullComparison
  walk.state = 'full'
  await walk.tryPage('/book/b09', /^compare\.add$/)
  await walk.tryLater()
  walk.state = ''
  walk.holdings = holdings
  await walk.signIn(customer)
  // One is removed before the page is left.
  for (const name of ['Asha', 'Meera'])
    await walk.pressFirst('/my-account', 'address.add', { name })
  for (const path of pages) await walk.tryPage(path, notOfFrame)
  await walk.tryPage((side) =>
    ownOrder(side, 'received').then((order) => `/order-received/${order}`),
  )
  await walk.tryPage((side) =>
    ownOrder(side, 'delivered').then((order) => `/withdrawal?order=${order}`),
  )
  await walk.tryLater()
  for (const path of pages) await walk.tryPage(path, ofFrame)
  await tryMailLinks(walk, customer)
}

/**
 * Begins with a customer who is signed in and whose address is not confirmed: the first link makes the account begin
 * anew. The address is changed by the customer, and back by a reader of the mail who is signed out.
 */
async function tryMailLinks(walk: FormWalk, customer: string) {
  const confirmation = (side: Side) => linkInMail(side, /\/my-account\?confirm=[\w-]+/)
  await walk.pressFirst('/my-account', 'email.sendAgain')
  walk.forget()
  await walk.tryPage(confirmation, /^email\.claim$/)
  await walk.signIn(customer)
  await walk.pressFirst('/my-account', 'email.change')
  await walk.tryPage(confirmation)
  await walk.pressFirst('/my-account', 'email.change', { email: customerEmail })
  walk.forget()
  await walk.tryPage(confirmation)
  await walk.pressFirst('/forgot-password', 'password.forget')
  await walk.tryPage((side) => linkInMail(side, /\/forgot-password\?key=[\w-]+/))
  await walk.tryLater()
}

async function lastReceipt({ database }: Side) {
  const orders = database.read.selectFrom('customerOrder').select('number')
  const { number } = await orders.orderBy('placedAt', 'desc').executeTakeFirstOrThrow()
  return `/order-received/${number}`
}

async function ownOrder({ database }: Side, state: 'delivered' | 'received') {
  const orders = database.read.selectFrom('customerOrder').select('number')
  const own = orders.where('email', '=', customerEmail).where('state', '=', state)
  return (await own.executeTakeFirstOrThrow()).number
}
