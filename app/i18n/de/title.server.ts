import type { ServerMessages } from '../en.server.ts'

export const title: ServerMessages['title'] = {
  notFound: 'Seite nicht gefunden',
  home: 'Gute Bücher, und Gutes daneben',
  error: 'Etwas ist schiefgegangen',
}
