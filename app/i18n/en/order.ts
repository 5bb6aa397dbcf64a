export const order = {
  number: 'Order {{number}}',
  thanks: 'Thank you, {{name}}',
  received:
    'We have received your order, and a confirmation goes to {{email}}. Keep it: its link opens this receipt for five years.',
  title: 'Title',
  price: 'Price',
  quantity: 'Quantity',
  sum: 'Amount',
  lines: 'What you ordered',
  goods: 'Items',
  free: 'free',
  method: { post: 'Delivery by post', courier: 'Delivery by courier' },
  taxAt: 'Tax included, {{rate}}',
  tax: 'Tax',
  taxNone: 'none',
  noTax: 'No tax is charged here.',
  total: 'Total',
  deliveredTo: 'Delivery address',
  paymentHeading: 'Payment',
  payment: {
    invoice: {
      name: 'By invoice',
      words: 'The invoice comes with the parcel; you have 14 days to pay it.',
    },
    'on-delivery': { name: 'On delivery', words: 'Pay when you receive your parcel.' },
    card: {
      name: 'Card',
      words:
        'You pay on the page of Stripe, our payment service; your card’s number never passes through this shop. The order is reserved for you for 30 minutes.',
    },
  },
  pay: {
    openHeading: 'Not paid yet',
    open: 'Your order is reserved for you until {{time}}. If it is not paid by then, it is cancelled automatically and costs nothing.',
    button: 'Pay now',
    unreachable:
      'The payment page cannot be reached just now. Your order is safe: please try again in a moment.',
    closed: 'This order cannot be paid any more.',
    made: 'We are waiting for Stripe to confirm your payment; this usually takes seconds. We will let you know by e-mail.',
    madeHeading: 'Your payment is being confirmed',
    again: 'Check again',
    underWayHeading: 'Your payment is on its way',
    underWay:
      'Your bank has not transferred the money yet. The order is reserved for you until then, and we will let you know by e-mail.',
    expiredHeading: 'Not paid, and cancelled',
    expired:
      'The order was not paid in time. It costs nothing. If you were charged all the same, we refund it.',
  },
  paymentState: {
    due: 'To be paid',
    paid: 'Paid',
    'to-refund': 'Refund due',
    'part-refunded': 'Partly refunded',
    refunded: 'Refunded',
  },
  state: {
    received: 'Received',
    packed: 'Packed',
    dispatched: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  },
  format: {
    hardback: 'hardback',
    paperback: 'paperback',
    'e-book': 'e-book',
    'e-book-opening': 'e-book: the opening of the work',
    'audiobook-cd': 'audiobook on CD',
  },
  seller: 'Sold by',
  print: 'Print this page with your browser: only the receipt is printed.',
  toBooks: 'Back to the books',
  myOrders: 'My orders',
  placed: 'Placed',
  thingsHeading: 'Contents',
  things_one: '{{count}} item',
  things_other: '{{count}} items',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  receipt: 'Receipt',
  download: 'Download',
  review: 'Write a review',
  seen_one: 'You have seen {{seen}} of {{count}} order',
  seen_other: 'You have seen {{seen}} of {{count}} orders',
  older_one: 'Show {{count}} older order',
  older_other: 'Show {{count}} older orders',
  none: 'No order yet',
  noneWords:
    'What you order while you are signed in is listed here. Orders that you placed before as a guest join them once you have confirmed your e-mail address by the link that we sent.',
  account: {
    heading: 'An account for next time',
    words:
      'Choose a password, that is all: name and address are taken from this order. This order, and earlier ones, join the account once you have followed the link that we send to {{email}}.',
    wordsName:
      'Choose a password, that is all: your name is taken from this order. This order, and earlier ones, join the account once you have followed the link that we send to {{email}}.',
    joins:
      'This order joins your account once you have confirmed your e-mail address by the link that we sent to {{email}}.',
    make: 'Open an account',
  },
  page: {
    lede: {
      packed: 'Your order is packed and leaves us soon.',
      dispatched: 'Your order is on its way.',
      delivered: 'Your order was delivered. We hope that you like it.',
      cancelled: 'This order was cancelled; nothing will be sent.',
      returned: 'All of this order came back to us.',
      allGoing:
        'You have withdrawn from all of this order, or send all of it back. What happens next is shown below.',
    },
    withdrawn: 'Withdrawn',
    history: 'Where your order is',
    parcel: 'Parcel {{code}}, {{carrier}}',
    refundBy: 'We refund {{amount}}, by {{date}} at the latest.',
    refunded: '{{amount}} was refunded on {{date}}.',
    cancelledLines: 'Cancelled before it was sent: {{lines}}',
    toPay: 'To be paid now: {{amount}} instead of {{total}}',
    withdrawUntil: 'You can withdraw until {{date}}.',
    withdrawUntilAbout:
      'You can withdraw until {{date}} at least, and always within 14 days from the delivery.',
    withdrawOver: 'The time for withdrawal ended on {{date}}.',
    ebooks: 'Download the e-books',
    cancelHeading: 'Cancel this order',
    cancelWords:
      'You can cancel it as long as this button is here; it costs nothing. What you have paid goes back to you within 14 days.',
    cancel: 'Cancel the order',
    cancelFetched:
      'An e-book of this order was downloaded, so the order cannot be cancelled as a whole. From everything else you can withdraw now, before it is sent:',
    cancelRest: 'withdraw from the rest',
    again: 'Buy again',
    ofOrder: 'order {{number}}',
  },
  closed: 'This receipt opens with its link only',
  toTracking: 'Track an order',
  closedWords:
    'The order number alone is not enough. Open the link in the confirmation that we sent by e-mail, or come back with the browser in which you ordered.',
  ebookConsent: {
    supply:
      'I ask you to supply the e-books as soon as they are available, before the time for withdrawal is over.',
    loss: 'I know that I lose my right of withdrawal for them by this.',
    paid: 'They are available as soon as they are paid for; until the file is ready for you, you can withdraw.',
    given: 'With your order you declared:',
    ahead:
      'For {{names}} this counts from the moment the file is ready for you; until then you can withdraw.',
  },
  ebooksUnpaid: 'E-books are available once your payment has arrived; we will e-mail you then.',
  invoiceByMail: 'The confirmation by e-mail is your invoice; you have 14 days to pay it.',
}
