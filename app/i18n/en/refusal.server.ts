export const refusal = {
  noFile: 'We do not have the file yet.',
  ended: {
    heading: 'Your sign-in has ended',
    words:
      'What you put here while you were signed in is kept in your account. Sign in again to see it and to go on.',
    link: 'Sign in again',
    typedWaits: 'What you typed is kept: once you have signed in, it stands in its form again.',
    typed:
      'What you typed before your sign-in ended stands in its form again. It is not saved yet.',
    typedOrder:
      'What you typed before your sign-in ended stands here again. Nothing is ordered yet.',
  },
  downloads: {
    number: 'Enter the number of the order, like 7KX4M2PD',
    tooOften_one:
      'So many requests have come from your network that we take the next one in {{count}} minute.',
    tooOften_other:
      'So many requests have come from your network that we take the next one in {{count}} minutes.',
    forbidden:
      'This file is not open to you. Open it from the page that the link in our mail leads to.',
    revoked:
      'This e-book was withdrawn from or paid back, or its order was cancelled: its file is closed.',
    unpaid: 'This e-book opens as soon as its payment has reached us.',
    later: 'This e-book is published on {{day}} and opens on that day.',
    unpaidLater:
      'This e-book is published on {{day}}. It opens on that day if its payment has reached us by then.',
    gone: 'We cannot make this file at present. Please write to us: {{email}}',
    range: 'The file has no such part.',
    withdrawn:
      'This address of a library is not, or no longer, in use. You can make a new one on the page of your e-books.',
  },
  account: {
    wrong: 'Invalid Credentials',
    wrongPassword: 'The password is not right',
    tooOften_one: 'There were too many tries. Please try again in {{count}} minute.',
    tooOften_other: 'There were too many tries. Please try again in {{count}} minutes.',
    name: { missing: 'Enter your name', long: 'Shorten the name to 100 characters' },
    password: {
      short: 'Use 8 characters or more',
      long: 'Use 128 characters or fewer',
      common: 'This is one of the passwords that are tried first. Please choose another.',
      own: 'This is mostly your name, your e-mail address or the name of the shop. Please choose another.',
    },
    taken: 'There is an account with this address already: sign in, or set a new password',
    link: 'This link leads nowhere any more: it works once, for one hour. Please ask for another.',
    sameEmail: 'This is your address already',
    takenEmail: 'There is another account with this address',
    confirm: 'This link leads nowhere any more, or the address has another account by now.',
    signInOver: 'This sign-in was over already',
    noLinkNeeded: 'Your address is confirmed already',
  },
  address: {
    country: 'Choose a country',
    full: 'You keep {{count}} addresses already. Remove one first.',
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
      'So many orders with this address have come from your network that we take the next one in {{count}} hour. Please write to us if you need it sooner.',
    tooOften_other:
      'So many orders with this address have come from your network that we take the next one in {{count}} hours. Please write to us if you need it sooner.',
    networkTooOften_one:
      'So many orders have come from your network that we take the next one in {{count}} minute. Everything you typed is still here. Please write to us if you need it sooner.',
    networkTooOften_other:
      'So many orders have come from your network that we take the next one in {{count}} minutes. Everything you typed is still here. Please write to us if you need it sooner.',
    ebookConsent:
      'Tick this box if you want the e-books as soon as they are available, or take them out of the cart',
    noEmail: 'Enter your e-mail address',
    email: 'Enter a whole e-mail address, like asha@example.org',
    telephone: 'Enter a telephone number in digits, like +91 80 1234 5678, or leave it out',
    name: 'Enter the full name of the person who receives it',
    addressLine1: 'Enter the street and house number',
    addressLine2: 'Shorten this line to 200 characters',
    city: 'Enter the town',
    region: 'Enter the state, like New York',
    tooLong: 'Shorten this line to 200 characters',
    link: 'Please leave out links and e-mail addresses, since this line stands in our mails. If it holds none, put a space after each dot.',
    payment: 'Choose a way to pay',
  },
  changed: {
    country: 'Country',
    delivery: 'Delivery',
    total: 'Total',
    coupon: 'Coupon',
    noCoupon: 'none',
    unknown: 'A title that is no longer in the shop',
    notShown: 'not shown',
    noDelivery: 'not possible',
    gone: 'no longer in the shop',
    'not-for-sale': 'not for sale at present',
    withdrawn: 'no longer offered',
    'no-file': 'we do not have the file yet',
    'sold-out': 'sold out',
    removed: 'not in your cart any more',
    'too-many_one': 'only {{count}} left; change the number in the cart',
    'too-many_other': 'only {{count}} left; change the number in the cart',
  },
  order: {
    unmatched:
      'We know no order with this number and this e-mail address. Please look at both once more: they stand in the confirmation that we sent.',
    number: 'Enter the order number',
    tooOften_one: 'There were too many tries. Please try again in {{count}} minute.',
    tooOften_other: 'There were too many tries. Please try again in {{count}} minutes.',
    sent: 'This order has been sent already, so it cannot be cancelled any more. You can withdraw from it instead.',
    fetched:
      'An e-book of this order was downloaded already, so the order cannot be cancelled here. Please write to us.',
  },
  coupon: {
    tooOften_one: 'Too many codes were tried. Please wait a minute.',
    tooOften_other: 'Too many codes were tried. Please wait {{count}} minutes.',
    missing: 'Enter one coupon code',
    unknown:
      'We know no coupon with this code. Please look at it once more: it is made of letters, digits, hyphens and underscores.',
    emptyCart:
      'A coupon counts for what is in the cart, and nothing in yours can be bought just now.',
  },
  compare: {
    unknownProduct: 'This is no longer in the shop, so it cannot be compared.',
    full: 'You compare {{most}} products already',
    itself: 'A product cannot take its own place.',
    notCompared: 'What was to make room is no longer in your comparison. Nothing was changed.',
  },
  contact: {
    name: 'Please say who you are',
    subject: 'Please say what it is about',
    message: 'Please write a message',
    tooLong: 'Please write at most {{count}} characters',
  },
  cart: {
    oneFile:
      'An e-book is bought once; it is in your cart already, or you asked for more than one.',
    unknownProduct: 'This is no longer in the shop.',
    unknownVariant: 'It is not made in this colour and size. Please choose another.',
    chooseVariant: 'Please choose a colour and a size first.',
    notForSale: 'This cannot be bought here at present.',
    soldOut: 'This is sold out.',
    full: 'A cart holds 500 different things. Please order these first, or take something out.',
    noLine: 'This is no longer in your cart; perhaps you changed it in another window.',
    addedQuantity: 'Enter a whole number from 1 to 99',
    setQuantity: 'Enter a whole number from 1 to 99, or 0 to take it out',
    pastLimit_one: 'Only {{count}} can be bought. Please ask for no more than that.',
    pastLimit_other: 'Only {{count}} can be bought. Please ask for no more than that.',
    pastLimitHeld_one: 'Only {{count}} can be bought, and your cart holds {{held}} of it already.',
    pastLimitHeld_other:
      'Only {{count}} can be bought, and your cart holds {{held}} of it already.',
  },
  wishlist: {
    unknown: 'This is no longer in the shop.',
    full: 'Your wishlist holds 200 things and has no room for more. Please take something out first.',
    notWished: 'This is no longer on your wishlist; perhaps you changed it in another window.',
    partner: 'This is sold by our partner, not here.',
    empty: 'There is nothing on your wishlist yet to be shared.',
    withdrawn: 'The link to this wishlist was withdrawn.',
    currency: 'Prices are known in INR, USD, EUR and GBP only.',
  },
  stock: {
    canBeBought: 'This can be bought now: there is nothing to wait for.',
    notComing: 'We cannot say whether this comes back, so we take no address for it.',
    chooseSize: 'Please choose the size that you wait for.',
    tooOften_one:
      'So many requests have come from your network that we take the next one in {{count}} minute.',
    tooOften_other:
      'So many requests have come from your network that we take the next one in {{count}} minutes.',
    unknownLink: 'This link leads nowhere any more.',
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
    name: 'Please say who you are',
    order: 'Please enter the number of the order',
    long: 'This is longer than it can be',
    link: 'Please leave out links and e-mail addresses, since the receipt goes by mail. If there are none, put a space after each dot.',
    lines: 'Please enter how many of each line, and no more than there are',
    nothing: 'Please enter how many of at least one line',
    reason: 'Please choose what is the matter',
    state: 'Nothing of this order was sent yet, or all of it came back.',
    stale: 'This form was opened long ago. Please check it and confirm again.',
    tooOften_one:
      'So many declarations have come that we take the next one in {{count}} minute. You can also write to us by mail or letter.',
    tooOften_other:
      'So many declarations have come that we take the next one in {{count}} minutes. You can also write to us by mail or letter.',
  },
}
