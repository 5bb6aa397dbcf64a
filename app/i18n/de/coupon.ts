import type { Messages } from '../en.ts'

export const coupon: Messages['coupon'] = {
  field: 'Gutscheincode',
}
