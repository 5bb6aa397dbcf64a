import type { Messages } from '../en.ts'

export const price: Messages['price'] = {
  now: 'Jetzt',
  until: 'Bis',
  lowest: 'Niedrigster Preis der 30 Tage davor:',
  lowestShort: '30-Tage-Tief',
  notForSale: 'Derzeit nicht erhältlich',
}
