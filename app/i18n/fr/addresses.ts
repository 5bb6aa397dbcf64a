import type { Messages } from '../en.ts'

export const addresses: Messages['addresses'] = {
  heading: 'Adresses',
  words: 'La première est choisie d’avance à la commande ; vous pouvez alors en prendre une autre.',
  none: 'Aucune pour l’instant. Avec une adresse ici, vous n’aurez pas à la saisir à la commande.',
  isDefault: 'Par défaut',
  makeDefault: 'Choisir par défaut',
  change: 'Modifier',
  save: 'Enregistrer l’adresse',
  remove: 'Supprimer',
  new: 'Nouvelle adresse',
  add: 'Garder l’adresse',
  full: 'Vous gardez {{count}} adresses, il n’y a pas de place pour davantage. Supprimez-en une pour en ajouter une autre.',
  region: 'État, comté ou région',
  regionHint: 'Là où les adresses en ont',
  deliverTo: 'Livrer à',
  another: 'Une autre adresse',
  keep: 'Garder cette adresse dans mon compte',
  updateHint: 'Après un changement d’adresse ou de mode de livraison. Rien n’est commandé ainsi.',
}
