import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  notFound: 'Page introuvable',
  home: 'De bons livres, et de bonnes choses à côté',
  error: 'Une erreur est survenue',
}
