import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeCheck: OfficeMessages['check'] = {
  title: 'Contrôle',
  run: 'Contrôler maintenant',
  done: 'La boutique est contrôlée.',
  text: 'Vérifie que commandes, taxes, paiements, stocks, livres numériques et e-mails concordent et que les mentions légales sont là. Avec beaucoup d’articles, cela prend un moment.',
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
  on: { settings: 'Réglages', files: 'Fichiers', database: 'Base de données', mails: 'E-mails' },
  found: {
    'law-maker':
      'Sécurité des produits : il manque le nom et les adresses du fabricant (UE 2023/988, art. 19).',
    'law-responsible':
      'Sécurité des produits : fabriqué hors de l’UE, sans personne responsable dans l’UE (UE 2023/988, art. 16).',
    'law-mrp-missing': 'Inde : vendu emballé, sans prix maximal de vente.',
    'law-mrp-exceeded': 'Inde : il coûte plus que son prix maximal de vente.',
    'law-unit-price':
      'Prix à l’unité : vendu au poids ou au volume, sans indication de la quantité (PAngV § 4).',
    'law-fixed-price':
      'Prix unique du livre : sans prix en EUR, il n’est pas en vente là où son prix est fixé.',
    'law-accessibility':
      'Accessibilité : rien n’est indiqué pour ce livre numérique (liste ONIX 196).',
    'law-ebook-tax':
      'Taxe en Inde : taxé comme livre numérique sans édition imprimée, alors qu’une telle édition est vendue ici.',
    'ebook-not-added': 'Ce livre numérique n’a pas encore de fichier ; il n’est pas en vente.',
    'ebook-lost': 'Ce livre numérique est en vente, mais son fichier manque.',
    'ebook-other-accessibility': 'Le fichier indique une autre accessibilité que le catalogue.',
    'invoice-without-account':
      'Le paiement sur facture est activé, mais aucun compte bancaire n’est indiqué dans les réglages : les factures n’en portent aucun.',
    'card-without-keys':
      'Le paiement par carte est activé, mais n’est pas proposé sans les clés de Stripe.',
    'tax-none': 'Il n’y a aujourd’hui aucun taux de taxe : aucune taxe n’est perçue.',
    'tax-some':
      'Il n’y a aujourd’hui aucun taux de taxe pour : {{kinds}}. Aucune taxe n’est perçue.',
    'mail-given-up_one': 'Un e-mail a été abandonné après {{count}} essai.',
    'mail-given-up_other': 'Un e-mail a été abandonné après {{count}} essais.',
  },
}
