import type { Messages } from '../en.ts'

export const price: Messages['price'] = {
  now: 'Maintenant',
  until: 'Jusqu’au',
  lowest: 'Prix le plus bas des 30 jours précédents :',
  lowestShort: 'Mini sur 30\u00a0j',
  notForSale: 'Actuellement indisponible',
}
