import type { Messages } from '../en.ts'

export const downloads: Messages['downloads'] = {
  heading: 'Vos livres numériques',
  ofOrder: 'Les livres numériques de la commande {{number}}',
  lede: 'De simples fichiers EPUB sans DRM : pas d’identifiant Adobe, pas d’application imposée. Ils restent à vous.',
  ledeFiles:
    'Des fichiers sans DRM : pas d’identifiant Adobe, pas d’application imposée. Ils restent à vous.',
  list: 'Livres numériques',
  file: '{{format}}, {{size}}',
  bought: 'acheté le {{day}}',
  download: 'Télécharger',
  opening: 'Lire le début dans le navigateur',
  never: 'Pas encore téléchargé',
  fetched_one: 'Téléchargé une fois, le {{day}}',
  fetched_other: 'Téléchargé {{count}} fois, la dernière le {{day}}',
  newer: 'Nouvelle édition : mise à jour depuis votre téléchargement.',
  newEdition: 'Nouvelle édition du fichier, du {{day}} : comprise dans votre achat.',
  former: 'Le fichier acheté ({{format}}, {{size}})',
  revoked: 'L’achat a été annulé : ce fichier n’est plus disponible.',
  unpaid: 'Disponible dès réception de votre paiement.',
  later: 'Disponible à sa parution, le {{day}}.',
  unpaidLater: 'Disponible à sa parution, le {{day}}, si votre paiement nous est parvenu d’ici là.',
  gone: 'Ce fichier n’est pas disponible pour le moment. Écrivez-nous.',
  search: 'Rechercher dans vos livres numériques',
  find: 'Rechercher',
  all: 'Tout afficher',
  found_one: '{{count}} livre numérique trouvé',
  found_other: '{{count}} livres numériques trouvés',
  seen_one: 'Vous avez vu {{seen}} livre numérique sur {{count}}',
  seen_other: 'Vous avez vu {{seen}} livres numériques sur {{count}}',
  older_one: 'Afficher {{count}} livre numérique de plus',
  older_other: 'Afficher {{count}} livres numériques de plus',
  none: 'Aucun livre numérique pour le moment',
  noneText:
    'Les livres numériques achetés avec votre compte figurent ici aussi longtemps qu’il existe. Ceux des commandes passées sans compte s’ouvrent avec le lien de l’e-mail de commande.',
  noneFound: 'Aucun de vos livres numériques ne correspond à cette recherche de titre ou d’auteur.',
  toBooks: 'Voir les livres numériques',
  closed: 'Ce lien n’ouvre aucun livre numérique',
  closedText:
    'Il est peut-être incomplet, ou il a plus de cinq ans. Demandez-en un nouveau avec votre numéro de commande et votre adresse e-mail.',
  request: 'Ouvrir vos livres numériques',
  requestText:
    'Avec un compte, connectez-vous pour les retrouver ici. Sans compte, utilisez le lien de l’e-mail de votre commande.',
  signIn: 'Se connecter',
  again: 'Renvoyer le lien',
  againText:
    'Si le numéro et l’adresse e-mail correspondent, nous envoyons le lien à cette adresse.',
  number: 'Numéro de commande',
  email: 'Adresse e-mail',
  send: 'Envoyer le lien',
  lean: 'Page simple pour le navigateur d’une liseuse',
  library: 'Dans votre application de lecture',
  libraryText:
    'Les applications de lecture compatibles avec OPDS affichent vos livres numériques et les téléchargent, avec une adresse personnelle. Toute personne qui l’a peut les télécharger aussi.',
  libraryMake: 'Créer l’adresse',
  libraryAnew: 'Créer une nouvelle adresse',
  libraryRevoke: 'Désactiver l’adresse',
  librarySince:
    'Vous avez créé une adresse le {{day}}. Nous n’en gardons que l’empreinte et ne pouvons plus l’afficher ; une nouvelle remplace l’ancienne.',
  libraryMade:
    'Copiez maintenant cette adresse dans votre application : elle ne s’affiche que cette fois.',
  libraryField: 'Adresse de votre bibliothèque',
  libraryMoved:
    'L’adresse a été créée ou désactivée entre-temps dans une autre fenêtre. Rien n’a été changé.',
  navTitle: 'Téléchargements',
  offsite: 'Pour les applications qui ne connaissent qu’OPDS 2.0, ajoutez « ?version=2 ».',
  help: {
    heading: 'Lire sur Kindle, Kobo, téléphone ou ordinateur',
    kindle: 'Kindle',
    kindleText:
      'Envoyez le fichier par amazon.fr/sendtokindle ou, par e-mail, à l’adresse de votre Kindle : les deux acceptent l’EPUB. Inutile de le copier par câble, une Kindle n’affiche pas les fichiers EPUB.',
    ereader: 'Kobo, Vivlio, PocketBook',
    ereaderText:
      'Branchez la liseuse en USB, copiez-y le fichier, puis éjectez-la. Certaines Kobo prennent aussi le fichier sur Dropbox ou Google Drive.',
    phone: 'Téléphone et tablette',
    phoneText:
      'iPhone et iPad : ouvrez le fichier téléchargé, touchez Partager et choisissez Livres. Android : ouvrez-le avec Google Play Livres, ou importez-le sur play.google.com/books.',
    computer: 'Ordinateur',
    computerText:
      'Ouvrez le fichier avec Thorium Reader ou calibre, tous deux gratuits, ou avec Livres sur un Mac.',
  },
  zip: 'Une archive zip de fichiers MP3 : décompressez-la pour écouter.',
  listen: {
    heading: 'Écouter sur ordinateur, téléphone ou liseuse',
    computer:
      'Windows : cliquez sur le fichier avec le bouton droit et choisissez « Extraire tout ». Mac : double-cliquez sur le fichier. Écoutez ensuite les MP3 dans l’ordre avec n’importe quel lecteur, comme VLC, gratuit.',
    phone:
      'iPhone et iPad : touchez le fichier téléchargé dans Fichiers, qui le décompresse, et écoutez les parties sur place. Android : ouvrez-le avec Files de Google, touchez « Extraire » et écoutez les parties avec n’importe quelle application de musique.',
    ereader:
      'Certaines PocketBook lisent le MP3 : décompressez le fichier sur un ordinateur et copiez les parties en USB. Kindle, Kobo et Vivlio ne les lisent pas.',
  },
  guide: {
    title: 'Lire les livres numériques de cette boutique',
    text: 'Notre petit livre à nous : mettre un EPUB sur n’importe quel appareil, régler la lecture à son goût et garder ses fichiers. Complet et gratuit, sans commande ni compte.',
  },
}
