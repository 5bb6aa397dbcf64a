import type { Messages } from '../en.ts'

export const wishlist: Messages['wishlist'] = {
  heading: 'Ihr Merkzettel',
}
