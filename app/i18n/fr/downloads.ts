import type { Messages } from '../en.ts'

export const downloads: Messages['downloads'] = {
  heading: 'Vos livres numériques',
  ofOrder: 'Les livres numériques de la commande {{number}}',
  lede: 'De simples fichiers EPUB sans DRM : pas d’identifiant Adobe, pas d’application imposée. Ils restent à vous.',
  list: 'Livres numériques',
  file: 'EPUB, {{size}}',
  bought: 'acheté le {{day}}',
  download: 'Télécharger',
  opening: 'Lire le début dans le navigateur',
  never: 'Pas encore téléchargé',
  fetched_one: 'Téléchargé {{count}} fois, le {{day}}',
  fetched_other: 'Téléchargé {{count}} fois, en dernier le {{day}}',
  newer: 'Nouvelle édition : mise à jour depuis votre téléchargement.',
  revoked: 'L’achat a été annulé : ce fichier n’est plus disponible.',
  unpaid: 'Disponible dès réception de votre paiement.',
  later: 'Disponible le {{day}}, jour de sa parution.',
  unpaidLater:
    'Disponible le {{day}}, jour de sa parution, si votre paiement nous est parvenu d’ici là.',
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
    'Les livres numériques que vous achetez en étant connecté figurent ici, aussi longtemps que vous avez votre compte. Les commandes passées sans compte s’ouvrent par le lien de leur e-mail.',
  noneFound: 'Aucun de vos livres numériques n’a ces mots dans son titre ou son auteur.',
  toBooks: 'Voir les livres numériques',
  closed: 'Ce lien n’ouvre aucun livre numérique',
  closedText:
    'Il est peut-être incomplet, ou il a plus de cinq ans. Faites-le renvoyer, avec le numéro et l’adresse e-mail de la commande.',
  request: 'Ouvrir vos livres numériques',
  requestText:
    'Avec un compte, vous les trouvez ici après vous être connecté. Sans compte, le lien de l’e-mail de votre commande les ouvre.',
  signIn: 'Se connecter',
  again: 'Renvoyer le lien',
  againText: 'Si le numéro et l’adresse e-mail vont ensemble, le lien part à cette adresse.',
  number: 'Numéro de commande',
  email: 'Adresse e-mail',
  send: 'Envoyer le lien',
  lean: 'Page simple pour le navigateur d’une liseuse',
  library: 'Dans votre application de lecture',
  libraryText:
    'Les applications de lecture compatibles avec OPDS affichent vos livres numériques et les téléchargent, avec une adresse personnelle. Toute personne qui l’a peut les télécharger aussi.',
  libraryMake: 'Créer l’adresse',
  libraryAnew: 'Créer une nouvelle adresse',
  libraryRevoke: 'Fermer l’adresse',
  librarySince:
    'Vous avez créé une adresse le {{day}}. Nous n’en gardons que l’empreinte et ne pouvons plus la montrer ; une nouvelle ferme l’ancienne.',
  libraryMade:
    'Copiez maintenant cette adresse dans votre application : elle n’est montrée que cette fois.',
  libraryField: 'Adresse de votre bibliothèque',
  libraryMoved:
    'L’adresse a été créée ou fermée entre-temps dans une autre fenêtre. Rien n’a été changé.',
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
  guide: {
    title: 'Lire les livres numériques de cette boutique',
    text: 'Notre propre petit livre : mettre un EPUB sur n’importe quel appareil, régler la lecture à son goût et garder ses fichiers. Il est complet et gratuit, sans commande ni compte.',
  },
}
