import type { Messages } from '../en.ts'

export const profile: Messages['profile'] = {
  heading: 'Mein Konto',
}
