import type { Messages } from '../en.ts'

export const stock: Messages['stock'] = {
  heading: 'Prévenez-moi de son retour',
}
