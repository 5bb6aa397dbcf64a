import type { Messages } from '../en.ts'

export const price: Messages['price'] = {
  now: 'Maintenant',
  before: 'auparavant',
  until: 'Jusqu’au',
  lowest: 'Prix barré : le plus bas des 30 jours précédents',
  notForSale: 'Actuellement indisponible',
}
