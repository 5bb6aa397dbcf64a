import { product } from './product.ts'

/** The cart and stock alerts refuse a product for these reasons, and the wishlist for most of them. */
const unavailable = {
  'unknown-product': 'This is no longer in the shop.',
  'unknown-variant': 'It is not available in this colour and size. Please choose another.',
  'no-file': 'The file is not available yet.',
  withdrawn: product.withdrawn,
  'not-for-sale': product.notForSale,
}

const cart = {
  ...unavailable,
  'choose-variant': 'Please choose a colour and a size first.',
  'choose-color': 'Please choose a colour first.',
  'choose-size': 'Please choose a size first.',
  'sold-out': 'This is sold out.',
  'cart-full':
    'Your cart is full: it holds 500 different items. Please order these first, or remove something.',
  'wishlist-full': 'Your wishlist is full: it holds 200 items. Please remove something first.',
  'no-line': 'This is no longer in your cart; perhaps you changed it in another window.',
  'file-in-cart': 'This e-book is already in your cart.',
  'one-file': 'An e-book is one file: you can buy only one copy of it.',
  'past-limit_one': 'Only {{count}} is available. Please choose no more than that.',
  'past-limit_other': 'Only {{count}} are available. Please choose no more than that.',
  'past-limit-in-cart_one':
    'Only {{count}} is available, and your cart already has {{held}} of it.',
  'past-limit-in-cart_other':
    'Only {{count}} are available, and your cart already has {{held}} of them.',
  addedQuantity: 'Enter a whole number from 1 to {{most}}',
  setQuantity: 'Enter a whole number from 1 to {{most}}, or 0 to remove it',
}

/** A wish is not moved to the cart for these reasons. */
const wish = {
  unknown: cart['unknown-product'],
  'not-wished': 'This is no longer on your wishlist; perhaps you changed it in another window.',
  partner: 'This is sold by our partner, not here.',
  'e-book': cart['no-file'],
  withdrawn: cart.withdrawn,
  'not-for-sale': cart['not-for-sale'],
  choose: cart['choose-variant'],
  'sold-out': cart['sold-out'],
  'cart-full': cart['cart-full'],
  'at-limit_one': cart['past-limit-in-cart_one'],
  'at-limit_other': cart['past-limit-in-cart_other'],
}

