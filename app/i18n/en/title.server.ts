export const title = {
  notFound: 'Page not found',
  home: 'Good books, and good things beside them',
  checkout: 'Checkout',
  orderReceived: 'Order {{number}}',
  receiptClosed: 'Receipt',
  failed: 'Error: {{title}}',
  cart: 'Your cart',
  page: '{{title}}, page {{page}}',
  states: 'The states of a product',
}
