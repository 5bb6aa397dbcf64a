import type { Messages } from '../en.ts'

export const addresses: Messages['addresses'] = {
  heading: 'Adressen',
  text: 'Ihre Standardadresse ist an der Kasse vorausgewählt; dort können Sie auch eine andere wählen.',
  none: 'Noch keine Adresse gespeichert. Mit einer gespeicherten Adresse sparen Sie sich an der Kasse das Eingeben.',
  isDefault: 'Standard',
  makeDefault: 'Als Standard',
  change: 'Ändern',
  save: 'Adresse speichern',
  remove: 'Entfernen',
  new: 'Neue Adresse',
  add: 'Adresse hinzufügen',
  full: 'Sie haben {{count}} Adressen gespeichert, mehr sind nicht möglich. Entfernen Sie eine, um eine andere hinzuzufügen.',
  region: 'Bundesstaat, Grafschaft oder Region',
  regionHint: 'Falls in Ihrer Adresse üblich',
  deliverTo: 'Liefern an',
  another: 'Eine andere Adresse',
  saveInAccount: 'Diese Adresse in meinem Konto speichern',
  updateHint: 'Wenn Sie Adresse oder Versandart geändert haben. Damit bestellen Sie noch nicht.',
}
