import type { Messages } from '../en.ts'

export const wishlist: Messages['wishlist'] = {
  heading: 'Votre liste d’envies',
}
