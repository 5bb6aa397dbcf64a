import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeEbook: OfficeMessages['ebook'] = {
  link: 'Fichier numérique',
  title: 'Fichier de {{name}}',
  current: 'Le fichier en vente',
  none: 'Il n’y a pas encore de fichier ; le livre n’est donc pas en vente.',
  shopMade: 'La boutique crée le fichier à partir d’un texte.',
  since: 'En vente depuis',
  length: 'Longueur',
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
  words_one: '{{count}} mot',
  words_other: '{{count}} mots',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  add: 'Ajouter un fichier',
  replace: 'Remplacer le fichier',
  replaceText: 'Les acheteurs peuvent télécharger le nouveau fichier et celui qu’ils ont acheté.',
  hint: 'EPUB, PDF (64 Mo au plus), fichiers MP3 dans un zip, ou M4B ; {{megabytes}} Mo au plus, reçus en une minute. Au-delà : npm run shop -- ebook add.',
  tellBuyers: 'Annoncer la nouvelle édition aux acheteurs par e-mail',
  addButton: 'Vérifier et vendre ce fichier',
  added: 'Le fichier est maintenant en vente.',
  same: 'Ce fichier était déjà en vente.',
  buyers_one:
    '{{count}} acheteur d’un fichier précédent peut télécharger celui-ci. Personne n’a encore été prévenu.',
  buyers_other:
    '{{count}} acheteurs d’un fichier précédent peuvent télécharger celui-ci. Personne n’a encore été prévenu.',
  tell: 'Prévenir les acheteurs',
  announced_one: '{{count}} acheteur d’un fichier précédent sera prévenu par e-mail.',
  announced_other: '{{count}} acheteurs d’un fichier précédent seront prévenus par e-mail.',
  notAnnounced: {
    'no-file': 'Il n’y a pas de fichier ajouté par vous.',
    'told-before': 'Les acheteurs ont été prévenus de ce fichier.',
    'too-often': 'Les acheteurs ont déjà été prévenus trois fois en un jour. Prévenez-les demain.',
  },
  removeText:
    'Sans fichier, le livre numérique est affiché mais pas en vente. Ses acheteurs gardent le leur.',
  remove: 'Retirer de la vente',
  removed: 'Le fichier est retiré de la vente. Ses acheteurs le gardent.',
}
