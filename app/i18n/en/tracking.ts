export const tracking = {
  heading: 'Where is my order?',
  crumb: 'Track an order',
  lede: 'The number is on your receipt; the e-mail address is the one you ordered with.',
  number: 'Order number',
  numberHint: 'As on the receipt, such as 7KQ2M9XD',
  email: 'E-mail address',
  look: 'Track order',
  state: {
    received: 'We have received order {{number}}',
    packed: 'Order {{number}} is packed',
    dispatched: 'Order {{number}} is on its way',
    delivered: 'Order {{number}} was delivered',
    withdrawn: 'You withdrew from order {{number}}',
    cancelled: 'Order {{number}} was cancelled',
    returned: 'Order {{number}} was returned',
  },
  pickup: {
    dispatched: 'Order {{number}} is ready to collect',
    delivered: 'Order {{number}} was collected',
  },
  files: 'The e-books of order {{number}} are ready to download',
  pageHeading: 'Everything about this order',
  pageText:
    'The order page shows items and amounts and lets you cancel or withdraw. We send its link only to the e-mail address of the order.',
  sendLink: 'Send me the link',
  sent: 'The link is on its way to the e-mail address of the order.',
}
