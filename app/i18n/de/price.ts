import type { Messages } from '../en.ts'

export const price: Messages['price'] = {
  now: 'Jetzt',
  before: 'vorher',
  until: 'Bis',
  lowest: 'Durchgestrichen: der niedrigste Preis der 30 Tage davor',
  notForSale: 'Derzeit nicht erhältlich',
}
