import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeCheck: OfficeMessages['check'] = {
  title: 'Contrôle',
  run: 'Contrôler maintenant',
  done: 'La boutique est contrôlée.',
  text: 'Vérifie que commandes, taxes, paiements, stocks, e-books et e-mails concordent et que les mentions légales sont là. Avec beaucoup de produits, cela prend un moment.',
  at: 'Dernier contrôle : {{time}}.',
  faults_one: '{{count}} défaut,',
  faults_other: '{{count}} défauts,',
  warnings_one: '{{count}} avertissement.',
  warnings_other: '{{count}} avertissements.',
  first: 'Voici les {{count}} premiers.',
  caption: 'Ce que le dernier contrôle a trouvé',
  empty: 'Tout est en ordre.',
  about: 'Objet',
  level: 'Nature',
  levels: {
    fault: 'Défaut',
    warning: 'Avertissement',
  },
  says: 'Constat',
}