export const refusal = {
  ended: {
    heading: 'You have been signed out',
    text: 'What you saved while signed in is still in your account. Sign in again to see it and continue.',
    link: 'Sign in again',
    typedWaits:
      'What you entered is not lost: it will be back in its form once you have signed in.',
    typed: 'What you entered is back in its form. It has not been saved yet.',
    typedOrder: 'What you entered is here again. Nothing has been ordered yet.',
  },
  downloads: {
    number: 'Enter the order number, for example 7KX4M2PD',
    tooOften_one:
      'Too many requests have come from your network. Please try again in {{count}} minute.',
    tooOften_other:
      'Too many requests have come from your network. Please try again in {{count}} minutes.',
    forbidden:
      'You cannot open this file from here. Open it from the page that the link in our e-mail leads to.',
    revoked: 'The purchase of this e-book was reversed, so its file is no longer available.',
    unpaid: 'This e-book is available as soon as we receive your payment.',
    later: 'This e-book is published on {{day}} and is available from that day.',
    unpaidLater:
      'This e-book is published on {{day}}. It is available on that day if we have received your payment by then.',
    gone: 'This file is not available right now. Please write to us: {{email}}',
    range: 'The file has no such part.',
    withdrawn:
      'This library address is not valid or no longer in use. You can create a new one on the page of your e-books.',
  },
  account: {
    wrong: 'Invalid Credentials',
    tooOften_one: 'There were too many attempts. Please try again in {{count}} minute.',
    tooOften_other: 'There were too many attempts. Please try again in {{count}} minutes.',
    name: { missing: 'Enter your name', long: 'Shorten the name to 100 characters' },
    password: {
      wrong: 'The password is incorrect',
      short: 'Use 8 characters or more',
      long: 'Use 128 characters or fewer',
      common: 'This is one of the first passwords that attackers try. Please choose another.',
      own: 'This consists mostly of your name, your e-mail address or the name of the shop. Please choose another.',
    },
    taken: 'There is already an account with this address: sign in, or choose a new password',
    link: 'This link no longer works: it can be used once, within one hour. Please request a new one.',
    signInOver: 'This device was already signed out',
  },
  email: {
    missing: 'Enter your e-mail address',
    malformed: 'Enter a complete e-mail address, for example asha@example.org',
    same: 'This is already your address',
    taken: 'Another account already uses this address',
    unknown: 'This link no longer works, or the address now belongs to another account.',
    nothing: 'Your address is already confirmed',
  },
  address: {
    country: 'Choose a country',
    full: 'You have already saved {{count}} addresses. Remove one first.',
    gone: 'This address is no longer in your account; perhaps you removed it in another window.',
  },
  badRequest: 'We could not read this request.',
  cookies:
    'Your browser refused our cookie, so what you just did could not be saved. The cart, your lists, signing in and your choice of currency and country need cookies. Please allow them for this shop and try again.',
  unknownIntent: 'This page has no such button.',
  foreignOrigin: 'This form was sent from another site, so nothing was done.',
  method: 'This address accepts forms only by POST.',
  readOnly: 'This address is read-only.',
  tooLarge: 'This is more than our forms can hold.',
  notAForm: 'This is not a form of this shop.',
  postcode: {
    IN: 'Enter a six-digit PIN code, for example 560001',
    DE: 'Enter a five-digit German postcode, for example 10115',
    FR: 'Enter a five-digit French postcode, for example 75011',
    GB: 'Enter a British postcode, for example EC1A 1BB',
    AT: 'Enter a four-digit Austrian postcode, for example 1010',
    CH: 'Enter a four-digit Swiss postcode, for example 8001',
    US: 'Enter a five-digit ZIP code, for example 10001, or ZIP+4, for example 10001-1234',
    other: 'Enter a postcode of three to ten letters and digits',
  },
  checkout: {
    tooOften_one:
      'Too many orders with this address have come from your network. Please try again in {{count}} hour, or write to us if you need it sooner.',
    tooOften_other:
      'Too many orders with this address have come from your network. Please try again in {{count}} hours, or write to us if you need it sooner.',
    networkTooOften_one:
      'Too many orders have come from your network. Please try again in {{count}} minute: everything you typed is still here. Write to us if you need it sooner.',
    networkTooOften_other:
      'Too many orders have come from your network. Please try again in {{count}} minutes: everything you typed is still here. Write to us if you need it sooner.',
    ebookConsent:
      'Tick this box if you want the e-books as soon as they are available, or remove them from your cart',
    telephone: 'Enter a phone number in digits, for example +91 80 1234 5678, or leave it empty',
    name: 'Enter the full name',
    addressLine1: 'Enter the house number and street',
    addressLine2: 'Shorten this line to 200 characters',
    city: 'Enter the town or city',
    region: 'Enter the state, for example New York',
    'too-long': 'Shorten this line to 200 characters',
    link: 'Please leave out links and e-mail addresses, since this line appears in our e-mails. If there are none, put a space after each full stop.',
    payment: 'Choose a payment method',
    paymentGone: 'This payment method is not available for this order. Choose one of those below',
  },
  changed: {
    arrival: 'Arrival',
    country: 'Country',
    delivery: 'Delivery',
    tax: 'Tax included',
    noTax: 'none',
    total: 'Total',
    coupon: 'Coupon',
    noCoupon: 'none',
    unknown: 'An item that is no longer in the shop',
    notShown: 'not shown',
    noDelivery: 'not possible',
    gone: 'no longer in the shop',
    'not-for-sale': 'currently unavailable',
    withdrawn: 'no longer available',
    'no-file': 'the file is not available yet',
    'sold-out': 'sold out',
    removed: 'no longer in your cart',
    'too-many_one': 'only {{count}} left; change the quantity in the cart',
    'too-many_other': 'only {{count}} left; change the quantity in the cart',
  },
  order: {
    unmatched:
      'We cannot find an order with this number and e-mail address. Please check both: they are in our confirmation e-mail.',
    number: 'Enter the order number',
    tooOften_one: 'There were too many attempts. Please try again in {{count}} minute.',
    tooOften_other: 'There were too many attempts. Please try again in {{count}} minutes.',
    sent: 'This order has already been sent, so it can no longer be cancelled. You can withdraw from it instead.',
    fetched:
      'An e-book of this order has already been downloaded, so the order cannot be cancelled here. Please write to us.',
  },
  staffMail: {
    tooOften_one:
      'This address has got too many e-mails from staff. Nothing was done; try again in {{count}} minute.',
    tooOften_other:
      'This address has got too many e-mails from staff. Nothing was done; try again in {{count}} minutes.',
  },
  coupon: {
    tooOften_one: 'Too many codes have been tried. Please wait a minute.',
    tooOften_other: 'Too many codes have been tried. Please wait {{count}} minutes.',
    missing: 'Enter a coupon code',
    unknown: 'We do not recognise this coupon code; please check the spelling.',
    'empty-cart':
      'A coupon applies to what is in the cart, and nothing in yours is available right now.',
  },
  compare: {
    unknown: 'This is no longer in the shop, so it cannot be compared.',
    full: 'You are already comparing {{most}} products',
    itself: 'A product cannot be replaced with itself.',
    notCompared: 'The product to be replaced is no longer in your comparison. Nothing was changed.',
  },
  contact: {
    name: 'Please enter your name',
    subject: 'Please enter a subject',
    message: 'Please write a message',
    tooLong: 'Please write at most {{count}} characters',
  },
  cart,
  wishlist: {
    unknown: cart['unknown-product'],
    full: cart['wishlist-full'],
    empty: 'Your wishlist is still empty: there is nothing to share.',
    withdrawn: 'The link to this wishlist was removed.',
    currency: 'Prices are available in {{currencies}} only.',
  },
  wish,
  stock: {
    ...unavailable,
    'choose-variant': 'Please choose the size that you are waiting for.',
    'not-for-sale': 'We do not know whether this will come back, so we cannot notify you.',
    'can-be-bought': 'This is available now: there is no need to wait.',
    tooOften_one:
      'Too many requests have come from your network. Please try again in {{count}} minute.',
    tooOften_other:
      'Too many requests have come from your network. Please try again in {{count}} minutes.',
    unknownLink: 'This link no longer works.',
  },
  feed: {
    author: 'There is no such author here.',
    publisher: 'There is no such publisher here.',
    category: 'There is no such category here.',
    subject: 'There is no such subject here.',
    part: 'There is no such part.',
    page: 'A page is a whole number from 1.',
    beyond: 'There are not that many pages.',
    one: 'Choose only one of author, publisher, category, subject and search.',
  },
  api: {
    token: 'Please sign in first: this call needs a valid token.',
    tooOften_one: 'This account has made too many calls. Try again in {{count}} minute.',
    tooOften_other: 'This account has made too many calls. Try again in {{count}} minutes.',
    foreignOrigin: 'Pages of this site may not call the shop.',
    method: 'This call accepts {{methods}} only.',
    unknownCall: 'There is no such call.',
    notJson: 'Send JSON in UTF-8, with the Content-Type application/json.',
    brokenJson: 'The body is not valid JSON.',
    tooLarge: 'The body is larger than 256 KB.',
    notAnObject: 'The body must be a JSON object.',
    field: '“{{field}}” is missing or wrong.',
    tooLong: '“{{field}}” is too long.',
    fault: 'Something went wrong in the shop. Please try again later.',
  },
  withdrawal: {
    name: 'Please enter your name',
    order: 'Please enter the order number',
    long: 'This is too long',
    link: 'Please leave out links and e-mail addresses, since the receipt is sent by e-mail. If there are none, put a space after each full stop.',
    lines: 'Please enter a quantity for each item, no more than you ordered',
    nothing: 'Please enter a quantity for at least one item',
    reason: 'Please choose what is wrong',
    unsent: 'Nothing in this order has been sent yet.',
    cancelled: 'This order was cancelled, so there is nothing to send back.',
    returned: 'All of this order has already come back.',
    stale: 'This form was opened a long time ago. Please check it and confirm again.',
    tooOften_one:
      'We have received too many declarations. Please try again in {{count}} minute. You can also write to us by e-mail or letter.',
    tooOften_other:
      'We have received too many declarations. Please try again in {{count}} minutes. You can also write to us by e-mail or letter.',
  },
}
