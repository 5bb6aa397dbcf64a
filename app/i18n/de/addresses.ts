import type { Messages } from '../en.ts'

export const addresses: Messages['addresses'] = {
  heading: 'Adressen',
  text: 'Die erste ist an der Kasse schon ausgewählt; dort können Sie eine andere wählen.',
  none: 'Noch keine Adresse gespeichert. Mit einer Adresse hier müssen Sie sie an der Kasse nicht eingeben.',
  isDefault: 'Standard',
  makeDefault: 'Als Standard',
  change: 'Ändern',
  save: 'Adresse speichern',
  remove: 'Entfernen',
  new: 'Neue Adresse',
  add: 'Adresse hinzufügen',
  full: 'Sie haben {{count}} Adressen gespeichert, für mehr ist kein Platz. Entfernen Sie eine, um eine andere aufzunehmen.',
  region: 'Bundesstaat, Grafschaft oder Region',
  regionHint: 'Falls Ihre Adresse so etwas hat',
  deliverTo: 'Liefern an',
  another: 'Eine andere Adresse',
  saveInAccount: 'Diese Adresse in meinem Konto speichern',
  updateHint:
    'Nach einer Änderung der Adresse oder der Versandart. Damit bestellen Sie noch nicht.',
}
