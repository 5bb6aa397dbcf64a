import type { Messages } from '../en.ts'

export const addresses: Messages['addresses'] = {
  heading: 'Adresses',
  text: 'Votre adresse par défaut est présélectionnée à la commande ; vous pourrez en choisir une autre.',
  none: 'Aucune adresse enregistrée. Enregistrez-en une pour ne plus avoir à la saisir à la commande.',
  isDefault: 'Par défaut',
  makeDefault: 'Définir par défaut',
  change: 'Modifier',
  save: 'Enregistrer l’adresse',
  remove: 'Supprimer',
  new: 'Nouvelle adresse',
  add: 'Ajouter l’adresse',
  full: 'Vous avez enregistré {{count}} adresses, le maximum possible. Supprimez-en une pour en ajouter une autre.',
  region: 'État, comté ou région',
  regionHint: 'Si votre adresse en comporte une',
  deliverTo: 'Livrer à',
  another: 'Une autre adresse',
  saveInAccount: 'Enregistrer cette adresse dans mon compte',
  updateHint:
    'Après un changement d’adresse ou de mode de livraison. Cela ne valide pas la commande.',
}
