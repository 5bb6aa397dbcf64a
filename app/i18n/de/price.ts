import type { Messages } from '../en.ts'

export const price: Messages['price'] = {
  now: 'Jetzt',
  before: 'vorher',
  until: 'bis',
  lowest: 'durchgestrichen: der niedrigste Preis der 30 Tage davor',
  notForSale: 'Derzeit nicht verkäuflich',
}
