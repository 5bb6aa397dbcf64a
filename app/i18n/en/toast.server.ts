export const toast = {
  addedToCart: 'Added To Cart',
  quantityChanged: 'Quantity Changed: {{quantity}}',
  removedFromCart: 'Removed From Cart: {{name}}',
  linesRemovedFromCart_one: 'Removed From Cart: {{count}} thing',
  linesRemovedFromCart_other: 'Removed From Cart: {{count}} things',
  backInCart: 'Back In Cart',
  partlyBackInCart_one: 'Back in the cart, but of one thing the shop has less now',
  partlyBackInCart_other: 'Back in the cart, but of {{count}} things the shop has less now',
  notBackInCart: 'Nothing was put back: none can be bought any more than your cart holds',
  nothingToUndo: 'There is nothing left to put back',
}
