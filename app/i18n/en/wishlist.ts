export const wishlist = {
  heading: 'Your wishlist',
}
