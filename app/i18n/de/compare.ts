import type { Messages } from '../en.ts'

export const compare: Messages['compare'] = {
  heading: 'Vergleichen',
}
