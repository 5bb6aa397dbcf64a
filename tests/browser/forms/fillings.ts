import { rightPassword } from '../../shop/accounts/customers.ts'
import type { Side } from './two-shops.ts'

/** A value may be another in each of the shops: the number of an order. A field named with `?` may be missing. */
export type Typed = Record<string, string | ((side: Side) => Promise<string> | string)>

/**
 * Holds what is typed so that a form is refused (from 400), and so that it is accepted; `changed` is accepted too, and
 * sent by a script without a press.
 */
export type Fillings = { refused?: Typed[]; accepted?: Typed[]; changed?: Typed[] }

export const customerEmail = 'asha@example.org'
export const coupon = 'FORMS'

const nothing: Typed = {}
const plain: Fillings = { accepted: [nothing] }

const address = {
  ...{ name: 'Asha Raghavan', addressLine1: '14 Lantern Lane' },
  ...{ postcode: '560001', city: 'Bengaluru' },
}
const theOrder = async ({ database }: Side) =>
  (
    await database.read
      .selectFrom('customerOrder')
      .select('number')
      .where('email', '=', customerEmail)
      .orderBy('placedAt')
      .executeTakeFirstOrThrow()
  ).number

export const signInFields = { email: customerEmail, password: rightPassword }
const newEmail = async ({ database }: Side) => {
  const customers = await database.read.selectFrom('customer').select('id').execute()
  return `ravi-${customers.length}@example.org`
}
const newAccount = { name: 'Ravi', email: newEmail, password: rightPassword }
const review = { rating: '4', title: 'Skip nothing', body: 'Read the rope.', writer: 'Asha R.' }

/** Says for every form of the shop what is typed into it, and in a state of the page that has a name. */
export const fillings: Record<string, Fillings> = {
  'get q': { accepted: [{ q: 'moby' }, { q: '' }] },
  'get filter': { accepted: [{ filter: 'ma' }, { filter: '' }] },
  'get listing': {
    accepted: [
      { 'price-from': '1', 'sort?': 'title', 'format?': 'paperback' },
      { 'price-from': 'x', 'price-to': '900' },
    ],
    changed: [{ 'price-to': '900' }, { sort: 'title' }],
  },
  'language.choose': plain,
  'currency.choose': plain,
  'country.choose': { accepted: [{ country: 'DE' }] },
  'customer.signOut': plain,

  'cart.add': { accepted: [{ 'quantity?': '2', 'size?': 'm' }], refused: [{ quantity: '0' }] },
  'cart.update': { accepted: [{ quantity: '3' }], refused: [{ quantity: '5000' }] },
  'cart.less': plain,
  'cart.more': plain,
  'cart.remove': plain,
  'cart.clear': plain,
  'cart.saveForLater': plain,
  'cart.undo': plain,
  'cart.checkout': { accepted: [nothing], refused: [{ coupon: 'NOBODY-KNOWS' }] },
  'cart.changeVariant': plain,
  'coupon.apply': { accepted: [{ coupon }], refused: [{ coupon: 'NOBODY-KNOWS' }] },
  'coupon.remove': plain,
  'wishlist.add': plain,
  'wishlist.remove': plain,
  'wishlist.buy': plain,
  'wishlist.buyAll': plain,
  'wishlist.clear': plain,
  'wishlist.share': plain,
  'wishlist.unshare': plain,
  'wishlist.undo': plain,
  'compare.add': plain,
  'compare.add full': { refused: [nothing] },
  'compare.remove': plain,
  'compare.clear': plain,
  'compare.replace': plain,
  'compare.undo': plain,

  'checkout.update': { accepted: [{ country: 'DE' }], changed: [{ country: 'FR' }] },
  'order.place': {
    refused: [{ email: 'no address' }],
    accepted: [{ ...address, email: 'guest@example.org', 'ebookConsent?': 'on' }],
  },
  'account.make': { refused: [{ password: 'short' }], accepted: [{ password: rightPassword }] },
  'order.again': plain,
  'order.cancel': plain,
  'order.sendLink': plain,
  'order.track': {
    refused: [{ order: 'AAAAAAAA', email: customerEmail }],
    accepted: [{ order: theOrder, email: customerEmail }],
  },
  'return.announce': { refused: [nothing], accepted: [{ 'back-0': '1', reason: 'damaged' }] },
  'withdrawal.review': {
    refused: [{ email: 'x' }],
    accepted: [{ name: 'Asha', email: customerEmail, 'order?': theOrder, 'items?': 'All' }],
  },
  'withdrawal.change': plain,
  'withdrawal.confirm': plain,
  'ebooks.send': {
    refused: [{ number: 'x', email: 'x' }],
    accepted: [{ number: theOrder, email: customerEmail }],
  },
  'library.make': plain,
  'library.close': plain,

  'customer.signIn': {
    refused: [{ ...signInFields, password: 'wrong' }],
    accepted: [signInFields],
  },
  'customer.register': { refused: [{ ...newAccount, email: 'x' }], accepted: [newAccount] },
  'customer.delete': { refused: [{ password: 'wrong' }] },
  'password.forget': { refused: [{ email: 'x' }], accepted: [{ email: customerEmail }] },
  'password.reset': { refused: [{ password: 'short' }], accepted: [{ password: rightPassword }] },
  'password.change': {
    refused: [{ password: 'wrong', 'new-password': 'a new lantern in the fog' }],
    accepted: [{ password: rightPassword, 'new-password': rightPassword }],
  },
  'profile.save': { refused: [{ name: '' }], accepted: [{ name: 'Asha R.' }] },
  'email.sendAgain': plain,
  'email.change': {
    refused: [{ email: 'x', password: rightPassword }],
    accepted: [{ email: 'asha.new@example.org', password: rightPassword }],
  },
  'email.keep': plain,
  // The page asks for no password if the customer is signed in.
  'email.confirm': { refused: [{ password: 'wrong' }], accepted: [{ 'password?': rightPassword }] },
  'email.claim': {
    refused: [{ 'new-password': 'short' }],
    accepted: [{ 'new-password': rightPassword }],
  },
  'address.add': { refused: [{ ...address, postcode: '1' }], accepted: [address] },
  'address.save': { refused: [{ name: '' }], accepted: [{ city: 'Mysuru' }] },
  'address.delete': plain,
  'address.makeDefault': plain,
  'signIn.end': plain,
  'signIn.endOthers': plain,

  'contact.send': {
    refused: [nothing],
    accepted: [{ name: 'Asha', email: customerEmail, 'subject?': 'Rope', message: 'Which?' }],
  },
  'review.write': { refused: [{ title: '' }], accepted: [review] },
  'review.remove': plain,
  'review.undo': plain,
  'review.report': plain,
  'stock.watch': { refused: [{ email: 'x' }], accepted: [{ email: customerEmail, 'size?': 'm' }] },
  'stock.confirm': plain,
  'stock.forget': plain,
}
