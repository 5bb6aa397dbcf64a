import type { Messages } from '../en.ts'

export const account: Messages['account'] = {
  heading: 'Se connecter ou créer un compte',
}
