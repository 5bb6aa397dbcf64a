import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeCategories: OfficeMessages['categories'] = {
  title: 'Catégories',
  caption: 'Toutes les catégories dans l’ordre de la boutique, avec leurs propres articles',
  empty:
    'Aucune catégorie. Ajoutez-en une, ou le premier import apporte celles de la boutique modèle.',
  name: 'Nom',
  slug: 'Adresse',
  products: 'Articles',
  ownPicture: 'votre image',
  add: 'Ajouter une catégorie',
  addButton: 'Ajouter',
  nameIn: 'Nom ({{language}})',
  slugHint:
    'Lettres minuscules, chiffres et traits d’union, comme bd. Elle ne change plus. Vide : tirée du nom.',
  parent: 'Sous',
  top: 'Aucune : tout en haut',
  before: 'Avant',
  atEnd: 'Aucune : à la fin',
  beforeHint: 'Choisissez-en une qui se trouve sous la même catégorie.',
  back: 'Retour aux catégories',
  names: 'Noms',
  slugStays: 'Son adresse, {{slug}}, ne change pas.',
  place: 'Place',
  move: 'Déplacer',
  picture: 'Image',
  drawn: 'Il n’y en a pas. La boutique en dessine une.',
  noPicture: 'Revenir au dessin',
  file: 'Fichier',
  fileHint: 'PNG, JPEG ou SVG ; 100 Ko et 2000 × 2000 pixels au plus.',
  pictureButton: 'Enregistrer l’image',
  hide: 'Masquer',
  show: 'Afficher de nouveau',
  isHidden:
    'La catégorie est masquée avec celles qui sont sous elle. Ses articles restent en vente.',
  isUsed_one:
    '{{count}} article s’y trouve. Mettez-le d’abord dans une autre catégorie, ou masquez celle-ci.',
  isUsed_other:
    '{{count}} articles s’y trouvent. Mettez-les d’abord dans une autre catégorie, ou masquez celle-ci.',
  remove: 'Supprimer définitivement',
  removeText: '{{name}} disparaîtra définitivement.',
  done: {
    add: 'La catégorie est ajoutée.',
    rename: 'Les noms sont enregistrés.',
    move: 'La catégorie est déplacée.',
    picture: 'L’image est enregistrée.',
    noPicture: 'La boutique dessine de nouveau l’image.',
    hide: 'La catégorie est maintenant masquée.',
    show: 'La catégorie est de nouveau affichée.',
    remove: 'La catégorie est supprimée.',
  },
  pictureTooLarge: 'L’image est trop volumineuse : 100 Ko au plus.',
}
