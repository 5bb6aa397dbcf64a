import type { Messages } from '../en.ts'

export const addresses: Messages['addresses'] = {
  heading: 'Adresses',
}
