import type { Messages } from '../en.ts'

export const stock: Messages['stock'] = {
  heading: 'Benachrichtigen, sobald wieder da',
}
