export const title = {
  notFound: 'Page not found',
  home: 'Good books, and good things beside them',
  checkout: 'Checkout',
  orderReceived: 'Order {{number}}',
  receiptClosed: 'Receipt',
  failed: 'Error: {{title}}',
  cart: 'Your cart',
  compare: 'Compare',
  sharedCompare: 'A shared comparison',
  wishlist: 'Your wishlist',
  sharedWishlist: 'A shared wishlist',
  priceDrops: 'Price drops on a wishlist',
  priceDrop: '{{name}}: now {{now}}, was {{was}}',
  priceDropWords:
    'Since {{day}} it costs {{now}}. The lowest price of the 30 days before was {{was}}.',
  page: '{{title}}, page {{page}}',
  states: 'The states of a product',
}
