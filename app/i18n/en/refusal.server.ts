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
  'sold-out': 'This is sold out.',
  'cart-full': 'A cart holds 500 different items. Please order these first, or remove something.',
  'wishlist-full': 'Your wishlist is full: it holds 200 items. Please remove something first.',
  'no-line': 'This is no longer in your cart; perhaps you changed it in another window.',
  'file-in-cart': 'This e-book is already in your cart.',
  'one-file': 'An e-book is one file: you can buy only one copy of it.',
  'past-limit_one': 'Only {{count}} is available. Please choose no more than that.',
  'past-limit_other': 'Only {{count}} are available. Please choose no more than that.',
  'past-limit-in-cart_one':
    'Only {{count}} is available, and your cart holds {{held}} of it already.',
  'past-limit-in-cart_other':
    'Only {{count}} are available, and your cart holds {{held}} of them already.',
  addedQuantity: 'Enter a whole number from 1 to 99',
  setQuantity: 'Enter a whole number from 1 to 99, or 0 to remove it',
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
    heading: 'Your sign-in has ended',
    text: 'What you put here while you were signed in is kept in your account. Sign in again to see it and to go on.',
    link: 'Sign in again',
    typedWaits: 'What you typed is not lost: once you have signed in, it is back in its form.',
    typed: 'What you typed before your sign-in ended is back in its form. It is not saved yet.',
    typedOrder: 'What you typed before your sign-in ended is here again. Nothing is ordered yet.',
  },
  downloads: {
    number: 'Enter the number of the order, like 7KX4M2PD',
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
      'This address of a library is not, or no longer, in use. You can make a new one on the page of your e-books.',
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
      common: 'This is one of the passwords that are tried first. Please choose another.',
      own: 'This is mostly your name, your e-mail address or the name of the shop. Please choose another.',
    },
    taken: 'There is an account with this address already: sign in, or set a new password',
    link: 'This link no longer works: it can be used once, within one hour. Please request another.',
    signInOver: 'This sign-in was over already',
  },
  email: {
    missing: 'Enter your e-mail address',
    malformed: 'Enter a complete e-mail address, like asha@example.org',
    same: 'This is your address already',
    taken: 'There is another account with this address',
    unknown: 'This link no longer works, or the address has another account by now.',
    nothing: 'Your address is confirmed already',
  },
  address: {
    country: 'Choose a country',
    full: 'You have saved {{count}} addresses already. Remove one first.',
    gone: 'This address is no longer among yours; perhaps you removed it in another window.',
  },
  badRequest: 'We could not read this request.',
  cookies:
    'Your browser refused our cookie, so what you just did could not be kept. The cart, your lists, signing in and your choice of currency and country need cookies. Please allow them for this shop and try again.',
  unknownIntent: 'This page has no such button.',
  foreignOrigin: 'This form was sent from another site, so nothing was done.',
  method: 'This address takes forms only by POST.',
  readOnly: 'This address can be read only.',
  tooLarge: 'This is more than a form of this shop can hold.',
  notAForm: 'This is not a form of this shop.',
  postcode: {
    IN: 'Enter a PIN code of six digits, like 560001',
    DE: 'Enter a German postcode of five digits, like 10115',
    FR: 'Enter a French postcode of five digits, like 75011',
    GB: 'Enter a British postcode, like EC1A 1BB',
    AT: 'Enter an Austrian postcode of four digits, like 1010',
    CH: 'Enter a Swiss postcode of four digits, like 8001',
    US: 'Enter a ZIP code of five digits, like 10001, or ZIP+4, like 10001-1234',
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
      'Tick this box if you want the e-books as soon as they are available, or take them out of the cart',
    telephone: 'Enter a telephone number in digits, like +91 80 1234 5678, or leave it out',
    name: 'Enter the full name of the person who receives it',
    addressLine1: 'Enter the street and house number',
    addressLine2: 'Shorten this line to 200 characters',
    city: 'Enter the town or city',
    region: 'Enter the state, like New York',
    'too-long': 'Shorten this line to 200 characters',
    link: 'Please leave out links and e-mail addresses, since this line stands in our e-mails. If it holds none, put a space after each dot.',
    payment: 'Choose a payment method',
  },
  changed: {
    arrival: 'Arrival',
    country: 'Country',
    delivery: 'Delivery',
    total: 'Total',
    coupon: 'Coupon',
    noCoupon: 'none',
    unknown: 'A title that is no longer in the shop',
    notShown: 'not shown',
    noDelivery: 'not possible',
    gone: 'no longer in the shop',
    'not-for-sale': 'currently unavailable',
    withdrawn: 'no longer available',
    'no-file': 'the file is not available yet',
    'sold-out': 'sold out',
    removed: 'not in your cart any more',
    'too-many_one': 'only {{count}} left; change the quantity in the cart',
    'too-many_other': 'only {{count}} left; change the quantity in the cart',
  },
  order: {
    unmatched:
      'We cannot find an order with this number and e-mail address. Please check both: they are in the confirmation that we sent.',
    number: 'Enter the order number',
    tooOften_one: 'There were too many attempts. Please try again in {{count}} minute.',
    tooOften_other: 'There were too many attempts. Please try again in {{count}} minutes.',
    sent: 'This order has been sent already, so it cannot be cancelled any more. You can withdraw from it instead.',
    fetched:
      'An e-book of this order was downloaded already, so the order cannot be cancelled here. Please write to us.',
  },
  coupon: {
    tooOften_one: 'Too many codes were tried. Please wait a minute.',
    tooOften_other: 'Too many codes were tried. Please wait {{count}} minutes.',
    missing: 'Enter one coupon code',
    unknown: 'We know no coupon with this code; please check how it is spelled.',
    'empty-cart':
      'A coupon applies to what is in the cart, and nothing in yours is available right now.',
  },
  compare: {
    unknown: 'This is no longer in the shop, so it cannot be compared.',
    full: 'You compare {{most}} products already',
    itself: 'A product cannot take its own place.',
    notCompared: 'The product to be replaced is no longer in your comparison. Nothing was changed.',
  },
  contact: {
    name: 'Please enter your name',
    subject: 'Please say what it is about',
    message: 'Please write a message',
    tooLong: 'Please write at most {{count}} characters',
  },
  cart,
  wishlist: {
    unknown: cart['unknown-product'],
    full: cart['wishlist-full'],
    empty: 'Your wishlist is still empty: there is nothing to share.',
    withdrawn: 'The link to this wishlist was removed.',
    currency: 'Prices are known in INR, USD, EUR and GBP only.',
  },
  wish,
  stock: {
    ...unavailable,
    'choose-variant': 'Please choose the size that you wait for.',
    'not-for-sale': 'We cannot say whether this comes back, so we take no address for it.',
    'can-be-bought': 'This is available now: there is nothing to wait for.',
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
    beyond: 'There are not so many pages.',
    one: 'Only one of author, publisher, category, subject and search can be asked for at once.',
  },
  api: {
    token: 'Please sign in first: this call needs a token that holds.',
    tooOften_one: 'This account called too often. Try again in {{count}} minute.',
    tooOften_other: 'This account called too often. Try again in {{count}} minutes.',
    foreignOrigin: 'Pages of this site may not call the shop.',
    method: 'This call takes {{methods}} only.',
    unknownCall: 'There is no such call.',
    notJson: 'Send JSON in UTF-8, with the Content-Type application/json.',
    brokenJson: 'The body is no JSON that can be read.',
    tooLarge: 'The body is larger than 256 KB.',
    notAnObject: 'The body must be a JSON object.',
    field: '“{{field}}” is missing or wrong.',
    tooLong: '“{{field}}” is too long.',
    fault: 'Something went wrong in the shop. Please try again later.',
  },
  withdrawal: {
    name: 'Please enter your name',
    order: 'Please enter the number of the order',
    long: 'This is too long',
    link: 'Please leave out links and e-mail addresses, since the receipt goes by e-mail. If there are none, put a space after each dot.',
    lines: 'Please enter how many of each line, and no more than there are',
    nothing: 'Please enter how many of at least one line',
    reason: 'Please choose what is wrong',
    unsent: 'Nothing of this order was sent yet.',
    cancelled: 'This order was cancelled, so there is nothing of it to send back.',
    returned: 'All of this order came back already.',
    stale: 'This form was opened long ago. Please check it and confirm again.',
    tooOften_one:
      'Too many declarations have come. Please try again in {{count}} minute. You can also write to us by e-mail or letter.',
    tooOften_other:
      'Too many declarations have come. Please try again in {{count}} minutes. You can also write to us by e-mail or letter.',
  },
}
